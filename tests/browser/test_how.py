"""How to play: five pages, turned by buttons, keys and addresses; and over a running game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import STAR

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def test_five_pages_are_turned_by_buttons_keys_and_addresses(
    server: RealServer, person: People
) -> None:
    ann = person()
    page = ann.page
    page.goto(server.url)
    page.get_by_role("link", name="How to play").first.click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("Ten Levels, and you win")
    ann.press("next")
    expect(title).to_have_text("First, kick open a door")
    expect(title).to_be_focused()  # a screen reader reads on from there
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Dress for the occasion")
    assert page.url.endswith("/how/5")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("Friends, at market price")
    page.go_back()
    expect(title).to_have_text("Dress for the occasion")
    page.reload()
    expect(title).to_have_text("Dress for the occasion")


def test_it_is_read_over_a_running_game_in_the_games_world(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP, "de-DE")
    page = ann.page
    ann.come(server.lay(STAR, "Ann")[0])
    page.get_by_role("button", name="So wird gespielt").click()
    title = page.get_by_role("heading", level=2, name="Zehn Stufen bis zum Sieg")
    expect(title).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Zuerst wird eine Tür eingetreten")).to_be_focused()
    expect(page.locator("dialog .card[data-world=orbit]")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="So wird gespielt")).to_be_focused()
