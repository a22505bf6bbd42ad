"""The line: reloads, second tabs, a server that dies. The same seat, the same moment."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.chromium import Person
from browser.serving import RealServer
from browser.tables import WON

pytestmark = pytest.mark.slow


def test_a_fight_outlives_a_reload_a_second_tab_and_the_server(
    own_server: RealServer, person: Callable[..., Person]
) -> None:
    ann = person()
    ann.come(*own_server.lay(WON, "Ann"))
    ann.press("kick")
    ann.page.locator(".sums").wait_for()
    prompt = ann.prompt

    ann.page.reload()
    expect(ann.page.locator("#prompt")).to_have_text(prompt, use_inner_text=True)
    other = Person(ann.page.context.new_page())
    other.come(ann.page.url)
    assert other.prompt == prompt

    for tab in (ann, other):  # what is still on its way is not what this is about
        tab.page.wait_for_load_state("networkidle")
    own_server.kill()
    ann.sees("The line is down")
    ann.press("fight")
    ann.sees("kept")
    own_server.start()
    for tab in (ann, other):  # the act that was kept is done once, and both tabs see it
        tab.page.locator("main.end, .prompt[data-kind='wait']").first.wait_for()
    if not ann.is_over:
        ann.press("pass")
    ann.page.locator("main.end").wait_for()
    other.page.locator("main.end").wait_for()
    assert not other.troubles
