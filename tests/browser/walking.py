"""A person who follows a scene's presses on one device, and passes where nothing is to be done."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator

from browser.chromium import PATIENCE_S, Person

STEP_MS = 20


def until(person: Person, wanted: Locator, kind: str = "", *others: Person) -> Locator:
    """Hands the device on and passes until the wanted thing is there to be pressed.

    Windows of the kind that is waited for are not passed. Others pass along.
    """
    limit = time.monotonic() + PATIENCE_S
    while not (wanted.count() and wanted.first.is_visible()):
        text = person.page.inner_text("body")[:900]
        assert time.monotonic() < limit, f"{wanted} does not come; {text}"
        for one in (person, *others):
            pass_on(one, kind)
        person.page.wait_for_timeout(STEP_MS)
    return wanted.first


def pass_on(person: Person, kind: str = "") -> None:
    """Takes the device, or passes, if that is what the page wants now."""
    passing = f".prompt:not([data-kind='{kind}']) [data-verb='pass']:visible"
    for button in (person.button("uncover"), person.page.locator(passing)):
        if button.count():
            try:
                button.first.click(timeout=800)
            except Error:  # it went by itself: look again
                continue
            return


def asked(person: Person, kind: str, *others: Person) -> None:
    until(person, person.page.locator(f".prompt[data-kind='{kind}']"), kind, *others)


def follow(person: Person, press: str) -> None:
    word, _, rest = press.partition(" ")
    if word in _PRESSES:
        _PRESSES[word](person, rest)
    else:
        until(person, person.button(press)).click()


def _open(person: Person, id: str) -> None:
    until(person, person.page.locator(f"[data-card$=':{id}']:visible")).click()


def _card(person: Person, rest: str) -> None:
    id, _, label = rest.partition(" ")
    _open(person, id)
    sheet = person.page.locator("dialog[open] [role=group] [data-verb]")
    (sheet.filter(has_text=label) if label else sheet).first.click()


def _pick(person: Person, label: str) -> None:
    choices = person.page.locator("dialog[open] .body button")
    until(person, choices.filter(has_text=label)).click()


def _tick(person: Person, label: str) -> None:
    person.page.locator("dialog[open] label.tick").filter(has_text=label).first.click()


def _build(person: Person, verb: str) -> None:
    until(person, person.button("more")).click()
    person.page.locator(f"[data-build='{verb}']").click()


def _as(person: Person, name: str) -> None:
    """The device goes to somebody, who asks for it or is given it."""
    page = person.page
    page.locator(".prompt, .cover").wait_for()
    cover = page.get_by_role("button", name=f"I am {name}")
    if not cover.count() and person.button("uncover").count():
        person.press("uncover")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    rival = page.locator(".rivals button").filter(has_text=name)
    if not cover.count() and rival.count():
        rival.click()
        person.press("hand-over")
    elif not cover.count():
        return  # whose device it is already
    cover.click()


def _sure(person: Person, _: str) -> None:
    person.page.locator("button").filter(has_text="Sure?").click()


def _key(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


_PRESSES: dict[str, Callable[[Person, str], None]] = {
    "card": _card, "open": _open, "pick": _pick, "tick": _tick, "build": _build, "as": _as,
    "sure": _sure, "key": _key,
}  # fmt: skip
