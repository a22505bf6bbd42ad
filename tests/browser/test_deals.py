"""Bargaining: help in three clicks, by mouse, finger and keys; counter-offers, trades and sales on
one sheet each; what was answered is told where the eye is.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.looking import wrong_with
from browser.serving import RealServer
from browser.walking import asked, follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]

# Three of four are enough for the vampire, one for nothing but a Level.
PARTY = """
edition = "munchkin"
turn = "Ann"
doors = ["wannabe-vampire"]
[players.Ann]
level = 5
play = ["leather-armor", "eleven-foot-pole"]
carry = ["tuba-of-charm", "helm-of-courage", "spiky-knees"]
hand = ["magic-missile", "curse-lose-a-level"]
[players.Bob]
level = 6
play = ["dwarf", "hammer-of-kneecapping", "horny-helmet"]
[players.Cid]
level = 8
play = ["elf"]
[players.Dov]
level = 1
"""
# The Amazon leaves as soon as a woman is there.
SHY = """
edition = "munchkin"
turn = "Ann"
doors = ["amazon"]
[players.Ann]
level = 3
sex = "male"
[players.Bob]
level = 9
sex = "female"
[players.Cid]
level = 9
sex = "male"
"""
SHOP = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
level = 3
play = ["flaming-armor", "buckler-of-swashing", "boots-of-butt-kicking"]
carry = ["tuba-of-charm"]
[players.Cid]
[players.Bob]
"""
# Bob has something to give, even on Ann's turn.
GIFT = 'play = ["helm-of-courage"]\n'
STARSHOP = SHOP.replace('"munchkin"', '"star"').replace(
    'play = ["flaming-armor", "buckler-of-swashing", "boots-of-butt-kicking"]\n'
    'carry = ["tuba-of-charm"]', 'play = ["laser"]\nhand = ["maser"]'
)  # fmt: skip


def fighting(server: RealServer, one: Person, *others: Person) -> None:
    """Ann, and whoever of the others is a person, before the vampire."""
    links = server.lay(PARTY, *("Ann", "Bob")[: 1 + len(others)])
    for each, link in zip((one, *others), links, strict=True):
        each.come(link)
    one.press("kick")
    one.page.locator(".sums").wait_for()
    one.button("ask").wait_for()


def keeps_the_treasures(one: Person) -> None:
    """Takes every chest back that was to be the other's."""
    theirs = one.page.locator("[data-pick][aria-pressed='true']")
    while theirs.count():
        count = theirs.count()
        one.push(theirs.first)
        expect(theirs).to_have_count(count - 1)


def has_offered_nothing(one: Person) -> bool:
    return not any("ask" in words for words in one.sent.values())


def enabled(one: Person, verb: str) -> None:
    expect(one.button(verb).first).to_be_enabled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_help_is_asked_for_in_three_clicks(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    ann = person(size, has_touch=size == PHONE)
    fighting(server, ann)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='2']"))
    enabled(ann, "send")
    assert ann.button("send").inner_text() == "Ask Cid to help for nothing"
    ann.press("send")
    ann.has_done("ask")


def test_help_is_asked_for_by_keys_alone(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    fighting(server, ann)
    page = ann.page
    page.keyboard.press("a")
    page.locator("[data-candidate]").first.wait_for()
    page.keyboard.press("2")
    expect(page.locator("[data-candidate='2']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-candidate='1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("[data-candidate='1']")).to_have_attribute("aria-pressed", "true")
    enabled(ann, "send")
    ann.button("send").focus()
    page.keyboard.press("Enter")
    ann.has_done("ask")


def test_the_candidates_are_side_by_side_with_what_they_bring(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    fighting(server, ann)
    ann.press("ask")
    cards = ann.page.locator("[data-candidate]")
    expect(cards).to_have_count(3)
    tops = {cards.nth(n).bounding_box()["y"] for n in range(3)}  # type: ignore[index]
    assert len(tops) == 1
    bob = cards.first.inner_text()
    assert "Hammer of Kneecapping, Horny Helmet" in bob
    assert "18 : 12" in bob
    assert "win by 6" in bob
    assert "5 short" in cards.nth(2).inner_text()


def test_a_tap_adds_and_a_tap_again_removes(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    fighting(server, ann)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='2']"))
    enabled(ann, "send")
    pole = ann.page.locator("[data-deal-card]").filter(has_text="Pole")
    ann.push(pole)
    expect(ann.button("send")).to_have_text("Offer Cid Eleven-Foot Pole")
    ann.push(pole)
    expect(ann.button("send")).to_have_text("Ask Cid to help for nothing")
    ann.push(ann.page.locator("[data-pick='3']"))
    expect(ann.button("send")).to_have_text("Offer Cid a Treasure, picked last")
    ann.push(ann.page.locator("[data-candidate='2']"))
    expect(ann.button("send")).to_have_count(0)
    assert has_offered_nothing(ann)


def test_what_would_make_it_work_fills_the_sheet_and_keeps_out_what_was_tapped_out(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    fighting(server, ann)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='1']"))
    enabled(ann, "send")
    keeps_the_treasures(ann)
    works = ann.page.locator(".works li")
    ann.press("make-it-work")
    works.first.wait_for()
    assert 1 <= works.count() <= 3
    ann.push(works.first.locator("button"))
    theirs = ann.page.locator("[data-pick][aria-pressed='true']")
    expect(theirs).to_have_count(1)
    expect(theirs).to_have_attribute("data-pick", "2")  # the last was taken back by hand
    expect(ann.page.locator(".foot .likely")).not_to_be_empty()
    ann.press("make-it-work")
    expect(works.first).to_contain_text("What lies here is a fair price.")
    expect(works.first.locator("button")).to_have_count(0)  # nothing to be done
    for pick in ("2", "1"):  # given, and taken back
        ann.push(ann.page.locator(f"[data-pick='{pick}']"))
    keeps_the_treasures(ann)
    ann.press("make-it-work")
    expect(works.first).to_contain_text("A fair price for Bob would be Leather Armor")
    ann.push(works.first.locator("button"))
    chosen = ann.page.locator("[data-deal-card][aria-pressed='true']")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Leather Armor")
    assert has_offered_nothing(ann)


def test_an_offer_that_is_sent_waits_and_can_be_taken_back(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    fighting(server, ann, bob)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='1']"))
    enabled(ann, "send")
    ann.press("send")
    ann.sees("Bob is thinking about it")
    asked(bob, "offer")
    ann.press("withdraw")
    ann.has_done("withdraw")
    bob.sees("Ann has thought better of it, and takes the offer back.")
    enabled(ann, "send")


def test_a_refusal_is_told_in_the_sheet_and_elsewhere_as_a_notice(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    fighting(server, ann, bob)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='1']"))
    enabled(ann, "send")
    ann.press("send")
    asked(bob, "offer")
    bob.press("decline")
    said = ann.page.locator("[data-candidate='1'] .said")
    expect(said).to_contain_text("Bob says no to")
    enabled(ann, "send")
    ann.press("send")
    ann.sees("Bob is thinking about it")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    asked(bob, "offer")
    bob.press("decline")
    expect(ann.page.locator(".told", has_text="Bob says no to").first).to_be_visible()


def test_a_counter_offer_shows_what_it_changes_and_is_taken(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    fighting(server, ann, bob)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='1']"))
    enabled(ann, "send")
    keeps_the_treasures(ann)
    ann.push(ann.page.locator("[data-deal-card]").filter(has_text="Pole"))
    expect(ann.button("send")).to_have_text("Offer Bob Eleven-Foot Pole")
    ann.press("send")
    asked(bob, "offer")
    bob.sees("18 to 12: a win.")
    for press in ("counter", "pick Pole", "pick Tuba of Charm"):
        follow(bob, press)
    expect(bob.button("send")).to_have_text("Help Ann for Tuba of Charm")
    bob.press("send")
    asked(ann, "offer")
    offered = ann.page.locator("dialog[open] .offer")
    expect(offered.locator(".new", has_text="Tuba")).to_be_visible()
    expect(offered.locator(".gone", has_text="Pole")).to_be_visible()
    ann.press("accept")
    ann.has_done("accept")
    bob.sees("Helping: You")


def test_help_that_makes_the_monster_leave_is_said_to_on_both_sides(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    for one, link in zip((ann, bob), server.lay(SHY, "Ann", "Bob"), strict=True):
        one.come(link)
    ann.press("kick")
    ann.button("ask").wait_for()
    ann.press("ask")
    left = "Amazon leaves: no Level, 1 Treasure."
    first, other = (ann.page.locator(f"[data-candidate='{seat}']") for seat in (1, 2))
    expect(first.locator(".verdict")).to_have_text(left)
    expect(other).to_contain_text("12 : 8")
    ann.push(first)
    enabled(ann, "send")
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("You keep no Level")
    expect(sheet.locator("[data-pick]")).to_have_count(1)
    expect(sheet.locator(".likely")).to_be_empty()
    assert "fair price" not in sheet.inner_text()
    ann.press("send")
    asked(bob, "offer")
    bob.sees(left)
    expect(bob.page.locator("dialog[open] .scale")).to_have_count(0)


def test_somebody_offers_himself(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person(PHONE, has_touch=True)
    fighting(server, ann, bob)
    bob.press("ask")
    bob.sees("Offer Ann your help")
    enabled(bob, "send")
    assert bob.button("send").inner_text().startswith("Help Ann for")
    bob.press("send")
    bob.has_done("ask")
    asked(ann, "offer")


def test_the_headline_of_an_offer_goes_with_it(server: RealServer, person: People) -> None:
    """On a phone it stands where the last things that happened are told."""
    ann, bob = person(), person(DESKTOP)
    fighting(server, ann, bob)
    headline = ann.page.locator(".news.mine .headline")
    for away in ("decline", "withdraw"):
        bob.press("ask")
        enabled(bob, "send")
        bob.press("send")
        asked(ann, "offer")
        expect(headline).to_contain_text("Bob")
        if away == "decline":
            ann.press("decline")
            bob.page.keyboard.press("Escape")
        else:
            bob.press("withdraw")
        expect(headline).to_have_count(0)


# Levels do not count against this one: who has nothing else adds nothing.
NO_USE = """
edition = "munchkin"
turn = "Ann"
doors = ["insurance-salesman"]
[players.Ann]
[players.Bob]
[players.Cid]
"""


def test_help_that_changes_nothing_says_what_the_fight_would_be(
    server: RealServer, person: People
) -> None:
    ann, bob = person(), person(DESKTOP)
    for each, link in zip((ann, bob), server.lay(NO_USE, "Ann", "Bob"), strict=True):
        each.come(link)
    ann.press("kick")
    bob.press("ask")
    enabled(bob, "send")
    bob.press("send")
    asked(ann, "offer")
    offer = ann.page.locator("dialog[open] .offer")
    expect(offer).to_contain_text("+0")
    expect(offer.locator(".rope")).to_contain_text("15 short")


def test_a_trade_is_offered_and_done(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person()
    for one, link in zip((ann, bob), server.lay(PARTY, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "key t")
    for press in ("pick Bob", "pick Tuba of Charm"):
        follow(ann, press)
    ann.push(ann.page.locator("[data-deal-card]").filter(has_text="Horny Helmet"))
    expect(ann.button("send")).to_have_text("Offer Bob Tuba of Charm for Horny Helmet")
    ann.press("send")
    asked(bob, "offer")
    bob.press("accept")
    bob.has_done("accept")
    ann.sees("Bob takes it")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_a_sheet_that_gives_way_says_so_and_comes_back_as_it_was(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    for one, link in zip((ann, bob), server.lay(PARTY, "Ann", "Bob"), strict=True):
        one.come(link)
    for press in ("key t", "pick Dov", "pick Tuba of Charm"):
        follow(ann, press)
    for press in ("key t", "pick Ann", "pick Horny Helmet", "send"):
        follow(bob, press)
    asked(ann, "offer")
    ann.sees("Your deal is put aside")
    ann.press("decline")
    ann.has_done("decline")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    follow(ann, "key t")
    chosen = ann.page.locator("[data-deal-card][aria-pressed='true']")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Tuba of Charm")
    expect(ann.page.locator("[data-candidate='3']")).to_have_attribute("aria-pressed", "true")


def test_a_sale_says_what_is_lost_and_how_it_is_cheaper(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(SHOP, "Ann"))
    follow(ann, "key s")
    for name in ("Flaming Armor", "Buckler", "Boots", "Tuba"):
        follow(ann, f"pick {name}")
    expect(ann.button("send")).to_have_text("Sell 4 Items for 1 Level, lose 500")
    expect(ann.page.locator(".till .lost")).to_have_text("500 lost over")
    ann.press("keep")
    expect(ann.button("send")).to_have_text("Sell 3 Items for 1 Level, lose 100")
    ann.press("send")
    ann.has_done("sell")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.sees("Level 4")


def test_a_counter_that_an_offer_comes_between_is_as_it_was(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    for one, link in zip((ann, bob), server.lay(SHOP + GIFT, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "key s")
    for name in ("Flaming Armor", "Tuba"):
        follow(ann, f"pick {name}")
    for press in ("key t", "pick Ann", "pick Helm of Courage", "send"):
        follow(bob, press)
    asked(ann, "offer")
    ann.sees("Your sale waits on the counter")
    ann.press("decline")
    ann.has_done("decline")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    follow(ann, "key s")
    chosen = ann.page.locator("[data-deal-card][aria-pressed='true']")
    expect(chosen).to_have_count(2)


def test_what_was_built_in_part_is_there_after_an_offer(server: RealServer, person: People) -> None:
    ann, bob = person(DESKTOP), person()
    for one, link in zip((ann, bob), server.lay(SHOP + GIFT, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "build any")
    ann.page.locator(".values [data-value]").first.click()
    chosen = ann.page.locator(".so-far li")
    expect(chosen).to_have_count(1)
    before = chosen.inner_text()
    for press in ("key t", "pick Ann", "pick Helm of Courage", "send"):
        follow(bob, press)
    asked(ann, "offer")
    ann.sees("What you had begun waits")
    ann.press("decline")
    ann.has_done("decline")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    follow(ann, "build any")
    expect(chosen).to_have_text(before)
    ann.page.get_by_role("button", name="Cancel").click()
    follow(ann, "build any")
    ann.page.locator(".values [data-value]").first.wait_for()
    expect(chosen).to_have_count(0)


@pytest.mark.parametrize("leaves", [False, True], ids=["rests", "leaves"])
def test_an_offer_waits_for_whoever_is_writing(
    leaves: bool, server: RealServer, person: People
) -> None:
    ann, bob = person((1800, 900)), person()
    for one, link in zip((ann, bob), server.lay(SHOP + GIFT, "Ann", "Bob"), strict=True):
        one.come(link)
    for press in ("key t", "pick Ann", "pick Helm of Courage"):
        follow(bob, press)
    line = ann.page.locator("#say")
    line.click()
    ann.page.keyboard.type("Who would take ")
    bob.press("send")
    bob.has_done("trade")
    for letter in "that armor?":  # longer than an offer takes to come
        ann.page.keyboard.type(letter)
        ann.page.wait_for_timeout(150)
    expect(ann.button("answer")).to_be_visible()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(line).to_have_value("Who would take that armor?")
    if leaves:
        ann.page.locator(".arena").focus()
    asked(ann, "offer")
    ann.press("decline")
    ann.has_done("decline")
    expect(line).to_have_value("Who would take that armor?")


def test_in_star_money_is_credits(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(STARSHOP, "Ann"))
    follow(ann, "key s")
    ann.sees("1,000 credits a Level")
    sheet = ann.page.locator("dialog[open]")
    expect(sheet.locator("[data-deal-card]").first).to_contain_text("credits")
    assert "gold" not in sheet.inner_text()


def test_a_deal_that_cannot_be_says_why(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(SHOP, "Ann"))
    follow(ann, "key a")
    why = ann.page.locator("dialog[open] .why")
    expect(why).to_contain_text("Not now.")
    expect(why).to_contain_text("Rule")


@pytest.mark.parametrize("width", [360, 390, 768, 1440])
def test_the_sheets_keep_their_shape_at_every_width(
    width: int, server: RealServer, person: People
) -> None:
    ann = person((width, 900))
    wrong: list[Any] = []
    ann.come(*server.lay(PARTY, "Ann"))
    follow(ann, "key s")
    follow(ann, "pick Leather Armor")
    wrong += wrong_with(ann.page, "sell")
    ann.page.keyboard.press("Escape")
    follow(ann, "key t")
    follow(ann, "pick Bob")
    wrong += wrong_with(ann.page, "trade")
    ann.page.keyboard.press("Escape")
    follow(ann, "kick")
    ann.page.locator(".sums").wait_for()
    follow(ann, "ask")
    follow(ann, "pick Bob")
    enabled(ann, "send")
    ann.press("make-it-work")
    ann.page.locator(".works").wait_for()
    wrong += wrong_with(ann.page, "deal")
    assert not wrong, "\n".join(wrong)


def test_what_is_taken_at_once_closes_the_sheet_with_the_good_news(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    fighting(server, ann)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='1']"))  # a bot, who does not stop to think
    enabled(ann, "send")
    ann.press("send")
    ann.has_done("ask")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator(".told", has_text="Bob takes it")).to_be_visible()


def test_an_offer_that_goes_while_it_is_answered_is_said_to_be_gone_in_the_sheet(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person()
    fighting(server, ann, bob)
    ann.press("ask")
    ann.push(ann.page.locator("[data-candidate='1']"))
    enabled(ann, "send")
    ann.press("send")
    asked(bob, "offer")
    follow(bob, "counter")
    enabled(bob, "send")
    ann.press("withdraw")
    sheet = bob.page.locator("dialog[open]")
    expect(sheet.locator(".why")).to_contain_text("Ann has thought better of it")
    expect(sheet).to_contain_text("What would you say to Ann?")
    enabled(bob, "send")  # to offer himself still goes
