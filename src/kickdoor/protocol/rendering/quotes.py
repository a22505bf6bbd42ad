"""Who could help in the fight at hand, for how much, and what was said about it so far: one seat's
estimate, in words.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.going_rate import HelpRate
from kickdoor.bots.normal.situation import Mind
from kickdoor.engine import (
    AskForHelp,
    Combat,
    Game,
    HelpAccepted,
    HelpAsked,
    HelpDeclined,
    HelpOffered,
    Line,
    itemised,
    munchkin_strength,
    munchkins_lead,
)
from kickdoor.protocol.deal_messages import Quote, Terms
from kickdoor.protocol.rendering.company import BOTS_AS_QUOTED, Company
from kickdoor.protocol.rendering.past_deals import last_as_fighter, last_as_helper
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.protocol.rendering.public_sections import strength_lines
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.words import Words
from kickdoor.words.bargaining import bears, counted, verdict, wants

NOTHING = ("", "")
ELF: Final = "helper-level"  # what makes a helper go up for kills


def help_rate(scene: SeatScene) -> HelpRate | None:
    """The going rate of help, as the seat can reckon it; None: nobody can be helped now."""
    mind = Mind(scene.view)
    fight = mind.fight
    return None if fight is None or fight.combat.helper >= 0 else HelpRate(mind, fight)


def quotes(
    game: Game, scene: SeatScene, words: Words, company: Company = BOTS_AS_QUOTED
) -> list[Quote]:
    """Everybody who could be asked; or, of another's fight, the fighter."""
    rate = help_rate(scene)
    if rate is None:
        return []
    me = scene.view.seat
    others = [s for s in range(scene.view.seats) if s != me] if rate.is_mine else [rate.fighter]
    foresight = Foresight(scene, words.language)
    return [
        _Quoting(game, scene, words, rate, other, company, foresight).quote() for other in others
    ]


class _Quoting:
    """One candidate."""

    def __init__(
        self,
        game: Game,
        scene: SeatScene,
        words: Words,
        rate: HelpRate,
        other: int,
        company: Company,
        foresight: Foresight,
    ) -> None:
        self.game = game
        self.scene = scene
        self.words = words
        self.rate = rate
        self.other = other
        self.is_person = other in company.people
        self.helper = other if rate.is_mine else scene.view.seat
        self.foresight = foresight

    def quote(self) -> Quote:
        scene, rate, book = self.scene, self.rate, self.words.book
        t = scene.view.open_table()  # one of its own: sums are kept with a table
        t.combat = combat = self._helped()
        found = self.foresight.helped(self.other)
        sums = itemised(t) if found is None else found
        stake = self.stake
        lines: list[Line] = []
        strength = munchkin_strength(t, combat, self.other)
        brings = munchkin_strength(t, combat, self.helper, lines)
        is_over = found is not None and found.is_over
        lack = max(rate.bargain.lack_with(self.helper), 0)
        if found is not None and (found.is_won or is_over):
            lack = 0
        count = rate.least(self.helper) if rate.is_mine else rate.most(self.helper)
        count = min(count, stake)
        rule, text = self._refusal()
        return Quote(
            seat=self.other,
            strength=strength,
            brings=brings,
            lines=strength_lines(scene, lines, book),
            ours=sums.ours,
            theirs=sums.theirs,
            ahead=munchkins_lead(t) if found is None else found.is_won,
            lack=lack,
            verdict=self._verdict(sums.ours - sums.theirs, lack),
            is_over=is_over,
            gone="" if found is None else self.foresight.leaving(found),
            leaving=[] if found is None else found.gone,
            levels=rate.fight.levels if found is None else found.levels,
            stake=stake,
            wants=count,
            wants_text=self._wants(count, lack),
            leaves=stake - max(count, 0),
            helper_levels=self.helper_levels if lack == 0 else 0,
            said=self._said(),
            declined=self._has_declined(),
            terms=Terms("help", self.other, self._picks(max(count, 0), stake)),
            rule=rule,
            text=text,
        )

    @property
    def stake(self) -> int:
        """Treasures that there would be to share."""
        found = self.foresight.helped(self.other)
        return self.rate.fight.treasures if found is None else found.treasures

    @property
    def helper_levels(self) -> int:
        """Levels that would come to the helper."""
        found = self.foresight.helped(self.other)
        levels = self.rate.bargain.levels_with(self.helper)
        return levels if found is None else found.helper_levels

    def _verdict(self, margin: int, lack: int) -> str:
        found = self.foresight.helped(self.other)
        if found is not None and found.is_over:
            return self.foresight.leaving(found)
        return verdict(self.words.book, margin, lack)

    def _picks(self, count: int, stake: int) -> list[int]:
        """The picks to begin with: who gives them keeps the first, who gets them wants it."""
        first = stake - count if self.rate.is_mine else 0
        return list(range(first + 1, first + count + 1))

    def _helped(self) -> Combat:
        combat = self.rate.fight.combat.copy()
        combat.helper = self.helper
        return combat

    def _wants(self, count: int, lack: int) -> str:
        rate, book, stake = self.rate, self.words.book, self.stake
        if lack > 0:
            return book.say("wants-no-use")
        if self.is_person:
            return ""
        if not rate.is_mine:
            return bears(book, count, stake)
        if count < 0 and rate.fight.is_for_win and not rate.mind.view.rules.shared_victory:
            return book.say("wants-never")
        return wants(book, count, stake, self.helper_levels, self._is_elf())

    def _is_elf(self) -> bool:
        view = self.scene.view
        cards = view.catalogue.cards
        return any(ELF in cards[card].definition.passive for card in view.in_play[self.helper])

    def _refusal(self) -> tuple[str, str]:
        """Why he cannot be asked at all: the rule and its sentence."""
        seat = self.scene.view.seat
        refused = self.game.why_not(seat, AskForHelp(self.other, treasures=0))
        return (
            NOTHING if refused is None else (refused.rule, self.words.refusal(refused, self.scene))
        )

    def _said(self) -> str:
        """What he asked or answered: in this fight, else in this game."""
        answers, book = self.rate.answers, self.words.book
        last = answers.last.get(self.helper)
        if isinstance(last, HelpOffered) and self.rate.is_mine:
            return book.say("said-wants", terms=self._counted(last))
        refused = answers.refused.get(self.helper)
        if self.rate.is_mine and refused:
            return self._said_no("said-refused", refused[-1])
        too_dear = answers.too_dear.get(self.helper)
        if not self.rate.is_mine and too_dear:
            return self._said_no("said-too-dear", too_dear[-1])
        return (self._before() if self.is_person else "") or self._usually()

    def _said_no(self, message: str, said: HelpAsked | HelpOffered) -> str:
        """What was refused; to refuse mere thanks is said otherwise."""
        if not (said.treasures or said.items or said.hand_cards):
            return self.words.book.say(f"{message}-free")
        return self.words.book.say(message, terms=self._counted(said))

    def _before(self) -> str:
        """What a person took or gave before in this game, else asked for or offered; what is
        offered now is read as it lies.
        """
        if isinstance(self.rate.answers.last.get(self.helper), HelpAsked):
            return ""
        view = self.scene.view
        told = view.log[: view.shown]
        last_of = last_as_helper if self.rate.is_mine else last_as_fighter
        last = last_of(told, self.other)
        return self.words.book.say(last[0], terms=self._counted(last[1])) if last else ""

    def _usually(self) -> str:
        """How often he helped, or said no, in this game."""
        view, book = self.scene.view, self.words.book
        told = [e for e in view.log[: view.shown] if e.seat == self.other]
        helped = sum(isinstance(e, HelpAccepted) for e in told)
        declined = sum(isinstance(e, HelpDeclined) for e in told)
        if helped:
            return book.say("said-helped", count=helped)
        return book.say("said-declines", count=declined) if declined else ""

    def _has_declined(self) -> bool:
        last = self.rate.answers.last.get(self.helper)
        return isinstance(last, HelpDeclined) and last.seat == self.other

    def _counted(self, said: HelpAsked | HelpOffered) -> str:
        return counted(self.words.book, self.scene, said.treasures, said.items)
