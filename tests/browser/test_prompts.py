"""How often somebody is asked at the page, and with how many clicks he gets through a round: a game
with three bots, by a person who presses what the page puts first. The same is counted of ten games
on a simulated clock in `tests/server/test_prompts.py`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import WebSocket

from browser.chromium import Person
from browser.playing import press_on
from browser.serving import RealServer
from kickdoor.client.tracking import Tracker
from kickdoor.protocol.messages import Frame, ServerMessage, WholeView

pytestmark = pytest.mark.slow
People = Callable[..., Person]
PROMPTS = 6.0  # a round, beside one's own moves
CLICKS = 12.0  # a round
GAME_S = 240.0
OWN = {"opening", "start", "trouble-or-loot", "fight", "end"}
HALFWAY = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
level = 6
play = ["helm-of-courage", "broad-sword", "warrior"]
hand = ["magic-missile", "potion-of-halitosis", "curse-lose-a-level"]
[players.Bob]
level = 6
play = ["mithril-armor"]
hand = ["freezing-explosive-potion", "mate"]
[players.Cid]
level = 5
play = ["elf"]
hand = ["curse-duck-of-doom", "flaming-poison-potion"]
[players.Dov]
level = 6
play = ["boots-of-butt-kicking"]
hand = ["ancient", "sleep-potion"]
"""
decode = msgspec.json.Decoder(ServerMessage).decode


class Counted:
    """What the page was asked, from what it was sent."""

    def __init__(self, page: Person) -> None:
        self.tracker = Tracker()
        self.prompts: Counter[str] = Counter()
        self.with_one_option: list[str] = []
        self.longest_wait = 0.0
        self._questions: set[int] = set()
        self._seen_at = time.monotonic()
        page.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, text: str | bytes) -> None:
        message, is_partial = decode(text), False
        if isinstance(message, WholeView):
            self.tracker.whole(message)
        elif isinstance(message, Frame):
            self.tracker.frame(message)
            is_partial = message.is_partial
            now = time.monotonic()
            if message.log:
                self.longest_wait = max(self.longest_wait, now - self._seen_at)
                self._seen_at = now
        if not is_partial:
            self._count()

    def _count(self) -> None:
        view = self.tracker.view
        asked = view.asked if view else None
        if view is None or asked is None or asked.automatic or asked.question in self._questions:
            return
        self._questions.add(asked.question)
        self.prompts[asked.kind] += 1
        if len(view.acts) == 1 and asked.kind not in OWN:
            self.with_one_option.append(asked.text)


def test_a_game_at_the_page_asks_little_and_never_for_nothing(
    paced_server: RealServer, person: People, record_property: Callable[[str, object], None]
) -> None:
    ann = person()
    counted = Counted(ann)
    ann.come(*paced_server.lay(HALFWAY, "Ann", pace="at-once"))
    limit, clicks = time.monotonic() + GAME_S, 0
    while not ann.is_over:
        assert time.monotonic() < limit, ann.page.inner_text("body")[:900]
        clicks += press_on(ann)
    rounds = counted.prompts["start"]
    beside = sum(count for kind, count in counted.prompts.items() if kind not in OWN)
    record_property(
        "figure",
        f"a game at the page, {rounds} rounds: {beside / rounds:.1f} prompts beside one's own "
        f"moves, {clicks / rounds:.1f} clicks a round, by kind {dict(counted.prompts)}",
    )
    assert rounds > 1
    assert not counted.with_one_option
    assert beside / rounds <= PROMPTS
    assert clicks / rounds <= CLICKS
