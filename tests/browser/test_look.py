"""No overlap, no cut text, no sideways scrolling, no serious fault of access, at four widths."""

from collections.abc import Callable

import pytest

from browser.chromium import Person, RealServer
from browser.looking import faults, violations

pytestmark = pytest.mark.slow
SIZES = ((360, 740), (390, 844), (820, 1180), (1440, 900))
FIGHT = """
edition = "munchkin"
turn = "Ann"
doors = ["plutonium-dragon"]
[players.Ann]
level = 4
play = ["helm-of-courage", "elf", "wizard", "spiky-knees"]
hand = ["curse-income-tax", "magic-missile", "mate", "hireling"]
[players.Bob]
level = 3
[players.Cid]
level = 2
"""


def test_every_page_and_dialog_keeps_its_shape(
    server: RealServer, person: Callable[..., Person]
) -> None:
    ann = person(SIZES[0])
    wrong: list[str] = []

    def look(what: str) -> None:
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            wrong.extend(f"{what} at {width}: {fault}" for fault in faults(ann.page))
        wrong.extend(f"{what}: {fault}" for fault in violations(ann.page))

    ann.page.goto(server.url)
    ann.button("play-now").wait_for()
    look("the first page")
    for path, sign in (("new", "form"), ("cards", "[data-card]"), ("about", "main")):
        ann.page.goto(f"{server.url}/{path}")
        ann.page.locator(sign).first.wait_for()
        look(path)
    ann.come(server.lay(FIGHT, ["Ann"], bots=2)[0])
    look("the table")
    ann.press("kick")
    ann.page.locator(".sums").wait_for()
    look("a fight")
    for key in "emol?":
        ann.page.keyboard.press(key)
        ann.page.locator("dialog[open]").wait_for()
        look(f"the sheet of {key}")
        ann.page.keyboard.press("Escape")
    ann.page.locator(".hand button").first.click()
    look("a card")
    assert not wrong, "\n".join(wrong)
