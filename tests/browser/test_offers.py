"""What bots offer a person who is at the page: it can be answered, and shows for how long."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import Person
from browser.serving import RealServer
from browser.walking import until

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# Bob cannot do it alone, and Ann is the only one who is strong enough.
BEHIND = """
edition = "munchkin"
turn = "Bob"
doors = ["net-troll"]
[players.Ann]
level = 8
[players.Bob]
level = 7
[players.Cid]
"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_who_is_asked_for_help_by_a_bot_sees_for_how_long_and_helps(
    language: str, paced_server: RealServer, person: People
) -> None:
    ann = person(has_touch=True, language=language)
    ann.come(*paced_server.lay(BEHIND, "Ann", pace="at-once", clock="friendly"))
    accept = until(ann, ann.button("accept"))
    ring = ann.page.locator(".ring").first
    expect(ring).to_have_attribute("aria-label", re.compile(r"(The offer|Das Angebot): \d+"))
    ann.push(accept)
    ann.has_done("accept")


def test_who_is_alone_with_bots_at_no_clock_sees_none(
    paced_server: RealServer, person: People
) -> None:
    ann = person(has_touch=True)
    ann.come(*paced_server.lay(BEHIND, "Ann", pace="at-once"))
    accept = until(ann, ann.button("accept"))
    expect(ann.page.locator(".ring")).to_have_count(0)
    ann.push(accept)
    ann.has_done("accept")
