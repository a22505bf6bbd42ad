"""Every kind of question comes up in the page and is answered there; every act is made there."""

from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, Person
from browser.looking import wrong_with
from browser.scenes import FIRST_OF_A_KIND, NEVER_ASKED, SCENES, Scene
from browser.serving import RealServer
from browser.walking import follow, walk_to
from kickdoor.engine.words_of_play import QUESTIONS, VERBS

pytestmark = pytest.mark.slow


def test_no_kind_of_question_and_no_act_is_left_out() -> None:
    assert {scene.kind for scene in SCENES} | set(NEVER_ASKED) == set(QUESTIONS)
    assert {scene.verb for scene in SCENES} == set(VERBS)
    assert {scene.kind for scene in FIRST_OF_A_KIND} | set(NEVER_ASKED) == set(QUESTIONS)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_question_comes_keeps_its_shape_and_is_answered(
    scene: Scene, server: RealServer, person: Callable[..., Person]
) -> None:
    one = person(DESKTOP)
    walk_to(one, server, scene)
    wrong = wrong_with(one.page, scene.name) if scene in FIRST_OF_A_KIND else []
    for press in scene.answer:
        follow(one, press)
    one.has_done(scene.verb)
    assert not wrong, "\n".join(wrong)
