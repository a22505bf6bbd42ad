"""The table as a scene: what matters is large and whole, buttons stay, nothing is cut."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, Person
from browser.looking import ALL_SIZES, measured, wrong_with
from browser.serving import RealServer
from browser.tables import CROWDED, FIGHT, STAR
from browser.test_deals import enabled
from browser.walking import asked, follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]
MISSILE = ".hand [data-card$=':magic-missile']"
# How high the monster stands at each width, at least; and how small its letters may be.
LEAST_HIGH = {
    (360, 740): 240, (390, 844): 263, (768, 1024): 328, (1024, 768): 300, (1280, 800): 332,
    (1366, 768): 332, (1440, 900): 396, (1920, 1080): 498,
}  # fmt: skip
LEAST_LETTERS = 12
MONSTER = """() => {
  const card = document.querySelector('.arena .large .card');
  const box = card.getBoundingClientRect(), inside = card.querySelector('.in');
  const arena = document.querySelector('.arena').getBoundingClientRect();
  const bad = card.querySelector('.bad').getBoundingClientRect();
  return {
    height: card.offsetHeight, width: card.offsetWidth,
    cut: inside.scrollHeight - inside.clientHeight,
    letters: Math.min(...[...card.querySelectorAll('.text, .bad')].map((e) => parseFloat(getComputedStyle(e).fontSize))),
    isWhole: box.bottom <= arena.bottom + 2 && box.top >= arena.top - 2 && bad.bottom <= box.bottom,
    scrolls: document.scrollingElement.scrollHeight - innerHeight,
  };
}"""  # noqa: E501  a program in another language
PLACES = """() => [...document.querySelectorAll('.prompt, .prompt .place')].map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""
RATIO = """() => [...document.querySelectorAll('.card')].filter((e) => e.checkVisibility())
  .map((e) => e.offsetWidth / e.offsetHeight)"""


# Words that are broken where no hyphen is, in what is read at a glance; a hyphen itself is no wider
# than 8 px.
BROKEN = """() => {
  const found = [];
  for (const e of document.querySelectorAll('.hand .name, .hand .outcome, .hand .label, .rivals .name, .prompt .button, .plate, .phases li')) {
    if (!e.checkVisibility()) continue;
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement.closest('.only-heard')) continue;
      for (const word of node.data.matchAll(/[^\\s\\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].filter((box) => box.width > 8).map((box) => Math.round(box.top))).size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}"""  # noqa: E501  a program in another language
OFF_THE_EDGE = """() => [...document.querySelectorAll('.hand .slot')]
  .filter((e) => e.getBoundingClientRect().right > document.querySelector('.hand').getBoundingClientRect().right + 1)
  .length"""  # noqa: E501  a program in another language


def at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(f"() => matchMedia('(width: {size[0]}px)').matches")
    page.wait_for_timeout(100)


def unhinted(one: Person) -> None:
    """Closes the hint, if there is one."""
    for hint in one.page.locator("[data-hint]:visible").all():
        hint.click()


def in_a_fight(one: Person, server: RealServer, table: str) -> None:
    one.come(*server.lay(table, "Ann"))
    one.page.locator(".hand .art path").nth(2).wait_for(state="attached")
    one.press("kick")
    one.page.locator(".sums").wait_for()
    asked(one, "fight")
    one.page.locator(".hand .note").first.wait_for()  # previews come a little later
    unhinted(one)


# What was drawn, picture by picture: the buttons once there are any, and the cards of the hand.
ONCE = """() => {
  window.drawn = [];
  const verbs = () => [...document.querySelectorAll('.prompt .place')].map((e) => e.querySelector('button')?.dataset.verb ?? '-');
  const look = () => {
    if (document.querySelector('.prompt[data-kind=fight]')) {
      const hand = [...document.querySelectorAll('.hand [data-card]')].map((e) => e.dataset.card);
      const now = JSON.stringify({ buttons: verbs(), hand });
      if (now !== window.drawn.at(-1)) window.drawn.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
}"""  # noqa: E501  a program in another language


def test_no_button_and_no_card_moves_once_it_is_shown(server: RealServer, person: People) -> None:
    """Deals and outcomes are known a moment after the question: nothing is drawn in two goes."""
    ann = person(DESKTOP)
    ann.come(*server.lay(FIGHT, "Ann"))
    unhinted(ann)
    ann.page.evaluate(ONCE)
    follow(ann, "kick")
    ann.page.locator(f"{MISSILE} ~ .outcome, {MISSILE} .outcome").first.wait_for()
    ann.button("fight").wait_for()
    ann.page.wait_for_timeout(500)  # longer than a table takes to rest
    drawn = [json.loads(one) for one in ann.page.evaluate("window.drawn")]
    buttons = [one["buttons"] for one in drawn if one["buttons"] != ["-", "-", "-", "more"]]
    assert buttons, "there are buttons"
    assert all(one == buttons[0] for one in buttons), drawn
    hands = [one["hand"] for one in drawn]
    assert len({tuple(hand) for hand in hands}) <= 2, drawn  # as it lay, and as it is


@pytest.mark.parametrize("table", [FIGHT, STAR], ids=["dungeon", "orbit"])
def test_the_monster_is_large_and_whole_at_every_width(
    table: str, server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server, table)
    for size, least in LEAST_HIGH.items():
        at(ann.page, size)
        seen = ann.page.evaluate(MONSTER)
        assert seen["height"] >= least, (size, seen)
        assert abs(seen["width"] / seen["height"] - 5 / 7) < 0.01, (size, seen)
        assert seen["cut"] <= 0, (size, seen)
        assert seen["letters"] >= LEAST_LETTERS, (size, seen)
        assert seen["isWhole"], (size, seen)
        assert seen["scrolls"] <= 0, (size, seen)


def test_a_crowded_fight_and_its_quiet_table_keep_their_shape(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(CROWDED, "Ann"))
    ann.page.locator(".hand .art path").nth(2).wait_for(state="attached")
    unhinted(ann)
    wrong = wrong_with(ann.page, "quiet", ALL_SIZES)
    ratios = ann.page.evaluate(RATIO)
    assert len(ratios) > 20
    assert max(abs(ratio - 5 / 7) for ratio in ratios) < 0.02
    follow(ann, "kick")
    unhinted(ann)
    wrong += wrong_with(ann.page, "fight", ALL_SIZES)
    ann.is_sure = True
    for press in ("card enraged", "card mate", "card humongous"):
        follow(ann, press)
    expect(ann.page.locator(".arena .others .card")).to_have_count(1)
    unhinted(ann)
    wrong += wrong_with(ann.page, "crowd", ALL_SIZES)
    # The one that is pointed at is shown whole.
    ann.page.locator(".arena .others button[data-drop]").click()
    expect(ann.page.locator(".arena .large .card.l")).to_have_count(1)
    assert not wrong, "\n".join(wrong)


# What of the sums is covered by the flag on the rope, and what of those who fight lies on another.
COVERED = """() => {
  const found = [], seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.offsetWidth > 1;
  const text = (e) => { const range = document.createRange(); range.selectNodeContents(e); return range.getBoundingClientRect(); };
  const box = (e) => e.getBoundingClientRect(), lies = (b, c, by) => Math.min(b.right, c.right) - Math.max(b.left, c.left) > by && Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top) > by;
  const flag = document.querySelector('.sums .lead');
  for (const e of document.querySelectorAll('.sums .big, .sums .whose'))
    if (seen(e) && lies(box(flag), text(e), 1)) found.push(`"${flag.innerText}" lies on "${e.innerText}"`);
  const room = box(document.querySelector('.scene .party'));
  const parts = [...document.querySelectorAll('.party :is(.plate, .price, .body, .card, .sign)')].filter(seen);
  for (const [i, one] of parts.entries()) {
    const name = `${one.className} ${one.innerText.slice(0, 30)}`;
    if (box(one).left < room.left - 3 || box(one).right > room.right + 3) found.push(`beyond its place: ${name}`);
    for (const other of parts.slice(i + 1))
      if (lies(box(one), box(other), 4)) found.push(`${name} lies on ${other.className} ${other.innerText.slice(0, 30)}`);
  }
  return found;
}"""  # noqa: E501  a program in another language
# Somebody against one monster that she can make a larger one, watched from a full table.
PULLED = """
edition = "munchkin"
turn = "Queen Annabella"
doors = ["{monster}"]
[players."Queen Annabella"]
level = {level}
sex = "female"
play = ["sneaky-bastard-sword"]
hand = ["humongous"]
[players.Bob]
[players.Cid]
[players.Dov]
"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_flag_on_the_rope_covers_no_number(
    language: str, server: RealServer, person: People
) -> None:
    """With the knot at either end, and about the middle."""
    ann, bob = person(language=language), person(DESKTOP, language)
    wrong: list[str] = []
    ann.is_sure = True
    for monster, level in (("platycore", 2), ("potted-plant", 9), ("gazebo", 7), ("gazebo", 5)):
        table = PULLED.format(monster=monster, level=level)
        links = server.lay(table, "Queen Annabella", "Bob")
        for one, link in zip((ann, bob), links, strict=True):
            one.come(link)
        for press in ("kick", "card humongous"):
            follow(ann, press)
            bob.page.locator(".sums, .arena [data-card$=':humongous']").last.wait_for()
            for size in (*ALL_SIZES, (820, 1180), (844, 390), (360, 640)):
                found = measured(bob.page, COVERED, size)
                wrong += [f"{monster}, {press}, at {size}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


HELPED = """
edition = "munchkin"
turn = "Ann"
doors = ["wannabe-vampire"]
[players.Ann]
level = 5
play = ["leather-armor", "eleven-foot-pole", "helm-of-courage"]
[players."Queen Annabella"]
level = 6
play = ["dwarf", "hammer-of-kneecapping", "horny-helmet"]
hand = ["humongous"]
[players.Cid]
[players.Dov]
"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_fighter_and_her_helper_stand_side_by_side(
    language: str, server: RealServer, person: People
) -> None:
    ann, helper = person(DESKTOP, language), person(DESKTOP, language)
    links = server.lay(HELPED, "Ann", "Queen Annabella")
    for one, link in zip((ann, helper), links, strict=True):
        one.come(link)
    for press in ("kick", "ask"):
        ann.press(press)
    ann.page.locator("[data-candidate='1']").click()
    enabled(ann, "send")
    ann.press("send")
    asked(helper, "offer")
    helper.press("accept")
    ann.page.keyboard.press("Escape")
    helper.is_sure = True
    follow(helper, "card humongous")
    wrong: list[str] = []
    for one in (ann, helper):
        expect(one.page.locator(".arena .helper")).to_have_count(1)
        unhinted(one)
        for size in (*ALL_SIZES, (820, 1180), (844, 390), (360, 640)):
            wrong += [f"{size}: {fault}" for fault in measured(one.page, COVERED, size)]
    assert not wrong, "\n".join(wrong)


def test_the_places_beside_the_prompt_do_not_move(server: RealServer, person: People) -> None:
    """Before the door, in a fight, in a dialog's shadow and in somebody else's turn."""
    for size in ((390, 844), (768, 1024), DESKTOP):
        ann = person(size)
        ann.come(*server.lay(FIGHT, "Ann"))
        unhinted(ann)
        before = ann.page.evaluate(PLACES)
        assert len(before) == 5
        follow(ann, "kick")
        unhinted(ann)
        assert ann.page.evaluate(PLACES) == before
        follow(ann, "run")
        asked(ann, "run-order")
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
        unhinted(ann)
        assert ann.page.evaluate(PLACES) == before


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_word_is_broken_on_a_small_screen(
    language: str, server: RealServer, person: People
) -> None:
    ann = person((360, 740), language)
    ann.come(*server.lay(CROWDED, "Ann"))
    ann.page.locator(".hand .art path").nth(2).wait_for(state="attached")
    unhinted(ann)
    assert ann.page.evaluate(BROKEN) == []
    follow(ann, "kick")
    ann.page.locator(".hand .note").first.wait_for()
    unhinted(ann)
    assert ann.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1366, 768), (1920, 1080)])
def test_eight_cards_lie_side_by_side(
    size: tuple[int, int], server: RealServer, person: People
) -> None:
    ann = person(size)
    in_a_fight(ann, server, CROWDED)
    expect(ann.page.locator(".hand .slot")).to_have_count(8)
    assert ann.page.evaluate(OFF_THE_EDGE) == 0


def test_what_somebody_says_and_thinks_stands_above_his_name(
    server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(MEDDLED, "Ann", "Bob"), strict=True):
        one.come(link)
    expect(bob.page.locator(".rivals [data-seat='0'] .bubble")).to_contain_text("thinking")
    bob.page.keyboard.press("c")
    bob.page.locator("dialog[open] input").fill("Kick it!")
    bob.page.keyboard.press("Enter")
    expect(ann.page.locator(".rivals [data-seat='1'] .bubble")).to_have_text("Kick it!")


def test_the_first_button_plays_the_card_that_turns_the_fight(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server, CROWDED)
    first = ann.page.locator(".prompt .place").first
    expect(first).to_contain_text("Play Magic Missile")
    expect(first).to_contain_text("a win")
    expect(ann.page.locator(".hand .turns .slot").first).to_contain_text("21 to 18: a win")
    expect(ann.page.locator(".hand .feeds .slot")).to_have_count(4)
    # What is drawn in outline is what the button says, and what comes of it.
    first.locator("button").hover()
    expect(ann.page.locator(".arena .ghost").first).to_have_text("21")
    first.locator("button").click()
    ann.has_done("play")
    expect(ann.page.locator(".sums .big").first).to_have_text("21")
    expect(ann.page.locator(".arena .ghost")).to_have_count(0)
    expect(ann.page.locator(".lead")).to_contain_text("you win")


def test_a_card_says_below_it_what_its_first_button_does(
    server: RealServer, person: People
) -> None:
    """The preview and the button never disagree, whatever a card may be aimed at."""
    ann = person(DESKTOP)
    in_a_fight(ann, server, CROWDED)
    for slot in ann.page.locator(".hand .slot").all():
        note = slot.locator(".outcome").inner_text()
        if " to " not in note:
            continue
        slot.click()
        first = ann.page.locator("dialog[open] [role=group] [data-verb]").first
        expect(first).to_contain_text(note.partition(":")[0])
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_the_sums_say_where_they_come_from(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server, FIGHT)
    ann.page.locator(".sums button").first.click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("Helm of Courage")
    expect(ann.page.locator("dialog[open]")).to_contain_text("Plutonium Dragon")


def test_a_double_click_plays_what_has_one_use(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(ONE_USE, "Ann"))
    ann.page.locator(".hand [data-card$=':elf']").dblclick()
    ann.has_done("play")
    expect(ann.page.locator(".figure [data-card$=':elf']")).to_have_count(1)
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


ONE_USE = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
hand = ["elf", "helm-of-courage", "curse-lose-a-level"]
carry = ["leather-armor"]
[players.Bob]
level = 3
[players.Cid]
"""


def drag(page: Page, what: str, where: str) -> None:
    start, end = page.locator(what).first, page.locator(where).first
    a, b = start.bounding_box(), end.bounding_box()
    assert a is not None
    assert b is not None
    page.mouse.move(a["x"] + a["width"] / 2, a["y"] + 30)
    page.mouse.down()
    page.mouse.move(a["x"] + a["width"] / 2 + 20, a["y"] - 20, steps=4)
    page.mouse.move(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, steps=6)
    page.mouse.up()


def test_a_card_is_dragged_to_oneself_to_a_rival_and_to_a_monster(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(ONE_USE, "Ann"))
    ann.page.locator(".hand .art path").nth(2).wait_for(state="attached")
    drag(ann.page, ".hand [data-card$=':helm-of-courage']", ".arena [data-drop='seat-0']")
    ann.has_done("play")
    expect(ann.page.locator(".arena [data-card$=':helm-of-courage']")).to_have_count(1)
    ann.done.clear()
    drag(ann.page, ".hand [data-card$=':curse-lose-a-level']", ".rivals [data-drop='seat-1']")
    ann.has_done("play")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)

    ann = person(DESKTOP)
    in_a_fight(ann, server, CROWDED)
    # What looks like a mistake is not made by a slip of the hand: the card opens.
    drag(ann.page, ".hand [data-card$=':enraged']", ".arena [data-drop^='monster-']")
    expect(ann.page.locator("dialog[open]")).to_contain_text("Enraged")


def test_an_item_that_could_be_put_on_is_lit_where_it_is_carried(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(ONE_USE, "Ann"))
    expect(ann.page.locator(".figure [data-card$=':leather-armor'] .card.lit")).to_have_count(1)


def test_arrows_move_through_the_hand_the_buttons_and_the_rivals(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server, CROWDED)
    page = ann.page
    focused = "() => document.activeElement.dataset.card ?? document.activeElement.dataset.seat"
    page.keyboard.press("h")
    first = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == first
    page.keyboard.press("ArrowLeft")  # round to the last one
    assert page.evaluate(focused) not in (first, None)
    page.keyboard.press("r")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == "2"


def test_the_log_is_an_edge_that_counts_and_opens(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    in_a_fight(ann, server, FIGHT)
    edge = ann.page.locator("[data-verb=log]")
    expect(edge).to_contain_text("new")
    expect(ann.page.locator(".told .log")).not_to_be_visible()
    edge.click()
    expect(ann.page.locator(".told .log")).to_be_visible()
    expect(edge).not_to_contain_text("new")
    at(ann.page, (1920, 1080))
    expect(ann.page.locator(".told .log")).to_be_visible()
    expect(edge).to_have_count(0)
    at(ann.page, (390, 844))
    expect(ann.page.locator(".told .log")).not_to_be_visible()
    expect(ann.page.locator(".ticker")).to_contain_text("You kick open the door")


def test_what_somebody_throws_in_is_a_headline_for_whom_it_hits(
    server: RealServer, person: People
) -> None:
    ann, bob = person(), person(DESKTOP)
    for one, link in zip((ann, bob), server.lay(MEDDLED, "Ann", "Bob"), strict=True):
        one.come(link)
    follow(ann, "kick")
    follow(ann, "fight")
    asked(bob, "wait")
    follow(bob, "card enraged")
    expect(ann.page.locator(".arena .just")).to_have_text("Bob, just now")
    headline = ann.page.locator(".headline")
    expect(headline).to_contain_text("Bob throws Enraged into your fight")
    expect(bob.page.locator(".headline")).not_to_contain_text("throws")


MEDDLED = """
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


def test_whoever_took_over_a_fight_is_marked_as_the_one_who_moves(
    server: RealServer, person: People
) -> None:
    """At the seat and on the board: the turn stays whose it was."""
    ann, cid = person(DESKTOP), person(DESKTOP)
    for one, link in zip((ann, cid), server.lay(HANDED, "Ann", "Cid"), strict=True):
        one.come(link)
    expect(cid.page.locator(".rivals .rival.turn")).to_have_attribute("data-seat", "0")
    follow(ann, "kick")
    follow(ann, "card transferral-potion Bob")
    ann.has_done("play")
    for one in (ann, cid):
        expect(one.page.locator(".rivals .rival.turn")).to_have_attribute("data-seat", "1")
        expect(one.page.locator(".board .turn")).to_have_attribute("data-fly", "standie-1")


HANDED = """
edition = "munchkin"
turn = "Ann"
doors = ["net-troll"]
[players.Ann]
hand = ["transferral-potion"]
[players.Bob]
level = 3
[players.Cid]
"""
