"""What must happen at least once before the game may be called tried out, and the ear that hears it
happen.

Every card drawn, and played, fought or suffered; every step of every program of a card run, every
power used, every condition seen to hold and not to hold; every refusal, question, event and verb of
the table; every edition with every choice. Goals have names, so that what never happened can be
listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from kickdoor.cards.model import CURSE, FOLLOWER, MONSTER
from kickdoor.engine.acts.act import Act
from kickdoor.engine.catalogue.model import Card, Catalogue, Condition
from kickdoor.engine.catalogue.moments import T_KILLED, T_NEVER
from kickdoor.engine.effects.discards import Discard
from kickdoor.engine.effects.levels import LoseFollower, LoseTrait
from kickdoor.engine.effects.step import Done, Step
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_fields import EVENTS
from kickdoor.engine.events.event_kinds import (
    CardPlayed,
    Caught,
    CurseStruck,
    MonsterKilled,
    PowerUsed,
)
from kickdoor.engine.game import Game
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.refusals import CODES
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    COMBAT,
    DECK,
    QUESTIONS,
    VERBS,
)

# Lite has their cards, and not all that those speak of; of the example set the cards are enough.
WHOLE_SETS: Final = ("munchkin", "star")

# What cannot happen, and why.
NEVER: Final = {
    "question choose-monster": "a word of the scenario format; every act names its monster itself",
}

# Refusals that want a card at hand.
WANTS: Final = {
    "refusal forced-for-the-win": "munchkin:kneepads-of-allure",
    "refusal level-at-the-last": "munchkin:steal-a-level",
    "refusal follower-stays": "munchkin:hireling",
    "refusal no-cards-yet": "star:mutant",
}


class Parts:
    """The named parts of one catalogue: its cards, the steps of its programs, its conditions."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.steps: dict[int, str] = {}  # program << 8 | number -> goal
        self.powers: dict[int, str] = {}  # by number
        self.conditions: dict[str, list[tuple[str, Condition]]] = {}  # by card
        self.names: dict[str, str] = {}  # goal -> the card it is about
        self.by_index = [name_of(card) for card in catalogue.cards]
        self.cards: dict[str, Card] = {name_of(card): card for card in catalogue.cards}
        self.companions: dict[str, list[str]] = {}  # card -> Classes, Races and Items it speaks of
        for name, card in self.cards.items():
            if card.definition.set_id in WHOLE_SETS:
                self.add(catalogue, name, card)

    def add(self, catalogue: Catalogue, name: str, card: Card) -> None:
        programs = [("before", card.before), ("bad stuff", card.bad_stuff), ("play", card.effects)]
        found: list[tuple[str, Condition | None]] = [
            ("pursues", card.pursues),
            ("will not fight", card.will_not_fight),
            ("when", card.when),
        ]
        found += [(f"modifier {i}", m.when) for i, m in enumerate(card.modifiers)]
        for number in card.powers:
            power = catalogue.powers[number]
            programs.append((power.id, power.program))
            found.append((power.id, power.when))
            if power.timing != T_NEVER:
                self.powers[number] = self.goal(name, f"power {name} {power.id}")
        for what, program in programs:
            for i, (number, step) in enumerate(steps_of(catalogue, program), 1):
                label = f"step {name} {what} {i} {type(step).__name__}"
                self.steps[number] = self.goal(name, label)
        steps = [step for _, program in programs for _, step in steps_of(catalogue, program)]
        whens = [when for _, when in found] + [step.when for step in steps]
        self.companions[name] = self.spoken_of(catalogue, card, whens, steps)
        asked = [(what, when) for what, when in found if when is not None]
        self.conditions[name] = [(what, when) for what, when in asked if is_of_the_table(when)]

    def spoken_of(
        self, catalogue: Catalogue, card: Card, whens: list[Condition | None], steps: list[Step]
    ) -> list[str]:
        """The cards without which some of a card does not happen."""
        traits = 0
        for when in whens:
            if when is not None:
                traits |= traits_in(when)
        powers = [catalogue.powers[number] for number in card.powers]
        tags = {tag for power in powers if power.price is not None for tag in power.price.tags}
        slots = {step.slot for step in steps if isinstance(step, Discard) and step.slot}
        dies = any(power.timing == T_KILLED for power in powers)
        lost = [step for step in steps if isinstance(step, LoseTrait)]
        kinds = {step.kind for step in lost}
        for step in lost:
            traits |= step.trait
        loses_follower = any(isinstance(step, LoseFollower) for step in steps)
        return [
            name
            for name, other in self.cards.items()
            if (other.is_trait and (other.kind in kinds or other.trait & traits))
            or tags & set(other.tags)
            or other.slot in slots
            or (loses_follower and other.kind == FOLLOWER)
            or (dies and other.kind == MONSTER and other.hurts)
        ]

    def goal(self, name: str, goal: str) -> str:
        self.names[goal] = name
        return goal

    def wanted(self) -> Iterator[str]:
        """Every goal of these cards."""
        for name, card in self.cards.items():
            for goal in goals_of(name, card):
                yield self.goal(name, goal)
        yield from self.steps.values()
        yield from self.powers.values()
        for name, conditions in self.conditions.items():
            for what, _ in conditions:
                for how in ("holds", "fails"):
                    yield self.goal(name, f"condition {name} {what} {how}")


def name_of(card: Card) -> str:
    return f"{card.definition.set_id}:{card.id}"


def goals_of(name: str, card: Card) -> list[str]:
    """What must happen with a card."""
    goals = [f"card {name} drawn"]
    if card.kind == MONSTER:
        goals += [f"card {name} fought", f"card {name} killed"]
        if card.bad_stuff >= 0:
            goals.append(f"card {name} suffered")
    else:
        goals.append(f"card {name} {'suffered' if card.kind == CURSE else 'played'}")
    return goals


def traits_in(when: Condition) -> int:
    """The traits that a condition speaks of, or one within it."""
    traits = when.has | when.suffers | when.lacks
    for inner in (when.other, when.nobody):
        if inner is not None:
            traits |= traits_in(inner)
    return traits


def is_of_the_table(when: Condition) -> bool:
    """Whether a condition is about a munchkin, not about a roll or an aim: those show in steps."""
    return (
        when.rolled_min < 0
        and when.rolled_max < 0
        and when.target_max_level < 0
        and when.target_higher < 0
        and not when.target_is
    )


def steps_of(catalogue: Catalogue, program: int) -> Iterator[tuple[int, Step]]:
    """The steps of a program and of those inside it; what the act itself does is no step."""
    if program < 0:
        return
    for i, step in enumerate(catalogue.programs[program]):
        if not isinstance(step, Done):
            yield program << 8 | i, step
        for inner in inner_programs(step):
            yield from steps_of(catalogue, inner)


def inner_programs(step: Step) -> list[int]:
    return [
        *getattr(step, "programs", ()),
        getattr(step, "program", -1),
        getattr(step, "otherwise", -1),
    ]


class Goals:
    """What has not happened yet, and what has."""

    def __init__(self, catalogues: list[Catalogue], games: list[str]) -> None:
        self.parts: dict[int, Parts] = {}
        self.missing: dict[str, None] = {}  # a set that keeps its order
        self.about: dict[str, str] = dict(WANTS)  # goal -> card
        for catalogue in catalogues:
            parts = self.parts_of(catalogue)
            self.missing.update(dict.fromkeys(parts.wanted()))
            self.about.update(parts.names)
        for kind, words in (("question", QUESTIONS), ("event", EVENTS), ("verb", VERBS)):
            self.missing.update(dict.fromkeys(f"{kind} {word}" for word in words))
        self.missing.update(dict.fromkeys(f"refusal {code}" for code, _ in CODES[1:]))
        self.missing.update(dict.fromkeys(f"game {game}" for game in games))
        self.missing = {goal: None for goal in self.missing if goal not in NEVER}
        self.total = len(self.missing)
        self.left = Counter(goal.split(maxsplit=1)[0] for goal in self.missing)  # by kind
        self.wanted: dict[str, int] = {}  # card -> how many goals about it are missing
        for goal in self.missing:
            if goal in self.about:
                self.wanted[self.about[goal]] = self.wanted.get(self.about[goal], 0) + 1

    def parts_of(self, catalogue: Catalogue) -> Parts:
        found = self.parts.get(id(catalogue))
        if found is None:
            found = self.parts[id(catalogue)] = Parts(catalogue)
        return found

    def met(self, goal: str) -> None:
        if goal not in self.missing:
            return
        del self.missing[goal]
        self.left[goal.split(maxsplit=1)[0]] -= 1
        card = self.about.get(goal, "")
        if card:
            self.wanted[card] -= 1
            if not self.wanted[card]:
                del self.wanted[card]

    def wanted_cards(self) -> list[str]:
        """The cards about which something is missing."""
        return list(self.wanted)

    def hear(self, game: Game, act: Act, before: list[int], events: list[Event]) -> None:
        """An act was made; `before` is where every card lay."""
        t = game.table
        parts = self.parts_of(t.catalogue)
        names = parts.by_index
        self.met(f"verb {VERBS[act.verb]}")
        if before != t.place:
            for c, place in enumerate(t.place):
                if before[c] == DECK != place:
                    self.met(f"card {names[c]} drawn")
                if place == COMBAT != before[c]:
                    self.met(f"card {names[c]} fought")
        for event in events:
            self.hear_event(names, event, parts)
        for step in t.steps:
            if step in parts.steps:
                self.met(parts.steps[step])
        for _, question, _ in game.waiting:
            self.met(f"question {question}")

    def hear_event(self, names: list[str], e: Event, parts: Parts) -> None:
        self.met(f"event {e.name}")
        if isinstance(e, PowerUsed) and e.power in parts.powers:
            self.met(parts.powers[e.power])
        card = e.card_of()
        if card < 0:
            return
        if isinstance(e, CardPlayed):
            self.met(f"card {names[card]} played")
        elif isinstance(e, (CurseStruck, Caught)):
            self.met(f"card {names[card]} suffered")
        elif isinstance(e, MonsterKilled):
            self.met(f"card {names[card]} killed")

    def look(self, t: Table) -> None:
        """Which conditions of the cards at hand hold, for anybody."""
        if not self.left["condition"]:
            return
        parts = self.parts_of(t.catalogue)
        fighting = [] if t.combat is None else t.combat.cards
        for c in {
            *fighting,
            *(c for zone in (t.in_play, t.hands) for cards in zone for c in cards),
        }:
            name = parts.by_index[c]
            for what, when in parts.conditions.get(name, ()):
                for seat in t.living():
                    how = "holds" if holds(t, when, seat) else "fails"
                    self.met(f"condition {name} {what} {how}")
