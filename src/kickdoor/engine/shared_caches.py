"""The register of what all games of a process share: acts that are made once, and the catalogues of
cards.

None of it can grow stale, as what is made hangs on its key alone; but it could be made wrongly, be
changed by whoever got it, or grow without end. So each entry makes anew what it has and compares.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from kickdoor.cards.sets import load_set
from kickdoor.engine import game as games
from kickdoor.engine.acts import deal
from kickdoor.engine.acts.act import Act
from kickdoor.engine.caches import LATEST, Cache
from kickdoor.engine.catalogue.build import build_catalogue
from kickdoor.engine.catalogue.model import Catalogue

CARDS: Final = 1 << 12  # no game has more
ADDRESSED: Final = 1 << 4  # seats by whom terms are kept
STAKES: Final = 1 << 8
SELDOM: Final = 8  # of so many whole looks one builds a catalogue again
MADE_ONCE: Final = "never: it hangs on its key alone"


class SharedCache(Cache):
    """What is made once by its key, for all games."""

    def __init__(self, name: str, kept_in: tuple[str, ...], key: str, most: int) -> None:
        super().__init__(name, kept_in, key, MADE_ONCE, str(most))
        self.bound = most

    def fault(self, is_whole: bool) -> str:
        """What is kept and is not what would be made; nothing: all is."""
        raise AssertionError(f"{self.name} does not say how it is made")

    def crowd(self, count: int) -> str:
        return f"{count} are kept, {self.bound} at the most" if count > self.bound else ""


def altered(kept: Act, made: Act) -> str:
    """What is wrong with an act that should be as one just made; nothing: all is well."""
    return "" if kept.key() == made.key() else f"{kept!r} is kept for {made!r}"


class ItemTerms(SharedCache):
    def fault(self, is_whole: bool) -> str:
        kept = deal._ITEM_TERMS
        # The first, which are put last then, so that each has its turn.
        for key in list(islice(kept, len(kept) if is_whole else LATEST)):
            act = kept.pop(key)
            wrong = altered(act, deal.item_terms(key & 15, key >> 4))
            kept.pop(key, None)
            kept[key] = act
            if wrong:
                return wrong
        return self.crowd(len(kept))


class TreasureTerms(SharedCache):
    def fault(self, is_whole: bool) -> str:
        kept = deal._TREASURE_TERMS
        for key in list(islice(kept, len(kept) if is_whole else 1)):
            terms = kept.pop(key)
            made = deal.treasure_terms(key & 15, key >> 4)
            kept.pop(key, None)
            kept[key] = terms
            wrong = [altered(one, other) for one, other in zip(terms, made, strict=False)]
            if any(wrong) or len(terms) != len(made):
                return "".join(wrong) or f"{len(terms)} terms are kept for {len(made)}"
        return self.crowd(len(kept))


class Catalogues(SharedCache):
    """Built from sets whose files are digested: built again, they say the same. That takes as long
    as a dozen acts with all else that is looked at, and so it is done now and then.
    """

    def __init__(self, name: str, kept_in: tuple[str, ...], key: str, most: int) -> None:
        super().__init__(name, kept_in, key, most)
        self.asked = 0

    def fault(self, is_whole: bool) -> str:
        kept = games._CATALOGUES
        self.asked += is_whole
        if is_whole and kept and self.asked % SELDOM == 1:
            key = next(iter(kept))
            found = kept.pop(key)
            kept[key] = found  # last now: each has its turn
            if not found.files and _printed(found) != _printed(_built_again(found)):
                return f"the cards of {', '.join(found.sets)} are not those of the sets"
        return self.crowd(len(kept))


def _built_again(catalogue: Catalogue) -> Catalogue:
    return build_catalogue([load_set(name) for name in catalogue.sets])


def _printed(c: Catalogue) -> tuple[object, ...]:
    """What can be compared of a catalogue without walking through every program."""
    cards = [
        (card.id, card.kind, card.deck, card.level, card.bonus, card.moments, card.passives,
         card.queries, card.powers)
        for card in c.cards
    ]  # fmt: skip
    return (
        c.sets, c.digests, c.names, c.by_name, c.by_id, c.traits, c.classes, c.races, c.power_ids,
        len(c.powers), [len(program) for program in c.programs], c.answerers, c.monster_moments,
        cards,
    )  # fmt: skip


SHARED_CACHES: Final[tuple[SharedCache, ...]] = (
    TreasureTerms(
        "treasure terms", ("engine.acts.deal._TREASURE_TERMS",), "addressee and stake",
        ADDRESSED * STAKES,
    ),
    ItemTerms(
        "item terms", ("engine.acts.deal._ITEM_TERMS",), "addressee and Item", ADDRESSED * CARDS
    ),
    Catalogues(
        "catalogues", ("engine.game._CATALOGUES",), "sets and their digests", games.CATALOGUES_KEPT
    ),
)  # fmt: skip


# Read on first use and never again. Nothing to compare: it is what the files of the package say.
READ_ONCE: Final = (
    Cache(
        "card files",
        (
            "cards.sets.built_in", "cards.sets._load_built_in", "cards.sets._folder_of",
            "cards.lint._built_in_set", "cards.texts.texts", "cards.texts._ours",
        ),
        "set of ours, language", "never: the files come with the package", "sets of ours",
    ),
    Cache(
        "words of own sets", ("cards.texts._own_texts",), "the set as it was read, language",
        "never: what was read is not changed", "200, the latest used",
    ),
)  # fmt: skip


def shared_faults(is_whole: bool = False) -> list[str]:
    """What this process keeps and should not: the name of each cache, and what is wrong."""
    found: list[str] = []
    for cache in SHARED_CACHES:
        fault = cache.fault(is_whole)
        if fault:
            found.append(f"{cache.name}: {fault}")
    return found
