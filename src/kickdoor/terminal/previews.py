"""What an act would make of the fight, tried on a copy of the table: "12 to 10, a win".

Only what the player can work out himself is told; where chance or a hidden card has a say,
nothing is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.engine import (
    AcceptOffer,
    Act,
    AskForHelp,
    is_by_chance,
    words_of_play as w,
)

if TYPE_CHECKING:
    from kickdoor.engine import Game
    from kickdoor.words import Book

_TRIED: Final = (w.PLAY, w.USE, w.ACCEPT, w.ASK)


def outlook(game: Game, seat: int, act: Act, labels: Book) -> str:
    """The sums after the act, if it changes them; otherwise nothing."""
    if act.is_open() or not (act.verb in _TRIED if game.is_fighting else act.verb == w.TROUBLE):
        return ""
    before = game.strengths()
    copy = _after(game, seat, act)
    if copy is None:
        return ""
    if not copy.is_fighting:
        return labels.say("hint-gone")
    sums = copy.strengths()
    if (sums.ours, sums.theirs) == (before.ours, before.theirs):
        return ""
    if copy.munchkins_lead and seat not in copy.fighters:
        name = copy.names[copy.fighters[0]]
        return labels.say("hint-win-of", ours=sums.ours, theirs=sums.theirs, name=name)
    message = "hint-win" if copy.munchkins_lead else "hint-sums"
    return labels.say(message, ours=sums.ours, theirs=sums.theirs)


def _after(game: Game, seat: int, act: Act) -> Game | None:
    """The table after the act, and after a yes to what it asks; None where it cannot be told."""
    copy = game.clone()
    if copy.why_not(seat, act) is not None:
        return None
    events = copy.apply(seat, act)
    if isinstance(act, AskForHelp):
        answer = AcceptOffer(seat)
        if copy.why_not(act.to, answer) is not None:
            return None
        events += copy.apply(act.to, answer)
    return None if is_by_chance(events) else copy
