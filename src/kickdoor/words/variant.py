"""Acts that are called one thing or another as the table stands: ending the turn, passing,
discarding, laying an Item down. All else of their words is in the act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CLASS, ONE_SHOT, RACE
from kickdoor.engine import (
    PHASE_OPENING,
    STAGE_RUN,
    DiscardCards,
    PlayCard,
    words_of_play as w,
)
from kickdoor.words.naming import Scene

if TYPE_CHECKING:
    from kickdoor.engine import Act

_PASSES: Final = {
    w.Q_ANSWER_ROLL: "act-pass-roll",
    w.Q_ANSWER_CURSE: "act-pass-curse",
    w.Q_ANSWER_BAD_STUFF: "act-pass-bad-stuff",
    w.Q_WAIT: "act-pass-wait",
}


def variant(scene: Scene, act: Act, seat: int) -> str:
    """The message for an act of this sort as the table stands: of its head, or of an Item laid down
    the tail that says why.
    """
    if act.verb == w.PASS:
        return _passing(scene)
    if act.verb == w.END:
        return _ending(scene, seat)
    if isinstance(act, DiscardCards):
        return _discarding(scene, act.cards, seat)
    assert isinstance(act, PlayCard)
    return _carrying(scene, act.card, seat)


def _passing(scene: Scene) -> str:
    window, combat = scene.circumstances.window(), scene.table.combat
    if window is not None and window.asks == w.Q_WAIT and combat is not None:
        if combat.stage != STAGE_RUN:
            return "act-pass-wait"
        return "act-pass-caught" if is_hopeless(scene, combat.losers) else "act-pass-run"
    return "act-pass" if window is None else _PASSES.get(window.asks, "act-pass")


def is_hopeless(scene: Scene, runners: Sequence[int]) -> bool:
    """Whether no die will be rolled to run, and somebody is caught."""
    t = scene.table
    combat = t.combat
    if combat is None:
        return False
    caught = False
    for seat in runners:
        faces = scene.circumstances.needed_faces(seat)
        for monster, face in zip(combat.monsters, faces, strict=True):
            holds = t.catalogue.cards[monster.card].cannot_flee and not monster.tamed
            if face and not (combat.held or holds):
                return False
            caught = caught or face > 0
    return caught


def _ending(scene: Scene, seat: int) -> str:
    if scene.table.phase == PHASE_OPENING:
        return "act-end-opening"
    return "act-end-charity" if scene.circumstances.excess(seat) else "act-end"


def _discarding(scene: Scene, cards: tuple[int, ...], seat: int) -> str:
    t = scene.table
    for card in cards:
        is_own = card in t.in_play[seat]
        if not is_own or t.catalogue.cards[card].kind not in (CLASS, RACE):
            return "act-discard"
    return "act-discard-trait"


def _carrying(scene: Scene, card: int, seat: int) -> str:
    """Why an Item is laid down and not equipped: it needs no equipping, cannot be, or may not."""
    if scene.table.catalogue.cards[card].kind == ONE_SHOT:
        return "tail-ready"
    return "tail-carried" if scene.circumstances.may_equip(seat, card) else "tail-unusable"
