"""Labels of acts that take a turn on: the door, the fight, the run, answers, passes and orders."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import (
    ChooseAnswer,
    RunAway,
    SetOrders,
    words_of_play as w,
)
from kickdoor.words.labeller import Head, Labeller
from kickdoor.words.naming import yes_no

# What gets a runner away: nothing is rolled, every face does, two do, one or none.
SAVED: Final = {0: "sure", 1: "sure", 5: "two", 6: "one", 7: "never"}


def _kick(it: Labeller) -> str:
    return it.say("act-kick")


def _loot(it: Labeller) -> str:
    return it.say("act-loot")


def _end(it: Labeller) -> str:
    return it.say(it.variant())


def _keep(it: Labeller) -> str:
    ask = it.scene.circumstances.ask()
    card = -1 if ask is None else ask.card
    return it.fill("act-keep", it.card(card) | {"named": yes_no(card >= 0)})


def _fight(it: Labeller) -> str:
    sums = it.scene.strengths()
    ahead = yes_no(it.scene.circumstances.munchkins_lead())
    return it.say("act-fight", ours=sums.ours, theirs=sums.theirs, ahead=ahead)


def _run(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, RunAway)
    if act.from_monsters:
        return it.fill("act-run-from", it.target(act.from_monsters))
    needed = sorted(set(it.scene.circumstances.needed_faces(it.seat)))
    saved = "mixed"
    if len(needed) < 2:
        saved = SAVED.get(needed[0] if needed else 0, "roll")
    return it.say("act-run", saved=saved, needed=needed[0] if needed else 0)


def _choose(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, ChooseAnswer)
    text = it.fill(_chosen(it, act), it.target(act.answers))
    return text[:1].upper() + text[1:]


def _chosen(it: Labeller, act: ChooseAnswer) -> str:
    """The message of an answer: what is got is taken, and a yes or no says what it is to."""
    asked = it.scene.circumstances
    ask, answer = asked.ask(), act.answers[0] if act.answers else -1
    if ask is None:
        return "act-choose"
    kind, value = answer & w.REF_KIND, answer & w.REF_VALUE
    if kind == w.REF_WORD:
        message = f"act-choose-{asked.asker_id()}-{w.WORDS[value]}"
        if it.book.has(message):
            return message
    is_got = w.QUESTION_KINDS[ask.asks].is_gain and answer >= 0 and kind == 0
    return "act-choose-got" if is_got else "act-choose"


def _pass(it: Labeller) -> str:
    return it.say(it.variant())


def _orders(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, SetOrders)
    return it.book.fill("act-orders", {"pass": w.PASSES[max(act.passes, 0)]})


HEADS: Final[dict[int, Head]] = {
    w.KICK: _kick,
    w.LOOT: _loot,
    w.END: _end,
    w.KEEP: _keep,
    w.FIGHT: _fight,
    w.RUN: _run,
    w.CHOOSE: _choose,
    w.PASS: _pass,
    w.ORDERS: _orders,
}
