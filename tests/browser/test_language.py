"""The language is the browser's, until somebody wants another; in the middle of a game too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import FIGHT

pytestmark = pytest.mark.slow
People = Callable[..., Person]


@pytest.mark.parametrize(
    ("locale", "language", "words"),
    [
        ("de-AT", "de", "Jetzt spielen"),
        ("en-US", "en", "Play now"),
        ("fr-FR", "en", "Play now"),
    ],
)
def test_it_follows_the_browser(
    locale: str, language: str, words: str, server: RealServer, person: People
) -> None:
    page = person(DESKTOP, locale).page
    page.goto(server.url)
    expect(page.get_by_role("button", name=words)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


def test_it_is_switched_in_the_middle_of_a_fight_and_stays(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    page = ann.page
    ann.come(server.lay(FIGHT, "Ann")[0])
    ann.press("kick")
    expect(page.locator("#prompt")).to_contain_text("You face Plutonium Dragon")

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("#prompt")).to_contain_text("Du stehst vor dem Plutoniumlindwurm")
    expect(page.locator(".log").first).to_contain_text("Du trittst die Tür ein")
    expect(page.locator(".hand .name").filter(has_text="Magischer Marschflugkörper")).to_have_count(
        1
    )
    assert page.locator("html").get_attribute("lang") == "de"
    page.locator(".hand [data-card$=':magic-missile']").click()
    expect(page.get_by_role("heading", name="Genau")).to_be_visible()
    page.keyboard.press("Escape")

    page.reload()
    expect(page.locator("#prompt")).to_contain_text("Du stehst vor")
    ann.press("run")  # the game goes on in the new language
    ann.has_done("run")
