"""What the hand says and what a press on it does: too many cards, Items that are only carried, a
fight of somebody else's, powers beside cards, and no press that does nothing.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.looking import wrong_with
from browser.serving import RealServer
from browser.walking import asked, follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]

# Three cards too many for Ann; Bob and Cid are lowest.
FULL = """
edition = "munchkin"
turn = "Ann"
phase = "charity"
[players.Ann]
level = 3
hand = ["elf", "dwarf", "thief", "helm-of-courage", "staff-of-napalm", "curse-income-tax",
    "magic-missile", "potted-plant"]
[players.Bob]
[players.Cid]
"""
MORE = ', "wizard", "enraged"'
# A Wizard's staff in the hand of somebody who is no Wizard, and a Helm; one-shots lie in play.
DRESSING = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
hand = ["helm-of-courage", "staff-of-napalm", "magic-missile", "curse-lose-a-level"]
carry = ["sleep-potion"]
[players.Bob]
level = 3
play = ["leather-armor"]
carry = ["yuppie-water"]
[players.Cid]
"""
# Somebody who may become something.
BECOMING = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
hand = ["cleric", "elf", "leather-armor", "enraged", "curse-lose-a-level", "huge-rock"]
[players.Bob]
[players.Cid]
"""
CUT_BELOW = """() => [...document.querySelectorAll(".hand .words")]
  .filter((words) => words.scrollHeight > words.clientHeight + 1 || words.clientHeight > words.parentElement.clientHeight + 1)
  .map((words) => `${words.innerText}: ${words.scrollHeight} in ${words.clientHeight}`)"""  # noqa: E501  a program in another language
# Ann loses by one; a Warrior may turn that by discards, and so may a missile.
BEHIND = """
edition = "munchkin"
turn = "Ann"
doors = ["harpies"]
[players.Ann]
level = 3
play = ["warrior"]
hand = ["elf", "dwarf", "thief", "friendship-potion"%s]
[players.Bob]
level = 2
hand = ["enraged", "pollymorph-potion", "yuppie-water"]
[players.Cid]
"""
# Ann may backstab Bob in his fight, for a card of her choice.
THIEF = """
edition = "munchkin"
turn = "Bob"
doors = ["bullrog"]
[players.Ann]
level = 4
play = ["thief"]
hand = ["buckler-of-swashing", "potted-plant", "wishing-ring"]
[players.Bob]
level = 5
[players.Cid]
"""
TAXED = """
edition = "munchkin"
turn = "Ann"
doors = ["curse-income-tax"]
[players.Ann]
level = 4
play = ["leather-armor", "helm-of-courage"]
hand = ["buckler-of-swashing", "elf"]
[players.Bob]
[players.Cid]
"""
# Ann throws a Curse, and could take it back herself.
THROWS = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
level = 4
hand = ["curse-lose-a-level", "wishing-ring", "loaded-die", "potted-plant"]
[players.Bob]
level = 5
[players.Cid]
"""


def group(one: Person, id: str) -> Locator:
    return one.page.locator(f".hand .group.{id}")


def below(where: Locator, card: str) -> Locator:
    """A card of the hand with what is written below it, be it a tag or a button."""
    return where.locator(f".held:has([data-card$=':{card}'])")


def sit_down(one: Person, server: RealServer, table: str, name: str = "Ann") -> None:
    one.come(*server.lay(table, name))
    one.page.locator(".hand .art path").nth(2).wait_for(state="attached")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_charity_is_one_sheet_in_which_cards_are_picked_and_unpicked(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    one = person(size, has_touch=size == PHONE)
    sit_down(one, server, FULL)
    one.press("give")
    sheet = one.page.locator("dialog[open]")
    cards, send = sheet.locator(".cards button"), sheet.locator("[data-verb=give]")
    expect(cards).to_have_count(8)
    expect(send).to_be_disabled()
    for name in ("Dwarf", "Thief", "Staff of Napalm"):
        one.push(cards.filter(has_text=name))
    expect(send).to_contain_text("Dwarf, Thief, and Staff of Napalm")
    expect(cards.filter(has_text="Elf")).to_be_disabled()
    one.push(cards.filter(has_text="Thief"))
    expect(send).to_be_disabled()
    one.push(cards.filter(has_text="Magic Missile"))
    assert not one.done
    one.push(send)
    one.has_done("give")
    expect(sheet).to_have_count(0)
    assert len(one.sent) == 1, one.sent
    expect(one.page.locator(".hand .slot")).to_have_count(5)
    for gone in ("dwarf", "staff-of-napalm", "magic-missile"):
        expect(one.page.locator(f".hand [data-card$=':{gone}']")).to_have_count(0)


def test_who_gets_which_is_said_in_the_same_sheet_and_stays_even(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(FULL, "Ann", "Bob"), strict=True):
        one.come(link)
    ann.press("give")
    for name in ("Elf", "Dwarf", "Thief"):
        follow(ann, f"pick {name}")
    rows = ann.page.locator("dialog[open] fieldset")
    expect(rows).to_have_count(3)
    # Bob has the first and the third; the second goes to him too, and another one to Cid.
    expect(rows.nth(1).get_by_label("Cid")).to_be_checked()
    rows.nth(1).get_by_label("Bob").check()
    expect(rows.nth(0).get_by_label("Cid")).to_be_checked()
    ann.press("give")
    ann.has_done("give")
    for got in ("dwarf", "thief"):
        expect(bob.page.locator(f".hand [data-card$=':{got}']")).to_be_visible()
    expect(bob.page.locator(".hand [data-card$=':elf']")).to_have_count(0)


def test_the_hand_says_what_could_go_and_what_may_be_played_instead(
    server: RealServer, person: People
) -> None:
    one = person(DESKTOP)
    sit_down(one, server, FULL)
    expect(one.page.locator(".hand .group.now")).to_have_count(0)
    expect(one.page.locator(".hand")).not_to_contain_text("Good right now")
    expect(group(one, "spare")).to_contain_text("To give")
    expect(group(one, "spare").locator(".slot")).to_have_count(2)
    room = group(one, "room")
    expect(below(room, "helm-of-courage")).to_contain_text("put it on")
    expect(below(room, "staff-of-napalm")).to_contain_text("carry it")
    # A card that could go opens the sheet with itself picked; closing it gives nothing.
    one.push(group(one, "spare").locator("[data-card$=':magic-missile']"))
    picked = one.page.locator("dialog[open] [aria-pressed=true]")
    expect(picked).to_have_count(1)
    expect(picked).to_contain_text("Magic Missile")
    one.page.keyboard.press("Escape")
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    # Playing one is the second place, and one card less is to be given.
    expect(one.button("give")).to_contain_text("give 3 cards away")
    second = one.page.locator(".prompt [data-at='1'] button")
    expect(second).to_have_attribute("data-verb", "play")
    one.push(second)
    one.has_done("play")
    expect(one.button("give")).to_contain_text("give 2 cards away")


def test_the_sheet_of_charity_keeps_its_shape(server: RealServer, person: People) -> None:
    one = person(DESKTOP)
    sit_down(one, server, FULL)
    one.press("give")
    for name in ("Elf", "Dwarf", "Thief"):
        follow(one, f"pick {name}")
    wrong = wrong_with(one.page, "charity")
    assert not wrong, "\n".join(wrong)


def test_an_item_that_can_only_be_carried_is_not_called_good(
    server: RealServer, person: People
) -> None:
    one = person(DESKTOP)
    sit_down(one, server, DRESSING)
    expect(group(one, "now").locator(".slot")).to_have_count(1)
    expect(group(one, "now")).to_contain_text("put it on")
    expect(below(group(one, "beside"), "staff-of-napalm")).to_contain_text("carry it")
    follow(one, "open staff-of-napalm")
    expect(one.page.locator("dialog[open] [data-verb=play]").first).to_contain_text(
        "Carry Staff of Napalm"
    )
    why = one.page.locator("dialog[open] .why")
    expect(why).to_contain_text("Not now.")
    expect(why).to_contain_text("Wizard")


def test_a_double_click_never_does_nothing(server: RealServer, person: People) -> None:
    """It plays what has one use; of what has several, or none, it opens the sheet, which stays."""
    one = person(DESKTOP)
    sit_down(one, server, DRESSING)
    dialog = one.page.locator("dialog[open]")
    for card in ("magic-missile", "curse-lose-a-level"):
        one.page.locator(f".hand [data-card$=':{card}']").dblclick()
        expect(dialog).to_have_count(1)
        one.page.wait_for_timeout(500)
        expect(dialog).to_have_count(1)
        assert not one.done
        one.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    one.page.locator(".hand [data-card$=':helm-of-courage']").dblclick()
    one.has_done("play")
    expect(dialog).to_have_count(0)


def test_one_shots_in_play_are_shown_at_every_seat(server: RealServer, person: People) -> None:
    one = person(DESKTOP)
    sit_down(one, server, DRESSING)
    bob = one.page.locator(".rivals [data-seat='1']")
    expect(bob.locator("[data-zoom$=':yuppie-water']")).to_be_visible()
    expect(one.page.locator(".figure [data-card$=':sleep-potion']")).to_be_visible()
    one.page.locator(".figure [data-card$=':sleep-potion']").click()
    expect(one.page.locator("dialog[open] .why")).to_be_visible()  # it says why not now


def test_a_power_that_turns_the_fight_is_offered_beside_the_card_that_does(
    server: RealServer, person: People
) -> None:
    one = person(DESKTOP)
    sit_down(one, server, BEHIND % ', "magic-missile"')
    follow(one, "kick")
    asked(one, "fight")
    places = one.page.locator(".prompt [data-at] button")
    expect(places.nth(0)).to_contain_text("Play Magic Missile")
    expect(places.nth(1)).to_contain_text("Use Warrior")
    expect(places.nth(1)).to_contain_text("At most 6 to 4: a win")
    expect(places.nth(2)).to_have_attribute("data-verb", "run")
    expect(group(one, "ends")).to_contain_text("fight over, no Level")
    one.push(places.nth(1))
    one.has_done("use")
    expect(one.page.locator("dialog[open] .cards button").first).to_be_visible()


def test_a_power_alone_is_the_first_place(server: RealServer, person: People) -> None:
    one = person(PHONE, has_touch=True)
    sit_down(one, server, BEHIND % "")
    follow(one, "kick")
    asked(one, "fight")
    first = one.page.locator(".prompt [data-at='0'] button")
    expect(first).to_contain_text("Use Warrior")
    expect(first).to_contain_text("6:4 win")


def test_in_somebody_elses_fight_the_hand_is_sorted_by_what_it_does_to_him(
    server: RealServer, person: People
) -> None:
    ann, bob = person(), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(BEHIND % "", "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "kick")
    expect(group(bob, "helps").locator("[data-card$=':pollymorph-potion']")).to_be_visible()
    expect(below(group(bob, "harms"), "enraged")).to_contain_text("a loss for Ann")
    for own in ("turns", "surer", "short", "feeds", "ends"):
        expect(group(bob, own)).to_have_count(0)
    expect(bob.page.locator(".hand")).not_to_contain_text("Turns it")


@pytest.mark.parametrize(
    ("width", "height", "more"), [(1024, 768, ""), (1280, 720, MORE), (1920, 1080, MORE)]
)
def test_of_a_full_hand_no_card_is_off_the_edge(
    server: RealServer, person: People, width: int, height: int, more: str
) -> None:
    ann = person((width, height))
    scene = FULL.replace('"potted-plant"]', f'"potted-plant"{more}]')
    ann.come(server.lay(scene.replace('phase = "charity"\n', ""), "Ann")[0])
    cards = ann.page.locator(".hand .held")
    expect(cards).to_have_count(8 + more.count(","))
    over = "hand => hand.scrollWidth - hand.clientWidth"
    assert ann.page.locator(".hand").evaluate(over) <= 0


# Cards of the hand by their places.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.hand .slot')].map((e) => [e.dataset.card, Math.round(e.getBoundingClientRect().left)]))"""  # noqa: E501


def test_no_card_moves_below_whoever_points_at_it(server: RealServer, person: People) -> None:
    """What is played leaves its place empty until the mouse leaves the hand."""
    ann = person(DESKTOP)
    sit_down(ann, server, DRESSING)
    ann.page.evaluate("document.fonts.ready")
    before = ann.page.evaluate(PLACES)
    helm = "munchkin:helm-of-courage"
    below(ann.page.locator(".hand"), "helm-of-courage").locator(".strip").click()
    ann.has_done("play")
    expect(ann.page.locator(f".hand [data-card='{helm}']")).to_have_count(0)
    ann.is_settled()
    assert ann.page.evaluate(PLACES) == {id: x for id, x in before.items() if id != helm}
    ann.page.locator(".arena").hover()
    expect(ann.page.locator(".hand .held:empty")).to_have_count(0)


def test_what_is_off_the_edge_is_counted_there(server: RealServer, person: People) -> None:
    ann = person((1024, 768))
    scene = FULL.replace('"potted-plant"]', f'"potted-plant"{MORE}, "cleric", "halfling"]')
    ann.come(server.lay(scene.replace('phase = "charity"\n', ""), "Ann")[0])
    cards = ann.page.locator(".hand .held")
    expect(cards).to_have_count(12)
    before, after = (ann.page.locator(f".hand .more.{where}") for where in ("before", "after"))
    expect(before).to_have_text("")
    expect(after).to_have_text(re.compile(r"\+[1-9] *"))
    expect(after.locator("b")).to_be_in_viewport(ratio=0.99)
    cards.last.locator("button").first.focus()
    expect(after).to_have_text("")
    expect(before).to_have_text(re.compile(r"\+[1-9] *"))
    expect(before.locator("b")).to_be_in_viewport(ratio=0.99)
    # And nowhere else.
    ann.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(before).to_have_text("")
    expect(after).to_have_text("")


def test_what_answers_a_question_says_so_in_the_hand(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person()
    links = server.lay(THIEF, "Ann", "Bob")
    ann.come(links[0])
    bob.come(links[1])
    bob.press("kick")
    follow(ann, "card thief")
    asked(ann, "discard")
    ann.page.get_by_text("Look at the table").click()
    answers = group(ann, "answers")
    expect(answers.locator(".outcome")).to_have_text(["discard it"] * 3)
    expect(group(ann, "now")).to_have_count(0)
    ann.page.locator(".hand [data-card$=':buckler-of-swashing']").click()
    discards = ann.page.locator("dialog[open] [data-verb=choose]")
    expect(discards).to_have_text("Discard: Buckler of Swashing")
    discards.click()
    ann.has_done("choose")


def test_what_does_not_answer_a_question_says_so(server: RealServer, person: People) -> None:
    """Income Tax is paid with Items in play: nothing of the hand is asked for."""
    one = person(DESKTOP)
    one.come(*server.lay(TAXED, "Ann"))
    one.press("kick")
    one.press("pass")
    asked(one, "discard")
    one.page.get_by_text("Look at the table").click()
    expect(group(one, "later").locator(".outcome")).to_have_text(["not for this"] * 2)


def test_what_would_save_somebody_else_is_not_called_good(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    links = server.lay(THROWS, "Ann", "Bob")
    ann.come(links[0])
    ann.page.locator(".hand [data-card$=':curse-lose-a-level']").click()
    ann.page.locator("dialog[open] [data-verb=play]").filter(has_text="Bob").click()
    ring = below(group(ann, "others"), "wishing-ring")
    expect(ring.locator(".outcome")).to_have_text("saves Bob")  # and no button
    expect(ring.locator(".lit")).to_have_count(0)


def test_each_card_that_is_not_lit_says_why(server: RealServer, person: People) -> None:
    """What may be laid down all the same is a button besides."""
    one = person(DESKTOP)
    sit_down(one, server, THROWS)
    for card, why in (
        ("wishing-ring", "There is no Curse to lift"),
        ("loaded-die", "it is played after any roll of one's own"),
        ("potted-plant", "You cannot look for trouble now"),
    ):
        one.page.locator(f".hand [data-card$=':{card}']").click()
        expect(one.page.locator("dialog[open] .why")).to_contain_text(why)
        one.page.keyboard.press("Escape")
        expect(one.page.locator("dialog[open]")).to_have_count(0)
    expect(below(group(one, "keep"), "potted-plant")).to_contain_text("for trouble")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_what_a_card_would_be_is_read_whole_below_it(
    language: str, server: RealServer, person: People
) -> None:
    one = person(PHONE, language=language)
    one.come(*server.lay(BECOMING, "Ann"))
    for size in ((360, 640), PHONE, (844, 390)):
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert one.page.evaluate(CUT_BELOW) == []


CARRIED = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
carry = ["leather-armor"]
[players.Bob]
[players.Cid]
"""


def test_a_phone_says_what_lies_carried_and_could_be_put_on(
    server: RealServer, person: People
) -> None:
    one = person()
    one.come(server.lay(CARRIED, "Ann")[0])
    me = one.page.locator("nav [data-place=seat-0]")
    expect(me).to_contain_text("1 to put on")
    one.push(me)
    one.push(one.page.locator("dialog[open] [data-card='munchkin:leather-armor']"))
    one.press("equip")
    expect(me).to_contain_text("strength 2")
    expect(me).not_to_contain_text("to put on")
