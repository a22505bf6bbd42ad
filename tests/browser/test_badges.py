"""What everybody sees about a munchkin and no card shows: a chip with words, on every screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.looking import wrong_with
from browser.serving import RealServer

pytestmark = pytest.mark.slow
TABLE = """
edition = "{edition}"
turn = "Ann"
[players.Ann]
newcomer = true
[players.Bob]
newcomer = true
level = 6
[players.Cid]
"""
WORDS = {"en-GB": "new character", "de-DE": "neuer Charakter"}
CHIP = "[data-badge=newcomer]"


@pytest.mark.parametrize(
    ("edition", "language"), [("munchkin", "en-GB"), ("munchkin", "de-DE"), ("star", "de-DE")]
)
def test_badges_are_chips_with_words_beside_rivals_and_oneself(
    edition: str, language: str, server: RealServer, person: Callable[..., Person]
) -> None:
    one = person(DESKTOP, language)
    one.come(*server.lay(TABLE.format(edition=edition), "Ann"))
    page = one.page
    rivals, mine = page.locator(".rivals"), page.locator("[data-zone=mine]")

    for place in (rivals, mine):
        expect(place.locator(CHIP)).to_have_text(WORDS[language])
    expect(rivals.locator("[data-seat='1']")).to_contain_text(WORDS[language])
    assert rivals.locator(f"[data-seat='2'] {CHIP}").count() == 0
    assert wrong_with(page, "badges") == []

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(rivals.locator(CHIP)).to_be_visible()
    page.locator("nav [data-place=seat-0]").click()
    expect(page.locator(f"dialog[open] {CHIP}")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 780, "height": 360})
    expect(rivals.locator(CHIP)).to_be_visible()
    # Where a rival is one line, it is one: the name is not broken to make room.
    name = rivals.locator("[data-seat='1'] .name").bounding_box()
    assert name is not None
    assert name["width"] > name["height"]
