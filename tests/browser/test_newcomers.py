"""Asking for a seat, and being asked: in the middle of a game, and where the host approves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer
from browser.tables import FIGHT
from browser.test_lobby import new_table

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# What of a strip below the scene something else lies over.
COVERED = """() => {
  const strips = [...document.querySelectorAll('.middle > :not(.scene-place, .only-heard)')].filter((e) => e.offsetHeight);
  const found = strips.length ? [] : ['there is no strip'];
  for (const strip of strips) {
    const { left, right, top, bottom } = strip.getBoundingClientRect();
    for (const x of [left + 8, (left + right) / 2, right - 8]) for (const y of [top + 8, (top + bottom) / 2, bottom - 8]) {
      const there = document.elementFromPoint(x, y);
      if (!strip.contains(there)) found.push(`${there?.className} lies over "${strip.innerText}" at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
  return found;
}"""  # noqa: E501  a program in another language


def ask_in_the_game(dot: Person) -> None:
    dot.page.get_by_label("Name").fill("Dot")
    dot.page.get_by_label("Which munchkin").select_option("Cid")
    dot.press("ask-seat")


def asked_for_a_seat(server: RealServer, ann: Person, bob: Person, dot: Person) -> None:
    """Ann and Bob sit in a fight, and Dot asks to play on for a bot."""
    links = server.lay(FIGHT, "Ann", "Bob", title="Friday")
    for one, link in zip((ann, bob), links, strict=True):
        one.come(link)
        one.page.locator(".hand").wait_for()
    dot.come(links[0].split("#")[0])
    dot.press("want-seat")
    ask_in_the_game(dot)


def test_a_newcomer_plays_on_for_a_bot_when_all_who_sit_agree(
    server: RealServer, person: People
) -> None:
    ann, bob, dot = person(DESKTOP), person(), person()
    asked_for_a_seat(server, ann, bob, dot)
    dot.sees("Still to agree: Ann, Bob.")
    ann.sees("Dot asks to play on for Cid.")
    ann.press("agree")
    dot.sees("Still to agree: Bob.")
    expect(dot.page.locator(".hand")).to_have_count(0)
    bob.press("agree")
    expect(dot.page.locator(".hand")).to_have_count(1)
    for one in (ann, bob, dot):
        expect(one.page.locator(".newcomers")).to_have_count(0)


@pytest.mark.parametrize("size", [(1024, 768), DESKTOP])
def test_what_is_asked_of_one_is_whole_while_the_log_is_open(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    """Who asks for a seat, what one has offered oneself, and who asks for a pause."""
    ann, bob, dot = person(size), person(), person()
    asked_for_a_seat(server, ann, bob, dot)
    ann.press("log")
    ann.button("decline").wait_for()
    assert ann.page.evaluate(COVERED) == []
    ann.press("decline")
    dot.button("want-seat").wait_for()
    bob.page.get_by_role("button", name="Friday").click()
    bob.page.get_by_role("button", name="Ask for a pause").click()
    ann.button("agree-pause").wait_for()
    assert ann.page.evaluate(COVERED) == []
    ann.press("decline-pause")
    bob.sees("Ann wants no pause now.")
    expect(bob.page.locator(".pause")).to_have_count(0)


def test_at_a_table_that_nobody_watches_one_may_ask_and_be_declined(
    server: RealServer, person: People
) -> None:
    ann, dot = person(DESKTOP), person(language="de-DE")
    (link,) = server.lay(FIGHT, "Ann", title="Friday", watch=False)
    ann.come(link)
    ann.page.locator(".hand").wait_for()
    dot.page.goto(link.split("#")[0])
    dot.page.get_by_label("Name").fill("Dot")
    dot.press("ask-seat")
    dot.sees("Zustimmen müssen noch: Ann.")
    expect(dot.page.locator(".rivals")).to_have_count(0)
    ann.press("decline")
    dot.button("ask-seat").wait_for()  # outside again


def test_where_the_host_approves_one_asks_before_the_deal(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    new_table(server, ann, "open")
    ann.page.get_by_text("Options", exact=True).first.click()
    ann.page.get_by_label("I am asked before somebody sits down").check()
    ann.press("make")
    ann.button("start").wait_for()
    bob.page.goto(ann.page.url)
    bob.page.get_by_label("Name").fill("Bob")
    bob.press("join")
    bob.sees("it is yours as soon as that is agreed")
    ann.sees("Bob asks for a seat.")
    expect(ann.button("start")).to_be_disabled()
    ann.press("agree")
    bob.sees("The host deals")
    ann.press("start")
    for one in (ann, bob):
        one.page.locator(".hand button").first.wait_for()


def test_who_was_sent_away_finds_the_way_back_to_a_seat(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person(has_touch=True)
    links = server.lay(FIGHT, "Ann", "Bob", title="Friday")
    for one, link in zip((ann, bob), links, strict=True):
        one.come(link)
        one.page.locator(".hand").wait_for()
    ann.page.get_by_role("button", name="Friday").click()
    away = ann.page.locator("[data-open='1']")
    away.click()
    away.filter(has_text="Really send Bob away?").click()
    bob.press("want-seat")
    bob.page.get_by_label("Name").fill("Bob again")
    bob.page.get_by_label("Which munchkin").select_option("Bob")
    bob.press("ask-seat")
    bob.sees("Still to agree: Ann.")
    ann.press("agree")
    expect(bob.page.locator(".hand")).to_have_count(1)
