"""Writes tests/playthroughs: one whole game of each edition by the easy bots, to be read.

Every act stands in its data form, as a scenario would say it, with what came of it in sentences
under it; after each turn the Levels. The games are always the same ones: where the rules, the cards
or the bots change, so do these files, and the change can be read as a diff.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kickdoor.bots import bot_named
from kickdoor.drive import Driver
from kickdoor.engine.codec.act_writing import act_to_data
from kickdoor.engine.codec.record import Entry
from kickdoor.engine.game import Game, Seat
from kickdoor.engine.words_of_play import PASS
from kickdoor.scenario.checked_values import shown
from kickdoor.words import Words

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEATS: Final = (("Ann", "female"), ("Bob", "male"), ("Cid", "male"), ("Dot", "female"))
# One game of each edition: its seed, and what is chosen besides. The seeds were picked for variety.
GAMES: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "munchkin": (21, ()),
    "lite": (12, ()),
    "star-2010": (15, ()),
    "star": (19, ()),
    "star-deluxe": (27, ("listen-at-the-door", "shared-victory")),
}


def dealt(edition: str) -> Game:
    seed, options = GAMES[edition]
    seats = [Seat(name, sex, colour) for colour, (name, sex) in enumerate(SEATS)]
    return Game.new(seats, edition=edition, options=options, seed=seed)


def acts_of(edition: str) -> list[Entry]:
    """The acts of the game, as the bots make them."""
    game = dealt(edition)
    Driver(game, [bot_named("easy") for _ in SEATS], seed=GAMES[edition][0]).play()
    return game.record_so_far.acts


class Transcript:
    """A game being written down."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words("en")
        self.turn = 0
        self.passed: list[str] = []  # who passed, nothing having come of it yet

    def lines(self, acts: list[Entry]) -> Iterator[str]:
        for entry in acts:
            yield from self.act(entry)
        yield from self.passes()
        yield from self.levels()

    def act(self, entry: Entry) -> Iterator[str]:
        game = self.game
        name = game.names[entry.seat]
        data = act_to_data(game.names, game.catalogue, game.table, entry.act, entry.seat)
        events = game.apply(entry.seat, entry.act)
        if entry.act.verb == PASS and not events:
            self.passed.append(name)
            return
        yield from self.passes()
        yield f"{name} = {shown(data)}"
        yield from (f"    {self.words.event(e, game)}" for e in events)
        if game.table.turns != self.turn:
            yield from self.levels()
            self.turn = game.table.turns
            yield ""
            yield f"## Turn {self.turn}: {game.names[game.table.turn]}"
            yield ""

    def passes(self) -> Iterator[str]:
        """Those who only let a window close share a line."""
        if self.passed:
            yield f"{', '.join(self.passed)} = {shown('pass')}"
            self.passed = []

    def levels(self) -> Iterator[str]:
        game = self.game
        levels = zip(game.names, game.table.levels, strict=True)
        yield "Levels: " + ", ".join(f"{name} {level}" for name, level in levels)


def transcript(edition: str) -> str:
    """The whole file of an edition."""
    game = dealt(edition)
    seed, options = GAMES[edition]
    chosen = f", {', '.join(options)}" if options else ""
    head = [
        f"# A game of {edition}{chosen}, seed {seed}: {', '.join(game.names)}, all easy bots",
        "# Made by tools/playthroughs.py; run it again when rules, cards or bots have changed.",
        "",
    ]
    return "\n".join([*head, *Transcript(game).lines(acts_of(edition)), ""])


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for edition in sys.argv[1:] or GAMES:
        (FOLDER / f"{edition}.txt").write_text(transcript(edition), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
