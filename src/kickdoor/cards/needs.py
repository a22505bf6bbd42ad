"""What a verb needs around it: a combat to work in, something to answer, somebody it is aimed at.

A card may be well written and still ask for a fight where there is none; the linter says so, and
the engine need not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kickdoor.cards.model import (
    CURSE,
    ENHANCER,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    CardDef,
    Effect,
)
from kickdoor.cards.reading import listed
from kickdoor.cards.specials import nested_effects

# When there is a combat for certain.
_IN_COMBAT: Final = (
    "combat", "in-combat", "own-combat", "helper", "first-roll", "runner-first", "runner",
    "own-escape-roll", "own-failed", "any-failed", "any-escape", "bad-stuff", "own-turn-combat",
)  # fmt: skip
_OF_COMBAT: Final = (
    "boost", "weaken", "remove_monster", "kill_monster", "remove_all", "reward", "add_monster",
    "clone_monster", "tame_monster", "double_fighter", "transfer_combat",
    "force_help", "take_to_win", "escape", "hold",
)  # fmt: skip

_ROLLED: Final = (
    "own-roll", "own-escape-roll", "own-failed", "any-failed", "any-escape", "bad-stuff",
)  # fmt: skip
_ANSWERS: Final = {
    "escape_after_all": _ROLLED,
    "set_die": _ROLLED,
    "add_to_roll": _ROLLED,
    "roll_again": _ROLLED,
    "run_again": ("any-escape",),
    "avert": ("bad-stuff",),
    "cancel_curse": ("curse",),
    "reboot": ("killed",),
    "resurrect": ("face-up-draw",),
}

_PLAYERS: Final = ("player", "other", "fighting", "non-fighter")
_MONSTERS: Final = ("monster", "side-or-monster")
_ITEMS: Final = ("item-of", "small-item-of", "idle-item-of")
_BY_KIND: Final = {CURSE: "player", LEVEL_UP: "player", ENHANCER: "monster"}
_AIMED: Final = {
    "steal_level": _PLAYERS,
    "weaken": _PLAYERS,
    "transfer_combat": _PLAYERS,
    "force_help": _PLAYERS,
    "remove_monster": _MONSTERS,
    "kill_monster": _MONSTERS,
    "clone_monster": _MONSTERS,
    "tame_monster": _MONSTERS,
    "steal_item": _ITEMS,
    "take_item": _ITEMS,
    "take_to_win": _ITEMS,
    "attach": ("own-item",),
    "cancel_curse": ("curse",),
    "run_again": ("escaped",),
}


def needs(card: CardDef) -> Iterator[tuple[str, str]]:
    """The fields of a card whose effects cannot do what they say, and what they lack."""
    for field, effects in (("before", card.before), ("bad_stuff", card.bad_stuff)):
        yield from _lacking(field, effects, "combat", "monster")
    timing = card.timing or ("combat" if card.kind in (ENHANCER, ONE_SHOT) else "")
    on = card.on or _BY_KIND.get(card.kind, "")
    yield from _lacking("effects", card.effects, timing, on)
    for index, power in enumerate(card.powers, 1):
        on = power.on or ("monster" if card.kind == MONSTER else "")  # itself
        yield from _lacking(f"powers[{index}].effects", power.effects, power.timing, on)
        if power.timing == "face-up-draw" and not power.pay:
            yield f"powers[{index}]", "'face-up-draw' is paid for after the draw: give it a `pay`"


def _lacking(field: str, effects: list[Effect], timing: str, on: str) -> Iterator[tuple[str, str]]:
    for effect in effects:
        verb = effect.do
        if verb in _OF_COMBAT and timing not in _IN_COMBAT:
            yield field, f"{verb!r} needs a combat: give it a timing such as 'combat'"
        answers = _ANSWERS.get(verb)
        if answers is not None and timing not in answers:
            yield field, f"{verb!r} answers something: `timing` is one of {listed(answers)}"
        aimed = _AIMED.get(verb)
        if effect.args.get("whose") == "chosen":
            aimed = ("follower-owner",)
        if verb == "add_monster" and effect.args.get("instead"):
            aimed = _MONSTERS
        if aimed is not None and on not in aimed:
            yield field, f"{verb!r} is aimed at something: `on` is one of {listed(aimed)}"
        for inner in nested_effects(effect):
            yield from _lacking(field, inner, timing, on)
