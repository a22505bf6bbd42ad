"""Laying out the table of a scenario: every named card to its place, the rest into their decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kickdoor.cards.model import (
    CURSE,
    DECKS,
    ENHANCER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
)
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.queries.equipment import equip_refusal
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.chance import STREAMS, seed_bytes, shuffled
from kickdoor.engine.state.fields import BADGES
from kickdoor.engine.state.moves import attach, put, wear
from kickdoor.engine.state.setup import begin, empty_table
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import CURSED, DECK, DISCARDS, HAND, IN_PLAY, SEXES
from kickdoor.errors import ScenarioError
from kickdoor.scenario import matching
from kickdoor.scenario.scenario import InPlay, PlayerSetup, Scenario

NEVER_IN_PLAY: Final = (MONSTER, ENHANCER, CURSE, LEVEL_UP)
# The piles that are laid out, bottoms first, each with its deck and place.
PILES: Final = (
    ("doors_bottom", 0, DECK),
    ("treasures_bottom", 1, DECK),
    ("doors", 0, DECK),
    ("treasures", 1, DECK),
    ("discarded_doors", 0, DISCARDS),
    ("discarded_treasures", 1, DISCARDS),
)
BOTTOMS: Final = ("doors_bottom", "treasures_bottom")
OPENING: Final = ("opening", "deal")  # phases before the first turn, whose player may be rolled for


def lay_table(scenario: Scenario, catalogue: Catalogue, rules: Rules | None = None) -> Table:
    """The scenario's table, run to the first thing it waits for; by its edition's rules unless
    others are given.
    """
    rules = rules or Rules(scenario.edition, tuple(scenario.options))
    table = empty_table(catalogue, rules, seed_bytes(scenario.seed), len(scenario.players))
    copies = Copies(catalogue, named_in(scenario))
    _lay_munchkins(table, scenario)
    _lay_piles(table, scenario, copies)
    for seat, player in enumerate(scenario.players):
        _lay_player(table, seat, player, copies)
    if scenario.rest:
        _lay_rest(table, scenario, copies)
    table.dice = tuple(scenario.dice)
    table.picks = tuple(_picks(table, scenario, catalogue))
    names = [player.name for player in scenario.players]
    turn = names.index(scenario.turn) if scenario.turn else 0
    begin(table, scenario.phase, -1 if not scenario.turn and scenario.phase in OPENING else turn)
    return table


def named_in(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Every card named in the set-up, with its key."""
    for key, _, _ in PILES:
        for name in getattr(scenario, key):
            yield key, name
    for player in scenario.players:
        where = f"players: {player.name}"
        for key, laid in (("play", player.play), ("carry", player.carry)):
            for one in laid:
                yield f"{where}: {key}", one.card
                if one.host:
                    yield f"{where}: {key}: with", one.host
        for key, names in (("hand", player.hand), ("curses", player.curses)):
            for name in names:
                yield f"{where}: {key}", name


class Copies:
    """Hands out copies of cards by name: numbered ones to who named them, the others in order."""

    def __init__(self, catalogue: Catalogue, named: Iterable[tuple[str, str]]) -> None:
        self.catalogue = catalogue
        self.free = [True] * len(catalogue.cards)
        self.numbered: dict[str, int] = {}
        for key, name in named:
            if "#" in name:
                self._reserve(key, name)

    def _reserve(self, key: str, name: str) -> None:
        card = matching.copies(self.catalogue, key, name)[0]
        if not self.free[card]:
            raise ScenarioError(f"{key}: {name!r} is named twice: it can lie in one place only")
        self.free[card] = False
        self.numbered[name] = card

    def take(self, key: str, name: str) -> int:
        """A copy that has not been handed out yet."""
        if name in self.numbered:
            return self.numbered.pop(name)
        group = matching.copies(self.catalogue, key, name)
        for card in group:
            if self.free[card]:
                self.free[card] = False
                return card
        raise ScenarioError(f"{key}: no copy of {name!r} is left: the game has {len(group)}")


def _lay_munchkins(table: Table, scenario: Scenario) -> None:
    table.levels = tuple(player.level for player in scenario.players)
    table.sexes = tuple(SEXES.index(player.sex) for player in scenario.players)
    table.dead = tuple(1 if player.dead else 0 for player in scenario.players)
    for name, badge in BADGES:
        begun = zip(scenario.players, getattr(table, name), strict=True)
        laid = tuple(player.badges.get(badge.key, number) for player, number in begun)
        setattr(table, name, laid)


def _lay_piles(table: Table, scenario: Scenario, copies: Copies) -> None:
    for key, deck, place in PILES:
        cards = [copies.take(key, name) for name in getattr(scenario, key)]
        if key not in BOTTOMS:
            cards.reverse()  # named from the top, laid from the bottom
        for card in cards:
            if table.catalogue.cards[card].deck != deck:
                name, other = table.catalogue.names[card], DECKS[1 - deck]
                raise ScenarioError(f"{key}: {name!r} is a {other} card")
            put(table, card, place)


def _lay_rest(table: Table, scenario: Scenario, copies: Copies) -> None:
    """The cards not named anywhere go under the named ones, in the order of the seed; a bottom that
    is named lies under them.
    """
    for deck in (0, 1):
        rest = [
            c
            for c, free in enumerate(copies.free)
            if free and table.catalogue.cards[c].deck == deck
        ]
        table.drawn = with_one(table.drawn, deck, 1)
        for card in shuffled(table.seed, f"{STREAMS[deck]}/0", rest):
            put(table, card, DECK)
        laid = table.decks[deck]
        under, named = len(getattr(scenario, BOTTOMS[deck])), len(laid) - len(rest)
        table.decks[deck] = laid[:under] + laid[named:] + laid[under:named]


def _lay_player(table: Table, seat: int, player: PlayerSetup, copies: Copies) -> None:
    where = f"players: {player.name}"
    for name in player.curses:
        card = copies.take(f"{where}: curses", name)
        if table.catalogue.cards[card].kind != CURSE or not table.catalogue.cards[card].lasts:
            raise ScenarioError(f"{where}: curses: {name!r} is no Curse that lasts or waits")
        put(table, card, CURSED + seat)
    in_use = [_lay_in_play(table, seat, f"{where}: play", one, copies) for one in player.play]
    for one in player.carry:
        _lay_in_play(table, seat, f"{where}: carry", one, copies)
    for name in player.hand:
        card = copies.take(f"{where}: hand", name)
        put(table, card, HAND + seat)
        table.known[card] = 1 << seat
    for card in in_use:
        _equip(table, seat, card)


def _lay_in_play(table: Table, seat: int, key: str, one: InPlay, copies: Copies) -> int:
    card = copies.take(key, one.card)
    _check_in_play(table, key, card)
    put(table, card, IN_PLAY + seat)
    if one.host:
        host = _host(table, seat, f"{key}: with", one.host, copies)
        _check_bond(table, key, card, host)
        if table.catalogue.cards[host].attaches:  # Cheat! lies on the Item
            attach(table, host, card)
        else:  # a follower holds it
            attach(table, card, host)
    return card


def _check_bond(table: Table, key: str, card: int, host: int) -> None:
    """Refuses what neither lies on the other nor is held by it."""
    item, other = table.catalogue.cards[card], table.catalogue.cards[host]
    if not item.is_item or not (other.attaches or other.carries):
        raise ScenarioError(f"{key}: {item.id!r} cannot be attached to {other.id!r}")


def _host(table: Table, seat: int, key: str, name: str, copies: Copies) -> int:
    """The card that another is laid with: one in play that has its hands free, else a new one."""
    for card in table.in_play[seat]:
        linked = table.catalogue.cards[card]
        burden = sum(1 for c in table.in_play[seat] if table.host[c] == card)
        if linked.id == name and burden < linked.carries:
            return card
    card = copies.take(key, name)
    _check_in_play(table, key, card)
    put(table, card, IN_PLAY + seat)
    return card


def _check_in_play(table: Table, key: str, card: int) -> None:
    linked = table.catalogue.cards[card]
    if linked.kind in NEVER_IN_PLAY:
        raise ScenarioError(f"{key}: {linked.id!r} does not lie in play")
    if key.endswith(": carry") and linked.kind not in (ITEM, ONE_SHOT) and not linked.is_item:
        raise ScenarioError(f"{key}: {linked.id!r} is no Item")


def _equip(table: Table, seat: int, card: int) -> None:
    """Turn an Item the right way up where that is legal; one-shots lie ready instead."""
    linked = table.catalogue.cards[card]
    is_gear = linked.is_item and linked.kind == ITEM
    if is_gear and not equip_refusal(table, seat, card):
        wear(table, card)
        table.look_again()


def _picks(table: Table, scenario: Scenario, catalogue: Catalogue) -> list[int]:
    """The cards that will be picked unseen: copies that lie in a hand before any other."""
    found: list[int] = []
    for name in scenario.random:
        group = matching.copies(catalogue, "random", name)
        left = [c for c in group if c not in found] or group
        held = [c for c in left if HAND <= table.place[c] < IN_PLAY]
        found.append((held or left)[0])
    return found
