"""Games that were recorded by versions before this one are read, and end as they ended."""

from pathlib import Path

import pytest

from kickdoor import Game, Record

KEPT = Path(__file__).parent / "records"
FILES = sorted(KEPT.glob("*/*.json"))
EDITIONS = ("lite", "munchkin", "star", "star-2010", "star-deluxe")


def test_there_are_four_of_every_edition() -> None:
    kept = {path.stem for path in FILES if path.parent.name == "0.1.0"}
    assert kept == {f"{edition}-{n}" for edition in EDITIONS for n in range(1, 5)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_of_an_older_version_ends_as_it_ended(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_json(text)
    game = Game.replay(record)

    assert game.is_over
    assert game.hash() == record.hash
    assert game.record.to_json() + "\n" == text
