"""Two people in two browsers, and a bot: they bargain, trade, meddle, share, and rob the dead."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import DEADLY, RICH, TOGETHER, WON
from browser.walking import asked, follow, until

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def both(server: RealServer, person: People, table: str) -> tuple[Person, Person]:
    """Ann at a desk and Bob with a phone, at a table with a bot."""
    ann, bob = person(DESKTOP), person()
    for one, link in zip((ann, bob), server.lay(table, "Ann", "Bob"), strict=True):
        one.come(link)
    return ann, bob


def each(one: Person, *presses: str) -> None:
    for press in presses:
        follow(one, press)


def test_trade_counter_offer_curse_in_the_wait_and_shared_treasures(
    server: RealServer, person: People
) -> None:
    ann, bob = both(server, person, TOGETHER)
    each(ann, "key t", "pick Bob", "pick Helm of Courage", "send")
    bob.sees("Ann offers you Helm of Courage as a gift")
    each(bob, "accept")
    bob.has_done("accept")
    expect(ann.page.locator(".figure [data-card$=':helm-of-courage']")).to_have_count(0)

    each(ann, "kick", "ask", "pick Bob", "send")  # the last pick, unless one says otherwise
    bob.sees("a Treasure, picked last")
    each(bob, "counter", "pick 1st", "pick 2nd", "send")
    ann.sees("a Treasure, picked first")
    each(ann, "accept")
    ann.sees("Helping: Bob")

    each(ann, "fight")
    asked(bob, "wait")
    each(bob, "card curse-lose-a-level on Ann")
    asked(ann, "answer-curse")
    ann.sees("Lose a Level")
    asked(bob, "pick-treasure", ann)
    each(bob, "pick Leather Armor")
    expect(bob.page.locator(".hand [data-card$=':leather-armor']")).to_be_visible()
    expect(ann.page.locator(".hand [data-card$=':slimy-armor']")).to_be_visible()
    expect(bob.page.locator(".hand .slot")).to_have_count(1)


def test_a_body_is_robbed(server: RealServer, person: People) -> None:
    ann, bob = both(server, person, DEADLY)
    each(ann, "kick", "run")
    asked(ann, "run-order", bob)
    each(ann, "pick Run from")
    asked(bob, "loot-body", ann)
    each(bob, "pick Hireling")
    expect(bob.page.locator(".hand [data-card$=':hireling']")).to_be_visible()


def test_charity_goes_to_the_poorest(server: RealServer, person: People) -> None:
    ann, bob = both(server, person, RICH)
    each(ann, "give", "pick Elf", "give")
    expect(bob.page.locator(".hand [data-card$=':elf']")).to_be_visible()
    expect(ann.page.locator(".hand .slot")).to_have_count(5)


def test_once_more_with_the_same_people(server: RealServer, person: People) -> None:
    ann, bob = both(server, person, WON)
    each(ann, "kick", "fight")
    until(ann, ann.page.locator("main.end"), "", bob)
    ann.press("rematch")
    each(bob, "rematch")
    bob.sees("The host deals")
    ann.press("start")
    ann.button("kick").wait_for()
    bob.sees("Ann, before the door")


def test_once_more_pressed_by_both_at_once(server: RealServer, person: People) -> None:
    ann, bob = both(server, person, WON)
    each(ann, "kick", "fight")
    until(ann, ann.page.locator("main.end"), "", bob)
    until(bob, bob.page.locator("main.end"))
    held: list[Route] = []

    def hold(asking: Route) -> None:
        held.append(asking)

    for one in (ann, bob):
        one.page.route("**/rematch", hold)
        one.press("rematch")
    ann.wait_until(lambda: len(held) == 2, lambda: f"{len(held)} have asked")
    for asking in held:
        asking.continue_()
    ann.button("start").wait_for()
    bob.sees("The host deals")
    assert ann.page.url == bob.page.url
    ann.press("start")
    bob.sees("Ann, before the door")
