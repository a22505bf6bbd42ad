"""The register of what bots keep: of the same shape as the engine's (`engine/caches.py`)."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.harm import _read
from kickdoor.engine.caches import LATEST, Cache
from kickdoor.engine.catalogue.model import Catalogue


class Harm(Cache):
    """What a card costs whom it hits, read off what is printed on it."""

    def fault(self, catalogue: Catalogue, is_whole: bool) -> str:
        for card in catalogue.cards if is_whole else catalogue.cards[:LATEST]:
            if _read(card.definition) != _read.__wrapped__(card.definition):
                return f"what {card.id!r} costs was kept too long"
        return ""


HARM: Final = Harm(
    "harm", ("bots.normal.harm._read",), "card as printed", "never: cards are printed", "1024"
)

# Made for one decision and gone with it; the view of that decision does not change.
OF_ONE_DECISION: Final = Cache(
    "one decision",
    (
        "bots.normal.situation.Mind.table", "bots.normal.situation.Mind.dangers",
        "bots.normal.situation.Mind.leader", "bots.normal.situation.Mind.fight", "Fight._losses",
        "Bargain._lacks", "Bargain._levels", "bots.normal.own_fights.Plan.could_win",
        "bots.normal.sabotage.Malice.wishes", "bots.normal.sabotage.Malice.hostile",
        "bots.normal.sabotage.Malice.reach", "bots.hard.hard_bot.DeepMind.faith",
        "bots.normal.normal_bot.Options.plan", "bots.normal.normal_bot.Options.bargain",
        "bots.normal.normal_bot.Options.malice",
    ),
    "the decision", "never: a decision is made from one view", "a few a decision",
)  # fmt: skip


def bot_faults(catalogue: Catalogue, is_whole: bool = False) -> list[str]:
    """What bots keep and should not: the name of the cache, and what is wrong."""
    fault = HARM.fault(catalogue, is_whole)
    return [f"{HARM.name}: {fault}"] if fault else []
