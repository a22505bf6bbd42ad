"""Where things lie: whole, side by side, where they were; what comes by itself hides nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE, Person
from browser.looking import GEOMETRY, measured
from browser.serving import RealServer
from browser.tables import CROWDED, FIGHT
from browser.test_deals import SHOP, enabled, fighting
from browser.test_scene import BROKEN, at, unhinted
from browser.walking import asked, follow

pytestmark = pytest.mark.slow
People = Callable[..., Person]
LANGUAGES = pytest.mark.parametrize("language", ["en-GB", "de-DE"])
DESKS = ((1024, 768), (1280, 800), (1366, 768), (1440, 900), (1920, 1080))
PHONES = ((360, 640), (390, 844), (740, 360))

# What is written below a card and reaches out of its place, or does not say what it should at once.
LABELS = """() => {
  const found = [], floor = Math.min(innerHeight, document.querySelector('.own').getBoundingClientRect().bottom);
  const labels = [...document.querySelectorAll('.hand .outcome, .hand .strip')];
  if (!labels.length) found.push('no labels');
  for (const e of labels) {
    const box = e.getBoundingClientRect(), range = document.createRange(), words = e.matches('.strip') ? e.querySelector('.words') ?? e.firstElementChild : e;
    range.selectNodeContents(words);
    const text = range.getBoundingClientRect(), clip = words.getBoundingClientRect();
    const [top, bottom] = [Math.max(text.top, clip.top), Math.min(text.bottom, clip.bottom)];
    const shown = getComputedStyle(words).overflow === 'hidden' ? { top, bottom } : text;
    if (box.bottom > floor + 1 || shown.bottom > box.bottom + 1 || shown.top < box.top - 1) found.push(`out: ${e.innerText}`);
    if (innerWidth >= 1366 && words.scrollHeight > words.clientHeight + 2) found.push(`cut: ${e.innerText}`);
  }
  return found;
}"""  # noqa: E501  a program in another language
# A fight that others can turn together, and what one of them could do about it.
MEDDLESOME = """
edition = "munchkin"
turn = "Ada"
doors = ["lame-goblin"]
[players.Ada]
level = 4
play = ["mithril-armor"]
[players.Bob]
level = 3
hand = ["enraged", "sleep-potion", "invisibility-potion", "sandals-of-protection", "gazebo"]
[players.Cid]
[players.Dov]
"""
# What is left below the hand, how wide its cards are, how much of the arena's height one has.
ROOM = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const cards = [...document.querySelectorAll('.hand .held')].map((e) => e.getBoundingClientRect());
  return {
    below: box('.own').bottom - Math.max(...cards.map((one) => one.bottom)),
    wide: Math.min(...cards.map((one) => one.width)),
    tall: box('.arena .who .figure-of').height / box('.arena').height,
  };
}"""
# More in play than fits anywhere at first sight, and a hand that makes a monster monstrous.
HOARD = """
edition = "munchkin"
turn = "{turn}"
doors = ["plutonium-dragon"]
[players.Ann]
level = 5
sex = "female"
play = [
  "helm-of-courage", "elf", "wizard", "spiky-knees", "leather-armor", "hireling",
  "boots-of-butt-kicking", "buckler-of-swashing", "sneaky-bastard-sword",
]
carry = ["huge-rock", "pointy-hat-of-power", "staff-of-napalm"]
curses = ["curse-chicken-on-your-head"]
hand = ["enraged", "humongous", "intelligent", "ancient", "magic-missile"]
[players.Bob]
level = 6
[players.Cid]
"""
# The longest words there are, in the hand and before oneself.
LONG_WORDS = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
carry = ["swiss-army-polearm", "broad-sword", "cloak-of-obscurity"]
hand = [
  "insurance-salesman", "friendship-potion", "invisibility-potion", "squidzilla", "ghoulfiends",
  "divine-intervention", "really-impressive-title", "convenient-addition-error", "doppleganger",
  "unspeakably-awful-indescribable-horror", "wandering-monster", "truly-obnoxious-curse",
]
[players.Bob]
play = ["gentlemens-club", "boots-of-butt-kicking", "helm-of-courage"]
[players.Cid]
play = ["dagger-of-treachery", "pantyhose-of-giant-strength", "leather-armor"]
[players.Dov]
play = ["sandals-of-protection", "hammer-of-kneecapping", "mithril-armor"]
"""

# Cards before somebody that are not whole in their place, lie on each other, or are too small.
NOT_WHOLE = """([place, least]) => {
  const found = [], name = (e) => `${e.dataset.card} ${Math.round(e.getBoundingClientRect().width)}`;
  const room = document.querySelector(place).getBoundingClientRect();
  const cards = [...document.querySelectorAll(`${place} [data-card]`)].filter((e) => e.checkVisibility());
  if (!cards.length) found.push('no cards');
  const boxes = cards.map((e) => [e, e.querySelector('.card')?.getBoundingClientRect() ?? e.getBoundingClientRect()]);
  const lies = (b, c) => Math.min(b.right, c.right) - Math.max(b.left, c.left) > 4 && Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top) > 4;
  for (const [e, b] of boxes) {
    if (b.left < room.left - 3 || b.right > room.right + 3 || b.top < room.top - 3 || b.bottom > room.bottom + 3) found.push(`cut: ${name(e)}`);
    if (b.width < least) found.push(`small: ${name(e)}`);
    for (const [o, c] of boxes) if (e !== o && lies(b, c)) found.push(`on ${name(o)}: ${name(e)}`);
    for (const other of document.querySelectorAll('.sums .side, .arena .sign:not(p), .phases li, .arena .plate')) {
      if (!e.contains(other) && lies(b, other.getBoundingClientRect())) found.push(`on ${other.className}: ${name(e)}`);
    }
  }
  return [...new Set(found)];
}"""  # noqa: E501  a program in another language
# Where a dialog and its buttons are.
DIALOG = """() => {
  const box = (e) => { const b = e.getBoundingClientRect(), down = e.closest('.body')?.scrollTop ?? 0; return [b.left, b.top + down, b.width, b.height].map(Math.round).join(' '); };
  const dialog = document.querySelector('dialog[open]');
  return [dialog, ...dialog.querySelectorAll('header button, [data-verb=send], [data-verb=put-back], [data-verb=make-it-work], [data-verb=start-over], [data-deal-card], [data-candidate], [data-pick]')]
    .map((e) => `${e.dataset.verb ?? e.dataset.dealCard ?? e.dataset.candidate ?? e.dataset.pick ?? e.tagName} ${box(e)}`);
}"""  # noqa: E501  a program in another language
STILL = """() => Promise.all(document.querySelector('dialog[open]').getAnimations().map((one) => one.finished))"""  # noqa: E501


def seated(one: Person, server: RealServer, table: str) -> None:
    one.come(server.lay(table, "Ann")[0])
    one.page.locator(".hand .art path").nth(2).wait_for(state="attached")
    unhinted(one)


def not_whole(page: Page, place: str, least: float = 43.5) -> list[str]:
    found: list[str] = page.evaluate(NOT_WHOLE, [place, least])
    return found


@LANGUAGES
def test_what_one_has_in_play_lies_whole_before_one(
    language: str, server: RealServer, person: People
) -> None:
    ann = person(DESKTOP, language)
    seated(ann, server, HOARD.format(turn="Bob"))
    wrong: dict[object, list[str]] = {}
    for size in DESKS:
        at(ann.page, size)
        wrong[size] = not_whole(ann.page, "section.figure")
        shown = ann.page.locator("section.figure [data-card]").count()
        more = "".join(ann.page.locator("section.figure .more").all_inner_texts())
        assert shown + int(more.rpartition("+")[2] or 0) == 13
    assert not any(wrong.values()), wrong


@LANGUAGES
def test_what_one_wears_stands_whole_around_the_standie(
    language: str, server: RealServer, person: People
) -> None:
    ann = person(DESKTOP, language)
    seated(ann, server, HOARD.format(turn="Ann"))
    wrong: dict[object, list[str]] = {}
    for size in DESKS:
        at(ann.page, size)
        wrong["quiet", size] = not_whole(ann.page, ".arena .who")
    follow(ann, "kick")
    unhinted(ann)
    for size in DESKS:
        at(ann.page, size)
        wrong["fight", size] = not_whole(ann.page, ".arena")
    assert not any(wrong.values()), {key: one for key, one in wrong.items() if one}


def test_four_enhancers_are_cards_beside_their_monster(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    ann.is_sure = True
    seated(ann, server, HOARD.format(turn="Ann"))
    for press in ("kick", "card enraged", "card humongous", "card intelligent", "card ancient"):
        follow(ann, press)
    unhinted(ann)
    beside = ann.page.locator(".arena .enhancers [data-card]")
    expect(beside).to_have_count(4)
    wrong: dict[object, list[str]] = {}
    for size in ((1280, 800), (1366, 768), (1440, 900), (1920, 1080)):
        at(ann.page, size)
        wrong[size] = [*not_whole(ann.page, ".enhancers", 72), *not_whole(ann.page, ".arena")]
    assert not any(wrong.values()), {key: one for key, one in wrong.items() if one}
    for size in (*PHONES, (768, 1024), (1024, 768)):  # heads: each has its figure, whole
        at(ann.page, size)
        assert not measured(ann.page, CUT_HEADS, size)


CUT_HEADS = """() => [...document.querySelectorAll('.arena button.head')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1 || e.offsetWidth < 44)
  .map((e) => `cut: ${e.innerText} ${e.offsetWidth}`)"""  # noqa: E501


@LANGUAGES
@pytest.mark.parametrize("size", [(360, 640), PHONE, (1366, 768)])
def test_a_sale_does_not_move_while_one_taps(
    size: tuple[int, int], language: str, server: RealServer, person: People
) -> None:
    ann = person(size, language)
    ann.come(*server.lay(SHOP, "Ann"))
    ann.page.keyboard.press("s")
    goods = ann.page.locator("dialog[open] [data-deal-card]")
    expect(goods).to_have_count(4)
    ann.page.evaluate(STILL)
    before = ann.page.evaluate(DIALOG)
    for n in range(4):
        goods.nth(n).click()
        expect(ann.page.locator(".till li b")).to_have_count(n + 1)
        assert ann.page.evaluate(DIALOG) == before
    ann.press("put-back")
    expect(ann.page.locator(".till li b")).to_have_count(0)
    assert ann.page.evaluate(DIALOG) == before


@LANGUAGES
@pytest.mark.parametrize("size", [(360, 640), PHONE, (1366, 768)])
def test_a_deal_does_not_move_while_one_taps(
    size: tuple[int, int], language: str, server: RealServer, person: People
) -> None:
    ann = person(size, language)
    fighting(server, ann)
    unhinted(ann)
    ann.press("ask")
    ann.page.locator("[data-candidate]").nth(2).wait_for()
    ann.page.evaluate(STILL)
    begun = ann.page.evaluate(DIALOG)
    if size[0] < 560:  # the chosen one unfolds there, and what is below gives way
        begun = [one for one in begun if not one[0].isdigit()]
    ann.page.locator("[data-candidate='1']").click()
    enabled(ann, "send")
    before = ann.page.evaluate(DIALOG)
    assert [one for one in before if one in begun] == begun  # nothing that was there has moved
    for what in ("[data-pick='1']", "[data-deal-card]", "[data-pick='2']"):
        ann.page.locator(f"dialog[open] {what}").first.click()
        ann.page.wait_for_timeout(300)
        enabled(ann, "send")
        assert ann.page.evaluate(DIALOG) == before
    ann.page.locator("[data-candidate='2']").click()
    enabled(ann, "send")
    assert [one for one in ann.page.evaluate(DIALOG) if one in begun] == begun


def test_picking_does_not_move_what_is_left(server: RealServer, person: People) -> None:
    ann = person(PHONE)
    seated(ann, server, SHOWN)
    ann.press("more")
    ann.page.locator("[data-build='show']").click()
    ann.page.locator("dialog[open] .bare[data-value]").nth(1).wait_for()
    ann.page.evaluate(STILL)
    places = """() => ['dialog[open]', 'dialog[open] .foot', ...[...document.querySelectorAll('dialog[open] [data-value]')].filter((e) => e.dataset.value >= 0).map((e) => `dialog[open] [data-value="${e.dataset.value}"]`)]
      .map((e) => { const b = document.querySelector(e).getBoundingClientRect(); return [e, b.x, b.y, b.width, b.height].join(' '); })"""  # noqa: E501
    before = ann.page.evaluate(places)
    ann.page.locator("dialog[open] .bare[data-value]").first.click()
    expect(ann.page.locator("dialog[open] .so-far li")).to_have_count(1)
    assert ann.page.evaluate(places) == before


SHOWN = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
hand = ["elf", "dwarf", "thief"]
[players.Bob]
[players.Cid]
"""
ZOOM = ".zoom[aria-hidden]"


def test_a_card_comes_close_only_to_whom_rests_on_it(server: RealServer, person: People) -> None:
    ann = person((1366, 768))
    seated(ann, server, FIGHT)
    page, zoom = ann.page, ann.page.locator(ZOOM)
    slots = page.locator(".hand .slot")
    page.evaluate(RESTED)
    for n in range(slots.count()):  # passing over, and then resting on the last one
        slots.nth(n).hover()
        page.wait_for_timeout(150)
    expect(zoom).to_have_count(1)
    assert all(rested >= 650 for rested in page.evaluate("window.rested"))
    covered = page.evaluate(
        """() => {
      const z = document.querySelector('.zoom[aria-hidden]').getBoundingClientRect();
      return [...document.querySelectorAll('.prompt button, .hand button')].filter((e) => {
        const b = e.getBoundingClientRect();
        return Math.min(b.right, z.right) > Math.max(b.left, z.left) && Math.min(b.bottom, z.bottom) > Math.max(b.top, z.top);
      }).length;
    }"""  # noqa: E501
    )
    assert covered == 0
    page.mouse.move(5, 5)
    expect(zoom).to_have_count(0, timeout=500)
    # Whoever works there is not shown what he has just had in hand.
    slots.nth(1).click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_timeout(1000)
    assert not zoom.count()
    slots.nth(0).focus()
    page.keyboard.press("z")
    expect(zoom).to_have_count(1)
    page.keyboard.press("z")
    expect(zoom).to_have_count(0)


def test_a_finger_that_stays_sees_the_card_up_close(server: RealServer, person: People) -> None:
    ann = person(PHONE, has_touch=True)
    seated(ann, server, FIGHT)
    touch = ann.page.context.new_cdp_session(ann.page)
    box = ann.page.locator(".hand .slot").first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + 20, "y": box["y"] + 30}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ann.page.locator(ZOOM)).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator(ZOOM)).to_have_count(0)
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


# How long the pointer had rested when a card came close.
RESTED = """() => {
  let last = performance.now();
  window.rested = [];
  addEventListener('pointermove', () => (last = performance.now()), true);
  new MutationObserver((all) => {
    if (all.some((one) => [...one.addedNodes].some((e) => e.matches?.('.zoom')))) window.rested.push(performance.now() - last);
  }).observe(document.body, { childList: true, subtree: true });
}"""  # noqa: E501  a program in another language
NOTICED = """() => {
  const told = document.querySelector('.told[popover] button').getBoundingClientRect();
  return [...document.querySelectorAll('.board-place, .sums, .prompt, .own, .arena, .rivals-place button, dialog[open] h2, dialog[open] button')]
    .filter((e) => e.checkVisibility() && (!document.querySelector('dialog[open]') || e.closest('dialog')))
    .filter((e) => {
      const b = e.getBoundingClientRect(); // of what scrolls under the dock, the part that is seen
      const bottom = e.closest('.dock, dialog') ? b.bottom : Math.min(b.bottom, document.querySelector('.dock').getBoundingClientRect().top);
      return Math.min(b.right, told.right) - Math.max(b.left, told.left) > 2 && Math.min(bottom, told.bottom) - Math.max(b.top, told.top) > 2;
    })
    .map((e) => e.className || e.innerText);
}"""  # noqa: E501  a program in another language


@LANGUAGES
@pytest.mark.parametrize("size", [*PHONES, (768, 1024), (1366, 768), (1920, 1080)])
def test_a_notice_covers_nothing(
    size: tuple[int, int], language: str, server: RealServer, person: People
) -> None:
    ann = person(size, language)
    fighting(server, ann)
    unhinted(ann)
    notice = ann.page.locator(".told[popover] button")
    ann.page.keyboard.press("p")
    expect(notice).to_be_visible()
    assert measured(ann.page, NOTICED, size) == []
    ann.page.keyboard.press("p")
    ann.page.keyboard.press("a")
    ann.page.locator("[data-candidate]").first.wait_for()
    ann.page.evaluate(STILL)
    assert measured(ann.page, NOTICED, size) == []


@LANGUAGES
@pytest.mark.parametrize("size", PHONES)
def test_the_answers_to_an_offer_are_on_the_screen(
    size: tuple[int, int], language: str, server: RealServer, person: People
) -> None:
    ann, bob = person(DESKTOP), person(size, language)
    fighting(server, ann, bob)
    ann.press("ask")
    ann.page.locator("[data-candidate='1']").click()
    enabled(ann, "send")
    for card in ann.page.locator("dialog[open] [data-deal-card]").all():
        card.click()
    enabled(ann, "send")
    ann.press("send")
    asked(bob, "offer")
    for verb in ("accept", "decline", "counter"):
        expect(bob.button(verb)).to_be_in_viewport(ratio=0.99)


# What of a deal is cut, or behind its foot: chests, verdict and the button that sends it.
COVERED = """() => {
  const sheet = document.querySelector('dialog[open]');
  const foot = sheet.querySelector('footer').getBoundingClientRect().top;
  const body = sheet.querySelector('.body').getBoundingClientRect().top;
  const whole = (e, top, bottom) => { const box = e.getBoundingClientRect(); return box.height && box.top >= top && box.bottom <= bottom; };
  const chests = [...sheet.querySelectorAll('[data-pick]')], last = [...sheet.querySelectorAll('footer .pinned, footer .main')];
  return [...chests.filter((e) => !whole(e, body, foot)), ...last.filter((e) => !whole(e, foot, innerHeight))]
    .map((e) => e.innerText).concat(chests.length && sheet.querySelector('footer .pinned b') ? [] : ['nothing']);
}"""  # noqa: E501  a program in another language


@LANGUAGES
@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_chests_verdict_and_button_of_a_deal_are_seen_at_once(
    size: tuple[int, int], language: str, server: RealServer, person: People
) -> None:
    """Whoever asks, the helper who offers, and while the other side thinks."""
    ann, bob = person(size, language), person(size, language)
    fighting(server, ann, bob)
    for one in (ann, bob):
        one.press("ask")
        if one is ann:
            one.page.locator("[data-candidate='1']").click()
        enabled(one, "send")
        assert one.page.evaluate(COVERED) == []
    bob.press("send")
    bob.button("withdraw").wait_for()
    assert bob.page.evaluate(COVERED) == []

    ann = person(size, language)
    ann.come(*server.lay(CROWDED, "Ann"))
    follow(ann, "kick")
    ann.page.keyboard.press("a")
    ann.page.locator("[data-candidate='1']").click()
    enabled(ann, "send")
    assert ann.page.evaluate(COVERED) == []


# What of a fight is not on the screen at first, or cut.
UNSEEN = """() => {
  const found = [], page = document.scrollingElement, isHinted = document.querySelector('.hint.open') !== null; // a hint has the room of the sentence
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const whole = (e) => { const b = e.getBoundingClientRect(); return b.top >= -1 && b.left >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1; };
  for (const e of document.querySelectorAll('.sums .big, .arena .large .card, .prompt .place, .prompt p, .rivals .rival'))
    if (!whole(e) && !(isHinted && e.matches('p'))) found.push(`not on the screen: ${e.className || e.tagName} ${e.innerText.slice(0, 30)}`);
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const covers = (e) => { const b = e.getBoundingClientRect(); return b.right > dock.left + 1 && b.bottom > dock.top + 1; };
  for (const e of document.querySelectorAll('.sums .big, .sums .lead, .stakes .sign, .arena .plate, .arena .card'))
    if (e.checkVisibility() && covers(e)) found.push(`below the dock: ${e.className} ${e.innerText.slice(0, 30)}`);
  for (const e of document.querySelectorAll('.rivals .rival'))
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) found.push(`cut: ${e.innerText}`);
  const line = document.querySelector('.prompt .line'), p = line.querySelector('p');
  if (!isHinted && p.scrollHeight > line.clientHeight + 1) found.push(`cut: ${p.innerText} (${p.scrollHeight} in ${line.clientHeight})`);
  const inside = document.querySelector('.arena .large .in');
  if (inside.scrollHeight > inside.clientHeight + 1) found.push(`cut: the monster, by ${inside.scrollHeight - inside.clientHeight}`);
  return found;
}"""  # noqa: E501  a program in another language


@LANGUAGES
@pytest.mark.parametrize("table", [FIGHT, CROWDED], ids=["fight", "crowd"])
def test_a_fight_is_on_the_screen_of_a_phone(
    table: str, language: str, server: RealServer, person: People
) -> None:
    ann = person(PHONE, language)
    seated(ann, server, table)
    follow(ann, "kick")
    ann.page.locator(".sums").wait_for()
    unhinted(ann)
    wrong = {size: measured(ann.page, UNSEEN, size) for size in PHONES}
    assert not any(wrong.values()), wrong


# Where a seat's sign and its words lie on each other.
SIGNS = """() => [...document.querySelectorAll('.rivals .bubble')].flatMap((e) => {
  const sign = e.querySelector('svg').getBoundingClientRect(), range = document.createRange();
  range.selectNodeContents(e.querySelector('.say'));
  return [...range.getClientRects()].filter((b) => b.width > 1 && b.left < sign.right + 2 && b.top < sign.bottom - 4 && b.bottom > sign.top + 4).map(() => e.innerText);
})"""  # noqa: E501


@LANGUAGES
def test_a_sign_at_a_seat_stands_beside_its_words(
    language: str, server: RealServer, person: People
) -> None:
    ann = person(DESKTOP, language)
    ann.come(server.lay(FIGHT, "Ann", "Bob", "Cid")[0])  # the others are not connected
    unhinted(ann)
    expect(ann.page.locator(".rivals .bubble.gone svg")).to_have_count(2)
    wrong = {size: measured(ann.page, SIGNS, size) for size in DESKS}
    assert not any(wrong.values()), wrong


@pytest.mark.parametrize("table", [FIGHT, CROWDED], ids=["fight", "crowd"])
def test_an_open_log_covers_nothing_of_a_fight(
    table: str, server: RealServer, person: People
) -> None:
    ann = person((1024, 768))
    seated(ann, server, table)
    follow(ann, "kick")
    ann.page.locator(".sums").wait_for()
    unhinted(ann)
    ann.page.locator("[data-verb=log]").click()
    expect(ann.page.locator(".told.laid.open")).to_be_visible()
    covered = """() => {
      const log = document.querySelector('.told').getBoundingClientRect();
      return [...document.querySelectorAll('.arena :is(.card, .plate, .big, .sign)')]
        .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > log.left).map((e) => e.innerText);
    }"""  # noqa: E501
    for size in DESKS[:-1]:
        at(ann.page, size)
        assert ann.page.evaluate(covered) == []
        assert not_whole(ann.page, ".arena .monsters") == []


def test_the_chests_of_a_deal_stand_in_one_row_on_a_phone_on_its_side(
    server: RealServer, person: People
) -> None:
    ann = person((844, 390))
    seated(ann, server, FIGHT)
    follow(ann, "kick")
    ann.page.keyboard.press("a")
    ann.page.locator("[data-candidate='1']").click()
    enabled(ann, "send")
    chests = ann.page.locator("dialog[open] .chests > *")
    expect(chests).to_have_count(5)
    assert len({chests.nth(n).bounding_box()["y"] for n in range(5)}) == 1  # type: ignore[index]
    expect(ann.page.locator("dialog[open] .chests")).to_be_in_viewport(ratio=0.99)


# What of a quiet table is cut, or beyond the edges, on a phone on its side.
ASIDE = """() => {
  const found = [], bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom;
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  if (Math.abs(bottom('.dock nav') - innerHeight) > 2) found.push(`the foot ends at ${bottom('.dock nav')}`);
  if (!document.querySelector('.board-place').offsetHeight) found.push('no Levels');
  for (const e of document.querySelectorAll('.hand .outcome, .hand .strip'))
    if (e.getBoundingClientRect().bottom > bottom('.own') + 1) found.push(`cut: ${e.innerText}`);
  for (const e of document.querySelectorAll('.arena .piles button'))
    if (e.getBoundingClientRect().bottom > innerHeight + 1) found.push(`cut: ${e.innerText}`);
  for (const e of document.querySelectorAll('.ticker .line'))
    if (e.checkVisibility() && e.scrollWidth > e.clientWidth && e.clientWidth < 300) found.push(`narrow: ${e.innerText}`);
  return found;
}"""  # noqa: E501  a program in another language


@LANGUAGES
def test_a_phone_on_its_side_shows_all_of_the_table(
    language: str, server: RealServer, person: People
) -> None:
    ann = person((844, 390), language)
    seated(ann, server, CROWDED)
    wrong = {size: measured(ann.page, ASIDE, size) for size in ((844, 390), (740, 360))}
    assert not any(wrong.values()), wrong


@LANGUAGES
def test_no_word_of_a_name_is_broken(language: str, server: RealServer, person: People) -> None:
    ann = person(DESKTOP, language)
    seated(ann, server, LONG_WORDS)
    names = BROKEN.replace(".hand .name", ".hand .name, .figure .name, .rivals .being")
    sizes = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1366, 768), (1920, 1080))
    for size in (*sizes, (844, 390)):
        at(ann.page, size)
        assert ann.page.evaluate(names) == [], size


@LANGUAGES
def test_what_is_written_below_the_cards_stays_there(
    language: str, server: RealServer, person: People
) -> None:
    ada, bob = person(DESKTOP, language), person(DESKTOP, language)
    for one, link in zip((ada, bob), server.lay(MEDDLESOME, "Ada", "Bob"), strict=True):
        one.come(link)
    for press in ("kick", "fight"):
        follow(ada, press)
    bob.page.locator(".hand .together").wait_for()
    unhinted(bob)
    sizes = (*DESKS, (768, 1024), *PHONES)
    wrong = {size: measured(bob.page, LABELS, size) for size in sizes}
    assert not any(wrong.values()), wrong


BARTER = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
level = 4
carry = ["cloak-of-obscurity"]
[players."Queen Annabella"]
carry = ["kneepads-of-allure"]
[players.Cid]
"""


@LANGUAGES
def test_the_button_of_a_deal_holds_its_words(
    language: str, server: RealServer, person: People
) -> None:
    ann = person(DESKTOP, language)
    ann.come(*server.lay(BARTER, "Ann"))
    ann.page.keyboard.press("t")
    ann.page.locator("[data-candidate='1']").click()
    for card in ann.page.locator("dialog[open] [data-deal-card]").all():
        card.click()
    enabled(ann, "send")
    ann.page.evaluate(STILL)
    sizes = (*DESKS, (820, 1180), (768, 1024), *PHONES)
    wrong = {size: measured(ann.page, GEOMETRY, size) for size in sizes}
    wrong = {size: [one for one in found if "button:" in one] for size, found in wrong.items()}
    assert not any(wrong.values()), wrong


def test_faces_leave_the_chat_its_lines(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    seated(ann, server, FIGHT)
    ann.press("log")
    for word in ("one", "two", "three"):
        ann.page.locator("#say").fill(word)
        ann.page.keyboard.press("Enter")
    ann.page.locator(".told summary").click()
    expect(ann.page.locator(".told .emotes button")).to_have_count(8)
    wrong = {size: measured(ann.page, CROWDED_OUT, size) for size in DESKS}
    assert not any(wrong.values()), wrong


CROWDED_OUT = """() => {
  const box = (what) => document.querySelector(`.told ${what}`).getBoundingClientRect();
  const { bottom } = document.querySelector('.told').getBoundingClientRect(), found = [];
  for (const face of document.querySelectorAll('.told .emotes button')) if (face.getBoundingClientRect().bottom > bottom) found.push(face.innerText);
  if (box('.said').height < 40 || box('.log').height < 40) found.push(`chat ${box('.said').height}, log ${box('.log').height}`);
  return found;
}"""  # noqa: E501  a program in another language


@pytest.mark.parametrize(
    ("size", "least"), [((1366, 768), 85), (DESKTOP, 108), ((1920, 1080), 140)]
)
def test_a_wide_table_uses_its_room(
    size: tuple[int, int], least: int, server: RealServer, person: People
) -> None:
    """Cards of the hand down to the lower edge, and whose turn it is as high as the door."""
    for table in (FIGHT, CROWDED):
        ann = person(size)
        seated(ann, server, table)
        room = ann.page.evaluate(ROOM)
        assert 0 <= room["below"] <= 16, room
        assert room["tall"] >= 0.6, room
        if table == FIGHT:
            assert room["wide"] >= least, room
