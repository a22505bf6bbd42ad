"""Acts and their public data form, a tested pair: scenarios, records, the wire, the terminal and
the logs of bots all say an act in the same words.

A bare verb is a string; anything more is a table of the verb and its arguments, of strings,
numbers, truths, lists and tables alone, so that JSON and TOML can hold it. Cards, monsters, players
and powers are called by their names: see `lookup`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.acts.act import Act
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.act_reading import ASKED, BARE, parse
from kickdoor.engine.codec.lookup import CARD, MONSTER, Lookup
from kickdoor.engine.queries import aims
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    ASK,
    CHOOSE,
    DISCARD,
    GIVE,
    ORDERS,
    PASSES,
    PLAY,
    RUN,
    SELL,
    SHOW,
    SIDES,
    TRADE,
    UNLESS,
    USE,
    VERBS,
)

ActData = str | dict[str, object]


def act_from_data(
    names: list[str],
    catalogue: Catalogue,
    table: Table,
    seat: int,
    data: object,
    legal: Sequence[Act] = (),
) -> Act:
    """The act that a seat means by this data; raises ActError where it is none.

    Where a bare name leaves open which copy or which thing is meant, what is legal goes first.
    """
    assert catalogue is table.catalogue
    return parse(Lookup(names, table, seat), data, legal)


def act_to_data(
    names: list[str], catalogue: Catalogue, table: Table, act: Act, seat: int = -1
) -> ActData:
    """The act as data that `act_from_data` reads back to the same act, at this table.

    With the seat that acts, names are as short as that seat's own knowledge allows.
    """
    assert catalogue is table.catalogue
    data = Writer(Lookup(names, table, seat)).data(act)
    if act.offer:
        data["question"] = act.offer
    verb = VERBS[act.verb]
    return verb if verb in BARE and len(data) == 1 else data


def question_of(data: object) -> int:
    """The question that an act names which `act_from_data` has read; 0: it names none."""
    named = data.get("question", 0) if isinstance(data, dict) else 0
    return named if isinstance(named, int) else 0


class Writer:
    """Writes one act as data."""

    def __init__(self, lookup: Lookup) -> None:
        self.look = lookup

    def data(self, act: Act) -> dict[str, object]:
        verb = VERBS[act.verb]
        if verb in BARE:
            return self._bare(verb, act)
        if act.verb == PLAY:
            return self._play(act)
        if act.verb == USE:
            return self._use(act)
        if act.verb in (SELL, GIVE):
            return self._set(verb, act)
        if act.verb in (TRADE, ASK):
            return self._offer(act)
        if act.verb == ORDERS:
            unless = [w for i, w in enumerate(UNLESS) if act.flag > 0 and act.flag >> i & 1]
            orders: dict[str, object] = {"pass": PASSES[act.count]}
            return {verb: {**orders, "unless": unless} if unless else orders}
        if act.verb == CHOOSE:
            places = aims.choices(self.look, ())
            return {verb: _one_or_many(self._refs(act.choose, aims.CHOICE_KINDS, places))}
        if act.verb in (DISCARD, SHOW):
            data: dict[str, object] = {verb: ASKED if act.ask else self._cards(act.cards)}
            self._player(data, "to", act.seat)
            return data
        return self._one_card(verb, act)

    def _bare(self, verb: str, act: Act) -> dict[str, object]:
        data: dict[str, object] = {verb: True}
        if act.verb == RUN and act.on:
            data["from"] = _one_or_many(self._refs(act.on, (MONSTER, CARD), []))
        self._player(data, "from", act.seat)
        return data

    def _one_card(self, verb: str, act: Act) -> dict[str, object]:
        data: dict[str, object] = {verb: self.look.card_name(act.card)}
        if act.other:
            data["with"] = _one_or_many(self._cards(act.other))
        if act.flag >= 0:
            data["helper"] = act.flag > 0
        return data

    def _play(self, act: Act) -> dict[str, object]:
        data: dict[str, object] = {"play": self.look.card_name(act.card)}
        self._aim(data, act, self.look.catalogue.cards[act.card].on)
        if act.other:
            data["with"] = _one_or_many(self._cards(act.other))
        if act.side:
            data["side"] = SIDES[act.side]
        if act.flag >= 0:
            data["carried"] = act.flag > 0
        return data

    def _use(self, act: Act) -> dict[str, object]:
        look = self.look
        if act.power < 0:
            passive = look.catalogue.cards[act.of].definition.passive if act.of >= 0 else ()
            return {"use": passive[0] if passive else ""}
        power = look.catalogue.powers[act.power]
        data: dict[str, object] = {"use": power.id}
        # Nobody's words must do for a seat that may have a card with such a power of its own.
        is_clear = look.seat >= 0 and look.power_holders(power.id) == [(act.of, act.power)]
        if act.of >= 0 and not is_clear:
            data["of"] = look.card_name(act.of)
        self._aim(data, act, power.on)
        if act.count >= 0:
            data["count"] = act.count
        return data

    def _aim(self, data: dict[str, object], act: Act, aim: int) -> None:
        if act.on:
            places = aims.targets(self.look, aim, act.seat)
            data["on"] = _one_or_many(self._refs(act.on, aims.kinds(aim), places))
        self._player(data, "from", act.seat)
        if act.ask:
            data["discarding"] = ASKED
        elif act.pay:
            data["discarding"] = self._cards(act.pay)
        if act.choose:
            places = aims.choices(self.look, act.on)
            data["choose"] = _one_or_many(self._refs(act.choose, aims.choice_kinds(aim), places))

    def _set(self, verb: str, act: Act) -> dict[str, object]:
        data: dict[str, object] = {verb: ASKED if act.ask else self._cards(act.cards)}
        if act.verb == GIVE and not act.ask:
            given: dict[str, list[str]] = {}
            for card, seat in zip(act.cards, act.picks, strict=True):
                given.setdefault(self.look.names[seat], []).append(self.look.card_name(card))
            data[verb] = given
        if act.other:
            data["double"] = _one_or_many(self._cards(act.other))
        if act.card >= 0:
            data["with"] = self.look.card_name(act.card)
        return data

    def _offer(self, act: Act) -> dict[str, object]:
        data: dict[str, object] = {VERBS[act.verb]: self.look.names[act.seat]}
        if act.verb == TRADE:
            data["give"] = self._cards(act.cards)
            data["want"] = self._cards(act.other)
            return data
        if act.count >= 0:
            data["treasures"] = act.count
        if act.picks:
            data["picks"] = list(act.picks)
        if act.cards:
            data["items"] = self._cards(act.cards)
        if act.other:
            data["cards"] = self._cards(act.other)
        return data

    def _player(self, data: dict[str, object], argument: str, seat: int) -> None:
        if seat >= 0:
            data[argument] = self.look.names[seat]

    def _cards(self, cards: tuple[int, ...]) -> list[str]:
        return [self.look.card_name(c) for c in cards]

    def _refs(
        self, refs: tuple[int, ...], kinds: tuple[int, ...], places: list[int]
    ) -> list[str | int]:
        return [self.look.ref_name(ref, kinds, places) for ref in refs]


def _one_or_many(values: Sequence[object]) -> object:
    return values[0] if len(values) == 1 else list(values)


__all__ = ["ActData", "act_from_data", "act_to_data", "question_of"]
