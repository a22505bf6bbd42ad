"""Where the eye is not: an emote above a standie, the tab's title and icon, no line at all."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import FIGHT

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def test_an_emote_rises_above_the_standie_for_everybody(server: RealServer, person: People) -> None:
    ann, bob = person((1920, 1080)), person()  # where the chat lies open
    for one, link in zip((ann, bob), server.lay(FIGHT, "Ann", "Bob"), strict=True):
        one.come(link)
    ann.page.get_by_text("Faces", exact=True).first.click()
    ann.page.get_by_role("button", name="shrugs").first.click()
    for one in (ann, bob):
        expect(one.page.locator("[data-emote='shrug'] svg")).to_have_count(1)
        expect(one.page.get_by_text("Ann shrugs")).to_have_count(1)


def test_the_tab_says_that_it_is_my_turn(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(FIGHT, "Ann", title="Friday"))
    expect(ann.page).to_have_title("● Friday")
    ann.wait_until(
        lambda: str(ann.page.locator("link[rel=icon]").get_attribute("href")).startswith("data:"),
        lambda: "the icon has no mark",
    )


def test_without_a_line_the_start_page_comes_and_says_what_needs_one(
    own_server: RealServer, person: People
) -> None:
    ann = person(DESKTOP, has_worker=True)
    page = ann.page
    page.goto(own_server.url)
    manifest = page.request.get(f"{own_server.url}/manifest.webmanifest")
    assert manifest.json()["start_url"] == "."
    assert "manifest" in manifest.headers["content-type"]
    page.wait_for_function("navigator.serviceWorker.ready.then((one) => one.active.state)")
    page.wait_for_function(
        "async () => (await (await caches.open('kickdoor-page')).keys()).length > 10"
    )
    own_server.stop()
    page.goto(own_server.url)
    ann.sees("How to play")
    ann.sees("tables need the line")
    page.goto(f"{own_server.url}/how")
    ann.sees("Ten Levels, and you win")
    ann.troubles.clear()  # the browser itself says that there is no line
