"""From effects as written to steps that run: one line per verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.model import CLASS, DECKS, RACE, SLOTS, Effect
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.state import Table
from kickdoor.engine.verbs import combat, control, discards, draws, escapes, items, levels
from kickdoor.engine.verbs.step import Step
from kickdoor.engine.words_of_play import REF_WORD, WORDS

if TYPE_CHECKING:
    from kickdoor.engine.link import Linker

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
        step = self.make(e.do, e.args)
        step.when = self.linker.condition(e.args.get("when", {}))
        return step

    def make(self, verb: str, a: dict[str, Any]) -> Step:
        for family in (self.level_verb, self.card_verb, self.combat_verb, self.answer_verb):
            step = family(verb, a)
            if step is not None:
                return step
        raise AssertionError(f"a verb without a handler: {verb}")

    def level_verb(self, verb: str, a: dict[str, Any]) -> Step | None:
        if verb == "lose_level":
            return levels.LoseLevel(number(a.get("count", 1)), a.get("max", 0))
        if verb == "gain_level":
            return levels.GainLevel(a.get("count", 1), a.get("wins", False))
        if verb == "set_level":
            return levels.SetLevel(0 if a["to"] == "lowest" else a["to"])
        if verb == "lose_trait":
            kind = {"class": CLASS, "race": RACE}.get(a["of"], -1)
            return levels.LoseTrait(kind, self.linker.traits([a["of"]]), number(a.get("count", 1)))
        if verb == "change_trait":
            return levels.ChangeTrait(CLASS if a["of"] == "class" else RACE)
        if verb == "lose_follower":
            chosen = a.get("whose", "own") == "chosen"
            return levels.LoseFollower(number(a.get("count", 1)), chosen)
        if verb == "reboot":
            return levels.Reboot(a.get("levels", 1))
        plain: dict[str, Callable[[], Step]] = {
            "steal_level": levels.StealLevel,
            "die": levels.Die,
            "change_sex": levels.ChangeSex,
            "mark": levels.Mark,
            "attach": Done,
            "resurrect": Done,
        }
        return plain[verb]() if verb in plain else None

    def card_verb(self, verb: str, a: dict[str, Any]) -> Step | None:
        if verb == "discard":
            slot = SLOTS.index(a["slot"]) if "slot" in a else 0
            return discards.Discard(a["from"], number(a.get("count", 1)), slot, a.get("tag", ""))
        if verb == "discard_worth":
            return discards.DiscardWorth(
                a["gold"], a.get("or_level", False), a.get("short_level", 0)
            )
        if verb == "taken":
            return discards.Taken(a["by"], a["what"], a.get("may", False), a.get("keep", True))
        if verb == "draw" and "keep" in a:
            return draws.DrawAndKeep(DECKS.index(a["deck"]), a.get("count", 1), a["keep"])
        if verb == "draw":
            deck = -1 if a["deck"] == "paid" else DECKS.index(a["deck"])
            face = _FACES.index(a.get("face", "down"))
            return draws.Draw(deck, number(a.get("count", 1)), face)
        if verb == "take_discard":
            pile = -1 if a["pile"] == "any" else DECKS.index(a["pile"])
            how = _HOW.index(a.get("how", "topmost"))
            to_play = a.get("to", "hand") == "play-or-hand"
            return draws.TakeDiscard(pile, a.get("kind", "any"), how, to_play)
        if verb == "peek":
            deck = -1 if a["deck"] == "chosen" else DECKS.index(a["deck"])
            return draws.Peek(deck, a.get("count", 1))
        if verb == "discard_self":
            return draws.DiscardSelf(a.get("bottom", False))
        plain: dict[str, Callable[[], Step]] = {
            "discard_best": discards.DiscardBest,
            "tax": discards.Tax,
            "take_item": items.TakeItem,
        }
        return plain[verb]() if verb in plain else None

    def combat_verb(self, verb: str, a: dict[str, Any]) -> Step | None:
        if verb == "boost":
            monsters = a.get("side", "munchkins") == "monsters"
            return combat.Boost(a["amount"], monsters, a.get("per", "once") == "paid")
        if verb == "weaken":
            return combat.Weaken(a["amount"])
        if verb == "remove_monster":
            return combat.RemoveMonster(_TREASURE.index(a.get("treasure", "edition")))
        if verb == "remove_all":
            return combat.RemoveAll(a.get("treasures", 0), a.get("loot", False))
        if verb == "reward":
            return combat.Reward(DECKS.index(a["deck"]), a.get("count", 1), a.get("shared", False))
        if verb == "add_monster":
            return combat.AddMonster(a.get("instead", False))
        if verb == "force_help":
            return combat.ForceHelp(a.get("pick", 0), a.get("wins", True))
        plain: dict[str, Callable[[], Step]] = {
            "kill_monster": combat.KillMonster,
            "clone_monster": combat.CloneMonster,
            "tame_monster": combat.TameMonster,
            "double_fighter": combat.DoubleFighter,
            "transfer_combat": combat.TransferCombat,
            "take_to_win": combat.TakeToWin,
        }
        return plain[verb]() if verb in plain else None

    def answer_verb(self, verb: str, a: dict[str, Any]) -> Step | None:
        if verb == "first_possible":
            return control.FirstPossible([self.linker.program([e]) for e in a["of"]])
        if verb == "choose_one":
            words = [REF_WORD + WORDS.index(w) for w in a["of"]]
            return control.ChooseOne(words, [self.linker.program(p) for p in a["of"].values()])
        if verb == "each":
            who = _WHO.index(a["who"]) if a["who"] in _WHO else control.TRAIT
            return control.Each(who, self.linker.traits([a["who"]]), self.linker.program(a["do"]))
        if verb == "escape":
            who = _ESCAPERS.index(a.get("who", "self"))
            return escapes.Escape(who, a.get("monsters", "all") == "one")
        if verb == "add_to_roll":
            return escapes.AddToRoll(a["amount"])
        if verb == "steal_item":
            return items.StealItem(a["needs"], self.linker.program(a.get("otherwise", [])))
        plain: dict[str, Callable[[], Step]] = {
            "roll": control.Roll,
            "hold": escapes.Hold,
            "run_again": escapes.RunAgain,
            "escape_after_all": escapes.EscapeAfterAll,
            "set_die": escapes.SetDie,
            "roll_again": escapes.RollAgain,
            "avert": escapes.Avert,
            "cancel_curse": escapes.CancelCurse,
        }
        return plain[verb]() if verb in plain else None


def number(value: int | str) -> int:
    """A count as written, or the code of its word."""
    if isinstance(value, int):
        return value
    if value == "all":
        return levels.ALL
    if value == "margin":
        return levels.MARGIN
    return levels.ROLLED if value == "rolled" else draws.PAID
