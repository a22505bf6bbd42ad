"""What would make a deal work: the least that the other side would take, by the going rate.

What is missing is added, the cheapest to part with first; then what was too much is taken back. So
whoever asks again gets the same, and what is to stay out stays out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kickdoor.bots.normal.going_rate import PROMISED, HelpRate, Terms, TradeRate
from kickdoor.bots.normal.goods import item_value
from kickdoor.bots.normal.situation import Mind

PICK: Final = 0  # one of the Treasures, and as which it is taken
ITEM: Final = 1  # an Item in play
CARD: Final = 2  # a card of the hand

Part = tuple[int, int]  # what it is, and which
Takes = Callable[[Terms], bool]


class Excluded:
    """What is to stay out of a deal."""

    def __init__(self, picks: tuple[int, ...] = (), cards: tuple[int, ...] = ()) -> None:
        self.picks = frozenset(picks)
        self.cards = frozenset(cards)

    def has(self, part: Part) -> bool:
        kind, which = part
        return which in (self.picks if kind == PICK else self.cards)


def helped(rate: HelpRate, helper: int, draft: Terms, out: Excluded) -> Terms | None:
    """The least for which a helper would come, beginning with a draft; None: nothing will do."""
    mind = rate.mind
    if not rate.is_mine:
        return _offered(rate, helper, draft, out)
    parts: list[Part] = [(PICK, pick) for pick in range(1, rate.fight.treasures + 1)]
    parts += [(ITEM, c) for c in mind.view.in_play[mind.me] if mind.cards[c].is_item]
    takes: Takes = lambda terms: rate.is_taken(helper, terms)  # noqa: E731
    found = _settled(draft, parts, out, takes, lambda part: _price(mind, part))
    return None if found is None else picked_last(found, rate.fight.treasures, out.picks)


def picked_last(terms: Terms, stake: int, out: frozenset[int] = frozenset()) -> Terms:
    """As many Treasures, picked as late as it goes: that is less, and nobody asked for more."""
    left = [pick for pick in range(1, stake + 1) if pick not in out]
    count = len(terms.picks)
    return replace(terms, picks=tuple(left[-count:])) if 0 < count <= len(left) else terms


def traded(
    rate: TradeRate, draft: Terms, out: Excluded, fits: Takes = lambda terms: True
) -> Terms | None:
    """The least that is given for what is wanted; None: nothing this seat has will do."""
    mind = rate.mind
    if not draft.cards:
        return draft if draft.items else None  # a gift is taken, and needs no advice
    own = [c for c in mind.view.in_play[mind.me] if mind.cards[c].is_item]
    parts: list[Part] = [(ITEM, c) for c in own if fits(Terms((), (c,), draft.cards))]
    wanted = replace(draft, items=tuple(c for c in draft.items if c not in out.cards))
    found = _settled(
        replace(wanted, cards=()),
        parts,
        out,
        lambda terms: rate.is_taken(replace(terms, cards=draft.cards)),
        lambda part: _price(mind, part),
    )
    return None if found is None else replace(found, cards=draft.cards)


def _offered(rate: HelpRate, helper: int, draft: Terms, out: Excluded) -> Terms | None:
    """As much as the fighter would bear for this seat's help: less if it is too much, more if it
    could be.
    """
    terms = _without(draft, out)
    for part in sorted(_parts(terms), key=lambda p: (-_price(rate.mind, p), p)):
        if rate.is_taken(helper, terms):
            break
        terms = _less(terms, part)
    if not rate.is_taken(helper, terms):
        return None
    for pick in range(1, rate.fight.treasures + 1):
        more = _more(terms, (PICK, pick))
        if pick not in terms.picks and pick not in out.picks and rate.is_taken(helper, more):
            terms = more
    return terms


def _settled(
    draft: Terms, parts: list[Part], out: Excluded, takes: Takes, price: Callable[[Part], float]
) -> Terms | None:
    """A draft that is just taken: with what it lacks, and without what it can do without."""
    terms = _without(draft, out)
    left = [part for part in parts if part not in _parts(terms) and not out.has(part)]
    for part in sorted(left, key=lambda p: (price(p), p)):
        if takes(terms):
            break
        terms = _more(terms, part)
    if not takes(terms):
        return None
    for part in sorted(_parts(terms), key=lambda p: (-price(p), (p[0], -p[1]))):
        less = _less(terms, part)
        if takes(less):
            terms = less
    return terms


def _price(mind: Mind, part: Part) -> float:
    """What parting with something costs this seat."""
    kind, which = part
    if kind == PICK:
        return mind.values.treasure
    return item_value(mind, mind.me, which) if kind == ITEM else PROMISED


def _parts(terms: Terms) -> list[Part]:
    return [
        *((PICK, pick) for pick in terms.picks),
        *((ITEM, card) for card in terms.items),
        *((CARD, card) for card in terms.cards),
    ]


def _more(terms: Terms, part: Part) -> Terms:
    return _of([*_parts(terms), part])


def _less(terms: Terms, part: Part) -> Terms:
    return _of([one for one in _parts(terms) if one != part])


def _without(terms: Terms, out: Excluded) -> Terms:
    return _of([part for part in _parts(terms) if not out.has(part)])


def _of(parts: list[Part]) -> Terms:
    return Terms(
        tuple(sorted(which for kind, which in parts if kind == PICK)),
        tuple(which for kind, which in parts if kind == ITEM),
        tuple(which for kind, which in parts if kind == CARD),
    )
