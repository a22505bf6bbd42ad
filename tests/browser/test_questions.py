"""Every kind of question comes up in the page and is answered there; every act is made there.

That no kind and no act is left out is a quick test of its own, in `test_said_once`.
"""

from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, Person
from browser.looking import wrong_with
from browser.scenes import FIRST_OF_A_KIND, SCENES, Scene
from browser.serving import RealServer
from browser.walking import follow, walk_to

pytestmark = pytest.mark.slow


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
