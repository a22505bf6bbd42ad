"""The primitives that change a table. Nothing else moves a card, changes a Level or rolls a die.

Each keeps the zone lists and `place` in step, bumps `stamp`, tells who knows what (`known`), and
emits the event. Those of cards that not everybody sees are in `hidden_moves`.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_kinds import (
    CardDiscarded,
    CardPlayed,
    DeckReshuffled,
    DiceRolled,
    GameWon,
    ItemEquipped,
    ItemUnequipped,
    LevelChanged,
    NewCharacter,
    SexChanged,
)
from kickdoor.engine.queries.character import attached_to, is_sidekick
from kickdoor.engine.queries.modifiers import die_modifier, level_floor
from kickdoor.engine.state import chance
from kickdoor.engine.state.state_fields import begin_anew
from kickdoor.engine.state.table import Table, with_one, without
from kickdoor.engine.words_of_play import (
    BODY,
    COMBAT,
    CURSED,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    OUT,
    POOL,
)


def everyone(t: Table) -> int:
    return (1 << t.seats) - 1


def emit(t: Table, event: Event) -> None:
    """Tell everyone."""
    t.events.append(event)


def emit_secret(t: Table, event: Event, seen_by: int) -> None:
    """Tell those in the mask what happened, and the others that something did."""
    t.events.append(event.marked(seen_by, begins=False))


# In `Table.equipped`.
WORN: Final = b"\1"
NOT_WORN: Final = b"\0"


def changed(t: Table) -> None:
    """Something has changed on which strengths or offers may hang: they are looked at again."""
    t.stamp += 1


def touch(t: Table) -> None:
    """A card has moved."""
    t.stamp += 1
    t.moved = 1


def disturb(t: Table, seat: int) -> None:
    """What lies before a seat has changed: `settle` looks at it again, and so does who asks."""
    t.disturbed |= 1 << seat
    t.summaries[seat] = None


def owner_of(t: Table, card: int) -> int:
    """The seat whose hand, table or Curses hold a card; -1: nobody's."""
    p = t.place[card]
    return (p - HAND) & 7 if p >= HAND else -1


def _set_curses(t: Table, seat: int, curses: tuple[int, ...]) -> None:
    t.curses = with_one(t.curses, seat, curses)
    disturb(t, seat)


def wear(t: Table, card: int) -> None:
    """Mark an Item as equipped, and nothing more."""
    t.equipped = t.equipped[:card] + WORN + t.equipped[card + 1 :]


def _take_off(t: Table, card: int) -> None:
    if t.equipped[card]:
        t.equipped = t.equipped[:card] + NOT_WORN + t.equipped[card + 1 :]
    _set_host(t, card, -1)


def _set_host(t: Table, card: int, host: int) -> None:
    if t.host[card] != host:
        t.host = with_one(t.host, card, host)


def take_out(t: Table, card: int) -> None:
    """Lift a card from wherever it is; the caller puts it down again."""
    p = t.place[card]
    if p >= CURSED:
        _set_curses(t, p - CURSED, tuple([c for c in t.curses[p - CURSED] if c != card]))
    elif p >= IN_PLAY:
        disturb(t, p - IN_PLAY)
        t.in_play = with_one(t.in_play, p - IN_PLAY, without(t.in_play[p - IN_PLAY], card))
        _take_off(t, card)
    elif p >= HAND:
        seat = p - HAND
        t.hands = with_one(t.hands, seat, without(t.hands[seat], card))
        if card in t.received:
            t.received = without(t.received, card)
        if t.got:
            t.got = tuple([how for how in t.got if how >> 1 != card])
    elif p == DECK:
        cards = t.decks[t.catalogue.cards[card].deck]
        if cards[-1] == card:  # from the top, as nearly always
            cards.pop()
        else:
            cards.remove(card)
    elif p == LIMBO:
        t.limbo.remove(card)
    elif p == COMBAT:
        combat = t.combat
        if combat is not None:
            i = combat.cards.index(card)
            combat.cards = combat.cards[:i] + combat.cards[i + 1 :]
            combat.sides = combat.sides[:i] + combat.sides[i + 1 :]
    elif p == DISCARDS:
        deck = t.catalogue.cards[card].deck
        t.discards = with_one(t.discards, deck, without(t.discards[deck], card))
    elif p == POOL:
        t.pool = without(t.pool, card)
    elif p == BODY:
        t.body = without(t.body, card)
    t.place[card] = OUT


def put(t: Table, card: int, place: int) -> None:
    """Put a card into a place, silently and face up; knowledge is the caller's business beyond
    that.
    """
    take_out(t, card)
    t.place[card] = place
    if HAND <= place < IN_PLAY:
        hand = [*t.hands[place - HAND], card]
        hand.sort()
        t.hands = with_one(t.hands, place - HAND, tuple(hand))
        touch(t)
        return
    if place >= CURSED:
        _set_curses(t, place - CURSED, (*t.curses[place - CURSED], card))
    elif place >= IN_PLAY:
        t.in_play = with_one(t.in_play, place - IN_PLAY, (*t.in_play[place - IN_PLAY], card))
        disturb(t, place - IN_PLAY)
    elif place == DISCARDS:
        deck = t.catalogue.cards[card].deck
        t.discards = with_one(t.discards, deck, (*t.discards[deck], card))
    elif place == LIMBO:
        t.limbo.append(card)
    elif place == COMBAT:
        combat = t.combat
        assert combat is not None
        combat.cards += (card,)
        combat.sides += (0,)
    elif place == POOL:
        t.pool += (card,)
    elif place == BODY:
        t.body += (card,)
    if place == DECK:
        t.decks[t.catalogue.cards[card].deck].append(card)
    else:
        t.known[card] = everyone(t)
    touch(t)


def give_turn(t: Table, seat: int) -> None:
    """The turn is a seat's: what is laid on one's own turn it may lay now, and no other."""
    t.turn = seat


def end_receipts(t: Table) -> None:
    """Nothing is "just received" any more (WORD-5)."""
    t.received = ()


def lose_attachments(t: Table, card: int) -> None:
    """What is attached to or carried by a card in play goes when the card goes."""
    p = t.place[card]
    if IN_PLAY <= p < CURSED:
        for c in attached_to(t, p - IN_PLAY, card):
            discard(t, c)


def discard(t: Table, card: int) -> None:
    """A card goes to its discard pile, with all that hangs on it."""
    seat = owner_of(t, card)
    lose_attachments(t, card)
    if is_sidekick(t, card) and (t.place[card] >= IN_PLAY or t.place[card] == BODY):
        t.follower_lost = 1
    put(t, card, DISCARDS)
    emit(t, CardDiscarded(seat, card))


def put_under(t: Table, card: int) -> None:
    """A card that was discarded goes to the bottom of its pile."""
    deck = t.catalogue.cards[card].deck
    t.discards = with_one(t.discards, deck, (card, *without(t.discards[deck], card)))
    touch(t)


def _next_use(t: Table, stream: int) -> int:
    """The number of this use of a stream of chance."""
    number = t.drawn[stream]
    t.drawn = with_one(t.drawn, stream, number + 1)
    return number


def refill(t: Table, deck: int) -> bool:
    """See to it that a deck has a card (SETUP-3); False: there is none to be had."""
    if t.decks[deck]:
        return True
    pile = t.discards[deck]
    if not pile:
        return False
    n = _next_use(t, deck)
    t.chances += (deck, n, len(pile))
    order = chance.shuffled(t.seed, f"{chance.STREAMS[deck]}/{n}", sorted(pile))
    t.discards = with_one(t.discards, deck, ())
    for c in order:
        t.place[c] = DECK
        t.known[c] = 0
    t.decks[deck] = order
    touch(t)
    emit(t, DeckReshuffled(deck=deck))
    return True


def play_down(t: Table, card: int, seat: int) -> None:
    """A card is laid into play before a seat."""
    put(t, card, IN_PLAY + seat)
    emit(t, CardPlayed(seat, card))


def equip(t: Table, card: int, seat: int, host: int = -1) -> None:
    wear(t, card)
    _set_host(t, card, host)
    disturb(t, seat)
    touch(t)
    emit(t, ItemEquipped(seat, card))


def unequip(t: Table, card: int, seat: int) -> None:
    _take_off(t, card)
    disturb(t, seat)
    touch(t)
    emit(t, ItemUnequipped(seat, card))


def attach(t: Table, card: int, host: int) -> None:
    _set_host(t, card, host)
    disturb(t, owner_of(t, card))
    touch(t)


def hand_over(t: Table, card: int, seat: int) -> None:
    """An Item in play goes to another player's table; what hung on it is lost."""
    lose_attachments(t, card)
    put(t, card, IN_PLAY + seat)


def set_level(t: Table, seat: int, level: int, card: int = -1) -> int:
    """Set a Level within its bounds (PRECEDENCE-2, -6); returns by how much it changed."""
    old = t.levels[seat]
    new = max(level_floor(t, seat), min(level, t.rules.win_level))
    if new == old:
        return 0
    t.levels = with_one(t.levels, seat, new)
    t.disturbed |= 1 << seat  # and what lies before him is as it was
    touch(t)
    emit(t, LevelChanged(seat, old=old, new=new, card=card))
    return new - old


def gain_levels(t: Table, seat: int, count: int, card: int = -1) -> int:
    """Levels that are no kill's: never to the winning one (PRECEDENCE-5)."""
    level = t.levels[seat]
    if t.dead[seat] or level >= t.rules.last_free_level:
        return 0
    return set_level(t, seat, min(level + count, t.rules.last_free_level), card)


def lose_levels(t: Table, seat: int, count: int, card: int = -1) -> int:
    floor = level_floor(t, seat)
    level = t.levels[seat]
    return set_level(t, seat, max(level - count, min(floor, level)), card)


def change_sex(t: Table, seat: int, card: int = -1) -> None:
    t.sexes = with_one(t.sexes, seat, t.sexes[seat] ^ 1)
    disturb(t, seat)
    touch(t)
    emit(t, SexChanged(seat, sex=t.sexes[seat], card=card))


def give_character(t: Table, seat: int) -> None:
    """A new character in place of the dead (DEATH-4)."""
    begin_anew(t, seat)
    t.newcomer = with_one(t.newcomer, seat, 1)
    t.disturbed |= 1 << seat
    changed(t)
    emit(t, NewCharacter(seat))


def roll_die(t: Table) -> int:
    """A face, 1 to 6: scripted, or by chance."""
    if t.dice:
        face = t.dice[0]
        t.dice = t.dice[1:]
    else:
        n = _next_use(t, chance.DICE)
        face = chance.draw(t.seed, "dice", n, 6) + 1
        t.chances += (chance.DICE, n, 6)
    changed(t)
    return face


def roll(t: Table, seat: int, card: int = -1) -> int:
    """A seat rolls for itself, nothing else in play: face plus his own modifiers."""
    face = roll_die(t)
    result = face + die_modifier(t, seat)
    emit(t, DiceRolled(seat, face=face, total=result, card=card))
    return result


def pick_unseen(t: Table, cards: list[int]) -> int:
    """One of these cards, unseen: scripted, or by chance (TABLE-8)."""
    for i in range(len(t.picks)):
        if t.picks[i] in cards:
            card = t.picks[i]
            t.picks = t.picks[:i] + t.picks[i + 1 :]
            return card
    n = _next_use(t, chance.PICK)
    index = chance.draw(t.seed, "pick", n, len(cards))
    t.chances += (chance.PICK, n, len(cards))
    changed(t)
    return cards[index]


def win(t: Table, seats: list[int]) -> None:
    """The game is over on the spot (PRECEDENCE-6)."""
    t.winners = tuple(seats)
    changed(t)
    for s in seats:
        emit(t, GameWon(s))
