"""What is told above the prompt and over the table: a Curse before it strikes, headlines with their
cards and their ends, who is waited for, how fast bots act, what was said.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, LOOK_MS, PHONE, Person
from browser.playing import press_on
from browser.serving import RealServer
from browser.tables import ANSWERED, TOGETHER
from browser.walking import asked, follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]
WATCHED_S = 6.0
SHORT_S = 0.8  # the page waits longer; a look may come late

CURSED = """
edition = "munchkin"
turn = "Ann"
doors = ["curse-lose-a-level"]
[players.Ann]
level = 3
[players.Bob]
[players.Cid]
"""
THROWN = """
edition = "munchkin"
turn = "Ann"
doors = ["harpies"]
[players.Ann]
level = 8
[players.Bob]
level = 3
hand = ["enraged"]
[players.Cid]
"""


# On top of the sheet, and in the window.
SEEN_WHOLE = """strip => {
  const told = strip.querySelector("button"), box = told.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return told.contains(top) && box.top >= 0 && box.right <= innerWidth && told.scrollHeight <= told.clientHeight + 1;
}"""  # noqa: E501  a program in another language
WINDOW_S = 7.0  # longer than a window of a friendly clock lasts


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_curse_that_nobody_answers_is_seen_before_it_has_struck(
    size: tuple[int, int], paced_server: RealServer, person: People
) -> None:
    ann = person(size)
    ann.come(*paced_server.lay(CURSED, "Ann"))
    levels = ann.page.locator(".board-place")
    ann.press("kick")
    struck = ann.page.locator(".strikes")
    struck.wait_for()
    before = levels.inner_text()
    card = struck.locator(".card").bounding_box()
    assert card is not None
    assert card["width"] >= 300
    expect(struck).to_contain_text("Level")
    expect(ann.page.locator(".headline")).to_contain_text("strikes you")
    expect(ann.page.locator("#prompt")).not_to_contain_text("Waiting")
    assert "You drop to Level 2" not in ann.page.inner_text("body")
    struck.wait_for(state="detached")
    expect(ann.page.locator(".headline")).to_contain_text("You drop to Level 2")
    ann.wait_until(lambda: levels.inner_text() != before, lambda: "the board is as it was")


def test_who_has_seen_enough_of_a_curse_goes_on_by_a_press(
    paced_server: RealServer, person: People
) -> None:
    ann = person()
    ann.come(*paced_server.lay(CURSED, "Ann"))
    ann.press("kick")
    struck = ann.page.locator(".strikes")
    struck.wait_for()
    ann.page.wait_for_timeout(900)
    struck.click()
    expect(struck).to_have_count(0, timeout=700)


BY_HAND = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
level = 7
[players.Bob]
level = 3
hand = ["curse-lose-a-level"]
[players.Cid]
"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_who_threw_a_curse_is_seen_on_it_and_above_an_open_sheet(
    size: tuple[int, int], paced_server: RealServer, person: People
) -> None:
    ann, bob = person(size), person(DESKTOP)
    for one, link in zip((ann, bob), paced_server.lay(BY_HAND, "Ann", "Bob"), strict=True):
        without_hints(one)
        one.come(link)
    ann.page.locator("header .title").click()  # a sheet lies over the table
    ann.page.locator("dialog[open]").wait_for()
    follow(bob, "card curse-lose-a-level")
    struck = ann.page.locator(".strikes")
    struck.wait_for()
    expect(struck).to_contain_text("From Bob!")
    # It came into the top layer after the sheet did, which hides all that does not.
    assert struck.evaluate("box => box.matches(':popover-open')")
    struck.wait_for(state="detached")
    ann.page.keyboard.press("Escape")
    headline = ann.page.locator(".headline .words")
    expect(headline).to_have_text("Bob curses you: Curse! Lose a Level! You drop to Level 6.")
    assert headline.evaluate("box => box.scrollHeight <= box.clientHeight + 1")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_whoever_is_asked_before_a_curse_strikes_sees_the_time_and_may_hold_on(
    size: tuple[int, int], paced_server: RealServer, person: People
) -> None:
    ann, bob = person(size), person(DESKTOP)
    links = paced_server.lay(ANSWERED, "Ann", "Bob", clock="friendly")
    for one, link in zip((ann, bob), links, strict=True):
        without_hints(one)
        one.come(link)
    follow(bob, "card curse-lose-a-level")
    hold = ann.page.locator("dialog[open] [data-verb=hold]")
    ring = ann.page.locator("dialog[open] .foot .ring text")
    expect(ring).to_have_text(re.compile("^[1-6]$"))
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    expect(ring).not_to_be_visible()  # there are more than seconds left
    expect(bob.page.locator(".rivals .hold")).to_be_visible()
    ann.page.wait_for_timeout(1000 * WINDOW_S)
    hold.click()  # goes on, in which she lets it strike
    expect(ann.page.locator(".headline .words")).to_contain_text("You drop to Level 6.")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_what_somebody_throws_is_told_on_an_open_sheet_and_before_a_hint(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    ann, bob = person(size), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(THROWN, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "kick")
    follow(ann, "fight")
    asked(bob, "wait")
    ann.page.locator("header .title").click()  # a sheet lies over the table
    ann.page.locator("dialog[open]").wait_for()
    follow(bob, "card enraged")
    strip = ann.page.locator("dialog[open] .tidings")
    expect(strip).to_contain_text("Bob throws Enraged into your fight: 8 to 9.")
    assert strip.evaluate(SEEN_WHOLE)
    ann.page.keyboard.press("Escape")
    headline = ann.page.locator(".headline .words")
    expect(headline).to_contain_text("Bob throws Enraged into your fight: 8 to 9.")
    expect(ann.page.locator(".hint.open")).to_have_count(0)
    ann.page.wait_for_timeout(1500)  # a hint would be there by now
    expect(headline).to_be_visible()


def without_hints(one: Person) -> None:
    """Somebody who has turned the hints off: they would stand where the news do."""
    one.page.add_init_script("""localStorage.setItem("kickdoor.hints", '{"isOn": false}')""")


def test_a_headline_has_its_card_and_ends_with_what_it_tells_of(
    server: RealServer, person: People
) -> None:
    ann, bob = person(), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(THROWN, "Ann", "Bob"), strict=True):
        without_hints(one)
        one.come(link)
    follow(ann, "kick")
    follow(ann, "fight")
    asked(bob, "wait")
    follow(bob, "card enraged")
    headline = ann.page.locator(".headline")
    expect(headline).to_contain_text("Bob throws Enraged into your fight")
    expect(headline.locator("[data-zoom$=':enraged']")).to_be_visible()
    expect(bob.page.locator(".ticker [data-zoom$=':enraged']")).to_be_visible()
    while ann.page.locator(".arena .sums, .scene").count():
        for one in (ann, bob):
            press_on(one)
    expect(headline).not_to_contain_text("throws")


def test_whom_one_waits_for_is_not_said_before_it_lasts(
    paced_server: RealServer, person: People
) -> None:
    """Between two questions of one's own nothing flickers up."""
    ann = person(DESKTOP)
    ann.come(*paced_server.lay(THROWN, "Ann"))
    follow(ann, "kick")
    follow(ann, "fight")
    began = since = time.monotonic()
    said = set()
    while time.monotonic() < began + WATCHED_S:
        said.add(text := ann.prompt)
        if text.startswith("Now you"):
            since = time.monotonic()
        elif text.startswith("Waiting"):
            assert time.monotonic() - since > SHORT_S
        ann.page.wait_for_timeout(LOOK_MS)
    assert "It goes on in a moment …" in said


def test_how_fast_bots_act_is_said_and_changed_where_it_stands(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    without_hints(ann)
    ann.come(*server.lay(CURSED, "Ann"))
    pace = ann.page.locator("[data-verb=pace]")
    expect(pace).to_contain_text("relaxed")
    pace.click()
    expect(ann.page.locator("dialog[open] fieldset")).to_have_count(1)  # and no other settings
    ann.page.get_by_label("At once").check()
    ann.page.keyboard.press("Escape")
    expect(pace).to_contain_text("at once")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_label("At once")).to_be_checked()


def test_what_is_said_while_the_talk_is_closed_is_counted_on_a_desk(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person((1920, 1080))
    for one, link in zip((ann, bob), server.lay(TOGETHER, "Ann", "Bob"), strict=True):
        one.come(link)
    bob.page.get_by_label("Say something").fill("Hello")
    bob.page.keyboard.press("Enter")
    edge = ann.page.locator("[data-verb=log]")
    expect(edge).to_contain_text("1 unread")
    edge.click()
    ann.sees("Hello")
    expect(edge).not_to_contain_text("unread")


SAID = "A long word or two: I shall help you if I get both of the Treasures, and your hat"


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390)], ids=str)
def test_what_is_said_stands_below_a_small_seat_and_opens_the_talk(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    ann, bob = person(size), person((1920, 1080))
    for one, link in zip((ann, bob), server.lay(TOGETHER, "Ann", "Bob"), strict=True):
        without_hints(one)
        one.come(link)
    bob.page.get_by_label("Say something").fill(SAID)
    bob.page.keyboard.press("Enter")
    saying = ann.page.locator(".saying")
    expect(saying).to_contain_text("Bob A long word")
    expect(ann.page.locator("[role=status]", has_text=f"Bob: {SAID}")).to_have_count(1)
    seat, box = (
        found.bounding_box() for found in (ann.page.locator(".rival[data-seat='1'] .level"), saying)
    )
    assert seat
    assert box
    assert box["y"] >= seat["y"] + seat["height"]
    expect(ann.page.locator("nav .unread")).to_have_text("1")
    saying.click()
    expect(ann.page.locator("dialog[open] .said")).to_contain_text(SAID)
    ann.page.keyboard.press("Escape")
    expect(saying).to_have_count(0, timeout=8000)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=str)
def test_a_face_hides_no_level(size: tuple[int, int], server: RealServer, person: People) -> None:
    ann, bob = person(size), person((1920, 1080))
    for one, link in zip((ann, bob), server.lay(TOGETHER, "Ann", "Bob"), strict=True):
        without_hints(one)
        one.come(link)
    bob.page.get_by_text("Faces", exact=True).first.click()
    bob.page.get_by_role("button", name="shrugs").first.click()
    face = ann.page.locator("[data-emote='shrug']")
    face.wait_for()
    seat = ann.page.locator(".rival[data-seat='1'] .level").bounding_box()
    top = face.evaluate("face => parseFloat(face.style.top)")
    assert seat
    assert top >= seat["y"] + seat["height"]


def test_what_is_said_stands_above_a_name_on_a_desk(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person((1920, 1080))
    for one, link in zip((ann, bob), server.lay(TOGETHER, "Ann", "Bob"), strict=True):
        one.come(link)
    bob.page.get_by_label("Say something").fill("Hello")
    bob.page.keyboard.press("Enter")
    expect(ann.page.locator(".rival[data-seat='1'] .bubble")).to_have_text("Hello")
    expect(ann.page.locator("[role=status]", has_text="Bob: Hello")).to_have_count(1)
    # Where the talk lies open it is heard from there.
    ann.page.get_by_role("button", name="Chat").click()
    bob.page.get_by_label("Say something").fill("Again")
    bob.page.keyboard.press("Enter")
    expect(ann.page.locator(".chat .said")).to_contain_text("Again")
    expect(ann.page.locator("[role=status]", has_text="Bob: Again")).to_have_count(0)


def test_what_is_new_in_the_log_stays_so_when_somebody_has_another_name(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(TOGETHER, "Ann", "Bob"), strict=True):
        without_hints(one)
        one.come(link)
    ann.press("kick")
    fresh = ann.page.locator("[data-verb=log] .fresh")
    fresh.wait_for()
    ann.page.wait_for_timeout(1000)
    before = int(fresh.locator("span").first.inner_text())
    bob.page.locator("header .title").click()
    bob.press("be-seen")
    bob.page.locator("dialog[open]").get_by_label("Name").fill("Bo")
    bob.press("become")
    expect(ann.page.locator(".rival[data-seat='1'] .name")).to_have_text("Bo")
    ann.page.wait_for_timeout(500)
    assert int(fresh.locator("span").first.inner_text()) >= before


def test_a_fighter_who_is_gone_is_seen_to_be(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(THROWN, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "kick")
    bob.page.locator(".scene").wait_for()
    expect(bob.page.locator(".party .gone")).to_have_count(0)
    ann.page.goto("about:blank")
    expect(bob.page.locator(".party .gone")).to_have_text("not connected")


@pytest.mark.parametrize(
    "change", [str.upper, " {} ".format, lambda code: f"{code[:4]} {code[4:]}"]
)
def test_a_code_is_understood_however_it_is_typed(
    change: Callable[[str], str], server: RealServer, person: People
) -> None:
    [link] = server.lay(CURSED, "Ann")
    code = link.split("/t/")[1].split("#")[0]
    bob = person()
    bob.page.goto(server.url)
    bob.page.get_by_label("Code or link").fill(change(code))
    bob.page.get_by_role("button", name="Go to the table").click()
    expect(bob.page).to_have_url(f"{server.url}/t/{code}")
    bob.page.locator("#prompt").wait_for()


def test_a_personal_link_is_a_seat_wherever_it_is_pasted(
    server: RealServer, person: People
) -> None:
    [link] = server.lay(CURSED, "Ann")
    ann = person()
    ann.page.goto(server.url)
    ann.page.get_by_label("Code or link").fill(f" {link} ")
    ann.page.get_by_role("button", name="Go to the table").click()
    ann.button("kick").wait_for()
