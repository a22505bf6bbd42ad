"""What happened in one act, as lines of the log: whole, in one place, and with what it comes of."""

from __future__ import annotations

from kickdoor.engine import (
    CardDiscarded,
    Caught,
    CurseEnded,
    DiceRolled,
    Died,
    Escaped,
    Event,
    LevelChanged,
    TurnBegan,
)
from kickdoor.engine.game import Game
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.words import Words
from kickdoor.words.book import book
from told_games import CATALOGUE, scene


def log_of(game: Game, seat: int = 2, language: str = "en", last: int = 40) -> list[str]:
    """The last lines of the log, as a seat reads it: Cid looks on."""
    rendering = GameRendering(game)
    events, _ = rendering.told(seat, 0)
    return [line.text for line in rendering.lines(events, 0, book(language), seat)][-last:]


def theft(die: int) -> Game:
    """Ann goes for Bob's helmet, with a card of her hand."""
    return scene(
        [{"Ann": {"use": "steal", "on": "helm-of-courage", "discarding": ["baby"]}}],
        Ann={"play": ["thief"], "hand": ["baby"], "level": 3},
        Bob={"play": ["helm-of-courage"]},
        dice=(die,),
    )


def test_a_theft_says_from_whom_and_for_what_card_in_its_own_line() -> None:
    read = [log_of(theft(5), seat)[0] for seat in (0, 1, 2)]
    assert read == [
        "You use a power on Bob (Thief: steal) and discard Baby for it.",
        "Ann uses a power on you (Thief: steal) and discards Baby for it.",
        "Ann uses a power on Bob (Thief: steal) and discards Baby for it.",
    ]
    assert log_of(theft(5), 1, "de")[0] == (
        "Ann nutzt an dir eine Fähigkeit (Dieb: stehlen) und legt dafür das Jungtier ab."
    )


def test_what_a_curse_takes_later_names_the_curse() -> None:
    """Ann chooses in an act of its own, which other lines may come before."""
    items = ["helm-of-courage", "leather-armor"]
    game = scene(
        [{"Ann": "kick"}, {"Ann": {"choose": "leather-armor"}}],
        doors=("curse-lose-1-small-item",),
        Ann={"play": items},
    )
    last = [log_of(game, seat, last=1)[0] for seat in (0, 2)]
    assert last == [
        "You lose Leather Armor to Curse! Lose 1 Small Item.",
        "Ann loses Leather Armor to Curse! Lose 1 Small Item.",
    ]


def test_a_card_that_is_one_too_many_says_that_it_goes_by_charity() -> None:
    game = scene(
        [{"Ann": {"discard": ["elf"]}}],
        phase="charity",
        Ann={"hand": ["elf", "dwarf", "wizard", "cleric", "warrior", "thief"]},
    )
    assert log_of(game)[0] == "Ann is too poor for charity and discards Elf."


def events_told(events: list[Event], language: str = "en", reader: int = 0) -> list[str]:
    game = scene([], Ann={"hand": ["curse-income-tax"]})
    return Words(language).story(events, game, reader)


def test_bad_stuff_of_any_monster_that_took_nothing_says_so() -> None:
    one, other = (CATALOGUE.by_name[name] for name in ("crabs", "lame-goblin"))
    nothing = "Crabs catch you, and the Bad Stuff finds nothing to take."
    for after in (
        CardDiscarded(-1, other),
        Escaped(0, other, 1),
        Caught(0, other, 1),
        LevelChanged(0, 3, 2, other),
        TurnBegan(1, 2),
    ):
        assert events_told([Caught(0, one, 0), after])[0] == nothing
    assert events_told([Caught(0, one, 0), LevelChanged(0, 3, 2, one)])[0] == "Crabs catch you."


def test_a_level_names_the_card_that_changed_it_where_that_was_not_just_named() -> None:
    one = CATALOGUE.by_name["lame-goblin"]
    lost = LevelChanged(0, 3, 2, one)
    assert events_told([lost]) == ["You drop to Level 2 (Lame Goblin)."]
    assert events_told([lost], "de", 2) == ["Ann fällt auf Stufe 2 (Fußkranker Goblin)."]
    assert events_told([Caught(0, one, 0), lost])[1] == "You drop to Level 2."


def test_a_roll_says_what_for() -> None:
    orcs, rat = (CATALOGUE.by_name[name] for name in ("3872-orcs", "lame-goblin"))
    assert events_told([DiceRolled(0, 3, 3)]) == ["You roll for who comes first: 3."]
    assert events_told([DiceRolled(0, 3, 3, rat)]) == ["You run from Lame Goblin and roll 3."]
    # These roll for their Bad Stuff, too: who is run over does not run.
    run, over = DiceRolled(0, 2, 2, orcs), DiceRolled(0, 1, 1, orcs)
    told = events_told([run, Caught(0, orcs, 0), over, Died(0)])
    assert told[0] == "You run from 3,872 Orcs and roll 2."
    assert told[2] == "You roll against 3,872 Orcs: 1."
    assert events_told([over, Died(0)])[0] == "You roll against 3,872 Orcs: 1."


def test_a_curse_that_is_over_is_not_discarded_in_a_line_of_its_own() -> None:
    curse = CATALOGUE.by_name["curse-malign-mirror"]
    assert len(events_told([CurseEnded(0, curse), CardDiscarded(0, curse)])) == 1


def test_two_losses_with_a_card_cleared_away_between_them_are_two_lines() -> None:
    hat, sword, tax = (
        CATALOGUE.by_name[name] for name in ("helm-of-courage", "broad-sword", "curse-income-tax")
    )
    told = events_told([CardDiscarded(0, hat), CardDiscarded(-1, tax), CardDiscarded(0, sword)])
    assert told == ["You lose Helm of Courage to Curse! Income Tax.", "You discard Broad Sword."]
