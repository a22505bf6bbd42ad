"""How often what is quoted is what bots answer: whole games, in which terms that should do, or
not to, are tried on copies of the table.

    python -m qa.quoted --bot normal --games 40
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from kickdoor.bots import our_bot
from kickdoor.bots.normal.going_rate import HelpRate, Terms, TradeRate
from kickdoor.bots.normal.situation import Mind
from kickdoor.drive import Player, Rng
from kickdoor.engine import ACCEPT, DECLINE, AskForHelp, Game, OfferTrade
from kickdoor.errors import IllegalAct

NAMES: Final = ("Ann", "Bob", "Cid", "Dee")
ACTS: Final = 6000
APART: Final = 3  # acts between two looks at the same kind of question
ANSWERS: Final = 12
KINDS: Final = ("ask", "offer", "trade")
Tried = tuple[str, int, AskForHelp | OfferTrade, bool]


def tried(game: Game, seat: int) -> Iterator[Tried]:
    """What a seat could offer now, to whom, and whether it should do."""
    mind = Mind(game.view(seat))
    fight = mind.fight
    if fight is not None and fight.combat.helper < 0:
        rate = HelpRate(mind, fight)
        others = mind.others if rate.is_mine else [rate.fighter]
        for other in others:
            helper = other if rate.is_mine else seat
            if rate.bargain.lack_with(helper) > 0:
                continue
            edge = rate.least(helper) if rate.is_mine else rate.most(helper)
            for count in {max(edge - 1, 0), max(edge, 0), edge + 1}:
                if count > fight.treasures:
                    continue
                picks = tuple(range(fight.treasures - count + 1, fight.treasures + 1))
                act = AskForHelp(other, treasures=count, picks=picks)
                yield KINDS[not rate.is_mine], other, act, rate.is_taken(helper, Terms(picks))
    elif fight is None:
        for other in mind.others:
            trades = TradeRate(mind, other)
            for mine in _goods(mind, seat):
                for his in _goods(mind, other)[:2]:
                    taken = trades.is_taken(Terms((), (mine,), (his,)))
                    yield "trade", other, OfferTrade(other, give=(mine,), want=(his,)), taken


def _goods(mind: Mind, seat: int) -> list[int]:
    return [card for card in mind.view.in_play[seat] if mind.cards[card].is_item][:3]


def answered(game: Game, seat: int, act: AskForHelp | OfferTrade, to: int, bot: Player) -> str:
    """What a bot says to it: yes, no, or something else; nothing where it may not be offered."""
    other = game.clone()
    try:
        other.apply(seat, act)
    except IllegalAct:
        return ""
    if not any((who, kind) == (to, "offer") for who, kind, _ in other.waiting):
        return ""
    for number in range(ANSWERS):  # a card of one's own may come first: the offer still stands
        if not any((who, kind) == (to, "offer") for who, kind, _ in other.waiting):
            return "no"
        chosen = bot.choose(other.view(to), other.legal(to), Rng(number))
        assert chosen is not None
        if chosen.verb == ACCEPT:
            return "yes"
        if isinstance(chosen, AskForHelp | OfferTrade) and chosen.to == seat:
            return "counter"
        if chosen.verb == DECLINE:
            return "no"
        other.apply(to, chosen)
    return "no"


def measured(name: str, games: int, seed: int = 0) -> Counter[tuple[str, bool, str]]:
    """How often what was foretold was answered: by kind, what was foretold, and the answer."""
    bots = [our_bot(name) for _ in NAMES]
    found: Counter[tuple[str, bool, str]] = Counter()
    for number in range(seed, seed + games):
        _play(Game.new(list(NAMES), seed=number), bots, Rng(number), found)
    return found


def _play(game: Game, bots: list[Player], rng: Rng, found: Counter[tuple[str, bool, str]]) -> None:
    for number in range(ACTS):
        if game.is_over:
            return
        seat = game.waiting[0][0]
        legal = game.legal(seat)
        if number % APART == 0 and not game.offers:
            asker = seat if game.is_fighting else game.turn
            for kind, to, act, is_taken in tried(game, asker):
                answer = answered(game, asker, act, to, bots[to])
                if answer:
                    found[kind, is_taken, answer] += 1
        chosen = bots[seat].choose(game.view(seat), legal, rng.at(number))
        assert chosen is not None
        game.apply(seat, chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    found = measured(options.bot, options.games)
    for kind in KINDS:
        for is_taken in (True, False):
            said = {a: found[kind, is_taken, a] for a in ("yes", "counter", "no")}
            total = sum(said.values())
            wrong = total - said["yes"] if is_taken else said["yes"]
            share = f"{100 * wrong / total:.1f} % wrong" if total else ""
            said_of = "should do" if is_taken else "would not do"
            sys.stdout.write(f"{kind} {said_of} {said} {share}\n")


if __name__ == "__main__":
    main()
