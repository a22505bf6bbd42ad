"""Acts and their public data form, a tested pair: scenarios, records, the wire, the terminal and
the logs of bots all say an act in the same words.

A bare verb is a string; anything more is a table of the verb and its arguments, of strings,
numbers, truths, lists and tables alone, so that JSON and TOML can hold it. Cards, monsters, players
and powers are called by their names: see `lookup`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.act_kinds import (
    AcceptOffer,
    AskForHelp,
    ChooseAnswer,
    DeclineOffer,
    DiscardCards,
    EquipItem,
    GiveCards,
    LookForTrouble,
    OfferTrade,
    PlayCard,
    RunAway,
    SacrificeFollower,
    SellItems,
    SetOrders,
    ShowCards,
    UnequipItem,
    UsePower,
    WithdrawOffer,
)
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.act_reading import ASKED, BARE, parse
from kickdoor.engine.codec.lookup import CARD, MONSTER, Lookup
from kickdoor.engine.queries import aims
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    PASSES,
    SIDES,
    UNLESS,
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
    if isinstance(act, (AcceptOffer, DeclineOffer)) and act.offer:
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
        if isinstance(act, PlayCard):
            return self._play(act)
        if isinstance(act, UsePower):
            return self._use(act)
        if isinstance(act, AskForHelp):
            return self._ask(act)
        if isinstance(act, OfferTrade):
            give, want = self._cards(act.give), self._cards(act.want)
            return {"trade": self.look.names[act.to], "give": give, "want": want}
        if isinstance(act, SetOrders):
            return {"orders": _orders(act)}
        if isinstance(act, ChooseAnswer):
            places = aims.choices(self.look, ())
            return {"choose": _one_or_many(self._refs(act.answers, aims.CHOICE_KINDS, places))}
        if isinstance(act, SacrificeFollower):
            data: dict[str, object] = {"sacrifice": self.look.card_name(act.card)}
            return data if act.saves_helper < 0 else {**data, "helper": act.saves_helper > 0}
        if isinstance(act, (LookForTrouble, EquipItem, UnequipItem)):
            return self._one_card(VERBS[act.verb], act.card, act.with_cards)
        return self._set(act) or self._bare(act)

    def _set(self, act: Act) -> dict[str, object]:
        """Cards to be discarded, shown, sold or given; nothing: it is another act."""
        data: dict[str, object] = {}
        if isinstance(act, DiscardCards):
            data["discard"] = ASKED if act.asks else self._cards(act.cards)
        elif isinstance(act, ShowCards):
            data["show"] = self._cards(act.cards)
            self._player(data, "to", act.to)
        elif isinstance(act, SellItems):
            data["sell"] = ASKED if act.asks else self._cards(act.cards)
            if act.double:
                data["double"] = _one_or_many(self._cards(act.double))
            if act.with_card >= 0:
                data["with"] = self.look.card_name(act.with_card)
        elif isinstance(act, GiveCards):
            given: dict[str, list[str]] = {}
            for card, seat in zip(act.cards, act.receivers, strict=True):
                given.setdefault(self.look.names[seat], []).append(self.look.card_name(card))
            data["give"] = ASKED if act.asks else given
        return data

    def _bare(self, act: Act) -> dict[str, object]:
        data: dict[str, object] = {VERBS[act.verb]: True}
        if isinstance(act, RunAway) and act.from_monsters:
            data["from"] = _one_or_many(self._refs(act.from_monsters, (MONSTER, CARD), []))
        elif isinstance(act, (AcceptOffer, DeclineOffer)):
            self._player(data, "from", act.from_seat)
        elif isinstance(act, WithdrawOffer):
            self._player(data, "from", act.to)
        return data

    def _one_card(self, verb: str, card: int, with_cards: tuple[int, ...]) -> dict[str, object]:
        data: dict[str, object] = {verb: self.look.card_name(card)}
        if with_cards:
            data["with"] = _one_or_many(self._cards(with_cards))
        return data

    def _play(self, act: PlayCard) -> dict[str, object]:
        data: dict[str, object] = {"play": self.look.card_name(act.card)}
        self._aim(data, act, self.look.catalogue.cards[act.card].on)
        if act.with_cards:
            data["with"] = _one_or_many(self._cards(act.with_cards))
        if act.side:
            data["side"] = SIDES[act.side]
        if act.carried >= 0:
            data["carried"] = act.carried > 0
        return data

    def _use(self, act: UsePower) -> dict[str, object]:
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

    def _aim(self, data: dict[str, object], act: AimedAct, aim: int) -> None:
        if act.on:
            places = aims.targets(self.look, aim, act.from_seat)
            data["on"] = _one_or_many(self._refs(act.on, aims.kinds(aim), places))
        self._player(data, "from", act.from_seat)
        if act.asks:
            data["discarding"] = ASKED
        elif act.discarding:
            data["discarding"] = self._cards(act.discarding)
        if act.choose:
            places = aims.choices(self.look, act.on)
            data["choose"] = _one_or_many(self._refs(act.choose, aims.choice_kinds(aim), places))

    def _ask(self, act: AskForHelp) -> dict[str, object]:
        data: dict[str, object] = {"ask": self.look.names[act.to]}
        if act.treasures >= 0:
            data["treasures"] = act.treasures
        if act.picks:
            data["picks"] = list(act.picks)
        if act.items:
            data["items"] = self._cards(act.items)
        if act.hand_cards:
            data["cards"] = self._cards(act.hand_cards)
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


def _orders(act: SetOrders) -> dict[str, object]:
    orders: dict[str, object] = {"pass": PASSES[act.passes]}
    unless = [w for i, w in enumerate(UNLESS) if act.unless > 0 and act.unless >> i & 1]
    return {**orders, "unless": unless} if unless else orders


def _one_or_many(values: Sequence[object]) -> object:
    return values[0] if len(values) == 1 else list(values)


__all__ = ["ActData", "act_from_data", "act_to_data", "question_of"]
