"""Builds a game's catalogue from card sets: names, traits, modifiers, powers, programs."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from kickdoor.cards.card_words import LIMITS, PASSIVES, PERS, QUERIES, TARGETS, TIMINGS
from kickdoor.cards.implied import aimed_at, effects_of, target_of, timing_of
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    RACE,
    SLOTS,
    CardDef,
    CardSet,
    Effect,
)
from kickdoor.engine.catalogue.derived import (
    answers_of,
    hurts,
    ignored_by,
    moments_of,
)
from kickdoor.engine.catalogue.model import (
    FEMALE_TRAIT,
    HUMAN,
    MALE_TRAIT,
    SALE,
    Card,
    Catalogue,
    Condition,
    Modifier,
    Power,
    Price,
)
from kickdoor.engine.catalogue.moments import (
    M_BAD_STUFF,
    M_CURSE,
    M_FIRST_ROLL,
    M_ROLLED,
    M_WAIT,
    TIMING_MOMENTS,
)
from kickdoor.engine.effects.linking import step_of
from kickdoor.engine.queries.favour import tone_of
from kickdoor.errors import SetupError
from kickdoor.sealing import seal_all

MOST_TRAITS: Final = 60  # a trait is a bit, and the next one is nobody's
_NOBODYS: Final = 1 << MOST_TRAITS
_WINDOW_MOMENTS: Final = (M_WAIT, M_FIRST_ROLL, M_ROLLED, M_CURSE, M_BAD_STUFF)


def build_catalogue(sets: list[CardSet]) -> Catalogue:
    """All copies of all cards of these sets, in order, linked for play."""
    if not sets:
        raise SetupError("a game needs at least one card set")
    linker = Linker(sets)
    seal_all(linker.catalogue)  # all games of the process share it
    return linker.catalogue


class Linker:
    """One pass over the sets; what a card names (Classes, powers, programs) is numbered as it
    comes.
    """

    def __init__(self, sets: list[CardSet]) -> None:
        self.catalogue = Catalogue()
        definitions = [d for s in sets for d in s.cards]
        for s in sets:
            self.catalogue.sets.append(s.id)
            self.catalogue.digests.append(s.digest)
            if s.files:
                self.catalogue.files[s.id] = s.files
        self.number_traits(definitions)
        for d in definitions:
            self.add(d, self.link(d))
        self.name_all(definitions)
        catalogue = self.catalogue
        for moment in _WINDOW_MOMENTS:
            catalogue.answerers[moment] = [
                c for c in range(len(catalogue.cards)) if catalogue.cards[c].answers & moment
            ]

    def number_traits(self, definitions: list[CardDef]) -> None:
        catalogue = self.catalogue
        catalogue.traits = {"human": HUMAN, "male": MALE_TRAIT, "female": FEMALE_TRAIT}
        for d in definitions:
            if d.kind in (CLASS, RACE) and d.id not in catalogue.traits:
                if len(catalogue.traits) == MOST_TRAITS:
                    raise SetupError(
                        f"more than {MOST_TRAITS} Classes and Races in one game, with those that"
                        f" need no card: {d.id!r} of the set {d.set_id!r} is one too many"
                    )
                bit = 1 << len(catalogue.traits)
                catalogue.traits[d.id] = bit
                if d.kind == CLASS:
                    catalogue.classes |= bit
                else:
                    catalogue.races |= bit

    def add(self, d: CardDef, card: Card) -> None:
        for _ in range(d.copies):
            self.catalogue.cards.append(card)

    def name_all(self, definitions: list[CardDef]) -> None:
        """Copies are numbered from 2; where two sets share an id, the set is said."""
        catalogue = self.catalogue
        counts = Counter([d.id for d in definitions])
        shared = {id for id, count in counts.items() if count > 1}
        for index, card in enumerate(catalogue.cards):
            d = card.definition
            full = f"{d.set_id}:{d.id}"
            name = full if d.id in shared else d.id
            catalogue.by_id.setdefault(d.id, []).append(index)
            catalogue.by_id.setdefault(full, []).append(index)
            number = len(catalogue.by_id[full])
            exact = name if number == 1 else f"{name}#{number}"
            catalogue.names.append(exact)
            catalogue.by_name[exact] = index
            catalogue.by_name[full if number == 1 else f"{full}#{number}"] = index

    def traits(self, names: list[str] | tuple[str, ...]) -> int:
        """The bits of these traits; one that no card of this game has is nobody's."""
        bits = 0
        for name in names:
            bits |= self.catalogue.traits.get(name, 0)
        return bits

    def link(self, d: CardDef) -> Card:
        card = Card(d)
        card.is_trait = d.kind in (CLASS, RACE)
        if card.is_trait:
            card.trait = self.catalogue.traits[d.id]
        card.usable = self.traits(d.usable_by) if d.usable_by else 0
        if d.usable_by and not card.usable:
            card.usable = _NOBODYS  # a trait that nobody can have here
        card.forbidden = self.traits(d.not_usable_by)
        card.ignores = ignored_by(d)
        for word in d.passive:
            card.passives |= 1 << PASSIVES.index(word)
        self.link_modifiers(d, card)
        card.pursues = self.condition(d.pursues)
        card.will_not_fight = self.condition(d.will_not_fight)
        card.before = self.program(d.before)
        card.bad_stuff = self.program(d.bad_stuff)
        card.hurts = any(hurts(e) for e in d.bad_stuff)
        self.link_play(d, card)
        for p in d.powers:
            card.powers.append(self.power(p))
            card.power_moments |= self.catalogue.powers[-1].moments
        if d.kind == MONSTER:
            self.catalogue.monster_moments |= card.power_moments
        return card

    def link_modifiers(self, d: CardDef, card: Card) -> None:
        for m in d.modifiers + d.extra_levels + d.extra_treasures:
            query = QUERIES.index(m.to)
            if m.power in PASSIVES:
                card.passives |= 1 << PASSIVES.index(m.power)
            if query == SALE:
                card.sale_bonus = m.add
                continue
            card.queries |= 1 << query
            when = self.condition(m.when)
            card.modifiers.append(Modifier(query, m.add, when, m.power, PERS.index(m.per)))

    def link_play(self, d: CardDef, card: Card) -> None:
        """When and on what a card is played: by its kind, unless it says so itself."""
        effects = effects_of(d)
        verbs = [e.do for e in effects]
        card.super = "two-classes" in d.passive
        card.half = "two-races" in d.passive
        card.is_laid = d.kind in (CLASS, RACE, ITEM) or card.super or card.half
        card.attaches = "attach" in verbs
        card.copies_monster = "clone_monster" in verbs
        card.names_item = d.on_choice
        for e in effects:
            if e.do == "add_monster":
                card.brings = "swap" if e.args.get("instead") else "wander"
        card.asks_face = any(e.args.get("face") == "as-got" for e in effects)
        card.effects = self.program(effects)
        card.tone = tone_of(d.kind, effects, d.bonus)
        card.when = self.condition(d.when)
        card.price = self.price(d.pay)
        if d.kind == FOLLOWER:  # FOLLOWER-2: one may go to make room for another
            card.price = self.price({"cards": [0, 1], "from": "followers"})
        card.timing = TIMINGS.index(timing_of(d))
        card.on = TARGETS.index(target_of(d))
        card.moments = moments_of(card)
        card.answers = answers_of(card.timing)
        if d.kind == CURSE or d.kind == LEVEL_UP:
            card.answers = M_WAIT

    def condition(self, raw: dict[str, Any]) -> Condition | None:
        if not raw:
            return None
        c = Condition()
        for key, value in raw.items():
            if key == "or":
                c.other = self.condition(value)
            elif key == "nobody":
                c.nobody = self.condition(value)
            elif key in ("has", "suffers", "lacks"):
                bits = self.traits(value)
                # Named but nobody's: `has` can never hold, the others never stand in the way.
                setattr(c, key, bits if bits or key != "has" else _NOBODYS)
            elif isinstance(value, bool):
                setattr(c, key, 1 if value else 0)
            else:
                setattr(c, key, value)
        return c

    def price(self, raw: dict[str, Any]) -> Price | None:
        if not raw:
            return None
        low, high = raw["cards"]
        source = raw["from"]
        same_deck = source == "same-deck"
        return Price(
            low,
            high,
            "any" if same_deck else source,
            same_deck,
            raw.get("gold", 0),
            SLOTS.index(raw.get("slot", "none")),
            tuple(raw.get("tags", ())),
            self.condition(raw.get("unless", {})),
        )

    def power(self, raw: Any) -> int:
        catalogue = self.catalogue
        power = Power(len(catalogue.powers), raw.id)
        power.timing = TIMINGS.index(raw.timing)
        power.moments = TIMING_MOMENTS[power.timing]
        power.answers = answers_of(power.timing)
        power.on = TARGETS.index(aimed_at(raw.on, raw.effects))
        power.tone = tone_of(-1, raw.effects)
        power.when = self.condition(raw.when)
        power.price = self.price(raw.pay)
        if raw.limit:
            power.limit = LIMITS.index(raw.limit["per"])
            power.limit_count = raw.limit["count"]
        power.program = self.program(raw.effects)
        catalogue.powers.append(power)
        catalogue.power_ids.setdefault(raw.id, []).append(power.number)
        return power.number

    def program(self, effects: list[Effect]) -> int:
        """The number of the program that these effects make; -1: none."""
        if not effects:
            return -1
        number = len(self.catalogue.programs)
        self.catalogue.programs.append([])
        self.catalogue.programs[number] = [step_of(self, e) for e in effects]
        return number
