"""By touch alone: whatever is asked about once is confirmed by a second tap, and by no other."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.scenes import ANN, HARPIES, SCENES, Scene
from browser.serving import RealServer
from browser.tables import FIGHT
from browser.walking import asked, follow, until, walk_to

pytestmark = pytest.mark.slow
People = Callable[..., Person]
OTHERS = "\nplayers.Bob = { level = 2 }\nplayers.Cid = { level = 2 }"
# Nobody is poorer, and there is one card too many.
POOREST = (
    ANN
    + 'phase = "charity"\n'
    + 'players.Ann = { hand = ["elf", "dwarf", "thief", "wizard", "cleric", "halfling"] }'
    + OTHERS
)
RICHES = ANN + 'players.Ann = { hand = ["1000-gold-pieces"] }' + OTHERS
CURSED = ANN + 'players.Ann = { level = 3, hand = ["curse-lose-a-level"] }' + OTHERS
ELF = ANN + 'players.Ann = { play = ["elf"] }' + OTHERS


def finger(server: RealServer, person: People, table: str, *presses: str) -> Person:
    """Ann with a telephone, at a table with two bots, after these presses."""
    one = person(has_touch=True)
    one.come(*server.lay(table if "edition" in table else Scene("", "", table, (), ()).toml, "Ann"))
    for press in presses:
        follow(one, press)
    return one


def card(one: Person, id: str, label: str) -> None:
    """Opens a card and taps what is to be done with it, once."""
    follow(one, f"open {id}")
    one.push(one.page.locator("dialog[open] [data-verb]").filter(has_text=label).first)


def confirms(one: Person, verb: str) -> None:
    """It was tapped once, and asks; a second tap does it."""
    asking = one.page.locator("button").filter(has_text="Sure?")
    expect(asking).to_have_count(1)
    assert verb not in one.done
    one.push(asking)
    one.has_done(verb)


def test_charity_of_the_lowest(server: RealServer, person: People) -> None:
    one = finger(server, person, POOREST)
    follow(one, "discard")
    follow(one, "pick Elf")
    assert "discard" not in one.done
    follow(one, "discard")
    one.has_done("discard")
    expect(one.page.locator(".hand .slot")).to_have_count(5)


def test_a_level_for_oneself_is_the_first_button_and_asks_nothing(
    server: RealServer, person: People
) -> None:
    one = finger(server, person, RICHES)
    follow(one, "open 1000-gold-pieces")
    first = one.page.locator("dialog[open] [data-verb=play]").first
    expect(first).to_contain_text("yourself")
    one.push(first)
    one.has_done("play")
    expect(one.page.locator("nav button").first).to_contain_text("Level 2")


def test_a_level_for_a_rival_is_asked_about(server: RealServer, person: People) -> None:
    one = finger(server, person, RICHES)
    card(one, "1000-gold-pieces", "on Bob")
    confirms(one, "play")


def test_fighting_while_behind(server: RealServer, person: People) -> None:
    one = finger(server, person, HARPIES, "kick", "fight")
    confirms(one, "fight")


def test_a_curse_on_oneself(server: RealServer, person: People) -> None:
    one = finger(server, person, CURSED)
    card(one, "curse-lose-a-level", "yourself")
    confirms(one, "play")


def test_a_potion_for_the_monsters_one_fights(server: RealServer, person: People) -> None:
    one = finger(server, person, FIGHT, "kick")
    asked(one, "fight")
    one.page.locator(".hand [data-card$=':flaming-poison-potion'] .note").wait_for()
    card(one, "flaming-poison-potion", "for the monsters")
    confirms(one, "play")


def test_a_race_that_is_given_up(server: RealServer, person: People) -> None:
    one = finger(server, person, ELF)
    one.push(one.page.locator("nav button").filter(has_text="Level"))
    card(one, "elf", "Give up")
    confirms(one, "discard")


DOUBLE_MS = 150


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_a_press_below_a_card_does_what_it_says(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    """What is put on is put on; a second tap, as fast as fingers are, puts on nothing else."""
    one = person(size, has_touch=True)
    one.come(*server.lay(TO_WEAR, "Ann"))
    strips = one.page.locator(".hand [data-do=play]")
    expect(strips).to_have_count(2)
    for strip in strips.all():
        box = strip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, box
    taps(one, strips.first)
    one.has_done("play")
    expect(one.page.locator(".hand .slot")).to_have_count(2)
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    assert len(one.sent) == 1
    # A Curse is aimed first: what is written below it is nothing to press.
    curse = one.page.locator(".hand [data-card$=':curse-lose-a-level']")
    expect(curse.locator("xpath=..").locator("[data-do]")).to_have_count(0)
    curse.tap()
    expect(one.page.locator("dialog[open]")).to_have_count(1)


TO_WEAR = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
hand = ["helm-of-courage", "boots-of-butt-kicking", "curse-lose-a-level"]
[players.Bob]
[players.Cid]
"""


def taps(one: Person, what: Locator) -> None:
    """Twice on one spot, as a finger does that taps twice."""
    box = what.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    one.page.touchscreen.tap(*at)
    one.page.wait_for_timeout(DOUBLE_MS)
    one.page.touchscreen.tap(*at)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_a_double_tap_presses_nothing_on_the_sheet_that_it_opens(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    one = person(size, has_touch=True)
    one.come(*server.lay(TO_WEAR, "Ann"))
    for card in one.page.locator(".hand .slot").all():
        taps(one, card)
        one.page.wait_for_timeout(400)
        expect(one.page.locator("dialog[open]")).to_have_count(1)
        assert not one.sent
        one.page.keyboard.press("Escape")
        expect(one.page.locator("dialog[open]")).to_have_count(0)


def test_the_table_is_left(server: RealServer, person: People) -> None:
    one = finger(server, person, RICHES)
    one.push(one.page.locator("header .title"))
    leave = one.page.locator("[data-verb=leave]")
    one.push(leave)
    expect(leave).to_contain_text("Really?")
    one.push(leave)
    until(one, one.page.locator("[data-verb=play-now]"))


def test_a_tap_elsewhere_takes_it_back(server: RealServer, person: People) -> None:
    one = finger(server, person, HARPIES, "kick", "fight")
    fight = one.button("fight")
    expect(fight).to_contain_text("Sure?")
    one.push(one.page.locator("#prompt"))
    expect(fight).not_to_contain_text("Sure?")
    one.push(fight)
    confirms(one, "fight")


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_everything_is_confirmed_by_touch(scene: Scene, server: RealServer, person: People) -> None:
    """With a page that asks about everything, every question is answered and every act made."""
    one = person(DESKTOP, has_touch=True)
    one.page.goto(server.url)
    one.push(one.page.get_by_role("button", name="Settings"))
    one.push(one.page.get_by_label("Always ask"))
    one.push(one.page.get_by_role("button", name="Close"))
    one.is_sure = True
    walk_to(one, server, scene)
    for press in scene.answer:
        follow(one, press)
    one.has_done(scene.verb)
