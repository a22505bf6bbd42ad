"""The log shows the latest, is left to whoever reads it, and reads later as it read before."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.chromium import DESKTOP, Person
from browser.playing import press_on
from browser.serving import RealServer
from browser.tables import TOGETHER
from browser.walking import follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]
WIDE = (1920, 1080)
# How far above its end a box is, and how much more there is than it shows.
ABOVE = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
HIDDEN = "box => box.scrollHeight - box.clientHeight"
NEAR = 40


def is_at_its_end(one: Person, log: Locator) -> None:
    one.wait_until(
        lambda: log.evaluate(ABOVE) < NEAR, lambda: f"the log is {log.evaluate(ABOVE)} px behind"
    )


def opened(one: Person) -> Locator:
    """The log beside the table; where there is no room for it, it is laid open over the seats."""
    log, edge = one.page.locator(".told .log"), one.page.locator("[data-verb=log]")
    log.or_(edge).first.wait_for()
    if edge.count() and not log.is_visible():
        edge.click()
    log.wait_for()
    return log


def in_a_first_game(one: Person, server: RealServer) -> Locator:
    """Plays on until there is more in the log than it shows; hints come and go meanwhile."""
    one.page.goto(server.url)
    one.press("play-now")
    log = opened(one)
    hints = one.page.locator("[data-hint]")
    hinted: set[str] = set()
    while len(hinted) < 2 or log.evaluate(HIDDEN) < 4 * NEAR:
        hinted |= {*hints.evaluate_all("all => all.map((one) => one.dataset.hint)")}
        press_on(one)
        is_at_its_end(one, log)
    return log


@pytest.mark.parametrize("size", [DESKTOP, WIDE], ids=["desk", "wide"])
def test_the_log_follows_through_the_hints_of_a_first_game(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    one = person(size)
    log = in_a_first_game(one, server)
    one.page.set_viewport_size({"width": size[0], "height": size[1] - 200})
    is_at_its_end(one, log)
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    is_at_its_end(one, log)


def test_whoever_reads_is_left_alone_until_the_end(server: RealServer, person: People) -> None:
    one = person(DESKTOP)
    log = in_a_first_game(one, server)
    kick_once_scrolled(one, log, -20000)
    assert log.evaluate(ABOVE) > 2 * NEAR
    expect(one.page.locator(".told .fresh")).to_contain_text("new")
    kick_once_scrolled(one, log, 20000)
    is_at_its_end(one, log)
    expect(one.page.locator(".told .fresh")).to_have_count(0)


def test_the_edge_opens_at_the_end(server: RealServer, person: People) -> None:
    """However far up somebody read, and whatever came meanwhile; only a hand scrolls away."""
    one = person((1366, 768))
    log = in_a_first_game(one, server)
    edge = one.page.locator("[data-verb=log]")
    kick_once_scrolled(one, log, -20000)
    at_the_door(one)
    edge.click()
    expect(log).to_be_hidden()
    at_the_door(one)
    edge.click()
    is_at_its_end(one, log)
    expect(one.page.locator(".told .fresh")).to_have_count(0)
    log.evaluate("box => box.querySelector('button').scrollIntoView()")
    at_the_door(one)
    told = log.inner_text()
    one.press("kick")
    one.wait_until(lambda: log.inner_text() != told, lambda: "nothing is told")
    is_at_its_end(one, log)


def at_the_door(one: Person) -> None:
    """Where everybody waits for one, and nothing lies in front."""
    door = one.page.locator("body:not(:has(dialog[open])) .prompt[data-kind='start']")
    one.is_settled()
    while not door.count():
        press_on(one)
        one.is_settled()


def kick_once_scrolled(one: Person, log: Locator, by: int) -> None:
    """Scrolls, and then something is told."""
    at_the_door(one)
    before = log.evaluate(ABOVE)
    log.hover()
    one.page.mouse.wheel(0, by)
    one.wait_until(lambda: log.evaluate(ABOVE) != before, lambda: "it does not scroll")
    told = log.inner_text()
    one.press("kick")
    one.wait_until(lambda: log.inner_text() != told, lambda: "nothing is told")


def test_on_a_telephone_it_opens_at_its_end(server: RealServer, person: People) -> None:
    one = person()
    one.page.goto(server.url)
    one.press("play-now")
    one.page.locator("#prompt").wait_for()
    while one.page.locator(".told .log p").count() < 40:
        press_on(one)
    at_the_door(one)
    one.page.locator("nav button").filter(has_text="Log").click()
    expect(one.page.locator("dialog[open] .log p").last).to_be_in_viewport()


def test_a_card_that_is_looked_at_lies_over_the_log(server: RealServer, person: People) -> None:
    ann = person()
    ann.come(*server.lay(TOGETHER, "Ann"))
    follow(ann, "kick")
    ann.page.keyboard.press("l")
    log = ann.page.locator("dialog[open] .log")
    log.get_by_role("button", name="Harpies").first.click()
    sheets = ann.page.locator("dialog[open]")
    expect(sheets).to_have_count(2)
    sheets.last.locator("header button").click()
    expect(sheets).to_have_count(1)
    expect(log).to_be_visible()
    sheets.locator("header button").click()
    expect(sheets).to_have_count(0)


def test_after_a_reload_it_reads_as_it_did(server: RealServer, person: People) -> None:
    """Help is asked for and offered, and the fight it was for is over."""
    ann, bob = person((1920, 1080)), person((1920, 1080))  # where the log lies open
    for one, link in zip((ann, bob), server.lay(TOGETHER, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "kick")
    for press in ("ask", "send"):
        follow(bob, press)
    ann.sees("Bob offers you help")
    for press in ("decline", "ask", "pick Bob", "send"):
        follow(ann, press)
    follow(bob, "accept")
    ann.sees("Bob helps you")
    follow(ann, "fight")
    while not ann.page.locator(".told .log p").filter(has_text="go up to Level").count():
        for one in (ann, bob):
            press_on(one)
    for one in (ann, bob):
        one.is_settled()
        one.page.wait_for_timeout(500)
        before = one.page.locator(".told .log p").all_inner_texts()
        one.page.reload()
        one.page.locator(".told .log p").first.wait_for(state="attached")
        after = one.page.locator(".told .log p").all_inner_texts()
        assert after[: len(before)] == before
        assert any("help, for" in line for line in before)


# A mark that clings to a name and is not on a line of it.
ALONE = """() => {
  const found = [];
  const look = (texts, at, name) => {
    const node = texts.at(at), mark = node?.data.at(at) ?? ' ';
    if (!mark.trim()) return;
    const range = document.createRange(), from = at < 0 ? node.length - 1 : 0;
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    const line = range.getBoundingClientRect(), box = name.getBoundingClientRect();
    if (line.bottom < box.top + 2 || line.top > box.bottom - 2) found.push(mark + name.innerText);
  };
  for (const name of document.querySelectorAll('dialog .log [data-zoom]')) {
    const all = [...name.parentNode.childNodes], at = all.indexOf(name);
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data;
    look(all.slice(0, at).filter(isText), -1, name);
    look(all.slice(at + 1).filter(isText), 0, name);
  }
  return found;
}"""
CURSES = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
hand = ["curse-lose-two-cards"]
[players.Bob]
hand = ["elf", "dwarf"]
[players.Cid]
"""


def test_a_name_keeps_its_quotation_marks(server: RealServer, person: People) -> None:
    ann = person(language="de-DE")
    ann.come(*server.lay(CURSES, "Ann"))
    follow(ann, "card curse-lose-two-cards Bob")
    ann.has_done("play")
    ann.page.keyboard.press("l")
    log = ann.page.locator("dialog[open] .log")
    expect(log.locator("[data-zoom]")).not_to_have_count(0)
    expect(log).to_contain_text("„Fluch!")
    for width in range(300, 460, 8):
        ann.page.set_viewport_size({"width": width, "height": 844})
        assert ann.page.evaluate(ALONE) == [], width
