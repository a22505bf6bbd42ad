"""What an act would come to, as it is told before: a win only where Levels are won."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.cards.sets import load_sets
from kickdoor.engine import (
    PASSING,
    VERBS,
    CardDiscarded,
    Caught,
    DiceRolled,
    LevelChanged,
)
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.game import catalogue_of
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.protocol.view_messages import Asked, Preview
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.words import Words

ANN, BOB, CID = 0, 1, 2


@cache
def cards(edition: str) -> Catalogue:
    return catalogue_of(load_sets([edition]))


class Fight:
    """Ann of Level 3 fights, and loses to, the Harpies; Bob is of Level 9, Cid of Level 1."""

    def __init__(self, edition: str = "munchkin", door: str = "harpies", **players: Any) -> None:
        here = {
            "Ann": {"level": 3, **players.get("ann", {})},
            "Bob": {"level": 9, **players.get("bob", {})},
            "Cid": {},
        }
        data: dict[str, object] = {
            "edition": edition,
            "turn": "Ann",
            "players": here,
            "doors": [door],
        }
        scenario = read_scenario(Path("fight.toml"), "fight", data)
        self.game = Runner(scenario, cards(edition)).game
        self.does(ANN, "kick")

    def does(self, seat: int, act: Any) -> None:
        self.game.apply(seat, self.game.act_from_data(seat, act, self.game.legal(seat)))

    def story(self, seat: int, act: Any, language: str = "en") -> list[str]:
        """What is told of an act to whoever makes it."""
        events = self.game.apply(seat, self.game.act_from_data(seat, act, self.game.legal(seat)))
        return Words(language).story(events, GameRendering(self.game).scene(seat), seat)

    def outcomes(self, seat: int, verb: str, language: str = "en") -> list[Preview]:
        """What all acts of the verb would come to, where anything is told."""
        foresight = Foresight(GameRendering(self.game).scene(seat), language)
        acts = [act for act in self.game.legal(seat) if VERBS[act.verb] == verb]
        return [found for act in acts if (found := foresight.of(act)) is not None]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("friendship-potion", "The fight is over: no Level, no Treasure."),
        ("pollymorph-potion", "The fight is over: no Level, 2 Treasures."),
        ("magic-lamp", "The fight is over: no Level, 2 Treasures."),
        ("out-to-lunch", "The fight is over: no Level, 2 Treasures."),
    ],
)
def test_a_fight_that_a_card_ends_is_not_won(card: str, text: str) -> None:
    fight = Fight(ann={"hand": [card]})
    assert [(one.kind, one.text) for one in fight.outcomes(ANN, "play")] == [("gone", text)]


def test_a_fight_that_a_card_ends_with_a_helper_who_picks_is_not_won_either() -> None:
    fight = Fight(ann={"hand": ["pollymorph-potion"]})
    fight.does(ANN, {"ask": "Bob", "treasures": 1, "picks": [1]})
    fight.does(BOB, "accept")
    [outcome] = fight.outcomes(ANN, "play")
    assert (outcome.kind, outcome.ours) == ("gone", 0)


def test_a_card_that_kills_the_last_monster_wins() -> None:
    fight = Fight(door="floating-nose", ann={"hand": ["potion-of-halitosis"]})
    won = [one for one in fight.outcomes(ANN, "play") if one.kind == "win"]
    assert [one.text for one in won] == ["The fight is over: a Level, 3 Treasures."]


def test_a_card_that_makes_somebody_help_says_whom_and_for_what() -> None:
    fight = Fight("star", "great-cthulhu", ann={"hand": ["distress-call"]})
    told = [one.text for one in fight.outcomes(ANN, "play")]
    assert told[0].startswith("Bob has to help, for the first Treasure: ")


def test_a_fight_that_goes_to_somebody_else_is_his() -> None:
    potion = {"hand": ["transferral-potion"]}
    mine = Fight(ann=potion).outcomes(ANN, "play")
    assert [(one.kind, one.text) for one in mine] == [
        ("handed", "Bob fights instead, 9 to 4."),
        ("handed", "Cid fights instead, 1 to 4."),
    ]
    theirs = Fight(bob=potion).outcomes(BOB, "play")
    assert {one.text for one in theirs} == {
        "You fight instead, 9 to 4.",
        "Cid fights instead, 1 to 4.",
    }


def test_whose_win_it_is_is_said_to_who_does_not_fight() -> None:
    fight = Fight(bob={"hand": ["magic-missile"]})
    told = {one.kind: one.text for one in fight.outcomes(BOB, "play")}
    assert told == {"win": "8 to 4: Ann wins.", "sums": "3 to 9: Ann loses."}
    german = {one.text for one in fight.outcomes(BOB, "play", "de")}
    assert german == {"8 zu 4: Ann gewinnt.", "3 zu 9: Ann verliert."}
    [helped] = {one.text for one in fight.outcomes(BOB, "ask")}
    assert helped == "12 to 4: a win."  # his own, then
    fight.does(ANN, {"ask": "Cid", "treasures": 1, "picks": [1]})
    fight.does(CID, "accept")
    told = {one.kind: one.text for one in fight.outcomes(BOB, "play")}
    assert told == {"win": "9 to 4: Ann and Cid win.", "sums": "4 to 9: Ann and Cid lose."}


def test_who_gets_away_from_every_monster_has_won_nothing() -> None:
    fight = Fight("star", "captain-quirk", ann={"level": 1, "hand": ["emergency-teleporter"]})
    fight.does(ANN, "run")
    for seat in (BOB, CID, ANN):
        fight.does(seat, "pass")
    [outcome] = fight.outcomes(ANN, "play")
    assert (outcome.kind, outcome.ours) == ("away", 0)
    assert outcome.text == "Away from the fight: no Level, no Treasure."


def test_a_power_that_is_paid_for_later_tells_the_most_that_it_comes_to() -> None:
    fight = Fight(ann={"play": ["warrior"], "hand": ["elf", "dwarf"]})
    [outcome] = fight.outcomes(ANN, "use")
    assert (outcome.kind, outcome.text) == ("win", "At most 5 to 4: a win.")
    poor = Fight(door="platycore", ann={"play": ["warrior"], "hand": ["elf"]})
    [outcome] = poor.outcomes(ANN, "use", "de")
    assert (outcome.kind, outcome.text) == ("sums", "Höchstens 4 zu 6: kein Sieg.")


def test_the_log_counts_no_win_where_no_monster_was_left() -> None:
    ann = {"hand": ["friendship-potion", "magic-lamp"]}
    told = Fight(ann=ann).story(ANN, {"play": "friendship-potion"})
    assert "No monster is left, and your fight is over." in told
    assert not [one for one in told if "win" in one]
    told = Fight(bob=ann).story(BOB, {"play": "friendship-potion"}, "de")
    assert "Kein Monster ist mehr da, und der Kampf ist vorbei für Ann." in told


def test_the_log_compares_no_sums_where_the_last_monster_was_killed_by_a_card() -> None:
    fight = Fight(door="floating-nose", ann={"hand": ["potion-of-halitosis"]})
    told = fight.story(ANN, {"play": "potion-of-halitosis", "on": "floating-nose"})
    assert "No monster is left, and your fight is over." in told


def test_the_log_counts_a_win_over_a_monster_that_was_killed() -> None:
    fight = Fight(door="potted-plant")
    fight.does(ANN, "fight")
    lines: list[str] = []
    while fight.game.is_fighting:
        seat = fight.game.first_asked
        lines += fight.story(seat, "pass")
    assert any("wins, 3 to 1" in line or "You win, 3 to 1" in line for line in lines)


def struck(curse: str, **ann: Any) -> Fight:
    """Ann has opened a door with a Curse behind it."""
    return Fight(door=curse, ann={"hand": ["wishing-ring"], **ann})


def foretold(fight: Fight, seat: int = ANN, language: str = "en") -> str:
    """What whoever is asked is told would come of passing."""
    section = GameRendering(fight.game).section("asked", seat, language)
    return msgspec.json.decode(section.data, type=Asked).if_passed


@pytest.mark.parametrize(
    ("curse", "ann", "is_idle"),
    [
        ("curse-lose-the-footgear", {}, True),
        ("curse-lose-the-footgear", {"carry": ["boots-of-butt-kicking"]}, True),
        ("curse-lose-the-footgear", {"play": ["boots-of-butt-kicking"]}, False),
        ("curse-lose-a-level", {"level": 1}, True),
        ("curse-lose-a-level", {"level": 2}, False),
        ("curse-lose-1-small-item", {"play": ["boots-of-butt-kicking", "helm-of-courage"]}, False),
        ("curse-malign-mirror", {}, False),  # it stays
    ],
)
def test_what_would_strike_says_that_it_takes_nothing_before_and_after(
    curse: str, ann: Any, is_idle: bool
) -> None:
    fight = struck(curse, **ann)
    assert foretold(fight) == ("It finds nothing to take." if is_idle else "")
    assert foretold(fight, BOB) == foretold(fight)  # who could stop it reads the same
    told: list[str] = []
    for seat in (BOB, CID, ANN):
        told = fight.story(seat, "pass")
    assert told[0].endswith("and finds nothing to take.") == is_idle


def asked(fight: Fight, seat: int, language: str = "en") -> str:
    section = GameRendering(fight.game).section("asked", seat, language)
    return msgspec.json.decode(section.data, type=Asked).text


def let_pass(fight: Fight) -> None:
    while fight.game.waiting[0][1] == "answer-curse":
        fight.does(fight.game.waiting[0][0], "pass")


def test_who_has_to_match_a_worth_is_told_how_much() -> None:
    bob = {"play": ["boots-of-butt-kicking"], "carry": ["helm-of-courage"]}
    fight = Fight(door="curse-income-tax", ann={"play": ["leather-armor"]}, bob=bob)
    let_pass(fight)
    assert asked(fight, ANN) == "Curse! Income Tax: what do you discard?"
    fight.game.apply(ANN, fight.game.legal(ANN)[0])
    assert asked(fight, BOB) == (
        "Curse! Income Tax: Ann gave up an Item. "
        "Which do you discard, worth as much: 200 gold or more?"
    )
    assert asked(fight, BOB, "de") == (
        "Fluch! Steuerbescheid: Ann hat einen Gegenstand abgelegt. "
        "Welche legst du ab, zusammen so viel wert: 200 Gold oder mehr?"
    )


def test_a_price_that_is_asked_for_says_what_for_and_of_whom() -> None:
    thief = {"level": 1, "play": ["thief"], "hand": ["elf"]}
    fight = Fight(door="curse-lose-a-level", ann=thief, bob={"play": ["leather-armor"]})
    let_pass(fight)
    [steal] = [act for act in fight.game.legal(ANN) if VERBS[act.verb] == "use"]
    fight.game.apply(ANN, steal)
    said = "Thief: steal, aimed at Leather Armor of Bob. What do you discard for it?"
    assert asked(fight, ANN) == said
    said = "Dieb: stehlen, gegen das Lederwams von Bob. Was legst du dafür ab?"
    assert asked(fight, ANN, "de") == said
    fight = Fight(door="platycore", ann={"play": ["warrior"], "hand": ["elf", "dwarf"]})
    fight.game.apply(ANN, next(a for a in fight.game.legal(ANN) if VERBS[a.verb] == "use"))
    assert asked(fight, ANN) == "Warrior: go berserk. What do you discard for it?"


def test_a_question_before_bad_stuff_says_that_it_takes_nothing() -> None:
    for worn, said in (([], "Das findet nichts zu holen."), (["leather-armor"], "")):
        fight = Fight(door="crabs", ann={"level": 1, "play": worn}, bob={"hand": ["enraged"]})
        fight.does(BOB, {"play": "enraged", "on": "crabs"})
        fight.does(ANN, "run")
        while fight.game.waiting[0][1] != "answer-bad-stuff":
            seat, kind, _ = fight.game.waiting[0]
            fight.game.apply(seat, fight.game.legal(seat)[0] if kind == "run-order" else PASSING)
        assert foretold(fight, language="de") == said


def test_bad_stuff_that_took_nothing_says_so() -> None:
    fight = Fight(door="crabs")
    crabs = fight.game.catalogue.by_name["crabs"]
    scene = GameRendering(fight.game).scene(ANN)
    caught, gone = Caught(ANN, crabs, 0), CardDiscarded(-1, crabs)
    said = "Crabs catch you, and the Bad Stuff finds nothing to take."
    other = DiceRolled(ANN, 3, 3, crabs + 1)  # for the next monster
    for after in (gone, other):
        assert Words("en").story([caught, after], scene, ANN)[0] == said
    for later in ([], [LevelChanged(ANN, 2, 1, crabs), gone], [DiceRolled(ANN, 3, 3, crabs), gone]):
        assert Words("en").story([caught, *later], scene, ANN)[0] == "Crabs catch you."
