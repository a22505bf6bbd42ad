"""Somebody who plays through the page until the game is over: with a mouse, by touch, or by keys
alone.
"""

from __future__ import annotations

import time

from playwright.sync_api import Error

from browser.chromium import LOOK_MS, Person

GAME_S = 240.0
# What moves the game on: the answer in front, the device, or the first big button of the prompt.
NEXT = ", ".join(
    (
        "dialog[open] .body .bare:not([disabled]):visible",
        "dialog[open] .body .button:not([disabled]):visible",
        ".cover .button",
        "body:not(:has(dialog[open])) .mine .button:not([data-verb='more'], [data-verb='ask'])",
    )
)

PLACE = "button => button.closest('[data-at]')?.dataset.at"


def play_to_the_end(person: Person, is_by_keys: bool = False) -> int:
    """Presses on until somebody has won; how many times it pressed."""
    limit = time.monotonic() + GAME_S
    pressed = 0
    while not person.is_over:
        assert time.monotonic() < limit, f"still playing: {_seen(person)}"
        pressed += press_on(person, is_by_keys)
    return pressed


def _seen(person: Person) -> str:
    """What is in front, and what lies behind it."""
    dialogs = person.page.locator("dialog[open]").all_inner_texts()
    return f"{dialogs} over {person.page.inner_text('body')[:900]}"


def press_on(person: Person, is_by_keys: bool = False) -> bool:
    """Presses whatever is next; if there is nothing, or it went away, waits a moment."""
    button = person.page.locator(NEXT)
    try:
        if button.count():
            if is_by_keys:
                press_by_key(person)
            else:
                person.push(button.first, timeout_ms=1000)
            return True
    except Error as error:  # the table moved on between the look and the press: look again
        if not any(word in str(error) for word in ("Timeout", "detached")):
            raise
    person.page.wait_for_timeout(LOOK_MS)
    return False


def press_by_key(person: Person) -> None:
    """Enter on the first answer of a dialog, or the number of the first button's place."""
    keyboard = person.page.keyboard
    if not person.page.locator("dialog[open]").count():
        place = person.page.locator(NEXT).first.evaluate(PLACE, timeout=1000)
        if place is not None:
            keyboard.press(str(int(place) + 1))
        return
    for _ in range(12):
        keyboard.press("Tab")
        if person.page.locator("dialog[open] .body :focus").count():
            keyboard.press("Enter")
            return
    keyboard.press("Escape")  # it had nothing to be answered
