"""Sets of one's own travel inside the record: a replay needs and reads nothing else."""

from __future__ import annotations

import copy
import json
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickdoor import Game, Record
from kickdoor.cards.loader import LARGEST, MOST_FILES
from kickdoor.cards.sets import load_set
from kickdoor.cli.command_line import run
from kickdoor.errors import CardFileError, RecordError

SEATS = ["Ann", "Bob", "Cid"]
HEAD = 'name = "The Basement"\r\n'
CARDS = """
[damp-ogre]
kind      = "monster"
name      = "Damp Ögre"
text      = "It drips."
copies    = 20
level     = 3
treasures = 1
bad_stuff_text = "Wet socks. Lose a level."
bad_stuff = [{ do = "lose_level" }]
"""
GERMAN = '[damp-ogre]\nname = "Feuchter Oger"\n'


@pytest.fixture
def basement(tmp_path: Path) -> Path:
    folder = tmp_path / "basement"
    folder.mkdir()
    (folder / "set.toml").write_bytes(HEAD.encode())
    (folder / "monsters.toml").write_text(CARDS, encoding="utf-8")
    (folder / "de.toml").write_text(GERMAN, encoding="utf-8")
    return folder


def played(basement: Path, acts: int = 12) -> Game:
    game = Game.new(SEATS, sets=["munchkin", str(basement)], seed=5)
    for _ in range(acts):
        seat = game.waiting[0][0]
        game.apply(seat, game.legal(seat)[0])
    return game


def test_a_replay_needs_nothing_but_the_record(basement: Path) -> None:
    game = played(basement)
    text = game.record.to_json()
    shutil.rmtree(basement)

    record = Record.from_json(text)
    again = Game.replay(record)

    assert again.hash() == game.hash()
    assert again.catalogue.sets == ["munchkin", "basement"]
    assert again.record.to_json() == text
    assert record.own == {"basement": {"set.toml": HEAD, "monsters.toml": CARDS, "de.toml": GERMAN}}


def test_the_game_s_own_sets_are_not_written_down() -> None:
    assert "own" not in json.loads(Game.new(SEATS, seed=5).record.to_json())


def test_copies_and_pickles_take_the_cards_along(basement: Path) -> None:
    game = played(basement)
    packed = pickle.dumps([game, game.view(0)])
    shutil.rmtree(basement)

    revived, view = pickle.loads(packed)

    assert revived.hash() == game.hash()
    assert revived.clone().record.to_json() == game.record.to_json()
    assert view == game.view(0)


def test_a_set_called_as_one_of_ours_is_itself(basement: Path) -> None:
    folder = basement.rename(basement.parent / "munchkin")
    game = Game.new(SEATS, sets=["star", f"{folder}"], edition="star", seed=5)
    again = Game.replay(Record.from_json(game.record.to_json()))
    assert "munchkin:damp-ogre" in again.catalogue.by_id
    assert "munchkin:elf" not in again.catalogue.by_id


def test_replay_on_the_command_line(
    basement: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(played(basement).record.to_json(), encoding="utf-8")
    shutil.rmtree(basement)
    assert run(["replay", str(file), "--verify"]) == 0
    assert capsys.readouterr().out.startswith("ok: 12 acts")


def changed(basement: Path, change: Callable[[dict[str, Any]], object]) -> str:
    """The text of a record without acts, after a change that its makers have sealed."""
    record = Game.new(SEATS, sets=["munchkin", str(basement)], seed=5).record
    record.own = copy.deepcopy(record.own)
    change(record.own)
    return record.to_json()


CHANGES: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda own: own.clear(), "'basement' does not come with the game"),
    (lambda own: own.update(attic={"a.toml": ""}), "'attic': no set of this record"),
    (lambda own: own.update({"../x": {"a.toml": ""}}), r"'\.\./x': no set of this record"),
    (lambda own: own.update(basement=[]), "expected 1 to 100 files by name"),
    (lambda own: own.update(basement={}), "expected 1 to 100 files by name"),
    (
        lambda own: own.update(basement={f"{i}.toml": "" for i in range(MOST_FILES + 1)}),
        "expected 1 to 100 files by name",
    ),
    (lambda own: own["basement"].update({"../../a.toml": ""}), "no name of a card file"),
    (lambda own: own["basement"].update({"a.py": ""}), "no name of a card file"),
    (lambda own: own["basement"].update({"a" * 300 + ".toml": ""}), "no name of a card file"),
    (lambda own: own["basement"].update({"a.toml": 7}), "a.toml: expected the text of a file"),
    (lambda own: own["basement"].update({"a.toml": "\ud800"}), "a.toml: not a UTF-8 text"),
    (lambda own: own["basement"].update({"a.toml": "#" * LARGEST}), "bytes of card files"),
    (lambda own: own["basement"].update({"a.toml": "x"}), "own: basement/a.toml: not TOML"),
    (
        lambda own: own["basement"].update(
            {"monsters.toml": CARDS.replace('"lose_level"', '"run"')}
        ),
        "own: basement/monsters.toml: damp-ogre: .*unknown verb 'run'",
    ),
    (
        lambda own: own["basement"].update({"monsters.toml": CARDS.replace("3", "4")}),
        "set basement: made with other cards",
    ),
]


@pytest.mark.parametrize(("change", "says"), CHANGES, ids=[says for _, says in CHANGES])
def test_what_is_no_set_is_refused(
    basement: Path, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    text = changed(basement, change)
    with pytest.raises(RecordError, match=says):
        Game.replay(Record.from_json(text))


def test_cards_that_were_changed_afterwards_break_the_chain(basement: Path) -> None:
    data = json.loads(played(basement).record.to_json())
    data["own"]["basement"]["monsters.toml"] += "\n"
    with pytest.raises(RecordError, match=r"acts\[0\]: link"):
        Record.from_json(json.dumps(data))


def test_a_record_reads_no_folder(basement: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even one that lies where the record's set is called."""
    text = changed(basement, lambda own: own.clear())
    monkeypatch.chdir(basement.parent)
    with pytest.raises(RecordError, match="does not come with the game"):
        Game.replay(Record.from_json(text))


def test_a_set_that_no_record_could_hold_is_refused(basement: Path) -> None:
    (basement / "long.toml").write_text("#" * LARGEST, encoding="utf-8")
    with pytest.raises(CardFileError, match="bytes of card files, expected 1048576 at most"):
        load_set(str(basement))
    (basement / "long.toml").unlink()
    for number in range(MOST_FILES):
        (basement / f"{number}.toml").touch()
    with pytest.raises(CardFileError, match="102 card files, expected 100 at most"):
        load_set(str(basement))
