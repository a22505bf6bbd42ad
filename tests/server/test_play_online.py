"""`kickdoor play --server`: the terminal at a live table."""

from __future__ import annotations

import io

from rich.console import Console

from kickdoor.client import Client
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.online import OnlineGame
from live_servers import NEARLY_WON, Serve, against_bots, run


def test_a_game_is_won_at_the_keyboard(serve: Serve) -> None:
    server = serve()
    setup = against_bots()
    setup.prepared = NEARLY_WON
    out = io.StringIO()
    typed = iter(["say hello", "99", "1", "1", "", "", "", ""])

    async def scene() -> None:
        client = await Client.create(server.url, setup)
        console = Console(file=out, width=200)
        game = OnlineGame(client, labels_in("en"), console, lambda: next(typed))
        assert await game.play()

    run(scene())
    told = out.getvalue()
    assert "P0: hello" in told
    assert "There is no 99 here" in told
    assert "You kick open the door: Potted Plant!" in told
    assert "You win the game!" in told
