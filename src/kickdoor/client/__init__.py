"""Sitting at a table from Python: `Client` for programs, bots and the terminal.

A game against two bots, played by taking the first act there is:

    async with await Client.create("http://localhost:8000", bots=["easy", "easy"]) as table:
        await table.start()
        while await table.asked():
            await table.act(table.view.acts[0].act)
"""

from kickdoor.client.client import Client, Refused, is_asked
from kickdoor.client.http_requests import ServerError

__all__ = ["Client", "Refused", "ServerError", "is_asked"]
