"""The guard: a player that raises, cheats or dawdles is sent away, and the game goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from kickdoor.bots import EasyBot, bot_named, seated
from kickdoor.bots.foreign import source_of
from kickdoor.drive import Driver, Guard, Player, Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import AcceptOffer, PlayCard
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.engine.views.view import SeatView
from kickdoor.errors import SetupError

Choose = Callable[[SeatView, Sequence[Act | None], Rng], object]
MODULE = """
class Patient:
    def choose(self, view, legal, rng):
        return legal[-1]

class Needy:
    def __init__(self, friend):
        self.friend = friend

def make():
    return Patient()

patient = Patient()
number = 7
"""


class Fails:
    """Plays the last act it is shown, but on its tenth answer does something else."""

    def __init__(self, tenth: Choose) -> None:
        self.tenth = tenth
        self.asked = 0

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        self.asked += 1
        if self.asked == 10:
            return self.tenth(view, legal, rng)  # type: ignore[return-value]
        return legal[-1]


def game_with(player: Player, limit: float = 10.0) -> tuple[Game, Guard]:
    """A game played to its end, with that player at the second seat."""
    game = Game.new(["Ann", "Bob", "Cid"], seed=3)
    guard = Guard(player, EasyBot(), game, 1, "Bob's bot", limit)
    out = Driver(game, [EasyBot(), guard, EasyBot()], seed=3).play()
    assert out.winners
    return game, guard


def boom(view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
    raise LookupError("where is\nmy card")


def leave(view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
    raise SystemExit(3)


def forever(view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
    while True:
        try:
            rng.random()
        except Exception:
            return None


@pytest.mark.parametrize(
    ("tenth", "kind", "message"),
    [
        (boom, "raised", "LookupError: where is my card (test_guard.py:"),
        (leave, "raised", "SystemExit: 3 (test_guard.py:"),
        (lambda *_: "kick", "illegal", "answered 'kick', which is not among its acts"),
        (lambda *_: AcceptOffer(offer=999), "illegal", "AcceptOffer("),
        (lambda *_: PlayCard(999), "illegal", "card"),
        (lambda *_: Act(), "illegal", "verb"),
        (forever, "slow", "thought longer than 0.2 s"),
    ],
)
def test_who_fails_is_sent_away_and_the_game_goes_on(
    tenth: Choose, kind: str, message: str
) -> None:
    player = Fails(tenth)

    game, guard = game_with(player, limit=0.2 if kind == "slow" else 10.0)

    assert player.asked == 10  # and never again
    assert guard.fault is not None
    assert guard.fault.kind == kind
    assert message in guard.fault.message
    assert str(guard.fault).startswith("Bob's bot at seat 2, turn ")
    there = Game.replay(Record.from_json(guard.fault.record))
    assert there.record.length == guard.fault.act
    assert there.table.turns == guard.fault.turn
    assert [e.act for e in game.record.acts][: guard.fault.act] == [
        e.act for e in there.record.acts
    ]


def test_who_does_not_fail_is_left_alone() -> None:
    plain = Game.new(["Ann", "Bob", "Cid"], seed=3)
    Driver(plain, [EasyBot(), EasyBot(), EasyBot()], seed=3).play()

    game, guard = game_with(EasyBot())

    assert guard.fault is None
    assert game.hash() == plain.hash()


def test_a_legal_act_that_is_not_listed_is_no_fault() -> None:
    def copied(view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
        return None if legal[-1] is None else act_of_row(legal[-1].key())

    _, guard = game_with(Fails(copied))

    assert guard.fault is None


def test_a_blind_player_that_fails_is_followed_by_one_that_sees() -> None:
    player = Fails(boom)
    player.is_blind = True  # type: ignore[attr-defined]

    _, guard = game_with(player)

    assert guard.fault is not None
    assert not guard.is_blind


def test_outside_the_main_thread_time_is_measured_afterwards() -> None:
    def slow(view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
        threading.Event().wait(0.25)
        return legal[-1]

    guards: list[Guard] = []
    thread = threading.Thread(target=lambda: guards.append(game_with(Fails(slow), limit=0.2)[1]))
    thread.start()
    thread.join()

    fault = guards[0].fault
    assert fault is not None
    assert fault.kind == "slow"
    assert "allowed are 0.2 s" in fault.message


def test_a_bot_of_ones_own_is_found_by_module_and_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lab_patience.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())

    names = ["lab_patience:Patient", "lab_patience:make", "./lab_patience.py:patient"]
    bots = seated(Game.new(["Ann", "Bob", "Cid"]), names)

    assert [type(bot.player).__name__ for bot in bots] == ["Patient"] * 3
    assert [bot.name for bot in bots] == names
    assert source_of(names[0]) == source_of(names[2]) == MODULE.encode()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("no_such_module:Bot", "cannot import 'no_such_module': ModuleNotFoundError"),
        ("no/such/file.py:Bot", "there is no file 'no/such/file.py'"),
        ("broken.py:Bot", "cannot import 'broken.py': SyntaxError"),
        ("leaving.py:Bot", "cannot import 'leaving.py': SystemExit: 3"),
        ("lab.py:Bot", "lab.py has no 'Bot'"),
        ("lab.py:number", "number"),
        ("lab.py:Needy", "cannot be made: TypeError"),
        (":Bot", "cannot import ''"),
        ("genius", "or mymodule:MyBot"),
    ],
)
def test_a_way_that_leads_to_no_bot_is_told(
    name: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lab.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken.py").write_text("def (", encoding="utf-8")
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())

    with pytest.raises(SetupError) as refused:
        bot_named(name)

    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_stranger_cannot_spoil_acts() -> None:
    def spoil(view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
        act: Any = legal[-1]
        act.card = 0
        return act

    game, guard = game_with(Fails(spoil))

    assert guard.fault is not None
    assert guard.fault.kind == "raised"
    assert "AttributeError" in guard.fault.message
    assert Game.replay(game.record).hash() == game.hash()
