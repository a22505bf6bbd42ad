"""What a card would come to is seen before it is played: by pointing, by focus, on its sheet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import FIGHT

pytestmark = pytest.mark.slow
MISSILE = ".hand [data-card$=':magic-missile']"


def in_a_fight(one: Person, server: RealServer) -> None:
    one.come(*server.lay(FIGHT, "Ann"))
    one.press("kick")
    one.page.locator(f"{MISSILE} .note").wait_for()


def test_pointing_at_a_card_draws_its_result(
    server: RealServer, person: Callable[..., Person]
) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server)
    drawn = ann.page.locator(".arena .ghost")
    assert drawn.count() == 0
    ann.page.locator(MISSILE).hover()
    expect(drawn.first).to_have_text("13")
    ann.page.mouse.move(5, 5)
    expect(drawn).to_have_count(0)
    ann.page.locator(MISSILE).focus()
    expect(drawn).to_have_count(0)  # moved by nobody
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    expect(drawn.first).to_have_text("13")


def test_what_comes_to_lie_under_a_pointer_at_rest_draws_nothing(
    server: RealServer, person: Callable[..., Person]
) -> None:
    """Nor does a card whose sheet was closed by a press beside it."""
    ann = person(DESKTOP)
    in_a_fight(ann, server)
    drawn = ann.page.locator(".arena .ghost")
    card = ann.page.locator(MISSILE)
    box = card.bounding_box()
    assert box is not None
    card.click()
    ann.page.locator("dialog[open] .drawn").wait_for()
    ann.page.wait_for_timeout(400)  # what has just opened is not to be pressed
    ann.page.mouse.click(5, 5)
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(card).to_be_focused()
    expect(drawn).to_have_count(0)
    # The page comes anew under a mouse that rests on it.
    ann.page.mouse.move(box["x"] + 20, box["y"] + 40)
    expect(drawn.first).to_have_text("13")
    ann.page.locator(".hand").evaluate("hand => hand.style.visibility = 'hidden'")
    expect(drawn).to_have_count(0)
    ann.page.locator(".hand").evaluate("hand => hand.style.visibility = ''")
    ann.page.wait_for_timeout(300)
    expect(drawn).to_have_count(0)
    ann.page.mouse.move(box["x"] + 22, box["y"] + 42)
    expect(drawn.first).to_have_text("13")


def test_a_tap_opens_the_card_with_what_it_would_come_to(
    server: RealServer, person: Callable[..., Person]
) -> None:
    finger = person(has_touch=True)
    finger.come(*server.lay(FIGHT, "Ann"))
    finger.press("kick")
    card = finger.page.locator(MISSILE)
    card.locator(".note").wait_for()
    card.tap()
    expect(finger.page.locator("dialog[open] .drawn")).to_have_text("13 : 20")


def test_a_card_against_oneself_asks_once(
    server: RealServer, person: Callable[..., Person]
) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server)
    ann.page.locator(".hand [data-card$=':curse-lose-a-level']").click()
    own = ann.page.locator("dialog[open] [data-verb=play]").filter(has_text="yourself")
    own.click()
    expect(own).to_contain_text("Sure?")
    expect(own).to_contain_text("It hurts your own side.")
    ann.page.mouse.move(5, 5)  # it asks until something else is pressed
    expect(own).to_contain_text("Sure?")
    assert not ann.done & {"play"}
    own.click()
    ann.has_done("play")
