"""A refusal tells whoever meets it what is in the way: the card it names is the one he must look
at, and the sentence is true of his seat and this moment.
"""

from pathlib import Path

from kickdoor.cards.sets import load_sets
from kickdoor.engine.game import catalogue_of
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.words import Words
from scenes import NAMES

WORDS = Words("en")
CARDS = {card.id: card for card in load_sets(["munchkin"])[0].cards}


class Told:
    """A table of the Munchkin set, Ann's turn, and what it tells those it refuses."""

    def __init__(self, *steps: dict[str, object], **keys: object) -> None:
        players = {name: keys.pop(name.lower(), {}) for name in NAMES[:3]}
        laid = {"edition": "munchkin", "turn": "Ann", "players": players, **keys}
        scenario = read_scenario(Path("told.toml"), "told", {**laid, "steps": list(steps)})
        self.runner = Runner(scenario, catalogue_of(load_sets(["munchkin"])))
        for step in scenario.steps:
            self.runner.take(step)

    def why_not(self, player: str, act: dict[str, object]) -> str:
        game = self.runner.game
        seat = game.names.index(player)
        refusal = game.why_not(seat, self.runner.read(seat, act))
        assert refusal is not None
        return f"{refusal.rule}: {WORDS.refusal(refusal, game)}"


def test_a_ring_for_a_curse_that_is_gone_is_told_of_the_curse() -> None:
    told = Told(
        {"Bob": {"play": "curse-duck-of-doom", "on": "Ann"}},
        {"expect": {"Ann": {"level": 3}}},
        ann={"level": 5, "hand": ["wishing-ring"]},
        bob={"hand": ["curse-duck-of-doom"]},
    )
    sentence = told.why_not("Ann", {"play": "wishing-ring", "on": "curse-duck-of-doom"})
    assert sentence.startswith("CURSE-6: Curse! Duck of Doom cannot be lifted any more")
    assert "Ring" not in sentence


def test_the_fighter_who_asks_after_the_wait_is_not_told_that_it_is_another_s_fight() -> None:
    lost = Told(
        {"Ann": "kick"},
        {"Ann": {"play": "wandering-monster", "with": "lame-goblin"}},
        {"Ann": "run"},
        {"Ann": {"run": True, "from": "bigfoot"}},
        doors=["bigfoot"],
        dice=[6],
        ann={"hand": ["wandering-monster", "lame-goblin"]},
    )
    too_late = "HELP-1: You cannot ask for help any more"
    assert lost.why_not("Ann", {"ask": "Bob"}).startswith(too_late)
    assert lost.why_not("Bob", {"ask": "Ann"}).startswith(too_late)
    assert "it is not your fight" in lost.why_not("Bob", {"ask": "Cid"})


def test_without_a_fight_there_is_none_to_help_in() -> None:
    assert Told().why_not("Ann", {"ask": "Bob"}).startswith("HELP-1: There is no fight")


def test_what_is_worn_already_is_still_one_s_own() -> None:
    told = Told(ann={"play": ["leather-armor"], "carry": ["mithril-armor"]})
    worn = told.why_not("Ann", {"equip": "leather-armor"})
    aside = told.why_not("Ann", {"unequip": "mithril-armor"})
    others = told.why_not("Bob", {"equip": "leather-armor"})
    assert worn.startswith("ITEM-2: Leather Armor lies that way already")
    assert aside.startswith("ITEM-2: Mithril Armor lies that way already")
    assert "it is no Item of yours" in others


def test_who_may_use_an_item_is_said_where_that_is_in_the_way() -> None:
    told = Told(ann={"carry": ["mace-of-sharpness"], "play": ["thief"]})
    line = told.why_not("Ann", {"equip": "mace-of-sharpness"})
    assert line.startswith(
        "ITEM-4: You cannot use Mace of Sharpness: the stamp says “only Cleric”, and you are not; "
    )
    card = catalogue_of(load_sets(["munchkin"])).cards
    mace = next(c.definition for c in card if c.id == "mace-of-sharpness")
    assert "nur als Kleriker" in Words("de").refused("wrong-user", mace)


def test_a_monster_in_the_hand_may_be_trouble_in_an_empty_room() -> None:
    told = Told(ann={"hand": ["lame-goblin"]})
    line = told.why_not("Ann", {"play": "lame-goblin"})
    assert line.endswith("or look for trouble with one in your own empty room.")


def test_a_card_whose_condition_is_not_met_names_it() -> None:
    told = Told(ann={"level": 5, "hand": ["whine-at-the-gm"]})
    assert told.why_not("Ann", {"play": "whine-at-the-gm"}) == (
        "card:whine-at-the-gm: Whine at the GM cannot be used now: it is played only if somebody "
        "is of a higher Level than the player; keep it until then."
    )
    fight = Told({"Ann": "kick"}, doors=["lame-goblin"], bob={"hand": ["doppleganger"]})
    assert "by the fighter in a combat, if nobody helps in the combat" in fight.why_not(
        "Bob", {"play": "doppleganger"}
    )


def test_what_a_card_may_be_aimed_at_is_said_where_it_is_aimed_elsewhere() -> None:
    german = Words("de").refused("card-wrong-target", CARDS["cheat"])
    assert german.endswith(
        "Ausgespielt wird die Karte auf einen eigenen Gegenstand; nimm ein Ziel, das passt."
    )
    whine = Words("de").refused("card-not-now", CARDS["whine-at-the-gm"])
    assert "Ausgespielt wird die Karte nur, wenn gilt: der Spieler hat nicht" in whine
