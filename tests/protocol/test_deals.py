"""Quotes, drafts and what would make them work: sensible, the same for whoever asks twice, and the
same whatever the others hold.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.bots.normal.making_work import Excluded
from kickdoor.cards.sets import load_sets
from kickdoor.engine.acts.act_kinds import AcceptOffer, AskForHelp
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.engine.views.determinize import determinize
from kickdoor.engine.views.exchanged import exchanged
from kickdoor.errors import ActError
from kickdoor.protocol.deal_messages import Drafted, Quote, Suggested, Terms
from kickdoor.protocol.rendering.company import BOTS_AS_QUOTED, Company
from kickdoor.protocol.rendering.deals import Dealing
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.protocol.rendering.past_deals import last_as_fighter, last_as_helper
from kickdoor.protocol.rendering.quotes import quotes
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.words import Words

NAMES = ["Ann", "Bob", "Cid", "Dee"]
NONE = Excluded()


@cache
def cards() -> Catalogue:
    return catalogue_of(load_sets(["munchkin"]))


class Scene:
    """Ann in a fight, and three who could help."""

    def __init__(self, door: str = "platycore", **players: dict[str, Any]) -> None:
        here = {name: players.get(name.lower(), {}) for name in NAMES}
        data = {"edition": "munchkin", "turn": "Ann", "players": here}
        scenario = read_scenario(
            Path("deals.toml"), "deals", {**data, "doors": [door] if door else []}
        )
        self.runner = Runner(scenario, cards())
        if door:
            self.does(0, "kick")

    @property
    def game(self) -> Game:
        return self.runner.game

    def does(self, seat: int, act: Any) -> None:
        self.game.apply(seat, self.game.act_from_data(seat, act, self.game.legal(seat)))

    def card(self, name: str) -> int:
        return self.game.catalogue.by_name[name]

    def dealing(
        self, seat: int = 0, language: str = "en", company: Company = BOTS_AS_QUOTED
    ) -> Dealing:
        return Dealing(self.game, GameRendering(self.game).scene(seat), Words(language), company)

    def quotes(self, seat: int = 0, language: str = "en") -> list[Quote]:
        return quoted(self.game, seat, language)

    def works(self, terms: Terms, out: Excluded = NONE, seat: int = 0) -> Suggested:
        return self.dealing(seat).suggested("id", terms, out)

    def draft(self, terms: Terms, seat: int = 0) -> Drafted:
        return self.dealing(seat).drafted("id", terms)


def quoted(
    game: Game, seat: int, language: str = "en", company: Company = BOTS_AS_QUOTED
) -> list[Quote]:
    return quotes(game, GameRendering(game).scene(seat), Words(language), company)


def party() -> Scene:
    """Platycore, Level 6 and two Treasures, before Ann who is weak; Bob is strong, Cid an Elf who
    is strong enough, Dee of no use.
    """
    ann = {"level": 3, "play": ["leather-armor"], "carry": ["helm-of-courage"]}
    return Scene(
        ann=ann,
        bob={"level": 6, "play": ["warrior", "mithril-armor"]},
        cid={"level": 5, "play": ["elf"]},
        dee={"level": 1},
    )


# Quotes.


def test_everybody_who_could_help_is_quoted_with_the_sums() -> None:
    found = party().quotes()
    assert [quote.seat for quote in found] == [1, 2, 3]
    bob = found[0]
    assert bob.brings == bob.strength == 9
    assert sum(line.amount for line in bob.lines) == 9
    assert (bob.ours, bob.theirs, bob.ahead, bob.lack) == (13, 6, True, 0)
    assert bob.verdict == "win by 7"


def test_who_is_not_enough_is_said_to_be_short() -> None:
    dee = party().quotes()[2]
    assert (dee.ours, dee.ahead, dee.lack, dee.wants) == (5, False, 2, -1)
    assert dee.verdict == "2 short"
    assert dee.wants_text == "as things lie, still too weak at any price"


def test_an_elf_comes_for_the_level() -> None:
    cid = party().quotes()[1]
    assert cid.wants == 0
    assert cid.leaves == 2
    assert cid.helper_levels == 1
    assert cid.wants_text == "as an Elf: goes up a Level, and wants no Treasure"


def test_others_want_a_share_and_the_rest_is_left() -> None:
    bob = party().quotes()[0]
    assert bob.wants == 1
    assert bob.leaves == 1
    assert bob.wants_text == "1 of 2 Treasures"
    assert bob.terms == Terms("help", 1, [2])


def shy(*thrown: str) -> Scene:
    """An Amazon before a man; Bob is a woman, Cid and Dee are men, Dee a strong one."""
    return Scene(
        "amazon",
        ann={"level": 3, "sex": "male"},
        bob={"level": 9, "sex": "female", "hand": [*thrown]},
        cid={"level": 2, "sex": "male"},
        dee={"level": 9, "sex": "male"},
    )


def test_help_that_makes_the_last_monster_leave_is_said_to_on_both_sides() -> None:
    scene = shy()
    left = "Amazon leaves: no Level, 1 Treasure."
    bob, _, dee = scene.quotes()
    for quote in (bob, scene.quotes(seat=1)[0]):
        assert (quote.is_over, quote.ahead, quote.verdict, quote.gone) == (True, False, left, left)
        assert (quote.levels, quote.stake, quote.helper_levels) == (0, 1, 0)
        assert quote.terms.picks in ([], [1])
    assert (dee.is_over, dee.gone, dee.verdict, dee.stake) == (False, "", "win by 4", 2)
    assert scene.quotes(language="de")[0].verdict == "Die Amazone geht: keine Stufe, 1 Schatz."
    drafted = scene.draft(Terms("help", 1, [1]))
    assert drafted.preview is not None
    assert (drafted.preview.kind, drafted.preview.text) == ("gone", left)
    assert left in {one.text for one in scene.works(Terms("help", 1)).suggestions}


def test_the_treasures_that_are_left_are_what_comes_of_it() -> None:
    scene = shy()
    scene.does(0, {"ask": "Bob", "treasures": 1, "picks": [1]})
    held = [len(scene.game.view(seat).hands[seat]) for seat in (0, 1)]
    foreseen = scene.quotes()[0]
    scene.does(1, {"accept": True, "from": "Ann"})
    while scene.game.waiting[0][1] == "pick-treasure":
        seat = scene.game.waiting[0][0]
        scene.game.apply(seat, scene.game.legal(seat)[0])
    got = [len(scene.game.view(seat).hands[seat]) for seat in (0, 1)]
    assert sum(got) - sum(held) == foreseen.stake
    assert scene.game.view(0).levels[0] == 3 + foreseen.levels


def test_with_other_monsters_left_the_sums_are_without_the_one_that_leaves() -> None:
    scene = shy("wandering-monster", "platycore")
    scene.does(1, {"play": "wandering-monster", "with": "platycore"})
    bob = scene.quotes()[0]
    assert (bob.ours, bob.theirs, bob.ahead, bob.lack) == (12, 6, True, 0)
    assert (bob.gone, bob.verdict, bob.is_over) == ("Amazon leaves.", "win by 6", False)
    assert (bob.leaving, bob.stake, bob.levels) == ([scene.card("amazon")], 3, 1)
    assert bob.wants >= 0  # and whoever is asked knows that
    drafted = scene.draft(Terms("help", 1, [1]))
    assert drafted.preview is not None
    assert drafted.preview.text == "Amazon leaves. 12 to 6: a win."


@pytest.mark.parametrize(
    ("door", "worn", "more"),
    [("leperchaun", "elf", 5), ("harpies", "wizard", 5), ("squidzilla", "elf", -4)],
)
def test_what_a_helper_is_to_a_monster_is_in_the_sums(door: str, worn: str, more: int) -> None:
    scene = Scene(door, ann={"level": 3}, bob={"level": 5, "play": [worn]}, cid={"level": 5})
    bob, cid, _ = scene.quotes()
    assert (bob.ours - bob.theirs) - (cid.ours - cid.theirs) in (-more, more)
    drafted = scene.draft(Terms("help", 1))
    assert drafted.preview is not None
    assert (drafted.preview.ours, drafted.preview.theirs) == (bob.ours, bob.theirs)


def test_against_what_allows_no_help_everybody_is_said_to_be_out() -> None:
    scene = Scene("gazebo", ann={"level": 3}, bob={"level": 9})
    assert all(quote.rule and quote.text for quote in scene.quotes())
    assert scene.draft(Terms("help", 1)).preview is None


def test_nobody_helps_to_win_the_game() -> None:
    scene = Scene(ann={"level": 9}, bob={"level": 6}, cid={"level": 5}, dee={})
    bob = scene.quotes()[0]
    assert (bob.wants, bob.wants_text) == (-1, "no share in your victory")
    told = scene.works(Terms("help", 1))
    assert told.suggestions == []
    assert told.text == "Nobody helps you to win the game, Bob least of all."


def test_who_cannot_be_asked_is_said_why_with_the_rule() -> None:
    scene = party()
    scene.game.apply(0, AskForHelp(1, treasures=1, picks=(1,)))
    scene.game.apply(1, AcceptOffer(0))
    assert scene.quotes() == []
    refused = scene.draft(Terms("help", 2))
    assert refused.rule == "HELP-1"
    assert refused.text


def test_there_are_no_quotes_without_a_fight() -> None:
    assert Scene("", ann={}, bob={}).quotes() == []


def test_another_one_s_fight_is_quoted_to_who_could_help() -> None:
    found = party().quotes(seat=1)
    assert [quote.seat for quote in found] == [0]
    ann = found[0]
    assert (ann.brings, ann.ours, ann.wants) == (9, 13, 2)
    assert ann.wants_text == "maybe up to 2 of the 2 Treasures"


def test_what_was_answered_counts_and_is_told() -> None:
    scene = party()
    scene.does(0, {"ask": "Bob", "treasures": 1, "picks": [1]})
    scene.does(1, {"decline": True, "from": "Ann"})
    bob = scene.quotes()[0]
    assert bob.declined
    assert bob.said == "Said no to a Treasure."
    assert bob.wants == 2  # one was too little
    scene.does(1, {"ask": "Ann", "treasures": 2, "picks": [1, 2]})
    bob = scene.quotes()[0]
    assert not bob.declined
    assert bob.said == "Asks for 2 Treasures."


def test_who_refuses_mere_thanks_is_told_of_readably() -> None:
    scene = party()
    scene.does(0, {"ask": "Bob"})
    scene.does(1, {"decline": True, "from": "Ann"})
    assert scene.quotes()[0].said == "Did not want to help for mere thanks."
    assert scene.quotes(language="de")[0].said == "Wollte für bloßen Dank nicht helfen."


def test_nobody_says_what_a_person_would_take_or_give() -> None:
    scene = party()
    people = Company(people=[0, 1, 2])
    bob, cid, dee = quoted(scene.game, 0, company=people)
    assert (bob.wants_text, cid.wants_text, bob.said) == ("", "", "")
    assert bob.terms == Terms("help", 1, [2])  # something to begin with
    assert dee.wants_text == "as things lie, still too weak at any price"
    ann = quoted(scene.game, 1, company=people)[0]
    assert (ann.wants_text, ann.said) == ("", "")


def test_of_a_person_is_said_what_was_asked_and_taken_before() -> None:
    scene = party()
    people = Company(people=[0, 1])
    scene.does(1, {"ask": "Ann", "treasures": 2, "picks": [1, 2]})
    assert quoted(scene.game, 0, company=people)[0].said == "Asks for 2 Treasures."
    scene.does(0, {"decline": True, "from": "Bob"})
    assert quoted(scene.game, 0, company=people)[0].said == "Asked for 2 Treasures last time."
    assert quoted(scene.game, 1, company=people)[0].said == "Would not give 2 Treasures."
    scene.does(0, {"ask": "Cid", "treasures": 1, "picks": [1]})
    told = {seat: quoted(scene.game, seat, company=people)[0].said for seat in (2, 3)}
    assert told == {2: "Said no once in this game.", 3: "Offered a Treasure for help last time."}
    scene.does(2, {"decline": True, "from": "Ann"})
    scene.does(0, {"ask": "Bob", "treasures": 1, "picks": [1]})
    scene.does(1, {"accept": True, "from": "Ann"})
    log = scene.game.view(0).log
    for found, message in ((last_as_helper(log, 1), "took"), (last_as_fighter(log, 0), "gave")):
        assert found is not None
        assert (found[0], found[1].treasures) == (f"said-{message}", 1)
    assert last_as_helper(log, 2) is None
    assert last_as_fighter(log, 1) is None


def test_german_is_spoken_too() -> None:
    bob = party().quotes(language="de")[0]
    assert (bob.verdict, bob.wants_text) == ("ein Sieg, 7 mehr", "1 von 2 Schätzen")


# Drafts.


def test_a_draft_is_an_act_with_its_price_and_its_sums() -> None:
    scene = party()
    drafted = scene.draft(Terms("help", 1, [1], [scene.card("leather-armor")]))
    assert drafted.act == {
        "ask": "Bob", "treasures": 1, "picks": [1], "items": ["leather-armor"],
    }  # fmt: skip
    assert drafted.label == "Offer Bob a Treasure, picked first and Leather Armor"
    assert drafted.preview is not None
    assert (drafted.preview.ours, drafted.rule, drafted.likely) == (13, "", True)
    assert scene.draft(Terms("help", 1)).label == "Ask Bob to help for nothing"
    assert scene.draft(Terms("help", 0), seat=1).label == "Help Ann for nothing"


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_offer_reads_the_same_on_both_sides_whatever_is_at_stake(language: str) -> None:
    scene = Scene(ann={"level": 3}, bob={"level": 9}, cid={"hand": ["wandering-monster", "amazon"]})
    picked_last, third = Terms("help", 1, [2]), {"en": "(pick 2 of 4)", "de": "(Wahl 2 von 4)"}
    scene.does(0, {"ask": "Bob", "treasures": 1, "picks": [2]})
    for grows in (False, True):
        if grows:
            scene.does(2, {"play": "wandering-monster", "with": "amazon"})
        made = scene.dealing(language=language).phrase(picked_last)
        rendering = GameRendering(scene.game)
        offered = msgspec.json.decode(rendering.section("offers", 1, language).data)
        words = rendering.words(language).act(AcceptOffer(0), rendering.scene(1), 1)
        assert [made] == [offer["text"] for offer in offered]
        assert made in words
        assert (third[language] in made) == grows


def test_a_draft_that_the_rules_refuse_says_which() -> None:
    scene = party()
    refused = scene.draft(Terms("help", 1, [1, 2, 3]))
    assert refused.rule
    assert refused.text
    assert not refused.likely


@pytest.mark.parametrize(
    "terms", [Terms("bribe", 1), Terms("help", 0), Terms("help", 7), Terms("help", 1, [], [0])]
)
def test_terms_about_nothing_here_are_no_terms(terms: Terms) -> None:
    with pytest.raises(ActError):
        party().draft(terms)


# What would make it work.


def test_the_least_that_will_do_is_suggested_and_who_else_would() -> None:
    told = party().works(Terms("help", 1))
    assert [one.terms for one in told.suggestions] == [Terms("help", 1, [2]), Terms("help", 2)]
    assert told.suggestions[0].text == "Bob should come for a Treasure, picked last: 13 to 6."
    assert told.suggestions[0].act == {"ask": "Bob", "treasures": 1, "picks": [2]}


def test_what_is_too_much_is_taken_back() -> None:
    scene = party()
    much = Terms("help", 1, [1, 2], [scene.card("leather-armor"), scene.card("helm-of-courage")])
    least = scene.works(much).suggestions[0].terms
    assert len(least.picks) + len(least.items) < 4
    assert scene.draft(least).likely


def test_to_ask_again_changes_nothing() -> None:
    scene = party()
    for draft in (Terms("help", 1), Terms("help", 1, [2]), Terms("help", 2, [1, 2])):
        first = scene.works(draft).suggestions[0]
        again = scene.works(first.terms).suggestions[0]
        assert again.terms == first.terms
        assert again.text.endswith("should say yes to what lies here.")
        assert again.text.startswith("It is enough: ")


def test_only_of_who_answers_as_quoted_a_yes_is_foretold() -> None:
    scene = party()
    unsure = scene.dealing(company=Company(people=[2], as_quoted=[]))
    for to, picks in ((1, [2]), (2, [])):
        told = unsure.suggested("id", Terms("help", to, picks), NONE).suggestions
        fair = f"What lies here is a fair price. What {NAMES[to]} says to it, nobody knows."
        assert told[0].text == fair
    told = unsure.suggested("id", Terms("help", 1), NONE).suggestions
    assert told[0].text == "A fair price for Bob would be a Treasure, picked last: 13 to 6."


def test_a_fighter_who_is_offered_help_may_do_without() -> None:
    scene = party()
    both = Terms("help", 0, [1, 2])
    told = scene.works(both, seat=1).suggestions[0]
    assert told.text == "It is not too much: Ann may say yes to what lies here."
    told = scene.works(Terms("help", 0), seat=1).suggestions[0]
    assert told.text == "Ann may be ready to give 2 Treasures, and that is all of them."
    person = scene.dealing(1, company=Company(people=[0])).suggested("id", Terms("help", 0), NONE)
    assert person.suggestions[0].text.endswith(" What Ann says to it, nobody knows.")


def test_what_is_excluded_stays_out() -> None:
    scene = party()
    told = scene.works(Terms("help", 1, [1]), Excluded(picks=(1, 2)))
    least = told.suggestions[0].terms
    assert not least.picks
    assert least.items
    kept = Excluded(picks=(1, 2), cards=tuple(least.items))
    others = [one.terms for one in scene.works(Terms("help", 1), kept).suggestions]
    assert all(not {*least.items} & {*one.items} and not one.picks for one in others)


def test_who_is_refused_goes_higher() -> None:
    scene = party()
    scene.does(0, {"ask": "Bob", "treasures": 1, "picks": [1]})
    scene.does(1, {"decline": True, "from": "Ann"})
    least = scene.works(Terms("help", 1, [1])).suggestions[0].terms
    assert len(least.picks) + len(least.items) > 1


def test_no_price_mends_what_is_short() -> None:
    told = party().works(Terms("help", 3))
    said = "as things lie, powers and cards in hands not counted: no price mends that."
    assert told.text == f"With Dee it is still 2 short {said}"
    assert [one.terms.to for one in told.suggestions] == [2, 1]


def test_who_offers_himself_hears_how_much_is_borne() -> None:
    scene = party()
    told = scene.works(Terms("help", 0), seat=1)
    assert told.suggestions[0].terms == Terms("help", 0, [1, 2])
    assert told.suggestions[0].label.startswith("Help Ann for 2 Treasures")


def test_a_trade_is_made_to_work_with_what_one_has() -> None:
    scene = Scene(
        "", ann={"play": ["leather-armor"], "carry": ["helm-of-courage", "huge-rock"]},
        bob={"play": ["boots-of-butt-kicking"]},
    )  # fmt: skip
    terms = Terms("trade", 1, cards=[scene.card("boots-of-butt-kicking")])
    told = scene.works(terms)
    best = told.suggestions[0]
    assert best.terms.items
    assert scene.draft(best.terms).likely
    assert scene.works(best.terms).suggestions[0].terms == best.terms
    out = Excluded(cards=tuple(best.terms.items))
    assert all(not {*one.terms.items} & out.cards for one in scene.works(terms, out).suggestions)


def test_a_trade_says_what_it_makes_of_both_sides_strength() -> None:
    scene = Scene(
        "", ann={"play": ["leather-armor", "helm-of-courage"]}, bob={"carry": ["mithril-armor"]}
    )
    mine, his = scene.card("leather-armor"), scene.card("mithril-armor")
    own, other = scene.draft(Terms("trade", 1, items=[mine], cards=[his])).outfits
    assert (own.seat, own.now, own.after, own.worn) == (0, 3, 2, 5)  # it arrives carried
    assert (other.seat, other.now, other.after, other.worn) == (1, 1, 1, 2)
    assert scene.draft(Terms("trade", 1, items=[mine])).outfits[0].worn == 2


def test_a_suggestion_that_makes_weaker_says_so() -> None:
    worn = ["leather-armor", "helm-of-courage", "boots-of-butt-kicking"]
    scene = Scene("", ann={"play": worn}, bob={"carry": ["mithril-armor"]})
    terms = Terms("trade", 1, cards=[scene.card("mithril-armor")])
    told = [one for one in scene.works(terms).suggestions if len(one.terms.items) == 3]
    assert told
    assert told[0].text.endswith("from 5 to 1 strength, 4 once you have put on what you can.")


def test_nobody_says_what_a_person_would_take_in_a_trade() -> None:
    scene = Scene("", ann={"carry": ["huge-rock"]}, bob={"play": ["mithril-armor"]})
    terms = Terms("trade", 1, cards=[scene.card("mithril-armor")])
    people = scene.dealing(company=Company(people=[0, 1]))
    assert people.suggested("id", terms, NONE).text == (
        "What Bob would take, nobody knows: offer what you like."
    )
    assert scene.works(terms).text == "Nothing you have is worth that to Bob."


# Secrecy.


def asked(game: Game, seat: int, rng: random.Random) -> bytes:
    """All that a seat may be told about deals, as it would be sent."""
    dealing = Dealing(game, GameRendering(game).scene(seat), Words("en"))
    answers: list[object] = [quoted(game, seat)]
    for to in range(len(NAMES)):
        if to == seat:
            continue
        picks = [1] if rng.random() < 0.5 else []
        answers.append(dealing.drafted("d", Terms("help", to, picks)))
        answers.append(dealing.suggested("s", Terms("help", to, picks), NONE))
        goods = list(game.view(seat).in_play[to][:1])
        answers.append(dealing.suggested("t", Terms("trade", to, cards=goods), NONE))
    return msgspec.json.encode(answers)


def spied(seed: int, edition: str, moments: int) -> int:
    """Asks at so many moments of a game, and again where only what is hidden differs."""
    game = Game.new(NAMES, edition=edition, seed=seed)
    play = random.Random(seed)
    compared = 0
    for number in range(5000):
        if game.is_over or compared >= moments:
            break
        who, _, _ = game.waiting[0]
        game.apply(who, play.choice(game.legal(who)))
        if not game.is_fighting and number % 23:
            continue
        seat = number % len(NAMES)
        rng = random.Random(number)
        others = (determinize(game.view(seat), rng, NAMES), exchanged(game, seat, rng))
        truth = asked(game, seat, random.Random(number))
        for other in others:
            assert asked(other, seat, random.Random(number)) == truth
        compared += 1
    return compared


@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_the_answers_are_the_same_whatever_the_others_hold(edition: str) -> None:
    assert spied(3, edition, 25) == 25
