"""What a combat holds.

Made by tools/state_fields.py from the fields declared in `fields`. Do not edit.
"""

from __future__ import annotations

from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.offer import Offer


class CombatFields:
    """The fields of a combat."""

    def __init__(self, fighter: int) -> None:
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
        self.cards: list[int] = []
        """Everything played into it, in order."""
        self.sides: list[int] = []
        """Of each of `cards`: the side a one-shot is on, else 0."""
        self.boosts: list[int] = []
        """Bonuses bought or granted, five numbers each: source card, seat (-1: the
        monsters), amount, power, monster id (-1: the whole side).
        """
        self.used: list[int] = []
        """Powers used in it, once per unit: seat << 12 | power."""
        self.used_on: list[int] = []
        """Power << 16 | seat << 8 | victim, or monster rolled for."""
        self.draws: list[int] = []
        """Face-down rewards in place of a fight: deck, count, ...."""
        self.credits: list[int] = []
        """Of a fighter who handed the combat on: seat, Levels, Treasures, ...."""
        self.losers: list[int] = []
        """Those who must run, in order."""
        self.escaped: list[int] = []
        """What was got away from: seat << 8 | monster id."""
        self.caught: list[int] = []
        """What has caught whom, likewise."""
        self.auto: list[int] = []
        """Escapes without a roll, likewise."""
        self.monsters: list[Monster] = []
        """Those that are fought."""

    def copy_into(self, twin: CombatFields) -> None:
        twin.fighter = self.fighter
        twin.helper = self.helper
        twin.stage = self.stage
        twin.forced = self.forced
        twin.doubled = self.doubled
        twin.no_helper = self.no_helper
        twin.treasure = self.treasure
        twin.doors = self.doors
        twin.kills = self.kills
        twin.killed = self.killed
        twin.unhelped = self.unhelped
        twin.spoils = self.spoils
        twin.may_loot = self.may_loot
        twin.next_id = self.next_id
        twin.margin = self.margin
        twin.joined = self.joined
        twin.held = self.held
        twin.trouble = self.trouble
        twin.deal = self.deal
        twin.cards = self.cards.copy()
        twin.sides = self.sides.copy()
        twin.boosts = self.boosts.copy()
        twin.used = self.used.copy()
        twin.used_on = self.used_on.copy()
        twin.draws = self.draws.copy()
        twin.credits = self.credits.copy()
        twin.losers = self.losers.copy()
        twin.escaped = self.escaped.copy()
        twin.caught = self.caught.copy()
        twin.auto = self.auto.copy()
        twin.monsters = [one.copy() for one in self.monsters]
