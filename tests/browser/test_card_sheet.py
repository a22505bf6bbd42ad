"""A card up close: why it cannot be played now, and nothing that this table does not play with."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, Person
from browser.serving import RealServer

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# Bob's bot is busy with a long turn while Ann looks at her hand.
OUT_OF_TURN = """
edition = "munchkin"
turn = "Bob"
options = []
[players.Ann]
hand = ["pollymorph-potion", "halfling"]
[players.Bob]
level = 3
hand = ["leather-armor", "helm-of-courage", "elf", "spiky-knees"]
[players.Cid]
"""

# What Ann holds and carries would take the place of what she has.
IN_THE_WAY = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
level = 3
play = ["wizard", "dwarf", "helm-of-courage"]
carry = ["pointy-hat-of-power"]
hand = ["cleric", "elf"]
[players.Bob]
[players.Cid]
"""


@pytest.mark.parametrize("card", ["pollymorph-potion", "halfling"])
def test_a_card_that_is_not_lit_says_why_while_others_act(
    server: RealServer, person: People, card: str
) -> None:
    ann, bob = person(DESKTOP), person()
    links = server.lay(OUT_OF_TURN, "Ann", "Bob")
    ann.come(links[0])
    bob.come(links[1])
    ann.page.locator(f".hand [data-card$=':{card}']").click()
    why = ann.page.locator("dialog[open] .why")
    expect(why).to_contain_text("Not now.")
    expect(why).to_contain_text("Rule")
    # What Bob does is seen, and the answer stays where it is.
    bob.page.locator(".hand [data-card$=':helm-of-courage']").click()
    bob.press("play")
    bob.has_done("play")
    expect(why).to_contain_text("Not now.")


@pytest.mark.parametrize(
    ("new", "old", "clears", "plays"),
    [
        ("cleric", "Wizard", "discard", "play"),
        ("elf", "Dwarf", "discard", "play"),
        ("pointy-hat-of-power", "Helm of Courage", "unequip", "equip"),
    ],
)
def test_what_is_in_the_way_goes_where_the_refusal_stands(
    new: str, old: str, clears: str, plays: str, server: RealServer, person: People
) -> None:
    """And the new card is played on the same sheet."""
    ann = person(DESKTOP)
    ann.is_sure = True
    ann.come(*server.lay(IN_THE_WAY, "Ann"))
    ann.page.locator(f":is(.hand, .figure) [data-card$=':{new}']").click()
    expect(ann.page.locator("dialog[open] .why")).to_contain_text("first.")
    expect(ann.button(clears)).to_have_count(1)
    expect(ann.button(clears)).to_contain_text(old)
    ann.press(clears)
    ann.has_done(clears)
    expect(ann.page.locator("dialog[open] .why")).to_have_count(0)
    ann.press(plays)
    ann.has_done(plays)


def test_what_can_only_be_carried_says_what_is_in_the_way(
    server: RealServer, person: People
) -> None:
    """It is taken off on the same sheet; then the new one is put on."""
    ann = person(DESKTOP)
    table = IN_THE_WAY.replace('hand = ["cleric", "elf"]', 'hand = ["bad-ass-bandana"]')
    ann.come(*server.lay(table.replace('"dwarf", ', ""), "Ann"))
    ann.page.locator(".hand [data-card$=':bad-ass-bandana']").click()
    expect(ann.button("play")).to_contain_text("Carry")
    expect(ann.page.locator("dialog[open] .why")).to_contain_text("Not now.")
    ann.press("unequip")
    ann.has_done("unequip")
    expect(ann.page.locator("dialog[open] .why")).to_have_count(0)
    expect(ann.button("play")).to_contain_text("Put on")
    ann.press("play")
    ann.has_done("play")


def test_what_comes_with_epic_is_not_told_where_it_is_off(
    server: RealServer, person: People
) -> None:
    ann, eve = person(DESKTOP), person(DESKTOP)
    plain, epic = (
        server.lay(OUT_OF_TURN.replace("options = []", f"options = {options}"), "Ann")[0]
        for options in ("[]", '["epic", "house-powers"]')
    )
    for one, link, times in ((ann, plain, 0), (eve, epic, 1)):
        one.come(link)
        one.page.locator(".hand [data-card$=':halfling']").click()
        one.page.locator("dialog[open] .exactly li").first.wait_for()
        expect(one.page.get_by_text("second breakfast")).to_have_count(times)


def test_the_sheet_of_a_table_explains_its_options(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    scene = OUT_OF_TURN.replace("options = []", 'options = ["epic"]')
    ann.come(*server.lay(scene, "Ann", title="Friday"))
    ann.page.get_by_role("button", name="Friday").click()
    ann.sees("The game goes on to Level 20")
