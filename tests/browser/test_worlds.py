"""Both worlds in both languages: shape, access and contrast hold in each of them.

English and the Dungeon are measured everywhere else; what is farthest from them is measured here,
and all four under KICKDOOR_SOAK.
"""

import os
from collections.abc import Callable

import pytest

from browser.chromium import Person, has_come
from browser.contrast import pale
from browser.looking import wrong_with
from browser.serving import RealServer
from browser.worlds import walk

pytestmark = pytest.mark.slow
People = Callable[..., Person]
ALL = [("orbit", "de"), ("dungeon", "de"), ("orbit", "en"), ("dungeon", "en")]
LIGHT = {"dungeon, light", "orbit, light"}
CHOSEN = ALL if os.environ.get("KICKDOOR_SOAK") else ALL[:1]


@pytest.mark.parametrize(("world", "language"), CHOSEN)
def test_every_page_keeps_its_shape_in_every_world_and_language(
    world: str, language: str, server: RealServer, person: People
) -> None:
    wrong: list[str] = []
    for name, one in walk(server, person, world, language):
        wrong.extend(wrong_with(one.page, name))
    assert not wrong, "\n".join(wrong)


def test_what_is_pale_is_noticed(server: RealServer, person: People) -> None:
    """The measure itself: a pale colour is found where it is pale, a hatching behind counts."""
    page = person().page
    page.goto(f"{server.url}/about")
    has_come(page).wait_for()
    assert pale(page) == []
    page.locator("h1").evaluate("e => { e.style.color = 'light-dark(#999, #fff)'; }")
    assert {fault.partition(":")[0] for fault in pale(page)} == LIGHT
    page.locator("h1").evaluate(
        "e => { e.style.color = ''; e.style.background = "
        "'repeating-linear-gradient(45deg, transparent 0 5px, #666 5px 6px)'; }"
    )
    assert {fault.partition(":")[0] for fault in pale(page)} == LIGHT  # dark ink on a dark hatch
