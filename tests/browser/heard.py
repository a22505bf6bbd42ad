"""Somebody who hears the page and does not see it: all they know is its accessibility tree.

The tree is Playwright's aria snapshot, roles and names as a screen reader gets them. What is
pressed is found again by the role and the name that were read there, and by nothing else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, TimeoutError as TooLate

# A name with a colon in it puts the whole line in quotes.
LINE = re.compile(
    r"""^(?P<deep> *)- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<marks>[^:]*)"""
)
EXPECTED = "What is expected of you"
# Said by buttons that lead away from the question, or into haggling.
ASIDE = re.compile(
    r"^(More$|Hold on|Go on|Ask for help|Offer help|Look at the table|Close|Cancel|You may also"
    r"|Counter)"
)
PRESS_MS = 2000


@dataclass(frozen=True)
class Heard:
    """One line of the tree."""

    deep: int
    role: str
    name: str
    is_off: bool


def tree(place: Locator) -> list[Heard]:
    found = (LINE.match(line) for line in place.aria_snapshot().splitlines())
    return [
        Heard(len(one["deep"]), one["role"], said(one["name"]), is_off(one["marks"]))
        for one in found
        if one
    ]


def is_off(marks: str) -> bool:
    """Whether pressing it leads nowhere: it is disabled, or picked already."""
    return "[disabled]" in marks or "[pressed]" in marks


def said(name: str | None) -> str:
    return (name or "").replace("''", "'").replace('\\"', '"')


def within(lines: list[Heard], role: str, name: str = "") -> list[Heard]:
    """What is said inside the last thing of a role, and a name; nothing, if there is none."""
    found: list[Heard] = []
    outer = -1
    for line in lines:
        if line.role == role and name in line.name:
            found, outer = [], line.deep
        elif outer >= 0 and line.deep > outer:
            found.append(line)
        else:
            outer = -1
    return found


class Listener:
    """Plays on by what is heard: answers a dialog, or presses the first button of the prompt."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: list[str] = []

    @property
    def is_over(self) -> bool:
        lines = tree(self.page.locator("body"))
        return any(line.role == "heading" and re.search(r"\bwins?$", line.name) for line in lines)

    def next(self) -> Heard | None:
        lines = tree(self.page.locator("body"))
        place = within(lines, "dialog") or within(lines, "region", EXPECTED)
        buttons = [line for line in place if line.role == "button" and not line.is_off]
        return next((line for line in buttons if line.name and not ASIDE.match(line.name)), None)

    def play_on(self) -> bool:
        """Presses what comes next; whether there was anything that was still there."""
        heard = self.next()
        if heard is None:
            return False
        scope = self.page.get_by_role("dialog")
        inside = scope if scope.count() else self.page.get_by_role("region", name=EXPECTED)
        try:
            button = inside.get_by_role("button", name=heard.name, exact=True)
            button.first.press("Enter", timeout=PRESS_MS)
        except TooLate:  # the table moved on between the hearing and the press: listen again
            return False
        self.pressed.append(heard.name)
        return True
