"""Prepared tables, and the presses that lead through them, to one kind of question each.

Three people share one device, so that one page sees all of it, covers included. A press is a
verb's button, `card ID` (a card and the first thing to do with it), `card ID LABEL` (that thing),
`pick LABEL` (in a dialog or a builder), `build VERB`, or `key KEY`.
"""

from __future__ import annotations

from dataclasses import dataclass

EDITION = 'edition = "munchkin"\n'
PEOPLE = ("Ann", "Bob", "Cid")


@dataclass(frozen=True)
class Scene:
    """A table, what is pressed before the question, the question, and its answer."""

    kind: str
    table: str
    before: tuple[str, ...]
    answer: tuple[str, ...]


QUESTIONS = (
    Scene("opening", 'phase = "opening"', (), ("end",)),
    Scene("start", 'turn = "Ann"', (), ("kick",)),
    Scene("fight", 'turn = "Ann"\ndoors = ["potted-plant"]\nplayers.Ann = { level = 3 }', ("kick",),
          ("fight",)),
    Scene("trouble-or-loot", 'turn = "Ann"\nphase = "after-door"\nplayers.Ann = { hand = '
          '["potted-plant"] }', (), ("loot",)),
    Scene("run-order", 'turn = "Ann"\ndoors = ["undead-horse"]\nplayers.Ann = { level = 6 }\n'
          'players.Bob = { hand = ["mate"] }', ("kick", "fight", "card mate", "run"),
          ("pick Run from",)),
    Scene("answer-curse", 'turn = "Ann"\nplayers.Ann = { hand = ["curse-lose-a-level"] }\n'
          'players.Bob = { level = 3 }', ("card curse-lose-a-level on Bob",), ("pass",)),
    Scene("choose-card", 'options = ["epic"]\nturn = "Ann"\ndoors = ["curse-lose-a-level", '
          '"curse-change-sex"]\nplayers.Ann = { level = 12 }', ("kick",), ("pick Change Sex",)),
    Scene("choose-item", 'turn = "Ann"\ndoors = ["truly-obnoxious-curse"]\nplayers.Ann = { play = '
          '["buckler-of-swashing", "flaming-armor"] }', ("kick",), ("pick Flaming Armor",)),
    Scene("discard", 'turn = "Ann"\ndoors = ["curse-income-tax"]\nplayers.Ann = { level = 4, play '
          '= ["buckler-of-swashing", "leather-armor"] }', ("kick",), ("pick Leather Armor",)),
    Scene("end", 'turn = "Ann"\nphase = "after-door"', ("loot",), ("end",)),
)  # fmt: skip


def table(scene: Scene) -> str:
    """The scene as a whole table: players it does not name have nothing."""
    lines = [EDITION, scene.table]
    lines += [f"players.{name} = {{}}" for name in PEOPLE if f"players.{name}" not in scene.table]
    return "\n".join(in_seat_order(lines))


def in_seat_order(lines: list[str]) -> list[str]:
    """Players sit in the order in which they are named."""
    every = "\n".join(lines).split("\n")
    seats = [line for line in every if line.startswith("players.")]
    seats.sort(key=lambda line: PEOPLE.index(line.split(".")[1].split(" ")[0]))
    return [line for line in every if not line.startswith("players.")] + seats
