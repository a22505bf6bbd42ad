"""The exhaustive run: steered random games, until everything has happened that can.

A table is laid so that cards of which something is missing lie at hand, and acts that would be new
are preferred; nothing else is arranged. What has never happened when the bound is met is the
report.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    DiscardCards,
    EquipItem,
    KickDoor,
    LookForTrouble,
    PlayCard,
    SellItems,
    SetOrders,
    ShowCards,
    UsePower,
)
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.game import Game
from kickdoor.engine.refusals import CODES, code_of
from kickdoor.engine.rules import EDITIONS
from kickdoor.engine.words_of_play import (
    ACCEPT,
    FIGHT,
    KICK,
    REF_SEAT,
    RUN,
    W_YES,
)
from kickdoor.errors import ActError
from kickdoor.scenario.coverage import SHIPPED
from qa.fuzz import CHOICES, MIXED, MIXED_SETS, Case
from qa.goals import Goals, name_of
from qa.mutated_acts import mutated, some_question
from qa.random_tables import random_table

# What no printed card does, a card of the example set may: its cards join games of the first set.
EXAMPLE: Final = SHIPPED / "rules" / "basement"
WITH_EXAMPLE: Final = ("munchkin", str(EXAMPLE))
SETS: Final = (("munchkin",), ("lite",), ("star",), WITH_EXAMPLE)
ACTS: Final = 200  # of one game, then the next begins
DEAL: Final = 10  # one game in so many begins with the deal
LOOKS: Final = 4  # acts between two looks at the conditions of the cards at hand
TRIES: Final = 6  # acts that are tried for their refusal, beside each that is made
AT_HAND: Final = 8  # wanted cards laid on one table
FEW: Final = 2  # when hardly any are left


class Run:
    """One exhaustive run: the same seed goes the same way."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(b"exhaustive %d" % seed)
        self.seed = seed
        self.cases = [(edition, chosen) for chosen in CHOICES for edition in EDITIONS]
        self.goals = Goals([_catalogue(*one) for one in SETS], [_named(*one) for one in self.cases])
        self.games = 0
        self.acts = 0

    @property
    def missing(self) -> list[str]:
        return sorted(self.goals.missing)

    def go(self, games: int, told: Callable[[Run], None] | None = None) -> None:
        """Plays until nothing is missing, or so many games."""
        while self.goals.missing and self.games < games:
            self.play()
            self.games += 1
            if told is not None:
                told(self)

    def play(self) -> None:
        game = self.begin()
        tried: list[Act] = []
        for _ in range(ACTS):
            if game.is_over:
                break
            seat = self.mover(game)
            legal = game.legal(seat)
            tried = (tried + legal)[-200:]
            self.try_refusals(game, tried)
            act = self.choice(game, seat, legal)
            before = game.table.place.copy()
            events = game.apply(seat, act)
            self.acts += 1
            self.goals.hear(game, act, before, events)
            if not self.acts % LOOKS:
                self.goals.look(game.table)
        self.try_refusals(game, tried)

    def begin(self) -> Game:
        """Every edition with every choice first, then those whose cards are wanted."""
        names = self.goals.wanted_cards()
        edition, chosen = self.cases[self.games % len(self.cases)]
        with_example = False
        if self.games >= len(self.cases) and names:
            set_id = self.rng.choice(names).split(":")[0]
            with_example = set_id == EXAMPLE.name
            played = WITH_EXAMPLE[0] if with_example else set_id
            edition = self.rng.choice([e for e in EDITIONS if e.split("-")[0] == played])
            names = [name for name in names if name.startswith(set_id)]
            if any(" epic-" in goal for goal in self.goals.missing) and self.rng.random() < 0.5:
                chosen = ("epic", "house-powers")
        self.goals.met(f"game {_named(edition, chosen)}")
        seats = 3 + self.games % (2 if edition == "lite" else 4)
        if self.games % DEAL == DEAL - 1:
            return Case(edition, seats, "deal", self.seed + self.games, chosen).game(self.rng)
        options = tuple(one for one in chosen if one != MIXED)
        sets = list(MIXED_SETS) if MIXED in chosen and edition != "lite" else None
        if with_example:
            sets = list(WITH_EXAMPLE)
        return random_table(edition, seats, self.rng, sets, options, self.laid(names))

    def laid(self, names: list[str]) -> set[str]:
        """Some wanted cards, and what some of them speak of; of the last ones, all."""
        many = AT_HAND if len(names) > AT_HAND else min(len(names), FEW)
        laid = set(self.rng.sample(names, many))
        for parts in self.goals.parts.values():
            for name in sorted(laid):
                spoken_of = parts.companions.get(name, [])
                if spoken_of and (many <= FEW or self.rng.random() < 0.5):
                    laid.add(self.rng.choice(spoken_of))
        return laid

    def mover(self, game: Game) -> int:
        waiting = [seat for seat, _, _ in game.waiting]
        others = [s for s in game.table.living() if s not in waiting]
        if others and self.rng.random() < 0.2:
            seat = self.rng.choice(others)
            if game.legal(seat):
                return seat
        return self.rng.choice(waiting)

    def choice(self, game: Game, seat: int, legal: list[Act]) -> Act:
        """Mostly something new; otherwise any verb, and one of its acts."""
        chance = self.rng.random()
        if chance < 0.01:
            return self.unlisted(game, seat)
        if chance < 0.75:
            new = [act for act in legal if self.is_new(game, seat, act)]
            if new:
                return self.rng.choice(new)
        verb = self.rng.choice(sorted({act.verb for act in legal}))
        return self.rng.choice([act for act in legal if act.verb == verb])

    def unlisted(self, game: Game, seat: int) -> Act:
        """What may always be done and is never listed."""
        hand = game.table.hands[seat]
        if hand and self.rng.random() < 0.5:
            return ShowCards((self.rng.choice(hand),))
        return SetOrders(self.rng.randrange(4), unless=self.rng.randrange(4))

    def is_new(self, game: Game, seat: int, act: Act) -> bool:
        """Whether an act may lead to something that is missing."""
        missing = self.goals.missing
        if isinstance(act, UsePower):
            parts = self.goals.parts_of(game.catalogue)
            return parts.powers.get(act.power, "") in missing
        card = _card_of(act)
        if card >= 0:
            return name_of(game.catalogue.cards[card]) in self.goals.wanted
        if act.verb in (FIGHT, RUN, ACCEPT):
            return self.is_fought_for(game, act)
        return act.verb == KICK or W_YES in act.references()

    def is_fought_for(self, game: Game, act: Act) -> bool:
        """Whether a monster at hand is still to be beaten, or to be fled from."""
        combat = game.table.combat
        monsters = [] if combat is None else combat.monsters
        names = [name_of(game.catalogue.cards[m.card]) for m in monsters]
        beaten = any(f"card {name} killed" not in self.goals.missing for name in names)
        return any(name in self.goals.wanted for name in names) and beaten == (act.verb == RUN)

    def try_refusals(self, game: Game, tried: list[Act]) -> None:
        """Acts of other seats and other moments, and acts changed at random."""
        if not tried or not self.goals.left["refusal"]:
            return
        for i in range(TRIES):
            seat = self.rng.randrange(game.table.seats)
            act, question = self.rng.choice(tried), 0
            if i % 3 == 1:
                act = mutated(act, game.table, self.rng)
                question = some_question(game.table, self.rng) if i % 4 == 1 else 0
            elif i % 3 == 2:
                act = self.naive(game, seat)
            try:
                refused = game.refusal(seat, act, question)
            except ActError:
                continue  # no act at all
            if refused:
                self.goals.met(f"refusal {CODES[code_of(refused)][0]}")

    def naive(self, game: Game, seat: int) -> Act:
        """A card of one's own or a power at hand, aimed at somebody or, powers, at nobody, whatever
        the moment.
        """
        t, rng = game.table, self.rng
        own = (*t.hands[seat], *t.in_play[seat])
        if not own:
            return KickDoor()
        c = rng.choice(own)
        on = (REF_SEAT | rng.randrange(t.seats),)
        powers = t.catalogue.cards[c].powers
        if powers:
            return UsePower(rng.choice(powers), of=c, on=on[: rng.randrange(2)])
        return rng.choice((PlayCard(c, on), PlayCard(c, on), DiscardCards((c,)), EquipItem(c)))


def _card_of(act: Act) -> int:
    """The card that is played, be it for trouble or with a sale; -1: none."""
    if isinstance(act, SellItems):
        return act.with_card
    return act.card if isinstance(act, PlayCard | LookForTrouble) else -1


def _named(edition: str, chosen: tuple[str, ...]) -> str:
    return "+".join((edition, *chosen))


def _catalogue(*names: str) -> Catalogue:
    return Game.new(["Ann", "Bob", "Cid"], sets=list(names)).catalogue
