"""Every kind of question comes up in the page and is answered there; every act is made there."""

from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, Person, RealServer
from browser.scenes import NEVER_ASKED, PEOPLE, SCENES, Scene
from browser.walking import asked, follow
from kickdoor.engine.words_of_play import QUESTIONS, VERBS

pytestmark = pytest.mark.slow


def test_no_kind_of_question_and_no_act_is_left_out() -> None:
    assert {scene.kind for scene in SCENES} | set(NEVER_ASKED) == set(QUESTIONS)
    assert {scene.verb for scene in SCENES} == set(VERBS)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_question_comes_and_is_answered(
    scene: Scene, server: RealServer, person: Callable[..., Person]
) -> None:
    one = person(DESKTOP)
    for link in server.lay(scene.toml, list(PEOPLE)):
        one.come(link)
    for press in scene.before:
        follow(one, press)
    asked(one, scene.kind)
    for press in scene.answer:
        follow(one, press)
    one.has_done(scene.verb)
