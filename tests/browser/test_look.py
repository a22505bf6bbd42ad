"""No overlap, no cut text, no sideways scrolling, no fault of access, at four widths.

Questions are measured where they are asked, in test_questions.py.
"""

from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, Person
from browser.looking import wrong_with
from browser.serving import RealServer
from browser.states import shots
from browser.tables import FIGHT

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def measure(server: RealServer, person: People, group: str) -> None:
    wrong: list[str] = []
    for name, one in shots(server, person, group):
        wrong.extend(wrong_with(one.page, name))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("group", ["pages", "table", "moods"])
def test_every_page_and_dialog_keeps_its_shape(
    group: str, server: RealServer, person: People
) -> None:
    measure(server, person, group)


def test_a_page_without_a_server_keeps_its_shape(own_server: RealServer, person: People) -> None:
    measure(own_server, person, "lost")


def test_much_gear_does_not_push_the_monster_under_the_prompt(
    server: RealServer, person: People
) -> None:
    ann = person(DESKTOP)
    ann.come(*server.lay(FIGHT, "Ann"))
    ann.press("kick")
    ann.page.locator(".sums").wait_for()
    monster = ann.page.locator(".arena .card").first.bounding_box()
    dock = ann.page.locator(".dock").bounding_box()
    assert monster is not None
    assert dock is not None
    assert monster["y"] + monster["height"] <= dock["y"]
    assert dock["y"] + dock["height"] <= DESKTOP[1]
