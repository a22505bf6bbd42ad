"""For eyes and hands of every kind: 200 %, a focus that is seen, nothing told by colour alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE, Person, has_come
from browser.looking import measured
from browser.serving import RealServer
from browser.tables import FIGHT, STAR

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# What is left of a screen at 200 %: of a desk's, of a tablet's both ways; and 320 px (WCAG 1.4.10).
ZOOMED = ((720, 450), (410, 590), (590, 410), (320, 640))
# Everything on the page can be brought on the screen, and no text is wider than its box.
LOST = """() => {
  const found = [];
  if (document.scrollingElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const top = document.querySelector('dialog[open]') ?? document.body;
  for (const e of top.querySelectorAll('h1, h2, h3, p, button, .button, input, select, .name')) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest('.only-heard, .fan') || !e.getClientRects().length) continue;
    const name = `${e.tagName} "${(e.innerText || e.ariaLabel || '').slice(0, 30)}"`;
    if (e.scrollWidth > e.clientWidth + 2 && e.clientWidth && !e.matches('.hand .slot')) found.push(`cut: ${name}`);
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = e.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) found.push(`out of reach: ${name}`);
    for (let o = e.parentElement; o; o = o.parentElement) {
      const style = getComputedStyle(o), outer = o.getBoundingClientRect();
      if (style.overflowY === 'hidden' && (box.bottom < outer.top + 4 || box.top > outer.bottom - 4)) found.push(`hidden: ${name}`);
    }
  }
  return [...new Set(found)];
}"""  # noqa: E501  a program in another language
# How the element in focus is marked: its outline against what lies around it.
RING = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const style = getComputedStyle(e);
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = (c) => {
    const [r, g, b] = c.map((n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let ground = e.parentElement;
  while (ground && (parse(getComputedStyle(ground).backgroundColor)[3] ?? 1) === 0) ground = ground.parentElement;
  const [x, y] = [parse(style.outlineColor), parse(getComputedStyle(ground ?? document.documentElement).backgroundColor)].map((c) => light(c.slice(0, 3))).sort((a, b) => b - a);
  return { name: `${e.tagName} ${(e.innerText || e.ariaLabel || e.name || '').slice(0, 30)}`, style: style.outlineStyle, width: parseFloat(style.outlineWidth), ratio: (x + 0.05) / (y + 0.05) };
}"""  # noqa: E501  a program in another language


def lost(page: Page, name: str) -> list[str]:
    found: list[str] = []
    for size in ZOOMED:
        found.extend(f"{name} at {size}: {fault}" for fault in measured(page, LOST, size))
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


def test_at_200_percent_nothing_is_lost_and_nothing_scrolls_sideways(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    page = ann.page
    wrong: list[str] = []
    for path in ("", "new", "cards", "how/3", "about"):
        page.goto(f"{server.url}/{path}")
        has_come(page).wait_for()
        wrong += lost(page, path or "first")
    ann.come(server.lay(FIGHT, "Ann")[0])
    page.locator(".hand .art path").nth(2).wait_for(state="attached")
    wrong += lost(page, "table")
    ann.press("kick")
    page.locator(".sums").wait_for()
    wrong += lost(page, "fight")
    page.keyboard.press("m")
    page.locator("dialog[open] .slots").wait_for()
    wrong += lost(page, "munchkin")
    assert not wrong, "\n".join(wrong)


def test_the_focus_is_seen_wherever_tab_leads(server: RealServer, person: People) -> None:
    for size, table in ((DESKTOP, FIGHT), (PHONE, STAR)):
        ann = person(size)
        page = ann.page
        page.goto(server.url)
        ann.button("play-now").wait_for()
        assert tabbed(page) >= 8
        ann.come(server.lay(table, "Ann")[0])
        page.locator(".hand .art path").nth(2).wait_for(state="attached")
        assert tabbed(page) >= 12
        page.keyboard.press("e")
        page.locator("dialog[open] [data-build]").first.wait_for()
        assert tabbed(page) >= 4


def tabbed(page: Page, most: int = 30) -> int:
    """Tabs through a page; how many things had the focus, each with a ring that one sees."""
    seen: set[str] = set()
    for _ in range(most):
        page.keyboard.press("Tab")
        ring = page.evaluate(RING)
        if ring is None:
            continue
        assert ring["style"] != "none", ring
        assert ring["width"] >= 2, ring
        assert ring["ratio"] >= 3, ring
        seen.add(ring["name"])
    return len(seen)


def test_nothing_is_told_by_colour_alone(server: RealServer, person: People) -> None:
    ann = person(DESKTOP)
    page = ann.page
    ann.come(server.lay(FIGHT, "Ann")[0])
    page.locator(".hand .art path").nth(2).wait_for(state="attached")
    # Kinds of cards have glyphs, standies have letters and outlines, whose turn it is has a mark.
    faces = page.locator(".card:not(.back)")
    assert faces.count() > 8
    assert faces.count() == faces.filter(has=page.locator(".seal svg path[d]")).count()
    expect(page.locator(".board svg text")).to_have_count(3)
    outlines = page.locator(".board svg text").evaluate_all(
        "all => all.map(e => e.previousElementSibling.getAttribute('d'))"
    )
    assert len(set(outlines)) == 2
    # What can be played is framed differently, and says so.
    lit, dark = page.locator(".hand .card.lit").first, page.locator(".hand .card:not(.lit)").first
    frame = (
        "e => [getComputedStyle(e).boxShadow === 'none', getComputedStyle(e).borderWidth].join()"
    )
    assert lit.evaluate(frame) != dark.evaluate(frame)
    expect(page.get_by_role("button", name="can be played").first).to_be_visible()
    expect(page.get_by_role("button", name="not now").first).to_be_visible()
    # Who is ahead is a sign and a word.
    ann.press("kick")
    expect(page.locator(".lead")).to_contain_text("−12")
    expect(page.locator(".lead")).to_contain_text("it wins")
    # Links in running text are underlined.
    page.goto(f"{server.url}/about")
    has_come(page).wait_for()
    for link in page.locator("main p a:not(.button)").all():
        assert "underline" in link.evaluate("e => getComputedStyle(e).textDecorationLine")
