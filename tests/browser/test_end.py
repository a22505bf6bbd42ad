"""The end of a game, as whoever has won reads it, and as the others do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import WON
from browser.walking import asked, follow, until

pytestmark = pytest.mark.slow
People = Callable[..., Person]


@pytest.mark.parametrize(
    ("language", "mine", "you", "theirs"),
    [("en-GB", "You win", "You", "Ann wins"), ("de-DE", "Du gewinnst", "Du", "Ann gewinnt")],
)
def test_headline_and_honours_say_you_to_whoever_reads(
    language: str, mine: str, you: str, theirs: str, server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP, language), person(DESKTOP, language)
    for one, link in zip((ann, bob), server.lay(WON, "Ann", "Bob"), strict=True):
        one.come(link)
    asked(ann, "start")
    follow(ann, "kick")
    follow(ann, "fight")
    until(ann, ann.page.locator("main.end .awards"), "", bob)
    for one, headline, honoured in ((ann, mine, you), (bob, theirs, "Ann")):
        expect(one.page.locator("main.end h1")).to_have_text(headline)
        expect(one.page.locator("main.end .awards .brush").first).to_have_text(honoured)
