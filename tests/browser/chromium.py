"""Chromium before a real server: pages that people look at, moved by clicks and keys alone."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, sync_playwright

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = (390, 844)
DESKTOP = (1440, 900)
WINDOW_MS = 50
PATIENCE_S = 20.0
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class RealServer:
    """`kickdoor serve` as a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        quick = {
            "PACE": "0", "ALLOW_PREPARED": "true", "MESSAGES_PER_SECOND": "1000",
            "MESSAGE_BURST": "1000", "ACTS_PER_SECOND": "1000", "REQUESTS_PER_SECOND": "1000",
            "REQUEST_BURST": "1000", "TABLES_PER_HOUR": "1000", "LOG_LEVEL": "warning",
        }  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kickdoor", "serve", "--port", str(self.port),
             "--db", f"sqlite:///{self.folder}/tables.db"],
            env=os.environ | {f"KICKDOOR_{name}": value for name, value in quick.items()},
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None, "the server does not start"
        self.port = int(found.group(1))

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def lay(self, table: str, people: list[str], bots: int = 0, **setup: Any) -> list[str]:
        """Sets the scene: a prepared table; the links to its seats."""
        seats: list[dict[str, Any]] = [
            {"kind": "here", "name": name, "colour": i} for i, name in enumerate(people)
        ]
        seats += [{"kind": "bot", "bot": "easy"}] * bots
        plan = {"seats": seats, "clock": "none", "prepared": table} | setup
        made = self._post("/api/tables/", plan)
        self._post(f"/api/tables/{made['table']['id']}/start", None, made["host_token"])
        return [self.url + key["link"] for key in made["keys"]]

    def _post(self, path: str, body: object, key: str = "") -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        data = json.dumps(body).encode() if body is not None else b""
        request = urllib.request.Request(self.url + path, data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


class Person:
    """Somebody before a page, who sees what is on it and presses what is there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
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
        """Listens to what the page says; nothing is said for it."""
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", lambda text: self._received(json.loads(text)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            act = message["act"]
            self.sent[message["id"]] = {act} if isinstance(act, str) else set(act)

    def _received(self, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            self.done |= self.sent[message["id"]]

    def has_done(self, verb: str) -> None:
        """Waits until the page has sent such an act, and the server has made it."""
        limit = time.monotonic() + PATIENCE_S
        while verb not in self.done:
            text = self.page.inner_text("body")[:900]
            assert time.monotonic() < limit, f"{verb} is not done, only {self.done}; {text}"
            self.page.wait_for_timeout(20)

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    def button(self, verb: str) -> Locator:
        """In the dialog in front, if there is one: nothing behind it can be pressed."""
        button = f"[data-verb='{verb}']:visible"
        return self.page.locator(f"dialog[open] {button}, body:not(:has(dialog[open])) {button}")

    def press(self, verb: str) -> None:
        self.button(verb).first.click()

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def come(self, link: str) -> None:
        self.page.goto(link)
        self.page.locator("#prompt, .cover").wait_for()


@contextmanager
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "the browser tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def sit(browser: Browser, size: tuple[int, int] = PHONE, language: str = "en-GB") -> Person:
    """A browser of one's own: nothing is shared with anybody else's."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
    )
    context.set_default_timeout(1000 * PATIENCE_S)
    return Person(context.new_page())
