"""The first-game guide: a hint comes when it matters, is closed, and does not come again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, Person
from browser.looking import ALL_SIZES, GEOMETRY, measured
from browser.scenes import ANN, CHARITY, HARPIES, HELM, OFFERED, PLANT, Scene
from browser.serving import RealServer
from browser.tables import FIGHT
from browser.walking import until, walk_to
from browser.worlds import FIGHTS, LOCALES

pytestmark = pytest.mark.slow
TAXED = (
    ANN
    + """doors = ["curse-income-tax"]
players.Ann = { play = ["buckler-of-swashing", "leather-armor"] }"""
)
MATED = PLANT + '\nplayers.Bob = { hand = ["mate"] }'
PLANTED = FIGHT.replace("plutonium-dragon", "potted-plant")
# What the guide says lies on nothing, all of it is read, and the card that matters is whole.
COVERING = """() => {
  const found = [], hint = document.querySelector('.hint');
  const box = (e) => e.getBoundingClientRect(), own = box(hint);
  for (const e of document.querySelectorAll('button, .button, .prompt, .hand, .arena, .rivals, .board-place, .news')) {
    const b = box(e);
    if (!e.checkVisibility({ visibilityProperty: true }) || hint.contains(e)) continue;
    const inner = e.closest('.arena, .hand, .rivals, aside');
    if (inner && inner !== e && b.bottom > box(inner).bottom + 1) continue;
    const wide = Math.min(b.right, own.right) - Math.max(b.left, own.left), high = Math.min(b.bottom, own.bottom) - Math.max(b.top, own.top);
    if (wide > 1 && high > 1) found.push(`the hint lies on ${e.tagName}.${e.className}`);
  }
  for (const e of hint.querySelectorAll('p, button')) {
    const b = box(e);
    if (b.width && (b.top < own.top - 1 || b.bottom > own.bottom + 1 || b.right > own.right + 1)) found.push(`out of the hint: ${e.innerText}`);
  }
  if (own.bottom > innerHeight) found.push('the hint is below the screen');
  const card = document.querySelector('.arena .large .card'), arena = document.querySelector('.arena');
  if (card && (box(card).bottom > box(arena).bottom + 2 || box(card).top < box(arena).top - 2)) found.push('the card that matters is cut');
  return found;
}"""  # noqa: E501  a program in another language
# What is there, from one picture to the next: the monster, and the hint about it.
IN_TURN = """() => {
  window.seen = [];
  const look = () => {
    const hint = document.querySelector('[data-hint]')?.dataset.hint;
    const now = [document.querySelector('.arena .large .card') && 'monster', hint !== 'kick' && hint].filter(Boolean).join(', ');
    if (now !== window.seen.at(-1)) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""  # noqa: E501  a program in another language
People = Callable[..., Person]


def hint(page: Page, name: str) -> None:
    expect(page.locator(f"[data-hint='{name}']:visible")).to_have_count(1)


def no_hint(page: Page) -> None:
    expect(page.locator("[data-hint]")).to_have_count(0)


def covered(page: Page) -> list[str]:
    """What a hint covers, or what its place takes from others, at any width."""
    return [
        f"{size[0]}: {fault}"
        for size in ALL_SIZES
        for ruler in (COVERING, GEOMETRY)
        for fault in measured(page, ruler, size)
    ]


def test_a_hint_comes_once_and_is_closed_by_a_tap_or_a_key(
    server: RealServer, person: People
) -> None:
    ann = person()
    page = ann.page
    ann.come(server.lay(FIGHT, "Ann")[0])
    hint(page, "kick")
    close = page.get_by_role("button", name="Got it")
    box = close.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    said = page.get_by_role("status").filter(has_text="Every turn begins with a door")
    expect(said).to_have_count(1)
    close.click()
    no_hint(page)
    ann.press("kick")
    hint(page, "fight")
    page.keyboard.press("Escape")
    no_hint(page)
    page.reload()
    page.locator(".sums").wait_for()
    hint(page, "fight")  # it was waved away before anybody could have read it
    page.locator("[data-hint=fight]").click()
    no_hint(page)
    page.reload()
    page.locator(".sums").wait_for()
    hint(page, "help")  # what came before is not told again, after a reload either


def test_hints_are_turned_off_and_begin_again(server: RealServer, person: People) -> None:
    ann = person()
    page = ann.page
    ann.come(server.lay(FIGHT, "Ann")[0])
    hint(page, "kick")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("None, thank you").check()
    page.keyboard.press("Escape")
    no_hint(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Each one once, when it matters").check()
    page.keyboard.press("Escape")
    hint(page, "kick")


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("run", Scene("run-order", "", HARPIES, ("kick", "run"), ())),
        ("charity", Scene("charity", "", CHARITY, (), ())),
        ("deal", Scene("offer", "", HELM, OFFERED, ())),
        ("curse", Scene("discard", "", TAXED, ("kick",), ())),
        ("meddle", Scene("wait", "", MATED, ("kick", "fight", "as Bob"), ())),
    ],
)
def test_a_question_in_front_brings_its_hint_along(
    name: str, scene: Scene, server: RealServer, person: People
) -> None:
    one = person()
    walk_to(one, server, scene)
    hint(one.page, name)
    one.page.locator(f"[data-hint='{name}']:visible").click()
    no_hint(one.page)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("world", FIGHTS)
def test_a_hint_covers_nothing_at_any_width(
    world: str, language: str, server: RealServer, person: People
) -> None:
    one = person(DESKTOP, LOCALES[language])
    one.come(server.lay(FIGHTS[world], "Ann")[0])
    hint(one.page, "kick")
    assert not covered(one.page)
    one.press("kick")
    hint(one.page, "fight")
    assert not covered(one.page)


@pytest.mark.parametrize("language", LOCALES)
def test_the_guide_covers_nothing_at_any_width(
    language: str, server: RealServer, person: People
) -> None:
    """What it says longest, in a fight that leaves least room."""
    ann = person(DESKTOP, LOCALES[language])
    begin(ann, server)
    hint(ann.page, "see")
    assert not covered(ann.page)
    ann.press("kick")
    hint(ann.page, "fight")
    assert not covered(ann.page)
    ann.page.locator("[data-hint]").click()
    no_hint(ann.page)
    assert not covered(ann.page)
    ann.press("enough")
    hint(ann.page, "quiet")
    assert not covered(ann.page)


# What a notice lies over: nothing that is read, and nothing that is pressed.
UNDER = """() => {
  const told = document.querySelector('.told[popover] button').getBoundingClientRect();
  return [...document.querySelectorAll('.hint > *')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .filter((e) => {
      const b = e.getBoundingClientRect();
      return Math.min(b.right, told.right) - Math.max(b.left, told.left) > 2 && Math.min(b.bottom, told.bottom) - Math.max(b.top, told.top) > 2;
    })
    .map((e) => e.innerText || e.className);
}"""  # noqa: E501  a program in another language


def test_a_notice_and_a_hint_are_not_read_through_each_other(
    server: RealServer, person: People
) -> None:
    ann = person()
    begin(ann, server)
    for size in ((390, 844), (844, 390), (1366, 768)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        hint(ann.page, "see")
        ann.page.keyboard.press("p")
        notice = ann.page.locator(".told[popover] button")
        expect(notice).to_be_visible()
        assert ann.page.evaluate(UNDER) == [], size
        notice.click()
        hint(ann.page, "see")


def test_a_hint_goes_when_its_moment_is_over(server: RealServer, person: People) -> None:
    ann = person()
    ann.come(server.lay(PLANTED, "Ann", "Bob")[0])
    hint(ann.page, "kick")
    ann.press("kick")
    hint(ann.page, "fight")
    ann.press("fight")
    no_hint(ann.page)


def test_one_sees_before_one_reads(server: RealServer, person: People) -> None:
    ann = person()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.come(server.lay(FIGHT, "Ann")[0])
    hint(ann.page, "kick")
    ann.page.evaluate(IN_TURN)
    ann.press("kick")
    hint(ann.page, "fight")
    assert ann.page.evaluate("window.seen") == ["", "monster", "monster, fight"]


def begin(one: Person, server: RealServer) -> None:
    one.page.goto(f"{server.url}/how")
    one.press("guided")
    one.page.locator("#prompt").wait_for()


def lit(one: Person, card: str) -> None:
    """Plays a card as its sheet has it first."""
    one.push(one.page.locator(f".hand [data-card='munchkin:{card}']"))
    one.push(one.page.locator("dialog[open] [role=group] [data-verb]").first)
    one.is_settled()


def test_a_guided_game_explains_what_one_sees(paced_server: RealServer, person: People) -> None:
    """As somebody plays it who does what he is told, up to the end of the second turn."""
    ann = person()
    page = ann.page
    begin(ann, paced_server)
    close = page.locator("[data-hint]:visible")
    hint(page, "see")
    ann.sees("The one in the middle is you")
    close.click()
    hint(page, "goal")
    ann.sees("Level 10 wins")
    close.click()
    hint(page, "dress")
    lit(ann, "boots-of-butt-kicking")
    hint(page, "dress")
    lit(ann, "buckler-of-swashing")
    hint(page, "kick")
    ann.press("kick")
    hint(page, "fight")
    ann.sees("The larger number wins")
    ann.press("fight")
    until(ann, page.locator("[data-hint='won']:visible"))
    close.click()
    hint(page, "sell")
    close.click()
    hint(page, "end")
    ann.press("end")
    hint(page, "meddle")  # the first of the others fights
    ann.press("pass")
    hint(page, "asked")  # the second is too weak alone
    ann.press("accept")
    share, kick = page.locator("dialog[open] .body .bare:visible"), ann.button("kick")
    until(ann, share.or_(kick))
    if share.count():  # offered the first pick; the last one goes by itself
        ann.push(share.first)
    ann.push(until(ann, kick))
    hint(page, "curse")
    close.click()
    hint(page, "trouble")
    ann.press("loot")
    hint(page, "charity")


def test_escape_closes_a_log_that_is_laid_open_before_the_hint(
    server: RealServer, person: People
) -> None:
    ann = person((1366, 768))
    begin(ann, server)
    hint(ann.page, "see")
    ann.press("log")
    log = ann.page.locator(".told.laid.open")
    expect(log).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    hint(ann.page, "see")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-hint=see]")).to_have_count(0)


def test_enough_explained_silences_the_guide_and_loses_nothing(
    server: RealServer, person: People
) -> None:
    ann = person()
    page = ann.page
    begin(ann, server)
    hint(page, "see")
    ann.press("enough")
    ann.sees("Not another word")
    expect(page.locator("[data-verb=enough]")).to_have_count(0)
    ann.press("kick")
    page.locator(".sums").wait_for()
    no_hint(page)
    page.reload()
    page.locator(".sums").wait_for()
    no_hint(page)
    page.goto(server.url)
    page.get_by_role("link", name="A first game").click()
    page.locator(".sums").wait_for()
    no_hint(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("None, thank you")).to_be_checked()
    page.get_by_label("Each one once, when it matters").check()
    page.keyboard.press("Escape")
    hint(page, "fight")
    ann.sees("You lead: fight it out")
