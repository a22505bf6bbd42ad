"""From effects as written to steps that run: one line per verb that `cards.verbs` declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.model import CLASS, DECKS, RACE, SLOTS, Effect
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.effects import combat, control, discards, draws, escapes, items, levels
from kickdoor.engine.effects.step import Step
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import REF_WORD, WORDS

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker

Args = dict[str, Any]  # every argument of a verb: as written, or its default

_FACES: Final = ("down", "up", "as-got")
_HOW: Final = ("topmost", "chosen", "topmost-not-dearer")
_TREASURE: Final = ("no", "yes", "edition", "if-last")
_ESCAPERS: Final = ("self", "targets", "runners")
_WHO: Final = ("others", "neighbours", "uncaught")


class Done(Step):
    """A step whose work is done by the act itself: attaching, raising from the discards."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        return True


class Builder:
    """Makes steps; nested programs and traits are the linker's business."""

    def __init__(self, linker: Linker) -> None:
        self.linker = linker

    def step(self, e: Effect) -> Step:
        args = VERBS[e.do].full(e.args)
        plain = PLAIN.get(e.do)
        step = plain() if plain is not None else BUILT[e.do](self, args)
        step.when = self.linker.condition(args.get("when", {}))
        return step


def number(value: int | str) -> int:
    """A count as written, or the code of its word."""
    if isinstance(value, int):
        return value
    if value == "all":
        return levels.ALL
    if value == "margin":
        return levels.MARGIN
    return levels.ROLLED if value == "rolled" else draws.PAID


def _deck(word: str) -> int:
    """A deck, or -1 for one that is named in play."""
    return DECKS.index(word) if word in DECKS else -1


def _lose_trait(b: Builder, a: Args) -> Step:
    kind = {"class": CLASS, "race": RACE}.get(a["of"], -1)
    return levels.LoseTrait(kind, b.linker.traits([a["of"]]), number(a["count"]))


def _discard(b: Builder, a: Args) -> Step:
    tag = "" if a["tag"] == "none" else a["tag"]
    return discards.Discard(a["from"], number(a["count"]), SLOTS.index(a["slot"]), tag)


def _draw(b: Builder, a: Args) -> Step:
    if a["keep"]:
        return draws.DrawAndKeep(DECKS.index(a["deck"]), a["count"], a["keep"])
    return draws.Draw(_deck(a["deck"]), number(a["count"]), _FACES.index(a["face"]))


def _take_discard(b: Builder, a: Args) -> Step:
    to_play = a["to"] == "play-or-hand"
    return draws.TakeDiscard(_deck(a["pile"]), a["kind"], _HOW.index(a["how"]), to_play)


def _choose_one(b: Builder, a: Args) -> Step:
    words = [REF_WORD + WORDS.index(w) for w in a["of"]]
    return control.ChooseOne(words, [b.linker.program(p) for p in a["of"].values()])


def _each(b: Builder, a: Args) -> Step:
    who = _WHO.index(a["who"]) if a["who"] in _WHO else control.TRAIT
    return control.Each(who, b.linker.traits([a["who"]]), b.linker.program(a["do"]))


# Verbs that take nothing the step has to know.
PLAIN: Final[dict[str, Callable[[], Step]]] = {
    "steal_level": levels.StealLevel,
    "die": levels.Die,
    "change_sex": levels.ChangeSex,
    "mark": levels.Mark,
    "attach": Done,
    "resurrect": Done,
    "discard_best": discards.DiscardBest,
    "tax": discards.Tax,
    "take_item": items.TakeItem,
    "kill_monster": combat.KillMonster,
    "clone_monster": combat.CloneMonster,
    "tame_monster": combat.TameMonster,
    "double_fighter": combat.DoubleFighter,
    "transfer_combat": combat.TransferCombat,
    "take_to_win": combat.TakeToWin,
    "roll": control.Roll,
    "hold": escapes.Hold,
    "run_again": escapes.RunAgain,
    "escape_after_all": escapes.EscapeAfterAll,
    "set_die": escapes.SetDie,
    "roll_again": escapes.RollAgain,
    "avert": escapes.Avert,
    "cancel_curse": escapes.CancelCurse,
}
BUILT: Final[dict[str, Callable[[Builder, Args], Step]]] = {
    "lose_level": lambda b, a: levels.LoseLevel(number(a["count"]), a["max"]),
    "gain_level": lambda b, a: levels.GainLevel(a["count"], a["wins"]),
    "set_level": lambda b, a: levels.SetLevel(0 if a["to"] == "lowest" else a["to"]),
    "lose_trait": _lose_trait,
    "change_trait": lambda b, a: levels.ChangeTrait(CLASS if a["of"] == "class" else RACE),
    "lose_follower": lambda b, a: levels.LoseFollower(number(a["count"]), a["whose"] == "chosen"),
    "reboot": lambda b, a: levels.Reboot(a["levels"]),
    "discard": _discard,
    "discard_worth": lambda b, a: discards.DiscardWorth(a["gold"], a["or_level"], a["short_level"]),
    "taken": lambda b, a: discards.Taken(a["by"], a["what"], a["may"], a["keep"]),
    "draw": _draw,
    "take_discard": _take_discard,
    "peek": lambda b, a: draws.Peek(_deck(a["deck"]), a["count"]),
    "discard_self": lambda b, a: draws.DiscardSelf(a["bottom"]),
    "boost": lambda b, a: combat.Boost(a["amount"], a["side"] == "monsters", a["per"] == "paid"),
    "weaken": lambda b, a: combat.Weaken(a["amount"]),
    "remove_monster": lambda b, a: combat.RemoveMonster(_TREASURE.index(a["treasure"])),
    "remove_all": lambda b, a: combat.RemoveAll(a["treasures"], a["loot"]),
    "reward": lambda b, a: combat.Reward(DECKS.index(a["deck"]), a["count"], a["shared"]),
    "add_monster": lambda b, a: combat.AddMonster(a["instead"]),
    "force_help": lambda b, a: combat.ForceHelp(a["pick"], a["wins"]),
    "first_possible": lambda b, a: control.FirstPossible([b.linker.program([e]) for e in a["of"]]),
    "choose_one": _choose_one,
    "each": _each,
    "escape": lambda b, a: escapes.Escape(_ESCAPERS.index(a["who"]), a["monsters"] == "one"),
    "add_to_roll": lambda b, a: escapes.AddToRoll(a["amount"]),
    "steal_item": lambda b, a: items.StealItem(a["needs"], b.linker.program(a["otherwise"])),
}
if {*PLAIN, *BUILT} != {*VERBS}:
    raise AssertionError(f"declared or built, not both: {sorted({*PLAIN, *BUILT} ^ {*VERBS})}")
