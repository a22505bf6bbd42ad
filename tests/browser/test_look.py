"""No overlap, no cut text, no sideways scrolling, no serious fault of access, at four widths."""

from collections.abc import Callable

import pytest

from browser.chromium import DESKTOP, Person, RealServer
from browser.looking import faults, violations
from browser.states import GROUPS, shots

pytestmark = pytest.mark.slow
SIZES = ((360, 740), (390, 844), (820, 1180), (1440, 900))


@pytest.mark.parametrize("group", GROUPS)
def test_every_page_and_dialog_keeps_its_shape(
    group: str, own_server: RealServer, person: Callable[..., Person]
) -> None:
    wrong: list[str] = []
    for name, one in shots(own_server, person, group):
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            wrong.extend(f"{name} at {width}: {fault}" for fault in faults(one.page))
        one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        wrong.extend(f"{name}: {fault}" for fault in violations(one.page))
    assert not wrong, "\n".join(wrong)
