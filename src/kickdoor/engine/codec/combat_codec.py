"""The fields of a combat as numbers and back.

Made by tools/state_fields.py from the fields declared in `fields`. Do not edit.
"""

from __future__ import annotations

from kickdoor.engine.codec.as_numbers import (
    Reader,
    put,
    put_deal,
    put_monsters,
    read_deal,
    read_monsters,
)
from kickdoor.engine.state.combat import Combat


def put_combat(out: list[int], c: Combat | None) -> None:
    """All of it, if there is one."""
    out.append(0 if c is None else 1)
    if c is None:
        return
    out += [
        c.fighter,
        c.helper,
        c.stage,
        c.forced,
        c.doubled,
        c.no_helper,
        c.treasure,
        c.doors,
        c.kills,
        c.killed,
        c.unhelped,
        c.spoils,
        c.may_loot,
        c.next_id,
        c.margin,
        c.joined,
        c.held,
        c.trouble,
    ]
    put_deal(out, c.deal)
    put(out, c.cards)
    put(out, c.sides)
    put(out, c.boosts)
    put(out, c.used)
    put(out, c.used_on)
    put(out, c.draws)
    put(out, c.credits)
    put(out, c.losers)
    put(out, c.escaped)
    put(out, c.caught)
    put(out, c.auto)
    put_monsters(out, c.monsters)


def read_combat(r: Reader, seats: int) -> Combat | None:
    """What was put."""
    if not r.one("whether there is a combat", 0, 1):
        return None
    c = Combat(0)
    c.fighter = r.one("the fighter", 0, seats - 1)
    c.helper = r.one("the helper", -1, seats - 1)
    c.stage = r.any("the stage of the combat")
    c.forced = r.any("a forced helper")
    c.doubled = r.any("doubles of the fighter")
    c.no_helper = r.any("no helper")
    c.treasure = r.any("Treasure left")
    c.doors = r.any("Doors won")
    c.kills = r.any("Levels earned")
    c.killed = r.any("monsters killed")
    c.unhelped = r.any("monsters killed without the helper")
    c.spoils = r.any("Treasure of kills")
    c.may_loot = r.any("leave to loot")
    c.next_id = r.any("the next monster")
    c.margin = r.any("the margin")
    c.joined = r.any("who joined")
    c.held = r.any("who is held")
    c.trouble = r.any("trouble looked for")
    c.deal = read_deal(r, seats)
    c.cards = tuple(r.zone("cards in the combat"))
    c.sides = tuple(r.some("sides in the combat"))
    c.boosts = tuple(r.some("boosts"))
    c.used = tuple(r.some("powers used"))
    c.used_on = tuple(r.some("uses"))
    c.draws = tuple(r.some("other rewards"))
    c.credits = tuple(r.some("credits"))
    c.losers = tuple(r.some("losers"))
    c.escaped = tuple(r.some("escapes"))
    c.caught = tuple(r.some("catches"))
    c.auto = tuple(r.some("escapes without a roll"))
    c.monsters = read_monsters(r)
    return c
