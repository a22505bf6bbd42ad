"""What a munchkin is: Classes, Races, sex, and what his cards make of the rules for him. Queries
only.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import CLASS, FOLLOWER, ITEM, ONE_SHOT, RACE
from kickdoor.engine.catalogue.model import FEMALE_TRAIT, HUMAN, MALE_TRAIT
from kickdoor.engine.catalogue.moments import M_REST
from kickdoor.engine.queries.seat_summary import SeatSummary
from kickdoor.engine.state.table import Table

EPIC_LEVEL: Final = 10
BOUND: Final = 1 << PASSIVES.index("bound")
NOT_THIS_TURN: Final = 1 << 24  # with a Curse, in `used`: it waits for another turn of its victim


def summary_of(t: Table, seat: int) -> SeatSummary:
    """What lies before a seat; it is kept until something there changes."""
    found = t.summaries[seat]
    if found is None:
        found = look_at(t, seat)
        t.summaries[seat] = found
    return found


def look_at(t: Table, seat: int) -> SeatSummary:
    """What lies before a seat, looked up card by card."""
    g = SeatSummary()
    cards = t.catalogue.cards
    human = HUMAN
    g.traits = FEMALE_TRAIT if t.sexes[seat] else MALE_TRAIT
    for c in t.in_play[seat]:
        card = cards[c]
        g.passives |= card.passives
        g.queries |= card.queries
        if card.is_item:
            g.items.append(c)
            if not card.passives & BOUND:
                g.free.append(c)
            if not t.equipped[c]:
                g.idle.append(c)
                if card.kind == ITEM:
                    g.gear.append(c)
        if card.attaches and t.host[c] >= 0:
            g.cheated.append(t.host[c])
        if card.kind == ONE_SHOT:
            g.shots.append(c)
            g.moments |= card.moments
        elif card.kind in (CLASS, RACE, FOLLOWER):
            g.droppable.append(c)
            if card.is_trait:
                g.traits |= card.trait
            if card.kind == RACE:
                human = 0
        if card.powers:
            g.powered.append(c)
            g.power_moments |= card.power_moments
    for c in t.curses[seat]:
        g.queries |= cards[c].queries
    g.traits |= human
    g.open = g.moments | g.power_moments
    if g.idle or g.droppable:
        g.open |= M_REST
    return g


def in_force(t: Table, seat: int, curse: int) -> bool:
    """Whether a Curse on a seat counts now: one for the next turn does only then (CURSE-3)."""
    if t.catalogue.cards[curse].lasts != "next-turn":
        return True
    return t.turn == seat and NOT_THIS_TURN | curse not in t.used


def has_playable(t: Table, seat: int, moment: int) -> bool:
    """Whether some card of a hand could be played at a moment, on the turn at hand."""
    is_own_turn = t.turn == seat
    cards = t.catalogue.cards
    for c in t.hands[seat]:
        card = cards[c]
        if card.moments & moment and (is_own_turn or not card.is_laid or c in t.received):
            return True
    return False


def cards_of_kind(t: Table, seat: int, kind: int) -> list[int]:
    """Cards of a kind in play before a seat, in order of play."""
    cards = t.catalogue.cards
    return [c for c in t.in_play[seat] if cards[c].kind == kind]


def classes_of(t: Table, seat: int) -> list[int]:
    return cards_of_kind(t, seat, CLASS)


def races_of(t: Table, seat: int) -> list[int]:
    return cards_of_kind(t, seat, RACE)


def followers_of(t: Table, seat: int) -> list[int]:
    return cards_of_kind(t, seat, FOLLOWER)


def is_own_hireling(t: Table, c: int) -> bool:
    """Whether a follower is a Hireling that is no Sidekick, but follows its card (FOLLOWER-5)."""
    hireling = t.catalogue.cards[c].definition.kind_word == "hireling"
    return hireling and not t.rules.hirelings_are_sidekicks


def is_sidekick(t: Table, c: int) -> bool:
    """Whether what says Sidekick means this card: the limit, and every card that names them
    (FOLLOWER-2, OPTION-3).
    """
    if t.catalogue.cards[c].kind != FOLLOWER:
        return False
    return t.rules.sidekicks_are_hirelings or not is_own_hireling(t, c)


def is_with_sidekick(t: Table, c: int) -> bool:
    """Whether a card is a Sidekick, or is carried by one."""
    return is_sidekick(t, c) or (t.host[c] >= 0 and is_sidekick(t, t.host[c]))


def sidekicks_of(t: Table, seat: int) -> list[int]:
    return [c for c in t.in_play[seat] if is_sidekick(t, c)]


def is_called(t: Table, c: int, id: str) -> bool:
    """Whether a card goes by an id; in mixed games a Sidekick is a Hireling too (OPTION-3)."""
    card = t.catalogue.cards[c]
    if card.id == id:
        return True
    return id == "hireling" and card.kind == FOLLOWER and t.rules.sidekicks_are_hirelings


def items_of(t: Table, seat: int) -> list[int]:
    """Items in play before a seat, one-shots included."""
    return (t.summaries[seat] or summary_of(t, seat)).items


def traits_of(t: Table, seat: int) -> int:
    """The bits of what a munchkin is: Classes, Races (or human), sex."""
    return (t.summaries[seat] or summary_of(t, seat)).traits


def suffered_traits_of(t: Table, seat: int) -> int:
    """The traits whose drawbacks count against him: a lone one under its attachment has none
    (CHARACTER-6).
    """
    bits = traits_of(t, seat)
    if t.rules.lone_drops_drawbacks:
        cards = t.catalogue.cards
        for c in t.in_play[seat]:
            if cards[c].super and len(classes_of(t, seat)) == 1:
                bits &= ~t.catalogue.classes
            elif cards[c].half and len(races_of(t, seat)) == 1:
                bits &= ~t.catalogue.races
    return bits


def attachment_of(t: Table, seat: int, kind: int) -> int:
    """The Super Munchkin (for CLASS) or Half-Breed (for RACE) in play; -1: none."""
    cards = t.catalogue.cards
    for c in t.in_play[seat]:
        if (cards[c].super and kind == CLASS) or (cards[c].half and kind == RACE):
            return c
    return -1


def attached_to(t: Table, seat: int, host: int) -> list[int]:
    """What is attached to, or carried by, a card in play."""
    return [c for c in t.in_play[seat] if t.host[c] == host]


def is_exempt(t: Table, seat: int, item: int) -> bool:
    """Whether an Item is free of slots, Big and Complex: cheated, or in a follower's hands."""
    return t.host[item] >= 0 or is_cheated(t, seat, item)


def is_cheated(t: Table, seat: int, item: int) -> bool:
    return item in (t.summaries[seat] or summary_of(t, seat)).cheated


def serves_anyone(t: Table, follower: int) -> bool:
    """Whether a follower uses its Item whatever its owner is: a Hireling does, being as good as a
    Cheat!; a Sidekick asks for the right Class, Race and sex.
    """
    return t.catalogue.cards[follower].definition.kind_word == "hireling"


def is_usable(t: Table, seat: int, item: int) -> bool:
    """Whether a munchkin may use an Item, by Class, Race and sex, at this moment (ITEM-4)."""
    card = t.catalogue.cards[item]
    if not card.usable and not card.forbidden:
        return True
    if (not card.usable or traits_of(t, seat) & card.usable) and (
        not card.forbidden or not suffered_traits_of(t, seat) & card.forbidden
    ):
        return True
    host = t.host[item]
    return is_cheated(t, seat, item) or (host >= 0 and serves_anyone(t, host))


def is_active(t: Table, seat: int, c: int) -> bool:
    """Whether what a card in play says counts for its owner now."""
    card = t.catalogue.cards[c]
    if not card.is_item:
        return True
    return bool(t.equipped[c]) and is_usable(t, seat, c)


def has_passive(t: Table, seat: int, bit: int) -> bool:
    return passive_card(t, seat, bit) >= 0


def passive_card(t: Table, seat: int, bit: int) -> int:
    """The first card in play that gives a seat this passive power; -1: none does."""
    if not (t.summaries[seat] or summary_of(t, seat)).passives & bit:
        return -1
    cards = t.catalogue.cards
    for c in t.in_play[seat]:
        if cards[c].passives & bit and is_active(t, seat, c):
            return c
    return -1


def power_at(t: Table, seat: int, timing: int) -> tuple[int, int]:
    """The first card in play whose power is of this timing, and the power; (-1, -1): none."""
    catalogue = t.catalogue
    for c in t.in_play[seat]:
        for number in catalogue.cards[c].powers:
            if catalogue.powers[number].timing == timing and is_active(t, seat, c):
                return c, number
    return -1, -1


def gold_of(t: Table, seat: int) -> int:
    """What the Items in play would sell for."""
    return sum(t.catalogue.cards[c].gold for c in items_of(t, seat))


def is_epic(t: Table, seat: int) -> bool:
    """Whether a munchkin is Epic: from Level 10 on, in a game to Level 20 (OPTION-4)."""
    return t.rules.epic and t.levels[seat] >= EPIC_LEVEL


def lowest_level(t: Table, seats: list[int]) -> list[int]:
    """The seats of the lowest Level among these (WORD-4)."""
    low = min(t.levels[s] for s in seats)
    return [s for s in seats if t.levels[s] == low]


def highest_level(t: Table, seats: list[int]) -> list[int]:
    high = max(t.levels[s] for s in seats)
    return [s for s in seats if t.levels[s] == high]
