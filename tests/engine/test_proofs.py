"""The games that the page's own check is tried on are what the engine's check says they are."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kickdoor.engine.codec.record import Record, check_draws
from kickdoor.engine.state.chance import draw
from kickdoor.protocol.fairness import check_fairness
from kickdoor.protocol.table_messages import Proof

GAMES = Path(__file__).parents[2] / "web" / "tests" / "games"


@pytest.mark.parametrize(("game", "added"), [("munchkin", [0, 1]), ("star", [])])
def test_the_proofs_that_the_page_is_tried_on_hold(game: str, added: list[int]) -> None:
    proof = msgspec.json.decode((GAMES / f"{game}.json").read_bytes(), type=Proof)
    record = Record.from_json(bytes(proof.record))
    assert check_draws(record) > 150
    assert check_fairness(proof.fairness, record.seed) == added


def test_a_number_that_would_be_unfair_is_drawn_again() -> None:
    """The page's tests know this one too."""
    assert draw(bytes(32), "dice", 3327, 2**52 + 1) == 4279749276976842
