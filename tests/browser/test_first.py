"""The first page and a new table: boxes are chosen by their covers, and the door is *Play now*."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.serving import RealServer
from browser.tables import TOGETHER

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# Whatever may be chosen in a field has room in it.
CUT = """() => [...document.querySelectorAll("select")].flatMap((field) => {
  const style = getComputedStyle(field), ruler = document.createElement("canvas").getContext("2d");
  ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
  return [...field.options].map(({ text }) => text).filter((text) => ruler.measureText(text).width > room);
})"""  # noqa: E501  a program in another language


def test_a_cover_is_tapped_and_the_door_opens_on_its_world(
    server: RealServer, person: People
) -> None:
    one = person(PHONE, has_touch=True)
    page = one.page
    page.goto(server.url)
    covers = page.locator("label.cover")
    expect(covers).to_have_count(2)
    expect(covers.first).to_contain_text("This one")
    one.push(covers.last)
    expect(covers.last).to_contain_text("This one")
    expect(covers.first).to_contain_text("Choose")
    expect(page.locator("html")).to_have_attribute("data-world", "orbit")
    door = page.get_by_role("button", name="Play now")
    expect(door.locator(".door.orbit")).to_be_visible()
    one.push(door)
    page.locator("#prompt").wait_for()
    expect(page.locator("html")).to_have_attribute("data-world", "orbit")


def test_everything_else_is_one_tap_away(server: RealServer, person: People) -> None:
    one = person(PHONE, has_touch=True)
    page = one.page
    for name, address in (("New table", "new"), ("Cards", "cards"), ("How to play", "how")):
        page.goto(server.url)
        one.push(page.locator("main").get_by_role("link", name=name))
        page.wait_for_url(f"**/{address}")
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Watch")).to_be_visible()
    for unbuilt in ("Counter", "Replays"):
        expect(page.get_by_text(unbuilt)).to_have_count(0)


def test_an_edition_is_a_tile_that_says_what_it_is(server: RealServer, person: People) -> None:
    one = person(PHONE, has_touch=True)
    page = one.page
    page.goto(f"{server.url}/new")
    tiles = page.locator("label.tile")
    expect(tiles).to_have_count(5)
    lite = tiles.filter(has_text="Munchkin Lite")
    expect(lite).to_contain_text("3 to 4 players")
    one.push(lite)
    expect(lite).to_contain_text("This one")
    expect(page.get_by_role("button", name="One more seat")).to_be_disabled()  # four is the most
    one.press("make")
    page.get_by_role("button", name="Deal").wait_for()


def test_unfinished_tables_come_first_and_say_who_is_waited_for(
    server: RealServer, person: People
) -> None:
    one = person(PHONE)
    one.come(*server.lay(TOGETHER, "Ann", title="Friday"))
    one.page.goto(server.url)
    mine = one.page.locator(".mine")
    expect(mine.get_by_role("link", name="Friday")).to_be_in_viewport()
    expect(mine.locator(".waits")).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, (360, 640), DESKTOP], ids=str)
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_what_is_chosen_for_a_new_table_is_read_whole(
    language: str, size: tuple[int, int], server: RealServer, person: People
) -> None:
    one = person(size, language=language)
    one.page.goto(f"{server.url}/new")
    one.page.locator("select").first.wait_for()
    assert one.page.evaluate(CUT) == []
