"""What bad input gets: a clear error that names the place and the way out, and nothing changed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickdoor import Act, Game, Record, Seat
from kickdoor.cards.sets import load_set
from kickdoor.engine.acts.act_kinds import ChooseAnswer, EndTurn, KickDoor, Pass, PlayCard, UsePower
from kickdoor.engine.words_of_play import (
    REF_MONSTER,
    REF_SEAT,
)
from kickdoor.errors import (
    ActError,
    CardFileError,
    IllegalAct,
    RecordError,
    SetupError,
)
from kickdoor.scenario.suite import run_paths


@pytest.fixture
def game() -> Game:
    return Game.new(["Ann", "Bob", "Cid"], seed=7)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (["Ann", "Bob"], "munchkin is for 3 to 6 players, not 2"),
        (["Ann"] * 7, "munchkin is for 3 to 6 players, not 7"),
        (["Ann", "Bob", "Ann"], "two players are called 'Ann'"),
        (["Ann", "Bob", " "], "every player needs a name"),
    ],
)
def test_a_table_nobody_could_sit_at_is_refused(seats: list[str], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        Game.new(seats)


@pytest.mark.parametrize(
    ("edition", "most"),
    [("munchkin", 6), ("lite", 4), ("star-2010", 6), ("star", 6), ("star-deluxe", 6)],
)
def test_an_edition_seats_three_to_so_many(edition: str, most: int) -> None:
    names = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"]
    for number in (2, most + 1):
        refused = f"{edition} is for 3 to {most} players, not {number}"
        with pytest.raises(SetupError, match=refused):
            Game.new(names[:number], edition=edition)
    for number in (3, most):
        assert len(Game.new(names[:number], edition=edition).seats) == number


def test_an_unknown_edition_names_the_known_ones() -> None:
    with pytest.raises(
        SetupError, match=r"unknown edition 'chess': expected one of munchkin, lite"
    ):
        Game.new(["Ann", "Bob", "Cid"], edition="chess")


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(
        SetupError, match=r"unknown option 'fast': expected one of listen-at-the-door"
    ):
        Game.new(["Ann", "Bob", "Cid"], options=["fast"])


def test_an_unknown_set_names_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"unknown card set 'munchkim'.*munchkin"):
        Game.new(["Ann", "Bob", "Cid"], sets=["munchkim"])


def test_a_sex_the_cards_do_not_know_is_refused() -> None:
    with pytest.raises(SetupError, match="Ann: sex: expected one of male, female, got 'yes'"):
        Seat("Ann", sex="yes")


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(SetupError, match="seed: expected an int or 32 bytes, got 3 bytes"):
        Game.new(["Ann", "Bob", "Cid"], seed=b"abc")


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (Act(), "there is no act -1"),
        (PlayCard(-1), "play: which card\\?"),
        (PlayCard(9999), "play: there is no card 9999"),
        (PlayCard(3, with_cards=(-1,)), "play: there is no card -1"),
        (PlayCard(3, on=(REF_SEAT | 7,)), "names nothing in this game"),
        (PlayCard(3, on=(-5,)), "names nothing in this game"),
        (UsePower(from_seat=8), "use: there is no seat 8"),
        (ChooseAnswer((9 << 16,)), "names nothing in this game"),
    ],
)
def test_what_is_no_act_at_all_changes_nothing(game: Game, act: Act, said: str) -> None:
    before = game.hash()

    with pytest.raises(ActError, match=said):
        game.apply(0, act)

    assert game.hash() == before


def test_a_seat_that_is_not_there_cannot_act(game: Game) -> None:
    with pytest.raises(ActError, match="there is no seat 3: this table has seats 0 to 2"):
        game.apply(3, EndTurn())


def test_a_seat_that_is_not_asked_is_refused_and_nothing_changes(game: Game) -> None:
    before = game.hash()
    other = (game.waiting[0][0] + 1) % 3

    for act in (EndTurn(), KickDoor(), Pass(), ChooseAnswer((REF_MONSTER,))):
        with pytest.raises(IllegalAct):
            game.apply(other, act)

    assert game.hash() == before


def test_a_stale_answer_is_refused(game: Game) -> None:
    seat, _, question = game.waiting[0]
    game.apply(seat, EndTurn(), question)
    before = game.hash()

    with pytest.raises(IllegalAct) as refused:
        game.apply(game.waiting[0][0], EndTurn(), question)

    assert (refused.value.code, refused.value.rule) == ("stale", "TABLE-1")
    assert game.hash() == before


def _finished_record() -> str:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    for _ in range(60):
        seat = game.waiting[0][0]
        game.apply(seat, game.legal(seat)[0])
    return game.record.to_json()


def test_a_record_leads_to_the_same_state() -> None:
    record = Record.from_json(_finished_record())

    assert Game.replay(record).hash() == record.hash


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-40],
        lambda text: "{}",
        lambda text: "no JSON at all",
        lambda text: text.replace('"seed": "', '"seed": "zz', 1).replace(
            '"seed":"', '"seed":"zz', 1
        ),
        lambda text: _changed(text, "acts", lambda acts: acts[:-1]),
        lambda text: _changed(text, "acts", lambda acts: [*acts[:-1], "kick"]),
        lambda text: _changed(text, "edition", lambda _: "chess"),
        lambda text: _changed(text, "sets", lambda sets: [[sets[0][0], "0" * 64]]),
    ],
)
def test_a_damaged_record_says_so(damage: Callable[[str], str]) -> None:
    with pytest.raises((RecordError, SetupError)):
        Game.replay(Record.from_json(damage(_finished_record())))


def _changed(text: str, key: str, change: Callable[[Any], Any]) -> str:
    data = json.loads(text)
    data[key] = change(data[key])
    return json.dumps(data)


def test_a_broken_card_file_names_file_card_field_and_the_word_meant(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "set.toml").write_text('name = "Mine"\n')
    (folder / "cards.toml").write_text(
        '[sofa]\nkind = "monster"\nname = "Sofa"\nlevel = 2\ntreasures = 1\n'
        'bad_stuff = [{ do = "lose_levle" }]\n'
    )

    with pytest.raises(CardFileError) as broken:
        load_set(str(folder))

    assert "mine/cards.toml: sofa: bad_stuff[1].do" in str(broken.value)
    assert "lose_level" in str(broken.value)


def test_a_broken_scenario_is_a_failure_that_names_its_place(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(
        'name = "x"\nturn = "Ann"\nsteps = []\n'
        "players.Ann = { levle = 2 }\nplayers.Bob = {}\nplayers.Cid = {}\n"
    )

    report = run_paths([path])

    assert report.failed == 1
    assert "level" in report.failures[0].message
