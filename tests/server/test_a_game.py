"""A whole game over real sockets: a person's client against bots."""

from __future__ import annotations

import hashlib
import random

from kickdoor.client import Client
from kickdoor.engine.codec.record import Record, check_draws
from kickdoor.engine.game import Game
from live_servers import Serve, against_bots, play_out, run


def test_a_game_is_played_to_its_end_and_its_record_verifies(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, against_bots())
        assert client.info is not None
        commitment = client.info.fairness.commitment
        async with client:
            await client.start()
            await play_out(client, random.Random(1))
            record = Record.from_json(await client.record())
            while client.info.state != "over":
                await client.news()
            fairness = client.info.fairness

        game = Game.replay(record)  # verifies the hash
        assert game.winners == client.info.winners
        assert check_draws(record) > 100
        secret = bytes.fromhex(fairness.secret)
        assert hashlib.sha256(secret).hexdigest() == commitment
        seed = hashlib.sha256(secret + "".join(fairness.nonces).encode()).digest()
        assert seed == record.seed

    run(scene())
