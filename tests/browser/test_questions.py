"""Every kind of question comes up in the page and is answered there; every act is made there.

That no act, and no kind which the page treats in its own way, is left out is a quick test of its
own, in `test_said_once`. All other kinds are a dialog, whatever they are called: that is proven
with a name that the page has never heard.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from browser.chromium import DESKTOP, Person
from browser.looking import wrong_with
from browser.scenes import ASKED_FOR, FIRST_OF_A_KIND, PEOPLE, SCENES, Scene
from browser.serving import RealServer
from browser.walking import asked, follow, walk_to

pytestmark = pytest.mark.slow
UNHEARD = "never-heard-of"


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


@pytest.mark.parametrize("scene", ASKED_FOR, ids=lambda scene: scene.kind)
def test_an_ask_of_a_kind_the_page_has_never_heard_of_is_answered(
    scene: Scene, server: RealServer, person: Callable[..., Person]
) -> None:
    one = person(DESKTOP)

    def rename(socket: WebSocketRoute) -> None:
        """On the way to the page the kind gets another name."""
        line = socket.connect_to_server()
        known, unheard = f'"kind":"{scene.kind}"', f'"kind":"{UNHEARD}"'
        line.on_message(lambda text: socket.send(str(text).replace(known, unheard)))

    one.page.route_web_socket("**/ws", rename)
    one.come(*server.lay(scene.toml, *PEOPLE))
    for press in scene.before:
        follow(one, press)
    asked(one, UNHEARD)
    wrong = wrong_with(one.page, scene.name)
    for press in scene.answer:
        follow(one, press)
    one.has_done(scene.verb)
    assert not wrong, "\n".join(wrong)
