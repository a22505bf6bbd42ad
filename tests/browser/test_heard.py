"""A whole game by what a screen reader says: roles and names alone, from a door to the win."""

import time
from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, LOOK_MS, Person
from browser.heard import Listener
from browser.serving import WINDOW_MS, RealServer
from browser.tables import LATE

pytestmark = pytest.mark.slow
PATIENCE_S = 120.0


def test_a_game_is_played_to_the_win_through_the_accessibility_tree_alone(
    server: RealServer, person: Callable[..., Person]
) -> None:
    ann = person(DESKTOP)
    ann.come(server.lay(LATE, "Ann", window_ms=WINDOW_MS)[0])
    listener = Listener(ann.page)
    limit = time.monotonic() + PATIENCE_S
    while not listener.is_over:
        assert time.monotonic() < limit, listener.pressed[-5:]
        if not listener.play_on():
            ann.page.wait_for_timeout(LOOK_MS)
    assert any("Kick open the door" in name for name in listener.pressed)
    assert len(listener.pressed) >= 3
