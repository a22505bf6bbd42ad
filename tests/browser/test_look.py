"""No overlap, no cut text, no sideways scrolling, no fault of access, at four widths.

Questions are measured where they are asked, in test_questions.py.
"""

from collections.abc import Callable

import pytest

from browser.chromium import Person
from browser.looking import wrong_with
from browser.serving import RealServer
from browser.states import shots

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
