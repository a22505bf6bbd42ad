"""Before the deal and around the game: a table made by hand, guests, watchers, a shared device."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person, RealServer
from browser.playing import press_on

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def new_table(server: RealServer, ann: Person, second: str) -> None:
    """Ann's own table for three: she, somebody else, a bot."""
    page = ann.page
    page.goto(server.url)
    page.get_by_role("link", name="New table").click()
    page.get_by_label("What is it called?").fill("Friday")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option(second)
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_label("Clock").select_option("none")
    page.get_by_label("Bot at seat 3").select_option("easy")


def test_a_guest_comes_by_link_the_host_swaps_bots_and_somebody_watches(
    server: RealServer, person: People
) -> None:
    ann, bob, eve = person(DESKTOP), person(), person()
    new_table(server, ann, "open")
    ann.press("make")
    expect(ann.button("start")).to_be_disabled()
    ann.page.get_by_label("Bot at seat 3").select_option("normal")
    ann.sees("bot, normal")
    link = ann.page.url

    bob.page.goto(server.url)
    bob.page.get_by_label("Code or link").fill(link)
    bob.page.get_by_role("button", name="Go to the table").click()
    bob.page.get_by_label("Name").fill("Bob")
    bob.press("join")
    bob.sees("The host deals")
    bob.page.get_by_label("Say something").fill("Hello, <b>Ann</b>")
    bob.page.keyboard.press("Enter")
    ann.sees("Hello, <b>Ann</b>")

    ann.press("start")
    for one in (ann, bob):
        one.page.locator("#prompt").wait_for()
        expect(one.page.locator(".hand button")).to_have_count(8)
    eve.come(link)
    expect(eve.page.locator(".rivals button")).to_have_count(3)
    expect(eve.page.locator(".hand")).to_have_count(0)
    ann.page.get_by_role("button", name="Friday").click()
    ann.sees("one spectator")
    ann.page.get_by_label("Bot at seat 2").select_option("easy")
    ann.sees("bot, easy")
    bob.page.locator(".rivals button").nth(2).wait_for()  # who was replaced looks on
    expect(bob.page.locator(".hand")).to_have_count(0)


def test_two_people_share_a_device_and_see_no_hand_but_their_own(
    server: RealServer, person: People
) -> None:
    ann = person()
    new_table(server, ann, "here")
    ann.page.get_by_label("Name at seat 2").fill("Bob")
    ann.press("make")
    ann.press("start")
    seen: set[str] = set()
    for _ in range(60):
        ann.page.locator("#prompt, .cover, main.end").first.wait_for()
        if ann.button("uncover").count():
            assert not ann.page.locator(".hand, [data-card]").count()
            seen.add(ann.button("uncover").inner_text())
        press_on(ann)
        if len(seen) == 2:
            break
    assert seen == {"I am Ann", "I am Bob"}
