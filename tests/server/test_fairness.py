"""The shuffle is promised before anybody adds to it, for every deal, and can be checked after."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import patiently
from kickdoor.cli.command_line import run as kickdoor
from kickdoor.client import Client
from kickdoor.engine.codec.record import Record
from kickdoor.errors import RecordError
from kickdoor.protocol.fairness import added, check_fairness, commitment, fixed_nonce, seed_of
from kickdoor.protocol.table_messages import (
    Fairness,
    Join,
    Nonce,
    SeatChange,
    SeatSetup,
    TableSetup,
)
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.meta import OVER, TableMeta
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from live_servers import Serve, against_bots, nearly_won, play_out, run

ANNS = "a" * 32
BOBS = "b" * 32


async def in_a_registry(folder: Path, scene: Any) -> None:
    registry = TableRegistry(Settings(db=f"sqlite:///{folder}/tables.db"))
    await registry.open()
    try:
        await scene(Seating(registry))
    finally:
        await registry.close()


def ann_and_an_open_seat() -> TableSetup:
    seats = [SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup("bot", "easy")]
    return TableSetup(seats=seats)


@pytest.mark.parametrize(
    ("kind", "body"), [("", {"nonce": ANNS}), ("join", {"name": "Bob", "nonce": BOBS})]
)
def test_no_nonce_comes_before_the_commitment(serve: Serve, kind: str, body: Any) -> None:
    server = serve()
    path = f"{server.url}/api/tables/"
    made = patiently.post(path, content=msgspec.json.encode(ann_and_an_open_seat())).json()
    answer = patiently.post(path + (f"{made['table']['id']}/{kind}" if kind else ""), json=body)
    assert answer.status_code == 400


def test_people_add_after_the_commitment_and_everything_else_is_fixed_in_it(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        made = await seating.create(ann_and_an_open_seat())
        promised = made.table.fairness
        table = await seating.registry.find(made.table.id)
        assert promised.commitment == commitment(table.secret)
        assert (promised.nonces, promised.secret, promised.added) == ([], "", [])
        joined = await seating.join(table.id, Join("Bob"))
        ours = Nonce(ANNS, promised.commitment)
        (standing,) = await seating.add_nonce(table.id, ours, made.host_token)
        assert (standing.seat, standing.nonce) == (0, ANNS)
        assert table.info().fairness.added == [0]
        assert table.info().fairness.nonces == []  # others' are shown with the deal
        assert joined.table.fairness.commitment == promised.commitment
        begun = await seating.start(table.id, made.host_token)
        fixed = [fixed_nonce(table.secret, seat) for seat in range(3)]
        assert begun.fairness.nonces == [ANNS, fixed[1], fixed[2]]  # Bob added nothing
        assert begun.fairness.added == [0]
        assert begun.fairness.commitment == promised.commitment
        assert table.game is not None
        assert table.game.record.seed == seed_of(table.secret, begun.fairness.nonces)

    run(in_a_registry(tmp_path, scene))


def test_a_nonce_is_refused_for_another_deal_without_a_key_and_after_the_deal(
    tmp_path: Path,
) -> None:
    async def scene(seating: Seating) -> None:
        made = await seating.create(against_bots())
        ours = Nonce(ANNS, made.table.fairness.commitment)
        for nonce, token, code in (
            (Nonce(ANNS, "0" * 64), made.host_token, "other-deal"),
            (ours, "nobody's", "bad-token"),
        ):
            with pytest.raises(Trouble) as refused:
                await seating.add_nonce(made.table.id, nonce, token)
            assert refused.value.code == code
        await seating.start(made.table.id, made.host_token)
        with pytest.raises(Trouble) as late:
            await seating.add_nonce(made.table.id, ours, made.host_token)
        assert late.value.code == "started"

    run(in_a_registry(tmp_path, scene))


def test_the_first_nonce_stands_until_its_player_does(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        made = await seating.create(ann_and_an_open_seat())
        table = await seating.registry.find(made.table.id)
        bob = await seating.join(table.id, Join("Bob"))
        promised = made.table.fairness.commitment
        for nonce in (BOBS, ANNS):
            (standing,) = await seating.add_nonce(table.id, Nonce(nonce, promised), bob.key.token)
            assert standing.nonce == BOBS
        await seating.change(table.id, 1, SeatChange("bot"), made.host_token)
        begun = await seating.start(table.id, made.host_token)
        assert begun.fairness.added == []
        assert begun.fairness.nonces[1] == fixed_nonce(table.secret, 1)

    run(in_a_registry(tmp_path, scene))


def test_a_rematch_is_promised_anew_and_added_to_anew(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        made = await seating.create(against_bots(people=2))
        first = made.table.fairness.commitment
        for key, nonce in zip(made.keys, (ANNS, BOBS), strict=True):
            await seating.add_nonce(made.table.id, Nonce(nonce, first), key.token)
        await seating.start(made.table.id, made.host_token)
        table = await seating.registry.find(made.table.id)
        table.meta.state = OVER
        again = await seating.rematch(table.id, made.host_token)
        assert again.fairness.commitment not in ("", first)
        assert (again.fairness.nonces, again.fairness.added) == ([], [])
        ours = Nonce("c" * 32, again.fairness.commitment)
        await seating.add_nonce(again.id, ours, made.keys[1].token)
        begun = await seating.start(again.id, made.host_token)
        secret = (await seating.registry.find(again.id)).secret
        assert begun.fairness.added == [1]
        assert begun.fairness.nonces[0] == fixed_nonce(secret, 0)
        assert begun.fairness.nonces[1] == "c" * 32

    run(in_a_registry(tmp_path, scene))


@pytest.mark.parametrize("nonce", ["", "a" * 31, "a" * 33, "A" * 32, "g" * 32, "a" * 32 + "\n", 7])
def test_a_nonce_is_32_hexadecimal_digits(serve: Serve, nonce: Any) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, against_bots())
        assert client.info is not None
        path = f"{server.url}/api/tables/{client.table}/nonce"
        body = {"nonce": nonce, "commitment": client.info.fairness.commitment}
        head = {"authorization": f"Bearer {client.tokens[0]}"}
        assert patiently.post(path, json=body, headers=head).status_code == 400

    run(scene())


def test_a_lobby_kept_by_an_older_version_forgets_what_came_too_early() -> None:
    setup = msgspec.to_builtins(TableSetup()) | {"nonce": ANNS}
    seats = [{"kind": "person", "nonce": ANNS}, {"kind": "bot", "nonce": BOBS}]
    old = {"setup": setup, "seats": seats, "host_key": "", "state": "lobby"}
    assert TableMeta.from_json(json.dumps(old)).nonces == ["", ""]
    begun = TableMeta.from_json(json.dumps(old | {"state": "playing"}))
    assert begun.nonces == [ANNS, BOBS]  # its seed was made of them


def test_an_imported_and_a_laid_game_promise_nothing(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        assert client.info is not None
        assert client.info.fairness == Fairness("", [], "", [])
        async with client:
            await client.start()
            await play_out(client, random.Random(1))
            path = f"{server.url}/api/tables"
            proof = patiently.get(f"{path}/{client.table}/proof")
            made = patiently.post(f"{path}/import", content=proof.content).json()
            assert made["table"]["fairness"]["commitment"] == ""

    run(scene())


# What is checked.

SECRET = b"s" * 32
NONCES = [ANNS, fixed_nonce(SECRET, 1), BOBS]


def told(**changes: Any) -> Fairness:
    whole = Fairness(commitment(SECRET), NONCES, SECRET.hex(), [0, 2])
    return msgspec.structs.replace(whole, **changes)


def test_what_was_promised_holds() -> None:
    assert check_fairness(told(), seed_of(SECRET, NONCES)) == [0, 2]
    assert added(SECRET, NONCES) == [0, 2]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"commitment": commitment(b"t" * 32)}, "committed to"),
        ({"secret": (b"t" * 32).hex()}, "committed to"),
        ({"secret": "secret"}, "hexadecimal"),
        ({"nonces": [BOBS, NONCES[1], BOBS]}, "seed of the game"),
        ({"nonces": [ANNS + NONCES[1], "", BOBS]}, "32 hexadecimal"),
        ({"added": [0]}, "added"),
    ],
)
def test_what_was_not_promised_is_found(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        check_fairness(told(**changes), seed_of(SECRET, NONCES))


@pytest.mark.slow
def test_a_played_game_is_verified_from_its_file(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    file = tmp_path / "game.json"

    clients: list[Client] = []

    async def scene() -> None:
        client = await Client.create(server.url, against_bots())
        clients.append(client)
        async with client:
            await client.start()
            await play_out(client, random.Random(1))

    run(scene())
    client = clients[0]
    body = patiently.get(f"{server.url}/api/tables/{client.table}/proof").content
    file.write_bytes(body)
    proof = json.loads(body)
    assert proof["fairness"]["nonces"][0] == client.nonces[0]
    Record.from_json(json.dumps(proof["record"]))
    ask = ["replay", str(file), "--verify"]
    assert kickdoor([*ask, "--commitment", client.commitment, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["commitment"], report["added"]) == (client.commitment, ["P0"])
    assert kickdoor(ask) == 0
    assert f"{client.commitment} committed to, with nonces of P0" in capsys.readouterr().out

    assert kickdoor([*ask, "--commitment", "0" * 64]) == 1
    assert "another commitment was seen" in capsys.readouterr().err
    for field, value in (("secret", "00" * 32), ("nonces", [ANNS] * 4), ("commitment", "0" * 64)):
        changed = proof | {"fairness": proof["fairness"] | {field: value}}
        file.write_text(json.dumps(changed), encoding="utf-8")
        assert kickdoor([*ask, "--json"]) == 1
        said = capsys.readouterr()
        assert json.loads(said.out)["ok"] is False
        assert "fairness: " in said.err
    file.write_text(json.dumps(proof["record"]), encoding="utf-8")
    assert kickdoor(ask) == 0
    assert "holds no commitment" in capsys.readouterr().err
    assert kickdoor([*ask, "--commitment", client.commitment]) == 1
