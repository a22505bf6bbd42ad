"""What an edition changes in the looks of the table alone is in the view that is sent."""

import pytest

from kickdoor.engine.game import Game
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.protocol.rendering.public_sections import table_view


@pytest.mark.parametrize(
    ("edition", "phases", "board"),
    [
        ("munchkin", 3, False),
        ("lite", 3, False),
        ("star-2010", 4, False),
        ("star", 3, False),
        ("star-deluxe", 3, True),
    ],
)
def test_the_view_says_how_many_phases_and_whether_there_is_a_board(
    edition: str, phases: int, board: bool
) -> None:
    game = Game.new(["Ann", "Bob", "Cid"], edition=edition)
    for seat in (0, -1):
        view = table_view(GameRendering(game).scene(seat))
        assert (view.phases, view.board) == (phases, board)
