"""*Why did you do that?* beside what a bot did last."""

from collections.abc import Callable

import pytest

from browser.chromium import Person
from browser.serving import RealServer
from browser.tables import FIGHT

pytestmark = pytest.mark.slow


def test_a_bot_says_why(server: RealServer, person: Callable[..., Person]) -> None:
    ann = person((1920, 1080))  # where the log lies open
    ann.come(*server.lay(FIGHT.replace('turn = "Ann"', 'turn = "Bob"'), "Ann"))
    why = ann.page.get_by_role("button", name="Why did Bob do that?").first
    why.click()
    ann.sees("Bob: “")
