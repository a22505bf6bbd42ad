"""A whole game by what a screen reader says: roles and names alone, from one press to the win."""

import time
from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, LOOK_MS, Person
from browser.heard import EXPECTED, Listener
from browser.serving import RealServer

pytestmark = pytest.mark.slow
PATIENCE_S = 240.0


def test_a_whole_game_is_played_through_the_accessibility_tree_alone(
    server: RealServer, person: Callable[..., Person]
) -> None:
    ann = person(DESKTOP)
    ann.page.goto(server.url)
    ann.page.get_by_role("button", name="Play now").press("Enter")
    ann.page.get_by_role("region", name=EXPECTED).wait_for()
    listener = Listener(ann.page)
    limit = time.monotonic() + PATIENCE_S
    while not listener.is_over:
        assert time.monotonic() < limit, listener.pressed[-5:]
        if not listener.play_on():
            ann.page.wait_for_timeout(LOOK_MS)
    assert any("Kick open the door" in name for name in listener.pressed)
    assert len(listener.pressed) > 10
