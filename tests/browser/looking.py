"""What a page looks like to a ruler and to axe: overlaps, cut text, sideways scrolling, access.

Both measure from inside the page; neither changes it, and nothing is played by them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.chromium import DESKTOP
from browser.contrast import pale

SIZES = ((360, 740), (390, 844), (820, 1180), (1440, 900))
# Every width that somebody may sit before, for what is looked at longest.
ALL_SIZES = (
    (360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1366, 768), (1440, 900),
    (1920, 1080),
)  # fmt: skip
Sizes = tuple[tuple[int, int], ...]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Text that does not fit its box or its button, a bar to scroll by a sliver (a telephone has no
# bars), buttons that lie on each other or are too small, and a page that is wider than the screen.
GEOMETRY = """() => {
  const found = [];
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${(e.innerText || e.ariaLabel || '').slice(0, 30)}"`;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length;
  for (const e of top.querySelectorAll('button, .button, h1, h2, h3, p, .name, td, th, label, summary')) {
    if (!seen(e) || e.closest('.only-heard')) continue;
    if (e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).display !== 'inline' && e.clientWidth) found.push(`cut: ${name(e)}`);
  }
  for (const e of top.querySelectorAll('*')) {
    const { overflowX, overflowY } = getComputedStyle(e), scrolls = (how) => how === 'auto' || how === 'scroll';
    const [wide, high] = [scrolls(overflowX) ? e.scrollWidth - e.clientWidth : 0, scrolls(overflowY) ? e.scrollHeight - e.clientHeight : 0];
    if (innerWidth >= 720 && seen(e) && Math.max(wide, high) > 0 && Math.max(wide, high) <= 8) found.push(`scrolls by ${wide}x${high}: ${name(e)}`);
  }
  for (const e of top.querySelectorAll('.button, .outcome, .strip')) {
    const box = e.getBoundingClientRect(), texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); seen(e) && node; node = texts.nextNode()) {
      const range = document.createRange(), clamp = getComputedStyle(node.parentElement).webkitLineClamp;
      range.selectNodeContents(node);
      const { top, bottom } = range.getBoundingClientRect();
      if (clamp === 'none' && node.data.trim() && !node.parentElement.closest('.only-heard') && Math.max(box.top - top, bottom - box.bottom) > 3) found.push(`out of its button: ${name(e)}`);
    }
  }
  const pressed = [...top.querySelectorAll('button, a.button, input, select')].filter((e) => seen(e) && !e.closest('.log, .fan'));
  const boxes = pressed.map((e) => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width && b.bottom > 0 && b.top < innerHeight);
  for (const [e, b] of boxes) {
    const inner = e.closest('.arena, .hand, .body, .figure, .rivals, aside')?.getBoundingClientRect();
    if (inner && (b.bottom > inner.bottom + 1 || b.top < inner.top - 1 || b.right > inner.right + 1)) continue;
    if (e.type !== 'radio' && e.type !== 'checkbox' && (b.height < 43.5 || b.width < 43.5)) found.push(`small (${b.width}x${b.height}): ${name(e)}`);
    for (const [o, c] of boxes) {
      if (e === o || e.contains(o) || o.contains(e)) continue;
      const outer = o.closest('.arena, .hand, .body, .figure, .rivals, aside')?.getBoundingClientRect();
      if (outer && (c.bottom > outer.bottom + 1 || c.top < outer.top - 1 || c.right > outer.right + 1)) continue;
      const wide = Math.min(b.right, c.right) - Math.max(b.left, c.left), high = Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top);
      if (wide > 2 && high > 2) found.push(`overlap: ${name(e)} and ${name(o)}`);
    }
  }
  return [...new Set(found)];
}"""  # noqa: E501  a program in another language
# A page's own width, that of its media queries and its layout do not change at once; what is wrong
# for a moment only, meanwhile, is no fault.
AT_WIDTH = """async ([width, patience]) => {
  const measure = %s;
  const frame = () => new Promise(requestAnimationFrame);
  do await frame(); while (innerWidth !== width || !matchMedia(`(width: ${width}px)`).matches);
  await frame().then(frame);
  const limit = performance.now() + patience;
  let found = measure();
  while (found.length && performance.now() < limit) { await frame(); found = measure(); }
  return found;
}"""
MOMENT_MS = 1000


def wrong_with(page: Page, name: str, sizes: Sizes = SIZES) -> list[str]:
    """What ruler, axe and the measure of contrast find; the page has a desk's size after it."""
    found: list[str] = []
    page.locator(".moment").wait_for(state="detached")  # half faded in, nothing can be read
    for size in sizes:
        found.extend(f"{name} at {size[0]}: {fault}" for fault in measured(page, GEOMETRY, size))
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    found.extend(f"{name}: {fault}" for fault in [*violations(page), *pale(page)])
    return found


def measured(page: Page, ruler: str, size: tuple[int, int]) -> list[str]:
    """What a ruler finds wrong, once the page has taken a size in."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = page.evaluate(AT_WIDTH % ruler, [size[0], MOMENT_MS])
    return found


def violations(page: Page) -> list[str]:
    """What axe finds, however slight, in the dialog in front or else in all of the page: what lies
    behind a dialog has been looked at without it.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate(
        "() => axe.run(document.querySelector('dialog[open]') ?? document,"
        " { resultTypes: ['violations'] })"
    )
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in report["violations"]
        for node in one["nodes"]
    ]
