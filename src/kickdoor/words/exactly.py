"""Exactly what a card does: sentences made from its figures, effects, modifiers and powers.

A printed text may be a joke and leave the rules to those who know them. These sentences leave
nothing out: a card that does anything else reads otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.implied import aimed_at, effects_of, target_of, timing_of
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    MONSTER,
    NO_SLOT,
    ONE_SHOT,
    RACE,
    SLOTS,
    Effect,
)
from kickdoor.words.facts import signed
from kickdoor.words.phrases import phrases_about

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.words.phrases import Phrases

_UNDEAD: Final = "undead"
_WAYS: Final = ("cannot_flee", "auto_escape", "no_helpers")
_FLAGS: Final = ("big", "complex", "laser")
# Conditions that a table's options decide: what they say never happens without them.
_OPTIONS: Final = {"epic": "epic", "house": "house-powers"}
_LAID_OUT: Final = (MONSTER, CLASS, RACE, FOLLOWER, ITEM)  # kinds the rules say how to play


def exactly(language: str, card: CardDef, options: Collection[str] | None = None) -> list[str]:
    """The sentences, figures first: all of them, or those that count with a table's options."""
    p = phrases_about(language, card)
    return [_capital(sentence) for sentence in _sentences(p, card, options)]


def options_for(card: CardDef) -> list[str]:
    """The options that a table needs for all that the card does."""
    conditions = [*(m.when for m in card.modifiers), *(power.when for power in card.powers)]
    return [id for word, id in _OPTIONS.items() if any(word in when for when in conditions)]


def counts(when: dict[str, Any], options: Collection[str] | None) -> bool:
    """Whether what has this condition may ever come to be with a table's options."""
    return options is None or all(
        id in options for word, id in _OPTIONS.items() if when.get(word) is True
    )


def played_when(language: str, card: CardDef) -> str:
    """At what moment, and if what, a card is played, as far as its own words say so."""
    return _played(language, card, card.timing, "")


def played_on(language: str, card: CardDef) -> str:
    """What a card is played on, and if what."""
    return _played(language, card, "", target_of(card))


def _played(language: str, card: CardDef, timing: str, on: str) -> str:
    if card.kind in _LAID_OUT:
        return ""
    p = phrases_about(language, card)
    how = p.how(timing, on, card.when, {}, {})
    return p.say("played-only-if", how=how) if how and not timing and not on else how


def _sentences(p: Phrases, card: CardDef, options: Collection[str] | None) -> Iterator[str]:
    yield _figures(p, card)
    if card.kind == MONSTER:
        yield from _ways(p, card)
    yield from _play(p, card)
    yield from _numbers(p, card, options)
    for word in card.ignores:
        yield p.say(f"ignores-{word}", which=_which_items(p, card))
    yield from _passives(p, card)
    for power in card.powers:
        if not counts(power.when, options):
            continue
        on = aimed_at(power.on, power.effects)
        how = p.how(power.timing, on, power.when, power.pay, power.limit)
        head = p.say("head-power", name=p.power(power.id), how=how)
        effects = (
            power.effects if power.on or card.kind != MONSTER else _about_itself(power.effects)
        )
        yield p.say("sentence", head=head, body=p.effects(effects))
    if card.kind == MONSTER:
        head = p.say("head-bad_stuff")
        yield p.say("sentence", head=head, body=p.effects(card.bad_stuff))


def _about_itself(effects: list[Effect]) -> list[Effect]:
    """What a monster's power does, where the one monster it works on is that monster."""
    return [
        Effect(effect.do, effect.args | {"monsters": "own"})
        if effect.args.get("monsters") == "one"
        else effect
        for effect in effects
    ]


def _figures(p: Phrases, card: CardDef) -> str:
    parts: list[str] = []
    if card.kind == MONSTER:
        for name in ("level", "treasures", "levels"):
            parts.append(p.say(f"figure-{name}", count=getattr(card, name)))
    if card.bonus:
        parts.append(p.say("figure-bonus", add=signed(card.bonus)))
    if card.treasures_mod:
        mod = card.treasures_mod
        parts.append(p.say("figure-treasures-mod", add=signed(mod), count=abs(mod)))
    if card.slot != NO_SLOT:
        parts.append(p.say(f"slot-{SLOTS[card.slot]}"))
    parts += [p.say(f"figure-{flag}") for flag in _FLAGS if getattr(card, flag)]
    if card.is_item:
        parts.append(p.say("figure-gold", count=card.gold))
    for name in ("usable_by", "not_usable_by"):
        if getattr(card, name):
            parts.append(p.say(f"figure-{name}", traits=p.traits(getattr(card, name))))
    if card.tags:
        parts.append(p.say("figure-tags", tags=p.tags(card.tags)))
    kind = p.say(f"kind-{card.kind_word}")
    if not parts:
        return p.say("plain", body=kind)
    return p.say("figures", kind=kind, figures=p.joined(parts))


def _ways(p: Phrases, card: CardDef) -> Iterator[str]:
    """How a monster fights, follows and leaves."""
    if card.run_away:
        yield p.say("way-run_away", add=signed(card.run_away))
    for way in _WAYS:
        if getattr(card, way):
            yield p.say(f"way-{way}")
    if card.pursues:
        yield p.say("way-pursues", when=p.condition(card.pursues, "runner"))
    if card.flee_penalty:
        yield p.say("way-flee_penalty", count=card.flee_penalty)
    if card.will_not_fight:
        yield p.say("way-will_not_fight", when=p.condition(card.will_not_fight, "munchkin"))
    if card.leaves_treasures:
        yield p.say("way-leaves_treasures", count=card.leaves_treasures)
    if card.before:
        yield p.say("sentence", head=p.say("head-before"), body=p.effects(card.before))


def _play(p: Phrases, card: CardDef) -> Iterator[str]:
    """How a card is played, and what happens then."""
    effects = effects_of(card)
    if card.kind not in _LAID_OUT:
        head = _head(p, card, target_of(card))
        does = [p.effects(effects)] if effects else []
        if card.kind == ENHANCER and (card.bonus or card.treasures_mod):
            does.insert(0, p.say("enhanced", what=p.joined(_enhanced(p, card))))
        if does:
            yield p.say("sentence", head=head, body=p.joined(does, "then"))
        else:  # what it does by lying there is said below
            yield p.say("plain", body=head)
    if card.kind == ENHANCER and _UNDEAD in card.tags:
        yield p.say("card-undead")
    if card.side:
        yield p.say(f"card-side-{card.side}")
    if card.on_choice:
        yield p.say("card-on_choice")
    if card.lasts:
        yield p.say(f"card-lasts-{card.lasts}")
    if card.carries:
        yield p.say("card-carries", count=card.carries)


def _enhanced(p: Phrases, card: CardDef) -> Iterator[str]:
    """What a monster becomes with an enhancer on it."""
    if card.bonus:
        yield p.say("to-strength", add=signed(card.bonus), count=card.bonus)
    mod = card.treasures_mod
    if mod:
        yield p.say("figure-treasures-mod", add=signed(mod), count=abs(mod))
    if card.tags:
        yield p.say("figure-tags", tags=p.tags(card.tags))


def _head(p: Phrases, card: CardDef, on: str) -> str:
    timing = timing_of(card)
    how = p.how(timing if timing != "never" else "", on, card.when, card.pay, {})
    if card.must_play:
        return p.joined([p.say("head-must_play"), *([how] if how else [])])
    return p.say("head-play", how=how) if how else p.say("head-never")


def _numbers(p: Phrases, card: CardDef, options: Collection[str] | None) -> Iterator[str]:
    """The modifiers; those of a monster, and of what is laid into a combat, ask about the munchkins
    there.
    """
    who = "owner"
    if card.kind in (MONSTER, ENHANCER, ONE_SHOT):
        who = "munchkin"
    elif card.kind == CURSE:
        who = "affected"
    for modifier in (*card.modifiers, *card.extra_levels, *card.extra_treasures):
        if counts(modifier.when, options):
            yield p.say("plain", body=p.modifier(modifier, who))


def _passives(p: Phrases, card: CardDef) -> Iterator[str]:
    """The rules that change; one that only names a number stands with the number."""
    numbers = {modifier.power for modifier in card.modifiers}
    for word in card.passive:
        if word not in numbers:
            yield p.say(f"passive-{word}")


def _which_items(p: Phrases, card: CardDef) -> str:
    """Which of the Items do not count, where not all of them are meant."""
    chosen = [
        p.say(f"items-{key}", sorts=p.joined(map(p.sort, card.of_items[key]), "or"))
        for key in ("only", "but")
        if key in card.of_items
    ]
    return p.joined(chosen) or "none"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
