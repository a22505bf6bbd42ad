"""Before the deal and around the game: a table made by hand, guests, watchers, a shared device."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, TimeoutError as TooLate, expect

from browser.chromium import DESKTOP, Person
from browser.playing import press_on
from browser.serving import RealServer
from kickdoor.engine import OPTIONS
from kickdoor.words import Words

pytestmark = pytest.mark.slow
People = Callable[..., Person]
TRY_MS = 2000


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


def swap(sheet: Locator) -> None:
    """In the middle of a game it asks once who is to play on."""
    sheet.get_by_label("Bot at seat 2").select_option("easy", timeout=TRY_MS)
    assert sheet.get_by_text("bot, easy").count() == 0  # nobody has been asked yet
    sheet.locator("[data-swap='1']").click(timeout=TRY_MS)


def send_bob_away(sheet: Locator) -> None:
    """It asks once; whoever was interrupted in between begins again."""
    away = sheet.locator("[data-open='1']")
    away.click(timeout=TRY_MS)
    away.filter(has_text="Really send Bob away?").click(timeout=TRY_MS)


def in_table_sheet(ann: Person, do: Callable[[Locator], None]) -> None:
    """Does something in the sheet of the table; what bots ask meanwhile comes to the front, and is
    laid aside.
    """
    page = ann.page
    sheet = page.locator("dialog[open]:has(.seats)")

    def is_done() -> bool:
        try:
            if not sheet.count():
                if page.locator("dialog[open]").count():
                    page.keyboard.press("Escape")
                page.get_by_role("button", name="Friday").click(timeout=TRY_MS)
            do(sheet)
        except TooLate:
            return False
        return True

    ann.wait_until(is_done, lambda: "the sheet of the table does not stay")


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
        one.page.locator(".hand button").first.wait_for()
    eve.come(link)
    expect(eve.page.locator(".rivals button")).to_have_count(3)
    expect(eve.page.locator(".hand")).to_have_count(0)
    in_table_sheet(ann, lambda sheet: sheet.get_by_text("one spectator").wait_for(timeout=TRY_MS))
    in_table_sheet(ann, send_bob_away)
    in_table_sheet(ann, swap)
    in_table_sheet(ann, lambda sheet: sheet.get_by_text("bot, easy").wait_for(timeout=TRY_MS))
    bob.page.locator(".rivals button").nth(2).wait_for()  # who was replaced looks on
    expect(bob.page.locator(".hand")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_options_are_named_and_explained_where_they_are_chosen_and_in_the_lobby(
    language: str, server: RealServer, person: People
) -> None:
    page = (ann := person(language=language)).page
    page.goto(f"{server.url}/new")
    page.locator("summary").first.click()
    expect(page.locator("label.option")).to_have_count(len(OPTIONS))
    words = Words(language)
    for id in OPTIONS:
        expect(page.locator("label.option", has_text=words.option_text(id))).to_have_count(1)
    page.get_by_label(words.option("epic")).check()
    ann.press("make")

    told = page.locator("ul.options li")
    expect(told).to_have_text(f"{words.option('epic')} {words.option_text('epic')}")


def test_two_people_share_a_device_and_see_no_hand_but_their_own(
    server: RealServer, person: People
) -> None:
    ann = person()
    new_table(server, ann, "here")
    ann.page.get_by_label("Name at seat 2").fill("Bob")
    ann.press("make")
    ann.press("start")
    covers = ann.page.locator(".cover [data-verb='uncover']")
    seen: set[str] = set()

    def are_both_seen() -> bool:
        seen.update(covers.all_inner_texts())
        assert not ann.page.locator("body:has(.cover) :is(.hand, [data-card])").count()
        press_on(ann)
        return seen == {"I am Ann", "I am Bob"}

    ann.wait_until(are_both_seen, lambda: f"only {seen}")


def test_whoever_sits_down_says_the_sex(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person(DESKTOP)
    new_table(server, ann, "open")
    ann.page.get_by_label("Sex at seat 1").select_option("female")
    ann.page.get_by_label("Sex at seat 3").select_option("male")
    ann.press("make")
    ann.button("start").wait_for()
    bob.page.goto(ann.page.url)
    bob.page.get_by_label("Name").fill("Bob")
    bob.page.get_by_label("Sex").select_option("female")
    bob.press("join")
    bob.sees("The host deals")
    ann.press("start")
    for one in (ann, bob):
        expect(one.page.locator(".figure .facts")).to_contain_text("female")


def test_one_click_says_it_too_and_it_is_kept(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    page = ann.page
    page.goto(server.url)
    page.get_by_label("Your munchkin's sex").select_option("female")
    ann.press("play-now")
    expect(page.locator(".figure .facts")).to_contain_text("female")
    page.goto(server.url)
    expect(page.get_by_label("Your munchkin's sex")).to_have_value("female")
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_label("Sex at seat 1")).to_have_value("female")
    expect(page.get_by_label("Sex at seat 3")).to_have_value("")


def test_whoever_types_no_name_has_one_and_changes_it_before_and_in_the_game(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person(has_touch=True)
    new_table(server, ann, "open")
    ann.press("make")
    ann.button("start").wait_for()
    bob.page.goto(ann.page.url)
    bob.press("join")
    mine = bob.page.locator(".seats li", has_text="(you)")
    given = mine.locator("b").inner_text()
    assert given.strip()
    bob.press("be-seen")
    bob.page.get_by_label("Name").fill("Bertha")
    bob.page.locator("form select").first.select_option("female")
    bob.page.get_by_text("Magenta").tap()
    bob.press("become")
    expect(mine.locator("b")).to_have_text("Bertha")
    ann.sees("Bertha")
    expect(bob.button("be-seen")).to_be_focused()
    ann.press("start")
    ann.sees("Bertha")

    def become(sheet: Locator) -> None:
        sheet.locator("[data-verb='be-seen']").click(timeout=TRY_MS)
        sheet.get_by_label("Name").fill("Hannah", timeout=TRY_MS)
        sheet.locator("[data-verb='become']").click(timeout=TRY_MS)

    in_table_sheet(ann, become)
    bob.page.locator(".rivals", has_text="Hannah").wait_for()


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_sending_somebody_away_asks_once(server: RealServer, person: People, way: str) -> None:
    ann, bob = person(DESKTOP, has_touch=way == "touch"), person()
    new_table(server, ann, "open")
    ann.press("make")
    ann.button("start").wait_for()
    bob.page.goto(ann.page.url)
    bob.page.get_by_label("Name").fill("Bob")
    bob.press("join")
    away = ann.page.locator("[data-open='1']")
    expect(away).to_have_text("Send away")

    def press() -> None:
        if way == "keys":
            away.focus()
            ann.page.keyboard.press("Enter")
        else:
            ann.push(away)

    press()
    expect(away).to_contain_text("Really send Bob away?")
    # Whoever turns to something else has thought better of it.
    if way == "keys":
        ann.page.keyboard.press("Tab")
        expect(ann.page.locator("[data-verb='not-sure']")).to_be_focused()
        ann.page.keyboard.press("Enter")
    else:
        ann.push(ann.page.get_by_role("heading", name="Friday"))
    expect(away).to_have_text("Send away")
    press()
    press()
    bob.sees("You are looking on.")
    ann.page.locator(".seats li", has_text="A free seat").wait_for()
