"""All mutants against the suite, or a sample of them, over several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from typing import Final

from kickdoor.errors import ScenarioError
from kickdoor.scenario.mutation.mutant import Mutant
from kickdoor.scenario.mutation.of_cards import changed_cards, sets_with_cards, tables_of
from kickdoor.scenario.mutation.of_rules import flipped_fields, muted_refusals
from kickdoor.scenario.mutation.reasons import reason_of
from kickdoor.scenario.mutation.stage import Stage

BATCH: Final = 8  # mutants handed to a process at a time


@dataclass
class Trial:
    """How many mutants there were, and which of them no scenario has noticed."""

    mutants: int = 0
    survivors: list[Mutant] = field(default_factory=list)

    @property
    def killed(self) -> int:
        return self.mutants - len(self.survivors)

    @property
    def unexplained(self) -> list[Mutant]:
        """The survivors that nobody has given a reason for."""
        return [mutant for mutant in self.survivors if not reason_of(mutant)]

    def as_json(self) -> dict[str, object]:
        """The trial as `kickdoor scenario --mutants --json` prints it."""
        survivors = [
            {"what": one.what, "where": one.where, "why": reason_of(one)} for one in self.survivors
        ]
        return {"mutants": self.mutants, "killed": self.killed, "survivors": survivors}


def rule_mutants() -> list[Mutant]:
    """Every refusal, then every field of every edition."""
    return [*muted_refusals(), *flipped_fields()]


def card_mutants(wanted: Sequence[str] = ()) -> list[Mutant]:
    """Those of all cards, or of the cards named (`crabs`, `star:cheat`)."""
    found: list[Mutant] = []
    left = set(wanted)
    for name in sets_with_cards():
        for card in tables_of(name):
            said = {card, f"{name}:{card}"} & set(wanted)
            left -= said
            if said or not wanted:
                found += changed_cards(name, card)
    if left:
        raise ScenarioError(f"there is no card {min(left)!r} in the sets of the game")
    return found


def sampled(mutants: Sequence[Mutant], count: int) -> list[Mutant]:
    """As many of them, scattered, and the same ones as long as their keys stay."""
    by_lot = sorted(mutants, key=lambda mutant: sha256(mutant.key.encode()).digest())
    chosen = set(by_lot[:count])
    return [mutant for mutant in mutants if mutant in chosen]


def try_mutants(
    mutants: Sequence[Mutant], jobs: int = 1, on_done: Callable[[int], None] | None = None
) -> Trial:
    """Plays every mutant until a scenario notices it; `on_done` hears how many are through."""
    trial = Trial()
    for batch, noticed in _played(mutants, jobs):
        trial.mutants += len(batch)
        trial.survivors += [one for one, killer in zip(batch, noticed, strict=True) if not killer]
        if on_done is not None:
            on_done(trial.mutants)
    return trial


def _played(mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[list[Mutant], list[str]]]:
    batches = [list(mutants[i : i + BATCH]) for i in range(0, len(mutants), BATCH)]
    if jobs == 1:
        for batch in batches:
            yield batch, play(batch)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts) as pool:
        try:
            yield from zip(batches, pool.map(play, batches), strict=True)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play(batch: Sequence[Mutant]) -> list[str]:
    """The scenario that notices each of these mutants, or nothing."""
    return [_stage().killer(mutant) for mutant in batch]


@cache
def _stage() -> Stage:
    """The suite, read once in every process."""
    return Stage()


def _leave_interrupts() -> None:
    """Ctrl-C is the main process's: it stops the others by giving them nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
