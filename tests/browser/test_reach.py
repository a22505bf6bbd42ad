"""A server that is slow or does not answer: what is shown meanwhile, and that it goes on after it.

Requests are held back or refused between the page and the network; the page knows nothing of it.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.chromium import Person
from browser.looking import wrong_with
from browser.serving import RealServer
from browser.worlds import ASKED, LINE, PAGE, hold, unanswered

pytestmark = pytest.mark.slow
People = Callable[..., Person]
PICTURES = "**/pictures-*.json"


def connect(line: WebSocketRoute) -> None:
    line.connect_to_server()


def forget_refusals(one: Person) -> None:
    """What the browser says of requests that were refused on purpose; anything else is kept."""
    one.troubles[:] = [text for text in one.troubles if "Failed to load resource" not in text]


@pytest.mark.parametrize("world", ["dungeon", "orbit"])
def test_slow_and_silent_servers_are_drawn(world: str, server: RealServer, person: People) -> None:
    wrong: list[str] = []
    for name, one in unanswered(server, person, world):
        assert one.page.locator("main svg path").first.get_attribute("d"), "nothing is drawn"
        wrong.extend(wrong_with(one.page, f"{name}, {world}"))
        forget_refusals(one)
    assert not wrong, "\n".join(wrong)


def test_a_page_that_is_late_says_so_and_comes(server: RealServer, person: People) -> None:
    one = person()
    held = hold(one, PAGE)
    one.page.goto(f"{server.url}/cards", wait_until="commit")
    expect(one.page.get_by_role("status")).to_have_text("One moment …")
    one.wait_until(lambda: bool(held), lambda: "the page is not asked for")
    held[0].continue_()
    one.page.locator("[data-card]").first.wait_for()
    expect(one.page.locator(".busy")).to_have_count(0)


def test_nobody_answers_until_somebody_does(server: RealServer, person: People) -> None:
    """At a table, whose drawings and cards do not come either; and in the list of cards."""
    one = person()
    for what in (PICTURES, ASKED):
        one.page.route(what, lambda route: route.abort())
    one.page.route_web_socket(LINE, lambda line: line.close())
    one.page.goto(f"{server.url}/t/nosuch")
    one.sees("Nobody answers")
    expect(one.page.locator("main path").nth(1)).to_have_attribute("d", re.compile(r"\d"))
    one.page.route_web_socket(LINE, connect)
    # At once: the page also tries again by itself, and then the button is gone.
    one.page.evaluate("document.querySelector('[data-verb=try-again]')?.click()")
    one.sees("No table here")

    one.page.unroute(PICTURES)
    one.page.goto(f"{server.url}/cards")
    one.sees("Nobody answers")
    one.page.unroute(ASKED)
    one.press("try-again")
    one.page.locator("[data-card]").first.wait_for()
    forget_refusals(one)
