"""Chromium, and people before its pages: moved by clicks and keys alone."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect, sync_playwright

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = (390, 844)
DESKTOP = (1440, 900)
# How long one waits for what should happen at once: a machine with much to do is slow.
PATIENCE_S = 30.0
LOOK_MS = 20
expect.set_options(timeout=1000 * PATIENCE_S)


class Person:
    """Somebody before a page, who sees what is on it and presses what is there."""

    def __init__(self, page: Page, has_touch: bool = False) -> None:
        self.page = page
        self.has_touch = has_touch  # and no mouse
        self.is_sure = False  # says so whenever the page asks
        self.troubles: list[str] = []
        self.seats = 0  # that the server has greeted this page with
        self.sent: dict[str, set[str]] = {}  # acts that the page has sent: their words, by id
        self.done: set[str] = set()  # the words of those that the server has done
        page.on("websocket", self._overhear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        # A socket that breaks is told by the browser itself, and is what some tests are about.
        if message.type == "error" and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def _overhear(self, socket: WebSocket) -> None:
        """Listens to what the page says and hears; nothing is said for it."""
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", self._received)

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            act = message["act"]
            self.sent[message["id"]] = {act} if isinstance(act, str) else set(act)

    def _received(self, text: str | bytes) -> None:
        if not str(text).startswith(('{"type":"ack"', '{"type":"welcome"')):
            return  # most of it is views, and large
        message = json.loads(text)
        if message["type"] == "ack":
            self.done |= self.sent[message["id"]]
        else:
            self.seats = len(message["seats"])

    # What is seen.

    def wait_until(self, is_so: Callable[[], bool], what: Callable[[], str]) -> None:
        """Waits for something that one look does not tell; says what was not so."""
        limit = time.monotonic() + PATIENCE_S
        while not is_so():
            if time.monotonic() > limit:
                text = self.page.inner_text("body")[:900]
                raise AssertionError(f"{what()}; on the page: {text}")
            self.page.wait_for_timeout(LOOK_MS)

    def has_done(self, verb: str) -> None:
        """Waits until the page has sent such an act, and the server has made it."""
        self.wait_until(lambda: verb in self.done, lambda: f"{verb} is not done, only {self.done}")

    def is_settled(self) -> None:
        """Waits until what was pressed is answered and shown.

        The page says so while an act is on its way. What the act changed comes before its answer.
        """
        expect(self.page.locator(".pending")).to_have_count(0)

    def is_steady(self) -> None:
        """Waits until what has just come counts when it is pressed: a key does not wait for it."""
        expect(self.page.locator("button[aria-disabled=true]")).to_have_count(0)

    def _is_greeted_with(self, seats: int) -> None:
        self.wait_until(
            lambda: self.seats == seats, lambda: f"{self.seats} seats are ours, not {seats}"
        )

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).filter(visible=True).first.wait_for()

    # What is done.

    def button(self, verb: str) -> Locator:
        """In the dialog in front, if there is one: nothing behind it can be pressed."""
        return in_front(self.page, f"[data-verb='{verb}']:visible")

    def press(self, verb: str) -> None:
        self.push(self.button(verb).first)

    def push(self, what: Locator, timeout_ms: float | None = None) -> None:
        """With the mouse, or with a finger; once more if the page asks and one is sure."""
        for _ in range(2):
            (what.tap if self.has_touch else what.click)(timeout=timeout_ms)
            asking = self.page.locator("button").filter(has_text="Sure?")
            if not (self.is_sure and asking.count()):
                return
            what = asking

    def come(self, *links: str) -> None:
        """Opens the links to one's seats at a table, one after the other, in the same page."""
        for count, link in enumerate(links, 1):
            self.page.goto(link)
            if "#seat=" in link:
                self._is_greeted_with(count)
        self.page.locator("#prompt, .cover, main.end").first.wait_for()


def has_come(page: Page) -> Locator:
    """The head of a page itself; the one that is shown while it is on its way has a head too."""
    return page.locator("main:not(.busy) h1").first


def in_front(page: Page, selector: str) -> Locator:
    return page.locator(f"dialog[open] {selector}, body:not(:has(dialog[open])) {selector}")


@contextmanager
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "the browser tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def sit(
    browser: Browser,
    size: tuple[int, int] = PHONE,
    language: str = "en-GB",
    has_touch: bool = False,
    has_worker: bool = False,
) -> Person:
    """A browser of one's own: nothing is shared with anybody else's. The page's worker is kept out
    unless it is wanted: what it answers cannot be held back on the way to the server.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce",
        has_touch=has_touch, service_workers="allow" if has_worker else "block",
    )  # fmt: skip
    context.set_default_timeout(1000 * PATIENCE_S)
    return Person(context.new_page(), has_touch)
