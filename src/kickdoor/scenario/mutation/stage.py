"""The suite held ready to be played over and over: which scenarios could notice a mutant, and
whether one does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kickdoor.cards.model import CardSet
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.engine.catalogue.build import build_catalogue
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.game import catalogue_of
from kickdoor.engine.refusals import CODES
from kickdoor.engine.rules import Rules
from kickdoor.scenario.coverage import SHIPPED
from kickdoor.scenario.files import read_file
from kickdoor.scenario.layout import named_in
from kickdoor.scenario.mutation.mutant import ChangedCard, FlippedField, Mutant, MutedRefusal
from kickdoor.scenario.mutation.of_cards import changed, decks_over
from kickdoor.scenario.runner import run_scenario
from kickdoor.scenario.scenario import ExpectStep, IllegalStep, Scenario
from kickdoor.scenario.suite import files_of


class Stage:
    """The scenarios of a suite, and the catalogues they are played with."""

    def __init__(self, folder: Path = SHIPPED) -> None:
        read = [scenario for file in files_of([folder]) for scenario in read_file(file)]
        self.scenarios = [scenario for scenario in read if isinstance(scenario, Scenario)]
        self._names = [words_of(scenario) for scenario in self.scenarios]
        self._passes: dict[int, bool] = {}  # by scenario: whether it does without any mutant

    @property
    def editions(self) -> list[str]:
        """The editions that some scenario is played by."""
        return sorted({scenario.edition for scenario in self.scenarios})

    def killer(self, mutant: Mutant) -> str:
        """The name of a scenario that fails with the mutant and not without it, or nothing."""
        catalogues: dict[tuple[str, ...], Catalogue] = {}
        for number in self.candidates(mutant):
            scenario = self.scenarios[number]
            key = (str(scenario.file.parent), *sets_of(scenario))  # paths are relative to it
            if key not in catalogues:
                catalogues[key] = catalogue_with(mutant, scenario)
            fails = self._fails(scenario, catalogues[key], rules_with(mutant, scenario))
            if fails and self.passes(number):
                return scenario.name
        return ""

    def passes(self, number: int) -> bool:
        """Whether a scenario passes as it should; one that fails anyway proves nothing."""
        if number not in self._passes:
            scenario = self.scenarios[number]
            catalogue = catalogue_of(load_sets(sets_of(scenario), scenario.file.parent))
            self._passes[number] = not self._fails(scenario, catalogue, None)
        return self._passes[number]

    def candidates(self, mutant: Mutant) -> list[int]:
        """The scenarios that could notice, those that are about it first."""
        if isinstance(mutant, ChangedCard):
            return self._naming(mutant)
        if isinstance(mutant, FlippedField):
            return [i for i, s in enumerate(self.scenarios) if s.edition == mutant.edition]
        rule = CODES[mutant.code][1] if isinstance(mutant, MutedRefusal) else ""
        return sorted(range(len(self.scenarios)), key=lambda i: not self._cites(i, rule))

    def _naming(self, mutant: ChangedCard) -> list[int]:
        decks = decks_over(mutant.set_id)
        found = [
            number
            for number, scenario in enumerate(self.scenarios)
            if mutant.card in self._names[number]
            if any(name in decks for name in sets_of(scenario))
        ]
        return sorted(found, key=lambda i: mutant.card not in self.scenarios[i].cards)

    def _cites(self, number: int, rule: str) -> bool:
        steps = self.scenarios[number].steps
        return any(isinstance(step, IllegalStep) and rule in step.rules for step in steps)

    def _fails(self, scenario: Scenario, catalogue: Catalogue, rules: Rules | None) -> bool:
        try:
            return run_scenario(scenario, catalogue, rules) is not None
        except Exception:  # any crash: the engine was promised a rule that does not hold any more
            return True


def sets_of(scenario: Scenario) -> list[str]:
    """The sets a scenario is played with: those it names, else its edition's."""
    return scenario.sets or [Rules(scenario.edition).default_set]


def rules_with(mutant: Mutant, scenario: Scenario) -> Rules:
    """The rules of a scenario, changed if the mutant is one of the rules."""
    rules = Rules(scenario.edition, tuple(scenario.options))
    if isinstance(mutant, MutedRefusal | FlippedField):
        return mutant.applied(rules)
    return rules


def catalogue_with(mutant: Mutant, scenario: Scenario) -> Catalogue:
    """The catalogue of a scenario, with the changed card if the mutant is one."""
    sets = load_sets(sets_of(scenario), scenario.file.parent)
    if not isinstance(mutant, ChangedCard):
        return catalogue_of(sets)
    return build_catalogue([_with_card(one, mutant) for one in sets])


def _with_card(card_set: CardSet, mutant: ChangedCard) -> CardSet:
    if card_set.id not in decks_over(mutant.set_id) or card_set.id not in built_in():
        return card_set
    cards = list(card_set.cards)
    for index, card in enumerate(cards):
        if card.id == mutant.card:
            other = changed(mutant, card_set.id)
            if other is not None:
                other.copies = card.copies
                cards[index] = other
    return CardSet(card_set.id, card_set.name, cards, card_set.digest)


def words_of(scenario: Scenario) -> set[str]:
    """Every word of a scenario that may be a card's id, in set-up and steps."""
    found = {*scenario.cards, *scenario.random, *(name for _, name in named_in(scenario))}
    for step in scenario.steps:
        if isinstance(step, ExpectStep):
            found.update(_words(step.table))
            found.update(_words(step.players))
        else:
            found.update(_words(step.act))
            if isinstance(step, IllegalStep):
                found.update(step.rules)
    return {word.rpartition(":")[2].partition("#")[0].partition("~")[0] for word in found}


def _words(value: object) -> Iterator[str]:
    """The words of a step, as deep as they lie, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (key for key in value if isinstance(key, str))
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)
