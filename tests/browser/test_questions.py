"""Questions come up in the page, and are answered there."""

from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, Person, RealServer
from browser.scenes import PEOPLE, QUESTIONS, Scene, table
from browser.walking import asked, follow

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("scene", QUESTIONS, ids=lambda scene: scene.kind)
def test_a_question_comes_and_is_answered(
    scene: Scene, server: RealServer, person: Callable[..., Person]
) -> None:
    one = person(DESKTOP)
    links = server.lay(table(scene), list(PEOPLE))
    for link in links:
        one.come(link)
    for press in scene.before:
        follow(one, press)
    asked(one, scene.kind)
    before = one.page.locator(".log p").count()
    for press in scene.answer:
        follow(one, press)
    one.page.wait_for_function(
        f"() => document.querySelectorAll('.log p').length !== {before} "
        f"|| document.querySelector('.prompt')?.dataset.kind !== '{scene.kind}'"
    )
