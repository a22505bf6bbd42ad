"""A person who follows a scene's presses on one device, and passes where nothing is to be done."""

from __future__ import annotations

import time

from playwright.sync_api import Error, Locator

from browser.chromium import Person

PATIENCE_S = 20.0


def until(person: Person, wanted: Locator) -> Locator:
    """Hands the device on and passes until the wanted thing is there to be pressed."""
    limit = time.monotonic() + PATIENCE_S
    page = person.page
    while not (wanted.count() and wanted.first.is_visible()):
        assert time.monotonic() < limit, f"{wanted} does not come; {page.inner_text('body')[:600]}"
        for verb in ("uncover", "pass"):
            button = person.button(verb)
            if button.count():
                try:
                    button.first.click(timeout=800)
                except Error:  # it went by itself: look again
                    continue
                break
        page.wait_for_timeout(30)
    return wanted.first


def asked(person: Person, kind: str) -> None:
    until(person, person.page.locator(f".prompt[data-kind='{kind}']"))


def follow(person: Person, press: str) -> None:
    word, _, rest = press.partition(" ")
    page = person.page
    if word == "card":
        id, _, label = rest.partition(" ")
        until(person, page.locator(f"[data-card$=':{id}']:visible")).click()
        sheet = page.locator("dialog[open] [role=group] .button")
        (sheet.filter(has_text=label) if label else sheet).first.click()
    elif word == "pick":
        choices = page.locator("dialog[open] .body button")
        named = choices.filter(has_text=rest).or_(
            page.locator(f"dialog[open] .body button[aria-label*='{rest}']")
        )
        until(person, named).click()
    elif word == "build":
        if not page.locator("dialog[open]").count():
            until(person, person.button("more")).click()
        until(person, page.locator(f"[data-build='{rest}']")).click()
    elif word == "key":
        page.keyboard.press(rest)
    else:
        until(person, person.button(word)).click()
