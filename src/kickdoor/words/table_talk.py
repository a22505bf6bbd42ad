"""What a live table says around the game: who is waited for, what an act would come to, what an act
is made of, and why the table refuses what is no matter of rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine import QUESTION_KINDS
from kickdoor.words.book import Book, book

# Kinds of questions that have a sentence of their own for those who wait.
_TOLD: Final = frozenset(kind.id for kind in QUESTION_KINDS if kind.is_told)


def waiting_line(
    language: str, waits: Sequence[tuple[str, list[str]]], is_mine: bool, world: str = "dungeon"
) -> str:
    """Whom the table waits for and for what, for one who reads: with himself among them or not."""
    about = book(language)
    names = [name for _, some in waits for name in some]
    if not names:
        return about.say("waiting-mine") if is_mine else about.say("waiting-nobody")
    if is_mine:
        return about.say("waiting-both", names=about.listed(names), count=len(names))
    return " ".join([_waits_for(about, kind, some, world) for kind, some in waits if some])


def _waits_for(about: Book, kind: str, names: list[str], world: str) -> str:
    message = f"waiting-{kind}" if kind in _TOLD else "waiting"
    return about.say(message, names=about.listed(names), count=len(names), world=world)


def preview_line(language: str, message: str, **values: str | int) -> str:
    """What the fight would come to."""
    return book(language).say(f"preview-{message}", **values)


def argument_line(language: str, argument: str) -> str:
    """What is asked for when an act is composed step by step."""
    about = book(language)
    message = f"argument-{argument}"
    return about.say(message if about.has(message) else "argument")


def composed_word(language: str, message: str) -> str:
    """A verb, a side or a closing word as a button."""
    return book(language).say(message)


def trouble_line(language: str, code: str, **values: str | int) -> str:
    """Why the table refuses what is no matter of rules."""
    about = book(language)
    message = f"trouble-{code}"
    return about.say(message if about.has(message) else "trouble", **values)
