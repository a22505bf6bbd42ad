"""Contrast as the page is drawn: the colour of every text against whatever lies behind it.

Both worlds are measured, light and dark, in whatever state the page is. Where a hatching lies
behind, its worst colour counts. What is disabled, or behind a dialog, is not there to be read.
"""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 4.5
LEAST_LARGE = 3.0  # 24 px and more, or bold from 18.66 px
CONTRAST = """([least, large]) => {
  const parse = (text) => {
    const numbers = (text.match(/-?[\\d.]+(?:e-?\\d+)?/g) ?? []).map(Number);
    const [r, g, b, a = 1] = text.startsWith('color(') ? [...numbers.slice(0, 3).map((n) => n * 255), numbers[3]] : numbers;
    return [r, g, b, a];
  };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
  const light = (c) => {
    const [r, g, b] = c.map((n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m); return (x + 0.05) / (y + 0.05); };
  const grounds = (element) => {
    const above = [];
    for (let e = element; e; e = e.parentElement) above.unshift(getComputedStyle(e));
    let found = [[255, 255, 255]];
    for (const style of above) {
      const plain = parse(style.backgroundColor);
      if (plain[3] > 0) found = found.map((one) => over(plain, one));
      const hatched = (style.backgroundImage.match(/(?:rgba?|color)\\([^)]*\\)/g) ?? []).map(parse).filter((c) => c[3] > 0);
      found = [...found, ...hatched.flatMap((c) => found.map((one) => over(c, one)))];
    }
    return found;
  };
  const fade = (element) => { let all = 1; for (let e = element; e; e = e.parentElement) all *= Number(getComputedStyle(e).opacity); return all; };
  const top = document.querySelector('dialog[open]') ?? document.body;
  const isRead = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.only-heard, [disabled], [aria-disabled=true], option') &&
    getComputedStyle(e).clipPath !== 'inset(50%)' && top.contains(e);
  const texts = () => {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT), found = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.data.trim() && isRead(node.parentElement)) found.set(node.parentElement, node.data.trim());
    return found;
  };
  const colour = (e, style) => {
    if (e instanceof SVGElement) return parse(style.fill);
    const plain = parse(style.color);
    return plain[3] === 0 && parseFloat(style.webkitTextStrokeWidth) > 0 ? parse(style.webkitTextStrokeColor) : plain;
  };
  const behind = (e) => {
    const drawn = e instanceof SVGElement ? e.previousElementSibling : null; // a letter on a standie
    return drawn ? [parse(getComputedStyle(drawn).fill).slice(0, 3)] : grounds(e);
  };
  const root = document.documentElement, was = { ...root.dataset }, found = [];
  const still = new CSSStyleSheet(); // colours that are on their way would be measured half-way
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  for (const world of ['dungeon', 'orbit']) for (const shade of ['light', 'dark']) {
    Object.assign(root.dataset, { world, shade });
    const check = (e, style, ink, what) => {
      const size = parseFloat(style.fontSize), isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const [r, g, b, a] = ink, alpha = a * fade(e);
      const worst = Math.min(...behind(e).map((ground) => ratio(over([r, g, b, alpha], ground), ground)));
      if (worst < (isLarge ? large : least) - 0.005) found.push(`${world}, ${shade}: ${worst.toFixed(2)} for ${e.tagName.toLowerCase()}.${String(e.getAttribute('class') ?? '').split(' ')[0]} "${what.slice(0, 30)}"`);
    };
    for (const [e, text] of texts()) { const style = getComputedStyle(e); check(e, style, colour(e, style), text); }
    for (const e of top.querySelectorAll('input, textarea, select')) {
      if (!isRead(e)) continue;
      const style = getComputedStyle(e);
      if (e.placeholder) check(e, style, parse(getComputedStyle(e, '::placeholder').color), e.placeholder);
      else check(e, style, parse(style.color), e.value);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
  for (const key of ['world', 'shade']) if (was[key] === undefined) delete root.dataset[key]; else root.dataset[key] = was[key];
  return [...new Set(found)];
}"""  # noqa: E501  a program in another language


def pale(page: Page) -> list[str]:
    """Texts that are too pale on what lies behind them, in either world, light or dark."""
    found: list[str] = page.evaluate(CONTRAST, [LEAST, LEAST_LARGE])
    return found
