"""Random legal tables in the middle of a game: rare meetings come up there that play from the
deal seldom makes.

Levels, Classes, Races, what attaches to them, Items in use and carried, followers, lasting
Curses, hands, the discards, numbers by seat that have bounds, the dead, and who has seen which
card. Everything laid out could have come about by play, and is laid by the engine's own predicates
and primitives; then the game goes on from the turn player's move.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kickdoor.cards.model import CLASS, CURSE, FOLLOWER, ITEM, MONSTER, ONE_SHOT, RACE, TREASURE
from kickdoor.drive import Rng
from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.frames.turn import AFTER_DOOR, ROOM_DONE, START, Turn
from kickdoor.engine.game import Game, Seat
from kickdoor.engine.loop import advance
from kickdoor.engine.queries.character import attached_to, followers_of, items_of
from kickdoor.engine.queries.equipment import carry_refusal, equip_refusal
from kickdoor.engine.queries.modifiers import follower_limit
from kickdoor.engine.state.moves import attach, equip, put
from kickdoor.engine.state.setup import empty_table
from kickdoor.engine.state.state_fields import begin_anew, bounded
from kickdoor.engine.state.table import (
    PHASE_AFTER_DOOR,
    PHASE_CHARITY,
    PHASE_START,
    Table,
    with_one,
)
from kickdoor.engine.words_of_play import (
    CURSED,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    SEXES,
)

MOVES: Final = (
    (START, PHASE_START),
    (AFTER_DOOR, PHASE_AFTER_DOOR),
    (ROOM_DONE, PHASE_CHARITY),
)


def random_table(
    edition: str,
    seats: int,
    rng: Rng,
    sets: list[str] | None = None,
    options: tuple[str, ...] = (),
    wanted: Collection[str] = (),
) -> Game:
    """A game that stands in the middle of somebody's turn; `wanted` cards, as `set:id`, lie at
    hand where they can.
    """
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    model = Game.new(names, edition=edition, sets=sets, options=options, seed=0).table
    t = empty_table(model.catalogue, model.rules, rng.randbytes(32), seats)
    _fill_decks(t, rng)
    for seat in range(seats):
        _lay_munchkin(t, seat, rng)
    t.turn = rng.randrange(seats)
    if wanted:
        _deal_wanted(t, rng, wanted)
    t.turns = rng.randrange(1, 40)
    _lay_numbers(t, rng)
    _lay_deaths(t, rng)
    _lay_discards(t, rng)
    _spread_knowledge(t, rng)
    _put_trouble_on_top(t, rng)
    _put_wanted_on_top(t, rng, wanted)
    step, t.phase = rng.choice(MOVES if not wanted else (*MOVES, MOVES[0], MOVES[0]))
    t.stack = [Turn(step)]
    advance(t)
    t.events.clear()
    return Game.from_table(
        t, [Seat(names[s], sex=SEXES[t.sexes[s]], colour=s) for s in range(seats)]
    )


def _fill_decks(t: Table, rng: Rng) -> None:
    order = list(range(len(t.place)))
    rng.shuffle(order)
    for c in order:
        put(t, c, DECK)


def _take(t: Table, rng: Rng, *kinds: int) -> int:
    """A random card of these kinds that still lies in its deck; -1: none."""
    cards = t.catalogue.cards
    left = [
        c for deck in t.decks for c in deck if cards[c].kind in kinds and not cards[c].must_play
    ]
    return rng.choice(left) if left else -1


def _lay_munchkin(t: Table, seat: int, rng: Rng) -> None:
    epic = (10, 13, 16) if t.rules.epic else ()
    level = rng.choice((1, 2, 3, 4, 5, 6, 7, 8, 8, 9, *epic, t.rules.last_free_level))
    t.levels = with_one(t.levels, seat, level)
    t.sexes = with_one(t.sexes, seat, rng.randrange(2))
    _lay_traits(t, seat, CLASS, rng)
    _lay_traits(t, seat, RACE, rng)
    for _ in range(rng.randrange(8)):
        _lay_item(t, seat, rng)
    if rng.random() < 0.4:
        _lay_follower(t, seat, rng)
    if rng.random() < 0.3:
        _lay_cheat(t, seat, rng)
    if rng.random() < 0.3:
        _lay_curse(t, seat, rng)
    _deal_hand(t, seat, rng)


def _lay_traits(t: Table, seat: int, kind: int, rng: Rng) -> None:
    """None, one, one under its attachment, or two (CHARACTER-4 to -6)."""
    cards = t.catalogue.cards
    chance = rng.random()
    first = _take(t, rng, kind) if chance < 0.75 else -1
    if first < 0:
        return
    put(t, first, IN_PLAY + seat)
    attachments = [
        c for deck in t.decks for c in deck if (cards[c].super if kind == CLASS else cards[c].half)
    ]
    if chance > 0.2 or not attachments:
        return
    put(t, rng.choice(attachments), IN_PLAY + seat)
    second = _take(t, rng, kind)
    if chance < 0.1 and second >= 0 and cards[second].trait != cards[first].trait:
        put(t, second, IN_PLAY + seat)


def _lay_item(t: Table, seat: int, rng: Rng) -> None:
    """An Item he may carry, in use if he may use it; now and then sideways all the same."""
    c = _take(t, rng, ITEM, ITEM, ONE_SHOT)
    if c < 0 or not t.catalogue.cards[c].is_item or carry_refusal(t, seat, c):
        return
    put(t, c, IN_PLAY + seat)
    if t.catalogue.cards[c].kind == ITEM and rng.random() < 0.85 and not equip_refusal(t, seat, c):
        equip(t, c, seat)


def _lay_follower(t: Table, seat: int, rng: Rng) -> None:
    c = _take(t, rng, FOLLOWER)
    if c < 0 or len(followers_of(t, seat)) >= follower_limit(t, seat):
        return
    put(t, c, IN_PLAY + seat)
    idle = [i for i in items_of(t, seat) if not t.equipped[i] and t.catalogue.cards[i].kind == ITEM]
    if t.catalogue.cards[c].carries and idle and rng.random() < 0.6:
        equip(t, rng.choice(idle), seat, host=c)


def _lay_cheat(t: Table, seat: int, rng: Rng) -> None:
    """Cheat! on one of his Items, which is in use then."""
    cards = t.catalogue.cards
    cheats = [c for deck in t.decks for c in deck if cards[c].attaches]
    items = [i for i in items_of(t, seat) if cards[i].kind == ITEM and not attached_to(t, seat, i)]
    if not cheats or not items:
        return
    cheat, item = rng.choice(cheats), rng.choice(items)
    put(t, cheat, IN_PLAY + seat)
    attach(t, cheat, item)
    if not t.equipped[item]:
        equip(t, item, seat)


def _lay_curse(t: Table, seat: int, rng: Rng) -> None:
    cards = t.catalogue.cards
    lasting = [c for c in t.decks[0] if cards[c].kind == CURSE and cards[c].lasts]
    if lasting:
        put(t, rng.choice(lasting), CURSED + seat)


def _deal_hand(t: Table, seat: int, rng: Rng) -> None:
    """Up to nine cards: with more than five there is Charity to come, with none nothing to pay."""
    for _ in range(0 if rng.random() < 0.15 else rng.randrange(10)):
        deck = t.decks[rng.randrange(2)]
        free = [c for c in deck if not t.catalogue.cards[c].must_play]
        if free:
            c = rng.choice(free)
            put(t, c, HAND + seat)
            t.known[c] = 1 << seat


def _lay_numbers(t: Table, rng: Rng) -> None:
    """What everybody has of a number that is declared with its bounds."""
    for name, low, high in bounded(t):
        if low < high:  # else nothing is drawn: an option that is not played changes no table
            setattr(t, name, tuple([rng.randrange(low, high + 1) for _ in range(t.seats)]))


def _lay_deaths(t: Table, rng: Rng) -> None:
    """Now and then one has died this turn, or is a new character before his own turn (DEATH-1,
    DEATH-4).
    """
    for seat in range(t.seats):
        chance = rng.random()
        if seat == t.turn or chance > 0.16:
            continue
        cards = t.catalogue.cards
        for c in [*t.hands[seat], *(c for c in t.in_play[seat] if not _is_kept(t, cards[c]))]:
            put(t, c, DISCARDS)
        if chance < 0.08 and len(t.living()) > 2:
            t.dead = with_one(t.dead, seat, 1)
        else:
            begin_anew(t, seat)
            t.newcomer = with_one(t.newcomer, seat, 1)


def _is_kept(t: Table, card: Card) -> bool:
    """What a munchkin keeps at death (DEATH-1)."""
    return card.kind in (CLASS, RACE) or (
        t.rules.attachment_kept_at_death and (card.super or card.half)
    )


def _lay_discards(t: Table, rng: Rng) -> None:
    """Part of each deck has been played already; sometimes nearly all of it."""
    for deck in range(2):
        share = rng.choice((0.0, 0.2, 0.5, 0.9, 1.0))
        for c in t.decks[deck][: int(len(t.decks[deck]) * share)]:
            put(t, c, DISCARDS)


def _spread_knowledge(t: Table, rng: Rng) -> None:
    """Some hidden cards have been seen: shown, peeked at, given in Charity, laid under a deck."""
    hidden = [c for hand in t.hands for c in hand]
    hidden += [c for deck in t.decks for c in (*deck[:1], *deck[-3:])]
    for c in hidden:
        if rng.random() < 0.15:
            t.known[c] |= 1 << rng.randrange(t.seats)


def _put_trouble_on_top(t: Table, rng: Rng) -> None:
    """Half of the time a monster waits behind the door: fights are what the rules are about."""
    doors = t.decks[1 - TREASURE]
    monsters = [i for i, c in enumerate(doors) if t.catalogue.cards[c].kind == MONSTER]
    if monsters and rng.random() < 0.5:
        doors.append(doors.pop(rng.choice(monsters)))


def _lying(t: Table, wanted: Collection[str], *kinds: int) -> list[int]:
    """A copy of each wanted card (of these kinds, or of any) that lies in its deck."""
    cards = t.catalogue.cards
    found: dict[str, int] = {}
    for c in (c for deck in t.decks for c in deck):
        name = f"{cards[c].definition.set_id}:{cards[c].id}"
        if name in wanted and (not kinds or cards[c].kind in kinds):
            found[name] = c
    return [found[name] for name in sorted(found)]


def _deal_wanted(t: Table, rng: Rng, wanted: Collection[str]) -> None:
    """Half of what can lie in play does, the rest goes to hands; much of it the turn player's."""
    if rng.random() < 0.5:
        _strip(t, t.turn)
        t.levels = with_one(t.levels, t.turn, rng.choice((1, 1, 10)) if t.rules.epic else 1)
    for c in _lying(t, wanted):
        card = t.catalogue.cards[c]
        seat = t.turn if rng.random() < 0.5 else rng.randrange(t.seats)
        if rng.random() < 0.5 and _lay_wanted(t, seat, c):
            continue
        if not card.must_play and rng.random() < (0.2 if card.kind == MONSTER else 0.8):
            put(t, c, HAND + seat)
            t.known[c] = 1 << seat


def _lay_wanted(t: Table, seat: int, c: int) -> bool:
    """A card into play before a seat, if it may lie there."""
    card = t.catalogue.cards[c]
    if card.kind in (CLASS, RACE):
        if any(t.catalogue.cards[o].kind == card.kind for o in t.in_play[seat]):
            return False
    elif card.kind == FOLLOWER:
        if len(followers_of(t, seat)) >= follower_limit(t, seat):
            return False
    elif not card.is_item or carry_refusal(t, seat, c):
        return False
    put(t, c, IN_PLAY + seat)
    if card.kind == ITEM and not equip_refusal(t, seat, c):
        equip(t, c, seat)
    return True


def _strip(t: Table, seat: int) -> None:
    """A munchkin with nothing but his name and his hand: even a weak monster catches him."""
    for c in t.in_play[seat]:
        put(t, c, DECK)


def _put_wanted_on_top(t: Table, rng: Rng, wanted: Collection[str]) -> None:
    """Wanted cards are the next of both decks."""
    found = _lying(t, wanted)
    rng.shuffle(found)
    for c in found:
        deck = t.decks[t.catalogue.cards[c].deck]
        deck.remove(c)
        deck.append(c)
