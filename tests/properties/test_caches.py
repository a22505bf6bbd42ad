"""Whatever is kept is in a register, and the walk through it notices each that is spoilt."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from msgspec import Raw

from kickdoor.bots import caches as bots
from kickdoor.engine.acts import deal
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import KickDoor, LootRoom
from kickdoor.engine.acts.legal_acts import LegalActs
from kickdoor.engine.asking import first_asked
from kickdoor.engine.caches import TABLE_CACHES, Cache, table_faults
from kickdoor.engine.events.event_kinds import Died
from kickdoor.engine.game import Game
from kickdoor.engine.queries import strength
from kickdoor.engine.queries.character import summary_of
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.shared_caches import READ_ONCE as CARD_FILES, SHARED_CACHES, shared_faults
from kickdoor.engine.state.fields import CACHE, FIELDS
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.table import with_one
from kickdoor.engine.words_of_play import ASK
from kickdoor.protocol.caches import WIRE_CACHES, WireLook, WireWatch
from kickdoor.protocol.rendering import act_listing as listing, scene
from kickdoor.protocol.rendering.game_rendering import Kept
from kickdoor.server import caches as server
from kickdoor.words import caches as words
from kickdoor.words.book import book
from qa.fuzz import Case, play_case

SOURCES = Path(__file__).parents[2] / "src" / "kickdoor"
REGISTERS: tuple[tuple[Cache, ...], ...] = (
    TABLE_CACHES, SHARED_CACHES, CARD_FILES, words.WORD_CACHES, words.READ_ONCE,
    (bots.HARM, bots.OF_ONE_DECISION), WIRE_CACHES, server.READ_ONCE,
)  # fmt: skip


def fighting() -> Game:
    """A game in which somebody fights, is behind, and everybody was looked at."""
    for seed in range(50):
        game = Game.new(["Ann", "Bob", "Cid"], seed=seed)
        for _ in range(60):
            seat = first_asked(game.table)
            game.apply(seat, game.legal(seat)[0])
            if game.table.combat is not None and not game.table.offers:
                break
        t = game.table
        combat = t.combat
        if combat is not None and any(act.verb == ASK for act in game.legal(combat.fighter)):
            for seat in range(-1, 3):
                game.view(seat)
                if seat >= 0:
                    game.legal(seat)
            strength.refresh(t)
            return game
    raise AssertionError("nobody ever fights")


def turn_a_munchkin(game: Game) -> None:
    summary_of(game.table, 0)
    game.table.sexes = with_one(game.table.sexes, 0, 1 - game.table.sexes[0])


def list_another_act(game: Game) -> None:
    t = game.table
    f = t.top
    seat = first_asked(t)
    assert game.legal(seat)
    t.listed[seat] = LegalActs(f.question, t.next_question, [LootRoom()], [])


def raise_a_fighter(game: Game) -> None:
    t = game.table
    assert t.combat is not None
    assert t.cache_stamp == t.stamp
    t.levels = with_one(t.levels, t.combat.fighter, t.levels[t.combat.fighter] + 1)


def promise_too_much(game: Game) -> None:
    t = game.table
    assert t.combat is not None
    fighter = t.combat.fighter
    other = (fighter + 1) % t.seats
    t.offers = (Offer(1, HELP_OFFER, fighter, other, 99, tuple(range(1, 100))),)
    t.lapsed, t.lapsed_at = t.stamp, moment(t)


def take_all_levels(game: Game) -> None:
    t = game.table
    t.disturbed = 0
    t.levels = with_one(t.levels, 0, 0)


def tell_of_a_death(game: Game) -> None:
    t = game.table
    list.__setitem__(t.histories[0], t.shown[0] - 1, Died(2))  # past the seal


SPOILT_TABLES: dict[str, Callable[[Game], None]] = {
    "summaries": turn_a_munchkin,
    "legal acts": list_another_act,
    "strengths": raise_a_fighter,
    "lapsed offers": promise_too_much,
    "settled": take_all_levels,
    "histories": tell_of_a_death,
}


TURNS = 400  # more than any cache of words or catalogues needs


def named(faults: list[str]) -> list[str]:
    return [fault.partition(":")[0] for fault in faults]


def sooner_or_later(cache: str, faults: Callable[[bool], list[str]]) -> bool:
    """Whether a fault of the cache is noticed; what is compared in turns has all its turns."""
    return any(cache in named(faults(True)) for _ in range(TURNS))


@pytest.mark.parametrize("cache", [cache.name for cache in TABLE_CACHES])
def test_what_a_table_keeps_too_long_is_noticed(cache: str) -> None:
    game = fighting()
    assert not table_faults(game.table, is_whole=True)

    SPOILT_TABLES[cache](game)

    assert cache in named(table_faults(game.table))


@contextmanager
def another(kept: dict[int, Act]) -> Iterator[None]:
    """One act in the place of another."""
    key = next(iter(kept))
    was = kept[key]
    kept[key] = KickDoor()
    yield
    kept[key] = was


@contextmanager
def other_terms() -> Iterator[None]:
    deal.treasure_terms(1, 2)
    was = deal._TREASURE_TERMS[2 << 4 | 1]
    deal._TREASURE_TERMS.clear()
    deal._TREASURE_TERMS[2 << 4 | 1] = was[:1]
    yield
    deal._TREASURE_TERMS[2 << 4 | 1] = was


@contextmanager
def another_name() -> Iterator[None]:
    names = Game.new(["Ann", "Bob", "Cid"]).catalogue.names
    was = names[0]
    list.__setitem__(names, 0, "another")  # past the seal
    yield
    list.__setitem__(names, 0, was)


SPOILT_FOR_ALL: dict[str, Callable[[], AbstractContextManager[None]]] = {
    "treasure terms": other_terms,
    "item terms": lambda: another(deal._ITEM_TERMS),
    "catalogues": another_name,
}


@pytest.mark.parametrize("cache", [cache.name for cache in SHARED_CACHES])
def test_what_is_changed_for_all_games_is_noticed(cache: str) -> None:
    fighting()
    deal.item_terms(1, 5)
    assert not shared_faults(is_whole=True)

    with SPOILT_FOR_ALL[cache]():
        assert sooner_or_later(cache, shared_faults)
    assert not sooner_or_later(cache, shared_faults)


def test_too_many_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal.item_terms(1, 5)
    terms = next(cache for cache in SHARED_CACHES if cache.name == "item terms")

    monkeypatch.setattr(terms, "bound", 0)

    assert "at the most" in terms.fault(is_whole=False)


class Viewed:
    """A game that a seat was shown."""

    def __init__(self) -> None:
        self.game = fighting()
        self.kept = Kept()
        assert self.game.table.combat is not None
        self.seat = self.game.table.combat.fighter
        assert not self.faults()

    def look(self) -> WireLook:
        return WireLook(self.game, self.kept, self.seat, "en")

    def faults(self) -> list[str]:
        look = self.look()
        return [cache.name for cache in WIRE_CACHES if cache.fault(look)]


def lose_a_door(viewed: Viewed) -> None:
    viewed.game.table.decks[0].pop()


def send_another_munchkin(viewed: Viewed) -> None:
    kept = viewed.kept.munchkins._kept
    kept[0, "en"] = (kept[0, "en"][0], Raw(b"{}"))


def wait_for_nobody(viewed: Viewed) -> None:
    kept = viewed.kept.waits._texts
    kept[next(iter(kept))] = Raw(b'""')


def word_otherwise(viewed: Viewed, is_shared: bool) -> None:
    showing = viewed.look().rendering
    at = listing.SeatMoment(showing, viewed.seat, "en")
    for act in showing.legal(viewed.seat):
        kind = listing._kind(act)
        if (kind <= listing._SUMS) == is_shared:
            worded = viewed.kept.listing.words(at)[kind]
            worded[act, at.hangs_on(kind, act)] = listing.Worded(act, "", Raw(b"{}"))


def show_another_table(viewed: Viewed) -> None:
    viewed.kept.sections(viewed.game, -1, "en")["table"].data = Raw(b"{}")


SPOILT_VIEWS: dict[str, Callable[[Viewed], None]] = {
    "open table": lose_a_door,
    "munchkins": send_another_munchkin,
    "waiting lines": wait_for_nobody,
    "words of a table's acts": lambda viewed: word_otherwise(viewed, is_shared=False),
    "words of all tables' acts": lambda viewed: word_otherwise(viewed, is_shared=True),
    "sections": show_another_table,
}


@pytest.mark.parametrize("cache", list(SPOILT_VIEWS))
def test_what_viewers_are_sent_too_long_is_noticed(cache: str) -> None:
    viewed = Viewed()

    SPOILT_VIEWS[cache](viewed)

    assert cache in viewed.faults()
    listing._everyones.cache_clear()


def test_a_log_of_another_moment_is_noticed() -> None:
    look = Viewed().look()
    cache = next(cache for cache in WIRE_CACHES if cache.name == "one moment")
    assert not cache.fault(look)

    told = look.rendering._told
    told[next(iter(told))] = Raw(b"[]")

    assert "another's" in cache.fault(look)


def test_a_card_that_is_shown_as_another_is_noticed() -> None:
    viewed = Viewed()
    shown = scene._shown_cards(viewed.game.catalogue)
    looks = range(len(viewed.game.catalogue.cards))  # each card has its turn
    shown[0], shown[1] = shown[1], shown[0]

    assert [faults for _ in looks if (faults := viewed.faults())] == [["cards as sent"]] * 2

    shown[0], shown[1] = shown[1], shown[0]
    assert not any(viewed.faults() for _ in looks)


def test_every_cache_of_the_wire_is_spoilt_here() -> None:
    assert {*SPOILT_VIEWS, "one moment", "cards as sent"} == {cache.name for cache in WIRE_CACHES}


def test_a_sentence_that_is_kept_wrongly_is_noticed() -> None:
    book("en").say("list-and", first="a", last="b")
    variants = book("en")._messages["list-and"].variants
    was, variants[()] = variants[()], ["both"]

    assert sooner_or_later("variants of messages", words.word_faults)

    variants[()] = was
    assert not sooner_or_later("variants of messages", words.word_faults)


def test_a_harm_that_is_kept_wrongly_is_noticed() -> None:
    catalogue = Game.new(["Ann", "Bob", "Cid"]).catalogue
    assert not bots.bot_faults(catalogue, is_whole=True)
    stuff = next(card.definition.bad_stuff for card in catalogue.cards if card.hurts)
    was = stuff.copy()
    list.clear(stuff)  # past the seal

    assert named(bots.bot_faults(catalogue, is_whole=True)) == ["harm"]

    list.extend(stuff, was)


def test_the_fuzzer_names_what_was_kept_too_long() -> None:
    """A watch that finds something ends the game there."""

    class Finding(WireWatch):
        def faults(self, game: Game, is_whole: bool) -> list[str]:
            if self._looks == 5:
                self.kept.sections(game, -1, "en")["table"].data = Raw(b"spoilt")
            return super().faults(game, is_whole)

    played = play_case(Case.named("munchkin:3:deal:1"), watchers=(Finding,))

    assert played.finding is not None
    assert "caches: sections" in played.finding.what


# Whatever is kept is in a register.

DECORATORS = {"cache", "lru_cache", "cached_property"}
# Where instances keep things: dicts, and what is looked up when it is first wanted.
KEEPING = ("engine", "words", "bots", "protocol")
NOT_KEPT = {
    # What a catalogue, a record or a view is, not what could be looked up again.
    "Catalogue", "Record", "Own",
    # What was sent to one pair of eyes, what a plan is made of, what was read off a log for it.
    "Viewer", "Plan", "Answers",
    # Read once by a command, and gone with it.
    "scenario", "terminal",
    # What the module itself declares while it is read.
    "engine.words_of_play._declared",
}  # fmt: skip


def found_in(path: Path) -> Iterator[str]:
    """What a module keeps, by the patterns in which things are kept."""
    module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        target, value = _assigned(node)
        if isinstance(target, ast.Name) and _is_empty(value):
            yield f"{module}.{target.id}"
    for inner in ast.walk(tree):
        if isinstance(inner, ast.ClassDef):
            yield from _decorated(inner, f"{module}.{inner.name}")
            if module.split(".")[0] in KEEPING:
                yield from _attributes(inner)
        elif isinstance(inner, ast.Module | ast.FunctionDef):
            yield from _decorated(inner, module)


def _assigned(node: ast.AST) -> tuple[ast.expr | None, ast.expr | None]:
    if isinstance(node, ast.AnnAssign):
        return node.target, node.value
    if isinstance(node, ast.Assign):
        return node.targets[0], node.value
    return None, None


def _is_empty(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Dict):
        return not value.keys
    return isinstance(value, ast.List) and not value.elts


def _decorated(node: ast.AST, where: str) -> Iterator[str]:
    for inner in getattr(node, "body", ()):
        if isinstance(inner, ast.FunctionDef):
            for decorator in inner.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                if isinstance(called, ast.Name) and called.id in DECORATORS:
                    yield f"{where}.{inner.name}"


def _attributes(node: ast.ClassDef) -> Iterator[str]:
    for inner in ast.walk(node):
        target, value = _assigned(inner)
        if not isinstance(target, ast.Attribute) or not isinstance(inner, ast.AnnAssign):
            continue
        is_dict = ast.unparse(inner.annotation).startswith("dict[") and _is_empty(value)
        is_lazy = isinstance(value, ast.Constant) and value.value is None
        if is_dict or (is_lazy and target.attr.startswith("_")):
            yield f"{node.name}.{target.attr}"


def test_whatever_is_kept_is_in_a_register() -> None:
    registered = {place for register in REGISTERS for cache in register for place in cache.kept_in}
    found = {name for path in sorted(SOURCES.rglob("*.py")) for name in found_in(path)}
    found |= {f"Table.{field.name}" for field in FIELDS if field.keeping == CACHE}

    missing = {
        name
        for name in found - registered
        if name not in NOT_KEPT and name.split(".")[0] not in NOT_KEPT
    }
    assert not missing, "\n".join(["kept, but in no register:", *sorted(missing)])


def test_whatever_is_in_a_register_is_kept() -> None:
    found = {name for path in sorted(SOURCES.rglob("*.py")) for name in found_in(path)}
    gone = {
        place
        for register in REGISTERS
        for cache in register
        for place in cache.kept_in
        if place not in found and not place.startswith("Table.")
    }
    assert gone == {
        "KeptView._facts",
        "LiveTable._rendering",
        "Automatic._looked",
    }


def test_no_two_caches_have_one_name() -> None:
    names = [cache.name for register in REGISTERS for cache in register]
    assert len(set(names)) == len(names)
