"""What a combat holds.

Made by tools/state_fields.py from the fields declared in `fields`. Do not edit.
"""

from __future__ import annotations

from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.offer import Offer


class CombatFields:
    """The fields of a combat, as it begins or as another has them."""

    def __init__(self, fighter: int, like: CombatFields | None = None) -> None:
        if like is None:
            self.fighter: int = fighter
            """Whose fight it is."""
            self.helper: int = -1
            """Who helps him; -1: nobody."""
            self.stage: int = 0
            """Where it stands: STAGE_*, the fight first."""
            self.forced: int = 0
            """How the helper was forced (HELP-4): FORCED, COMPELLED."""
            self.doubled: int = 0
            """How many copies of the fighter stand beside him."""
            self.no_helper: int = 0
            """The card beside which nobody may join, and one; 0: none."""
            self.treasure: int = 0
            """Treasures left by monsters that are gone."""
            self.doors: int = 0
            """Doors won in place of a fight."""
            self.kills: int = 0
            """Levels earned by kills before the end."""
            self.killed: int = 0
            """Monsters killed before the end."""
            self.unhelped: int = 0
            """Of these, before the helper joined."""
            self.spoils: int = 0
            """The part of `treasure` that such kills left."""
            self.may_loot: int = 0
            """Whether the turn player may loot afterwards."""
            self.next_id: int = 0
            """The id of the next monster."""
            self.margin: int = 0
            """By how much the monsters were stronger when it was lost."""
            self.joined: int = 0
            """Mask of seats ever on the munchkins' side, until what waited for it is spent."""
            self.held: int = 0
            """Whether the munchkins are held, and caught without a roll."""
            self.trouble: int = 0
            """Whether it was looked for."""
            self.deal: Offer | None = None
            """What the helper was promised."""
            self.cards: tuple[int, ...] = ()
            """Everything played into it, in order."""
            self.sides: tuple[int, ...] = ()
            """Of each of `cards`: the side a one-shot is on, else 0."""
            self.boosts: tuple[int, ...] = ()
            """Bonuses bought or granted, five numbers each: source card, seat (-1: the
            monsters), amount, power, monster id (-1: the whole side).
            """
            self.used: tuple[int, ...] = ()
            """Powers used in it, once per unit: seat << 12 | power."""
            self.used_on: tuple[int, ...] = ()
            """Power << 16 | seat << 8 | victim, or monster rolled for."""
            self.draws: tuple[int, ...] = ()
            """Face-down rewards in place of a fight: deck, count, ...."""
            self.credits: tuple[int, ...] = ()
            """Of a fighter who handed the combat on: seat, Levels, Treasures, ...."""
            self.losers: tuple[int, ...] = ()
            """Those who must run, in order."""
            self.escaped: tuple[int, ...] = ()
            """What was got away from: seat << 8 | monster id."""
            self.caught: tuple[int, ...] = ()
            """What has caught whom, likewise."""
            self.auto: tuple[int, ...] = ()
            """Escapes without a roll, likewise."""
            self.monsters: list[Monster] = []
            """Those that are fought."""
        else:
            self.fighter = like.fighter
            self.helper = like.helper
            self.stage = like.stage
            self.forced = like.forced
            self.doubled = like.doubled
            self.no_helper = like.no_helper
            self.treasure = like.treasure
            self.doors = like.doors
            self.kills = like.kills
            self.killed = like.killed
            self.unhelped = like.unhelped
            self.spoils = like.spoils
            self.may_loot = like.may_loot
            self.next_id = like.next_id
            self.margin = like.margin
            self.joined = like.joined
            self.held = like.held
            self.trouble = like.trouble
            self.deal = like.deal
            self.cards = like.cards
            self.sides = like.sides
            self.boosts = like.boosts
            self.used = like.used
            self.used_on = like.used_on
            self.draws = like.draws
            self.credits = like.credits
            self.losers = like.losers
            self.escaped = like.escaped
            self.caught = like.caught
            self.auto = like.auto
            self.monsters = [one.copy() for one in like.monsters]
