"""Looks over card files: every fault the loader finds, and what no loader can know.

Faults are errors: a trait that no set has, a number that was never rolled. Oddities are warnings: a
card that does nothing or that nobody can play, a condition that never holds, a text too long for
its card, a tag that is nearly another.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from kickdoor.cards.card_words import INBORN, TAGS
from kickdoor.cards.checked_reading import Finding, Reader, nearest
from kickdoor.cards.impossible import endless, impossible, unreachable
from kickdoor.cards.loader import Folder
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    DOOR,
    ITEM,
    MONSTER,
    ONE_SHOT,
    RACE,
    SPECIAL_DOOR,
    SPECIAL_TREASURE,
    TREASURE,
    TWO_HANDS,
    CardDef,
    CardSet,
    Effect,
)
from kickdoor.cards.needs import needs
from kickdoor.cards.sets import DATA, built_in, read_set
from kickdoor.cards.specials import nested_effects
from kickdoor.cards.texts import translation_faults
from kickdoor.cards.unasked import modifiers_by_field, unasked
from kickdoor.cards.verbs import VERBS

LONGEST_TEXT: Final = 150  # what a card holds in five short lines


def lint(paths: Sequence[Path]) -> tuple[list[Finding], list[Finding]]:
    """The errors and the warnings of all sets and card files named."""
    errors: list[Finding] = []
    warnings: list[Finding] = []
    for path in paths:
        _lint_path(path, errors, warnings)
    return errors, warnings


def _lint_path(path: Path, errors: list[Finding], warnings: list[Finding]) -> None:
    if path.is_file() and path.suffix != ".toml":
        errors.append(Finding(str(path), 0, "", "", "no card file: its name must end in .toml"))
        return
    if path.is_file():
        found: tuple[list[Finding], list[Finding]] = ([], [])
        _lint_folder(path.resolve().parent, *found)
        errors += [finding for finding in found[0] if Path(finding.file).name == path.name]
        warnings += [finding for finding in found[1] if Path(finding.file).name == path.name]
        return
    folders = _folders(path)
    if not folders:
        what = "holds no card file (*.toml)" if path.is_dir() else "no such file or folder"
        errors.append(Finding(str(path), 0, "", "", what))
    for folder in folders:
        _lint_folder(folder, errors, warnings)


def _folders(path: Path) -> list[Path]:
    """The folder itself if it holds card files, else those within it that do."""
    if any(path.glob("*.toml")):
        return [path.resolve()]
    return sorted({file.resolve().parent for file in path.glob("*/*.toml")})


def _lint_folder(path: Path, errors: list[Finding], warnings: list[Finding]) -> None:
    card_set, folder = read_set(path)
    errors += folder.findings + translation_faults(path)
    known = _Known(card_set)
    for card in folder.cards:  # those of its own: the base set has been looked over already
        _Look(folder, card, known, errors, warnings).over()
    for deck, name in ((DOOR, "Door"), (TREASURE, "Treasure")):
        if card_set.cards and not any(card.deck == deck for card in card_set.cards):
            message = f"the set has no {name} cards: it cannot be played without another"
            warnings.append(Finding(folder.id, 0, "", "", message))


class _Known:
    """The traits and cards that cards of a set may name: its own and those of the built-in sets."""

    def __init__(self, card_set: CardSet) -> None:
        sets = [_built_in_set(name) for name in built_in() if name != card_set.id]
        cards = [card for each in (card_set, *sets) for card in each.cards]
        self.cards = {card.id for card in cards}
        self.traits = {*INBORN, *(card.id for card in cards if card.kind in (CLASS, RACE))}


@cache
def _built_in_set(name: str) -> CardSet:
    return read_set(DATA / name)[0]  # faulty or not: its names are known


class _Look:
    """One card looked over."""

    def __init__(
        self,
        folder: Folder,
        card: CardDef,
        known: _Known,
        errors: list[Finding],
        warnings: list[Finding],
    ) -> None:
        self.card = card
        self.known = known
        self.fault = Reader(folder.files[card.id], card.id, errors)
        self.oddity = Reader(folder.files[card.id], card.id, warnings)

    def over(self) -> None:
        self._names()
        self._numbers()
        self._texts()
        self._sense()

    def _names(self) -> None:
        """Traits and cards that are named must exist somewhere."""
        for field, trait in self._traits():
            if trait not in self.known.traits:
                hint = nearest(trait, self.known.traits)
                self.fault.wrong(field, f"no Class or Race of any set is {trait!r}{hint}")
        for field, condition in self._conditions():
            for key in ("in_play", "target_is"):
                named = condition.get(key)
                if named is not None and named not in self.known.cards:
                    hint = nearest(named, self.known.cards)
                    self.fault.wrong(f"{field}.{key}", f"no card of any set is {named!r}{hint}")

    def _traits(self) -> Iterator[tuple[str, str]]:
        for field in ("usable_by", "not_usable_by"):
            for trait in getattr(self.card, field):
                yield field, trait
        for field, condition in self._conditions():
            for key in ("has", "suffers", "lacks"):
                for trait in condition.get(key, ()):
                    yield f"{field}.{key}", trait
        for field, effect in self._effects():
            for name, argument in VERBS[effect.do].arguments.items():
                if argument.is_trait and effect.args.get(name) not in (*argument.words, None):
                    yield field, effect.args[name]

    def _numbers(self) -> None:
        """What was rolled or paid can only be counted if something was."""
        for field, effects, paid in self._programs():
            words = list(_counted_by(effects))
            if "rolled" in words and not any(effect.do == "roll" for effect in effects):
                self.fault.wrong(field, "nothing was rolled: { do = 'roll' } comes first")
            if "paid" in words and not paid:
                self.fault.wrong(field, "nothing is paid: the price stands in `pay`")

    def _texts(self) -> None:
        if not self.card.text:
            self.oddity.wrong("text", "missing: what the card says to its reader")
        if self.card.kind == MONSTER and not self.card.bad_stuff_text:
            self.oddity.wrong("bad_stuff_text", "missing: what happens to those it catches")
        if not self.card.epic_text and any("epic" in when for _, when in self._conditions()):
            self.oddity.wrong("epic_text", "missing: what the card says to an Epic munchkin")
        for field in ("text", "bad_stuff_text", "epic_text"):
            length = len(getattr(self.card, field))
            if length > LONGEST_TEXT:
                message = f"{length} characters: more than {LONGEST_TEXT} do not fit on a card"
                self.oddity.wrong(field, message)
        for tag in self.card.tags:
            near = difflib.get_close_matches(tag, TAGS, n=1, cutoff=0.8)
            if near and tag not in TAGS:
                self.oddity.wrong("tags", f"nothing asks for the tag {tag!r}, but for {near[0]!r}")

    def _sense(self) -> None:
        """Cards that do nothing, or what never counts."""
        card = self.card
        for field, lack in (*needs(card), *unasked(card)):
            self.fault.wrong(field, lack)
        if card.of_items and "items" not in card.ignores:
            self.oddity.wrong("of_items", "never asked: `ignores` does not name the Items")
        if card.laser and card.slot != TWO_HANDS:
            self.oddity.wrong("laser", "a laser is a 2-Hands weapon (ITEM-12)")
        if card.kind == CURSE:
            if card.lasts and not (card.modifiers or card.ignores or card.passive):
                self.oddity.wrong("lasts", "it stays with its victim, and does nothing there")
            if not card.lasts and (card.modifiers or card.ignores):
                self.fault.wrong("lasts", "missing: what a Curse gives or ignores needs it to last")
        idle = not (card.bonus or card.modifiers or card.powers or card.passive or card.effects)
        if idle and card.kind in (ITEM, ONE_SHOT, SPECIAL_DOOR, SPECIAL_TREASURE):
            self.oddity.wrong("", "the card does nothing")
        for field, message in (*unreachable(card), *endless(card)):
            self.oddity.wrong(field, message)
        for field, condition in self._conditions():
            for key, message in impossible(condition):
                self.oddity.wrong(f"{field}.{key}", message)
        if card.kind == ONE_SHOT and card.bonus and not card.side:
            self.fault.wrong("side", "missing: whose the bonus may be, 'either' or 'munchkins'")

    def _programs(self) -> Iterator[tuple[str, list[Effect], bool]]:
        card = self.card
        yield "before", card.before, False
        yield "bad_stuff", card.bad_stuff, False
        yield "effects", card.effects, bool(card.pay)
        for index, power in enumerate(card.powers, 1):
            yield f"powers[{index}].effects", power.effects, bool(power.pay)

    def _effects(self) -> Iterator[tuple[str, Effect]]:
        for field, effects, _ in self._programs():
            for effect in _all_of(effects):
                yield field, effect

    def _conditions(self) -> Iterator[tuple[str, dict[str, Any]]]:
        for field, condition in self._outer_conditions():
            yield field, condition
            for key, value in condition.items():
                if isinstance(value, dict):
                    yield f"{field}.{key}", value

    def _outer_conditions(self) -> Iterator[tuple[str, dict[str, Any]]]:
        card = self.card
        for field in ("pursues", "will_not_fight", "when"):
            yield field, getattr(card, field)
        for field, modifier in modifiers_by_field(card):
            yield field, modifier.when
        for index, power in enumerate(card.powers, 1):
            yield f"powers[{index}].when", power.when
        for field, effect in self._effects():
            yield field, effect.args.get("when", {})


def _all_of(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        for inner in nested_effects(effect):
            yield from _all_of(inner)


def _counted_by(effects: Iterable[Effect]) -> Iterator[str]:
    for effect in _all_of(effects):
        yield from (word for word in effect.args.values() if word in ("rolled", "paid"))
        yield from ("rolled" for key in effect.args.get("when", {}) if key.startswith("rolled_"))
