"""What is good is one's own first, what is bad another's: in every list that is made of acts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kickdoor.cards.sets import load_sets
from kickdoor.cards.verb import GOOD, HARM
from kickdoor.engine.acts import compose
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import Pass, PlayCard, UsePower
from kickdoor.engine.catalogue.model import ON_PLAYER
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.engine.words_of_play import PLAY
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.protocol.view_messages import LegalAct
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.menu import Entry, MenuMaker
from kickdoor.words import Words
from scenes import Scene, one_shot

ANN, BOB = 0, 1
KICK, RUN = {"Ann": "kick"}, {"Ann": "run"}
WORDS = Words("en")
EITHER = '{ do = "first_possible", of = [{ do = "discard", from = "items" }, { do = "die" }] }'


def laid(edition: str = "munchkin", steps: tuple[object, ...] = (), **keys: object) -> Game:
    """Ann's turn, after these steps."""
    players = {name: keys.pop(name, {}) for name in ("Ann", "Bob", "Cid")}
    data = {"edition": edition, "turn": "Ann", "players": players, "steps": [*steps], **keys}
    runner = Runner(
        read_scenario(Path("scene.toml"), "scene", data), catalogue_of(load_sets([edition]))
    )
    for step in runner.scenario.steps:
        runner.take(step)
    return runner.game


def sent(game: Game, seat: int, card: str) -> list[tuple[str, bool]]:
    """What the page lists for a card: the words, and whether it is asked about."""
    acts = GameRendering(game).section("acts", seat, "en").data
    data = msgspec.json.decode(acts, type=list[LegalAct])
    number = game.catalogue.by_name[card]
    return [(one.label, one.against) for one in data if number in one.cards]


def cards_of(act: Act) -> list[int]:
    """The card that it plays, or whose power it uses."""
    if isinstance(act, UsePower):
        return [act.of]
    return [act.card] if isinstance(act, PlayCard) else []


def in_the_menu(game: Game, seat: int, card: str) -> list[str]:
    """What the terminal lists for it."""
    number = game.catalogue.by_name[card]
    maker = MenuMaker(game, seat, WORDS, labels_in("en"))

    def leaves(entries: list[Entry]) -> list[Entry]:
        return [leaf for one in entries for leaf in (leaves(one.entries) or [one])]

    found = leaves(maker.menu(game.legal(seat)))
    return [one.text for one in found if one.act and number in cards_of(one.act)]


def composed(game: Game, seat: int, card: str) -> list[str]:
    """What the builders list for it, in one step more."""
    chosen = [PLAY, game.catalogue.by_name[card]]
    return [
        WORDS.act(compose.options(game, seat, [*chosen, value]).act, game, seat)
        for value in compose.options(game, seat, chosen).values
        if value >= 0
    ]


def lists(game: Game, seat: int, card: str, *wanted: tuple[str, bool]) -> None:
    """Page, terminal and builder agree on the order of a card's targets."""
    found = sent(game, seat, card)
    assert [(label.removeprefix("Play "), doubt) for label, doubt in found] == [*wanted]
    labels = [label for label, _ in found]
    assert in_the_menu(game, seat, card) == labels
    assert composed(game, seat, card) == labels


@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_every_curse_is_anothers_first_and_every_level_is_mine(edition: str) -> None:
    cards = {card.id: card for card in catalogue_of(load_sets([edition])).cards}
    aimed = [card for card in cards.values() if card.on == ON_PLAYER]
    assert len(aimed) > 20
    for card in aimed:
        bob = {"level": 2, "hand": [card.id], "play": []}
        game = laid(edition, Ann={"level": 3}, Bob=bob)  # who is highest may not whine
        places = [doubt for _, doubt in sent(game, BOB, card.id)]
        assert places == sorted(places), card.id  # what is asked about comes last
        if not places:
            continue  # not now, or not without a price
        mine = [i for i, (label, _) in enumerate(sent(game, BOB, card.id)) if "yourself" in label]
        assert mine == ([0] if card.tone == GOOD else [len(places) - 1]), card.id
        assert card.tone in (GOOD, HARM)


def test_a_level_is_mine_first_and_given_away_after_a_question() -> None:
    game = laid(Bob={"hand": ["1000-gold-pieces"]})
    lists(
        game, BOB, "1000-gold-pieces",
        ("1,000 Gold Pieces on yourself", False),
        ("1,000 Gold Pieces on Ann", True),
        ("1,000 Gold Pieces on Cid", True),
    )  # fmt: skip


def test_a_curse_is_anothers_first() -> None:
    game = laid(Ann={"level": 2, "hand": ["curse-lose-a-level"]}, Bob={"level": 2})
    assert [doubt for _, doubt in sent(game, ANN, "curse-lose-a-level")] == [False, False, True]
    assert "yourself" in in_the_menu(game, ANN, "curse-lose-a-level")[-1]


def running(edition: str, monster: str, face: int, *steps: object, **keys: object) -> Game:
    """Ann (with Bob's help, if he gives it) is about to run, and has passed what there was."""
    return passed(laid(edition, (KICK, *steps, RUN), doors=[monster], dice=[face], **keys))


def passed(game: Game) -> Game:
    while game.waiting[0][1] == "wait":
        game.apply(game.waiting[0][0], Pass())
    return game


def doubts(game: Game, seat: int, card: str) -> list[tuple[str, bool]]:
    """The same without the card, whose name is long; the menu has the same order."""
    found = sent(game, seat, card)
    assert in_the_menu(game, seat, card) == [label for label, _ in found]
    name = WORDS.card(game, game.catalogue.by_name[card])
    return [(label.removeprefix(f"Play {name} "), doubt) for label, doubt in found]


def test_a_bonus_is_for_my_own_side_and_against_anothers() -> None:
    ours, theirs = "for the munchkins", "for the monsters"
    mine = laid("munchkin", (KICK,), doors=["lame-goblin"], Ann={"hand": ["magic-missile"]})
    assert doubts(mine, ANN, "magic-missile") == [(ours, False), (theirs, True)]
    other = laid("munchkin", (KICK,), doors=["lame-goblin"], Bob={"hand": ["magic-missile"]})
    assert doubts(other, BOB, "magic-missile") == [(theirs, False), (ours, True)]
    lists(
        other, BOB, "magic-missile",
        (f"Magic Missile {theirs}", False), (f"Magic Missile {ours}", True),
    )  # fmt: skip


def test_who_is_held_is_not_my_side_and_is_anothers() -> None:
    ours, theirs = "for the munchkins", "for the monsters"
    mine = running("star", "ogre", 1, Ann={"hand": ["stasis-field"]})
    assert doubts(mine, ANN, "stasis-field") == [(theirs, False), (ours, True)]
    other = running("star", "ogre", 1, Bob={"hand": ["stasis-field"]})
    assert doubts(other, BOB, "stasis-field") == [(ours, False), (theirs, True)]


def test_a_way_out_is_mine_first() -> None:
    helped = ({"Ann": {"ask": "Bob", "treasures": 1}}, {"Bob": "accept"})
    game = running("munchkin", "harpies", 1, *helped, Bob={"hand": ["instant-wall"]})
    assert doubts(game, BOB, "instant-wall") == [
        ("on yourself", False), ("on Ann and you", False), ("on Ann", True),
    ]  # fmt: skip


def test_a_curse_is_wished_away_from_me_first() -> None:
    cursed = {"curses": ["curse-chicken-on-your-head"]}
    game = laid(Ann=cursed, Bob={"curses": ["curse-malign-mirror"], "hand": ["wishing-ring"]})
    assert doubts(game, BOB, "wishing-ring") == [
        ("on Curse! Malign Mirror before you", False),
        ("on Curse! Chicken On Your Head from Ann", True),
    ]


def test_my_level_may_cost_somebody_elses_hireling() -> None:
    game = laid(Bob={"hand": ["kill-the-hireling"]}, Cid={"play": ["hireling"]})
    assert [label for label, doubt in doubts(game, BOB, "kill-the-hireling") if not doubt] == [
        "on yourself, choosing Cid"
    ]
    game = laid(Bob={"hand": ["kill-the-hireling"], "play": ["hireling"]})
    found = doubts(game, BOB, "kill-the-hireling")
    assert found[0] == ("on yourself, choosing you", True)


def test_my_own_die_is_turned_up_first_but_where_bad_stuff_counts_it() -> None:
    game = running("munchkin", "harpies", 1, Ann={"hand": ["loaded-die"]})
    game.apply(ANN, game.legal(ANN)[0])
    faces = [label[-1] for label, _ in sent(game, ANN, "loaded-die")]
    assert faces == ["6", "5", "4", "3", "2", "1"]
    assert [label[-1] for label in in_the_menu(game, ANN, "loaded-die")] == faces
    game = laid(
        "munchkin", (KICK, RUN), doors=["platycore"], dice=[1, 3],
        Ann={"hand": ["loaded-die", "elf", "dwarf"], "level": 4},
    )  # fmt: skip
    assert not any(doubt for _, doubt in sent(game, ANN, "loaded-die"))


def test_what_is_neither_keeps_its_order_and_asks_nothing() -> None:
    game = laid(
        "munchkin", (KICK,), doors=["lame-goblin"], Bob={"hand": ["transferral-potion"]}
    )  # fmt: skip
    found = doubts(game, BOB, "transferral-potion")
    assert found == [("on yourself", False), ("on Cid", False)]


@pytest.mark.parametrize(
    ("effects", "tone"),
    [
        ('{ do = "gain_level" }', GOOD),
        ('{ do = "lose_level" }', HARM),
        (EITHER, HARM),
    ],
)
def test_cards_of_ones_own_are_read_by_what_they_do(
    tmp_path: Path, effects: str, tone: int
) -> None:
    jar = one_shot(effects, 'timing = "any-time"\non = "player"')
    game = Scene(tmp_path, jar, bob={"level": 3, "hand": ["odd-jar"]}).game
    labels = ["on yourself", "on Ann", "on Cid"]
    wanted = labels if tone == GOOD else [*labels[1:], labels[0]]
    found = doubts(game, BOB, "odd-jar")
    assert [label for label, _ in found] == wanted
    assert [doubt for _, doubt in found] == [
        ("yourself" in label) != (tone == GOOD) for label in wanted
    ]


def test_a_power_of_ones_own_too(tmp_path: Path) -> None:
    saint = """
[saint]
kind   = "class"
name   = "Saint"
text   = "Blesses."
powers = [{ id = "bless", timing = "any-time", on = "player", effects = [{ do = "gain_level" }] }]
"""
    game = Scene(tmp_path, saint, bob={"play": ["saint"]}).game
    found = sent(game, BOB, "saint")[:3]  # he may be one no more, too
    assert [doubt for _, doubt in found] == [False, True, True]
    assert "you" in found[0][0]
    assert in_the_menu(game, BOB, "saint")[:3] == [label for label, _ in found]


def test_a_curse_goes_first_for_somebody_who_has_something_to_lose() -> None:
    """Bob is nearer to the win, but a Cyborg of Level 2 with no Class has nothing that it takes."""
    bob = {"level": 2, "play": ["cyborg"]}
    game = laid(
        "star", Ann={"hand": ["memory-wipe"]}, Bob=bob, Cid={"level": 1, "play": ["trader"]}
    )
    first, second, own = [label for label, _ in sent(game, ANN, "memory-wipe")]
    assert first == "Play Memory Wipe on Cid"
    assert second == "Play Memory Wipe on Bob: finds nothing to take"
    assert own.startswith("Play Memory Wipe on yourself")


@pytest.mark.parametrize(
    ("card", "bob", "finds"),
    [
        ("gelatinizer", {"level": 1}, False),
        ("gelatinizer", {"level": 2}, True),
        ("lace-eaters", {"carry": ["magnetic-boots"]}, False),
        ("lace-eaters", {"play": ["magnetic-boots"]}, True),
        ("docking-fee", {"level": 1}, False),
        ("docking-fee", {"level": 3}, True),
        ("pickpocket-drone", {}, False),
        ("pickpocket-drone", {"hand": ["trader"]}, True),
        ("zero-gee-nausea", {}, True),
        ("chromosome-scrambler", {}, True),
    ],
)
def test_a_curse_says_on_whom_it_would_find_nothing(
    card: str, bob: dict[str, object], finds: bool
) -> None:
    game = laid("star", Ann={"hand": [card]}, Bob=bob)
    label = next(label for label, _ in sent(game, ANN, card) if " on Bob" in label)
    assert label.endswith(": finds nothing to take") != finds


def test_what_lies_before_oneself_is_not_called_by_ones_own_name() -> None:
    game = laid("star", Ann={"hand": ["wishing-ring"], "curses": ["sticky-deck-plating"]})
    label = next(label for label, _ in sent(game, ANN, "wishing-ring"))
    assert label == "Play Wishing Ring on Sticky Deck Plating before you"
