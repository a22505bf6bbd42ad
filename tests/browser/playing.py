"""Somebody who plays through the page until the game is over: by clicks, or by keys alone."""

from __future__ import annotations

import time

from playwright.sync_api import Error, Locator

from browser.chromium import Person

PATIENCE_S = 300.0
# Buttons that end the moment, best first; whatever else is there is left for later.
ANSWERS = "dialog[open] .body .bare:not([disabled]), dialog[open] .body .button:not([disabled])"


def next_button(person: Person) -> Locator | None:
    """What moves the game on: an answer to the question in front, or the first big button."""
    page = person.page
    if page.locator("dialog[open]").count():
        found = page.locator(ANSWERS)
    else:
        found = page.locator(".prompt.mine .button:not([data-verb='more']):not([data-verb='ask'])")
    return found.first if found.count() else None


def play_to_the_end(person: Person, patience: float = PATIENCE_S, is_by_keys: bool = False) -> int:
    """Presses on until somebody has won; how many times it pressed."""
    limit = time.monotonic() + patience
    pressed = 0
    while not person.is_over:
        assert time.monotonic() < limit, f"still playing: {person.prompt!r}"
        button = next_button(person)
        if button is None:
            person.page.wait_for_timeout(20)
            continue
        try:
            if is_by_keys:
                press_by_key(person)
            else:
                button.click(timeout=1000)
            pressed += 1
        except Error:  # the table moved on between the look and the press: look again
            continue
    return pressed


def press_by_key(person: Person) -> None:
    """Enter on the first answer of a dialog, or the shortcut of the first button."""
    keyboard = person.page.keyboard
    if not person.page.locator("dialog[open]").count():
        keyboard.press("1")
        return
    for _ in range(12):
        keyboard.press("Tab")
        if person.page.locator("dialog[open] .body :focus").count():
            keyboard.press("Enter")
            return
