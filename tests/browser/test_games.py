"""Whole games in a real browser at a real server, from the deal to the win."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.playing import play_to_the_end
from browser.serving import WINDOW_MS, RealServer
from browser.tables import LATE

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def test_a_whole_game_on_a_phone_by_touch_from_one_tap_to_the_win(
    server: RealServer, person: People
) -> None:
    ann = person(has_touch=True)
    ann.page.goto(server.url)
    ann.press("play-now")
    ann.page.locator("#prompt").wait_for()
    pressed = play_to_the_end(ann)
    assert pressed > 10
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(ann.page.locator("tbody tr")).to_have_count(4)
    # Whether it was fair is one sentence; the reckoning is there for whoever wants it.
    verdict = ann.page.locator("[data-verdict='fair']")
    expect(verdict).to_contain_text("sealed before the deal")
    expect(verdict.locator("xpath=..")).to_contain_text("its own number is in the seed")


def test_a_late_game_on_a_desktop(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(LATE, "Ann", window_ms=WINDOW_MS))
    play_to_the_end(ann)
    expect(ann.page.locator("[data-verdict='unpromised']")).to_be_visible()
    ann.press("rematch")
    ann.button("start").wait_for()


def test_a_game_by_keyboard_alone(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(LATE, "Ann", window_ms=WINDOW_MS))
    play_to_the_end(ann, is_by_keys=True)


def test_the_focus_stays_where_it_was(server: RealServer, person: People) -> None:
    """The button that was pressed is gone; what has the focus is still the prompt, or the card."""
    ann = person(DESKTOP)
    ann.come(*server.lay(LATE, "Ann"))
    ann.is_steady()
    ann.page.keyboard.press("g")
    ann.page.keyboard.press("Enter")
    ann.button("fight").wait_for()
    expect(ann.page.locator(".prompt:focus")).to_have_count(1)
    ann.page.keyboard.press("Tab")
    expect(ann.button("fight")).to_be_focused()
    ann.page.keyboard.press("m")
    ann.page.locator("dialog[open]").wait_for()
    ann.page.keyboard.press("Escape")
    expect(ann.button("fight")).to_be_focused()
