"""The first-game guide: a hint comes when it matters, is closed, and does not come again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import Person
from browser.scenes import ANN, CHARITY, HARPIES, HELM, OFFERED, PLANT, Scene
from browser.serving import RealServer
from browser.tables import FIGHT
from browser.walking import walk_to

pytestmark = pytest.mark.slow
TAXED = (
    ANN
    + """doors = ["curse-income-tax"]
players.Ann = { play = ["buckler-of-swashing", "leather-armor"] }"""
)
MATED = PLANT + '\nplayers.Bob = { hand = ["mate"] }'
People = Callable[..., Person]


def hint(page: Page, name: str) -> None:
    expect(page.locator(f"[data-hint='{name}']:visible")).to_have_count(1)


def no_hint(page: Page) -> None:
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_comes_once_and_is_closed_by_a_tap_or_a_key(
    server: RealServer, person: People
) -> None:
    ann = person()
    page = ann.page
    ann.come(server.lay(FIGHT, "Ann")[0])
    hint(page, "kick")
    close = page.get_by_role("button", name="Got it")
    box = close.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    said = page.get_by_role("status").filter(has_text="Every turn begins with a door")
    expect(said).to_have_count(1)
    close.click()
    no_hint(page)
    ann.press("kick")
    hint(page, "fight")
    page.keyboard.press("Escape")
    no_hint(page)
    page.reload()
    page.locator(".sums").wait_for()
    hint(page, "help")  # what came before is not told again, after a reload either


def test_hints_are_turned_off_and_begin_again(server: RealServer, person: People) -> None:
    ann = person()
    page = ann.page
    ann.come(server.lay(FIGHT, "Ann")[0])
    hint(page, "kick")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("None, thank you").check()
    page.keyboard.press("Escape")
    no_hint(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Each one once, when it matters").check()
    page.keyboard.press("Escape")
    hint(page, "kick")


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("run", Scene("run-order", "", HARPIES, ("kick", "run"), ())),
        ("charity", Scene("charity", "", CHARITY, (), ())),
        ("deal", Scene("offer", "", HELM, OFFERED, ())),
        ("curse", Scene("discard", "", TAXED, ("kick",), ())),
        ("meddle", Scene("wait", "", MATED, ("kick", "fight", "as Bob"), ())),
    ],
)
def test_a_question_in_front_brings_its_hint_along(
    name: str, scene: Scene, server: RealServer, person: People
) -> None:
    one = person()
    walk_to(one, server, scene)
    hint(one.page, name)
    one.page.locator(f"[data-hint='{name}']:visible").click()
    no_hint(one.page)


def test_a_guided_game_explains_what_one_sees_and_is_left_at_any_moment(
    server: RealServer, person: People
) -> None:
    ann = person()
    page = ann.page
    page.goto(f"{server.url}/how")
    ann.press("guided")
    hint(page, "dress")
    ann.sees("Boots and a buckler in your hand")
    ann.press("kick")
    hint(page, "fight")
    ann.sees("the larger number wins")
    ann.press("leave-guided")
    ann.sees("Play now")
    page.goto(server.url)
    expect(page.get_by_text("A first game")).to_have_count(0)
