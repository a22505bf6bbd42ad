"""What a verb needs around it: a combat to work in, somebody or something it is aimed at.

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
    "own-escape-roll", "own-failed", "any-failed", "any-escape", "caught", "bad-stuff",
    "own-turn-combat",
)  # fmt: skip
_OF_COMBAT: Final = (
    "boost", "weaken", "remove_monster", "kill_monster", "remove_all", "reward", "swap_monster",
    "add_monster", "clone_monster", "tame_monster", "double_fighter", "transfer_combat",
    "force_help", "take_to_win", "escape", "hold",
)  # fmt: skip

_PLAYERS: Final = (
    "player", "other", "fighting", "bystander", "higher-bystander", "non-fighter",
)  # fmt: skip
_MONSTERS: Final = ("monster", "side-or-monster")
_ITEMS: Final = ("item-of", "small-item-of", "idle-item-of-higher")
_BY_KIND: Final = {CURSE: "player", LEVEL_UP: "player", ENHANCER: "monster"}
_AIMED: Final = {
    "steal_level": _PLAYERS,
    "weaken": _PLAYERS,
    "transfer_combat": _PLAYERS,
    "force_help": _PLAYERS,
    "remove_monster": _MONSTERS,
    "kill_monster": _MONSTERS,
    "swap_monster": _MONSTERS,
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
    fights = card.kind in (ENHANCER, ONE_SHOT) if not card.timing else card.timing in _IN_COMBAT
    yield from _lacking("before", card.before, True, "monster")
    yield from _lacking("bad_stuff", card.bad_stuff, True, "monster")
    on = card.on or _BY_KIND.get(card.kind, "")
    yield from _lacking("effects", card.effects, fights, on)
    for index, power in enumerate(card.powers, 1):
        fights = power.timing in _IN_COMBAT or card.kind == MONSTER
        on = power.on or ("monster" if card.kind == MONSTER else "")  # itself
        yield from _lacking(f"powers[{index}].effects", power.effects, fights, on)


def _lacking(
    field: str, effects: list[Effect], in_combat: bool, on: str
) -> Iterator[tuple[str, str]]:
    for effect in effects:
        if effect.do in _OF_COMBAT and not in_combat:
            yield field, f"{effect.do!r} needs a combat: give it a timing such as 'combat'"
        aimed = _AIMED.get(effect.do)
        if effect.args.get("whose") == "chosen":
            aimed = ("follower-owner",)
        if aimed is not None and on not in aimed:
            yield field, f"{effect.do!r} is aimed at something: `on` is one of {listed(aimed)}"
        for inner in nested_effects(effect):
            yield from _lacking(field, inner, in_combat, on)
