"""A person who follows a scene's presses on one device, and passes where nothing is to be done.

No step goes on before the page shows what the one before it came to.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError as TooLate, expect

from browser.chromium import LOOK_MS, PATIENCE_S, Person, in_front
from browser.scenes import PEOPLE, Scene
from browser.serving import RealServer

PASS_MS = 1000


def until(person: Person, wanted: Locator, kind: str = "", *others: Person) -> Locator:
    """Hands the device on and passes until the wanted thing is there to be pressed.

    Windows of the kind that is waited for are not passed. Others pass along.
    """
    limit = time.monotonic() + PATIENCE_S
    while not (wanted.count() and wanted.first.is_visible()):
        if time.monotonic() > limit:
            text = person.page.inner_text("body")[:900]
            raise AssertionError(f"{wanted} does not come; on the page: {text}")
        for one in (person, *others):
            pass_on(one, kind)
        person.page.wait_for_timeout(LOOK_MS)
    return wanted.first


def pass_on(person: Person, kind: str = "") -> None:
    """Takes the device, or passes, if that is what the page wants now."""
    asking = f":is(.prompt, .question):not([data-kind='{kind}'])"
    passing = in_front(person.page, f"{asking} [data-verb='pass']:visible")
    for button in (person.button("uncover"), passing):
        if button.count():
            try:
                person.push(button.first, PASS_MS)
            except TooLate:  # it went by itself: look again
                continue
            person.is_settled()
            return


def asked(person: Person, kind: str, *others: Person) -> None:
    until(person, person.page.locator(f".prompt[data-kind='{kind}']"), kind, *others)


def walk_to(person: Person, server: RealServer, scene: Scene) -> None:
    """Sits down at a scene's table with everybody, and goes on until the question is there."""
    person.come(*server.lay(scene.toml, *PEOPLE))
    for press in scene.before:
        follow(person, press)
    asked(person, scene.kind)


def follow(person: Person, press: str) -> None:
    word, _, rest = press.partition(" ")
    if word in _PRESSES:
        _PRESSES[word](person, rest)
    else:
        person.push(until(person, person.button(press)))
    person.is_settled()


def _open(person: Person, id: str) -> None:
    person.push(until(person, in_front(person.page, f"[data-card$=':{id}']:visible")))


def _card(person: Person, rest: str) -> None:
    id, _, label = rest.partition(" ")
    _open(person, id)
    sheet = person.page.locator("dialog[open] [role=group] [data-verb]")
    person.push((sheet.filter(has_text=label) if label else sheet).first)


def _pick(person: Person, label: str) -> None:
    """Something in a dialog, which says something else then, or goes."""
    choices = person.page.locator("dialog[open] .body button")
    choice = until(person, choices.filter(has_text=label))
    body = person.page.locator("dialog[open] .body")
    before = body.inner_text()
    person.push(choice)
    person.wait_until(
        lambda: before not in body.all_inner_texts(), lambda: f"{label} changes nothing"
    )


def _tick(person: Person, label: str) -> None:
    person.push(person.page.locator("dialog[open] label.tick").filter(has_text=label).first)


def _build(person: Person, verb: str) -> None:
    person.push(until(person, person.button("more")))
    person.push(person.page.locator(f"[data-build='{verb}']"))


def _as(person: Person, name: str) -> None:
    """The device goes to somebody, who asks for it or is given it by whoever has it."""
    page = person.page
    cover = page.get_by_role("button", name=f"I am {name}")
    if not cover.count():
        if person.button("uncover").count():
            person.press("uncover")
        page.locator(".prompt").wait_for()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
        rival = page.locator(".rivals button").filter(has_text=name)
        if not rival.count():
            return  # whose device it is already
        person.push(rival)
        person.press("hand-over")
    person.push(cover)


def _sure(person: Person, _: str) -> None:
    if not person.is_sure:  # who is sure has said so
        person.push(person.page.locator("button").filter(has_text="Sure?"))


def _key(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


_PRESSES: dict[str, Callable[[Person, str], None]] = {
    "card": _card, "open": _open, "pick": _pick, "tick": _tick, "build": _build, "as": _as,
    "sure": _sure, "key": _key,
}  # fmt: skip
