"""Acts composed step by step: whole, legal, and to be had by nothing but choosing."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from kickdoor.cards.sets import load_sets
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    AskForHelp,
    ChooseAnswer,
    DiscardCards,
    KickDoor,
    LootRoom,
)
from kickdoor.engine.acts.compose import Choice, open_way, options, path_to
from kickdoor.engine.acts.composing.walk import DONE, LATER
from kickdoor.engine.codec.act_writing import act_from_data
from kickdoor.engine.frames.waiting import Window
from kickdoor.engine.game import Game, Seat, catalogue_of
from kickdoor.engine.words_of_play import (
    ASK,
    CHOOSE,
    DISCARD,
    EQUIP,
    GIVE,
    KICK,
    MONSTERS,
    ORDERS,
    PASS_TURN,
    PLAY,
    REF_MONSTER,
    REF_SEAT,
    SELL,
    SHOW,
    TRADE,
    TROUBLE,
    UNLESS_ME,
    USE,
    VERBS,
    W_DONE,
)
from kickdoor.errors import ActError
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.layout import lay_table

ANN, BOB, CID = 0, 1, 2


class Scene:
    """A table laid as in a scenario, with Ann, Bob and Cid; it is Ann's turn."""

    def __init__(self, edition: str = "munchkin", **keys: object) -> None:
        players = {name: keys.pop(name.lower(), {}) for name in ("Ann", "Bob", "Cid")}
        data: dict[str, object] = {"edition": edition, "turn": "Ann", "players": players, **keys}
        scenario = read_scenario(Path("scene.toml"), "scene", data)
        catalogue = catalogue_of(load_sets([edition]))
        self.game = Game.from_table(
            lay_table(scenario, catalogue), [Seat(name) for name in players]
        )

    def card(self, name: str) -> int:
        return self.game.catalogue.by_name[name]

    def act(self, seat: int, data: object) -> Act:
        game = self.game
        return act_from_data(game.names, game.catalogue, game.table, seat, data, game.legal(seat))

    def does(self, seat: int, data: object) -> None:
        self.game.apply(seat, self.act(seat, data))

    def next(self, seat: int, *chosen: int | str) -> Choice:
        values = [self.card(one) if isinstance(one, str) else one for one in chosen]
        return options(self.game, seat, values)

    def offers(self, seat: int, *chosen: int | str) -> tuple[str, list[int]]:
        choice = self.next(seat, *chosen)
        return choice.argument, sorted(choice.values)

    def cards(self, *names: str) -> list[int]:
        return sorted(self.card(name) for name in names)

    def composed(self, seat: int, *chosen: int | str) -> Any:
        """The act, which must be whole and legal."""
        choice = self.next(seat, *chosen)
        assert choice.is_whole, choice
        assert self.game.why_not(seat, choice.act) is None
        return choice.act


def test_the_verb_comes_first_and_a_bare_one_is_all() -> None:
    scene = Scene(ann={"hand": ["broad-sword"]})
    argument, verbs = scene.offers(ANN)
    assert argument == "verb"
    assert {VERBS[verb] for verb in verbs} == {"kick", "play", "show", "orders"}
    assert scene.composed(ANN, KICK) == KickDoor()


def test_a_card_with_its_target_and_its_price() -> None:
    scene = Scene(
        ann={"hand": ["drooling-slime"]},
        bob={"play": ["thief", "broad-sword"], "hand": ["elf", "baby"]},
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "drooling-slime"})
    argument, powers = scene.offers(BOB, USE)
    assert argument == "power"
    power, thief = powers[0], scene.card("thief")
    assert scene.offers(BOB, USE, power, thief) == ("on", [REF_SEAT | ANN])
    backstab = (USE, power, thief, REF_SEAT | ANN)
    payers = scene.cards("broad-sword", "elf", "baby")
    assert scene.offers(BOB, *backstab) == ("discarding", [LATER, *payers])
    assert scene.composed(BOB, *backstab, "elf").discarding == (scene.card("elf"),)
    assert scene.composed(BOB, *backstab, LATER).asks


def test_a_price_of_two_cards_of_one_deck_leads_into_no_corner() -> None:
    scene = Scene(
        "star", ann={"play": ["mutant"], "hand": ["gadgeteer", "laser", "raser", "psychic"]}
    )
    power = scene.offers(ANN, USE)[1][0]
    first = scene.offers(ANN, USE, power, "mutant")
    assert first == ("discarding", [LATER, *scene.cards("gadgeteer", "laser", "raser", "psychic")])
    assert scene.offers(ANN, USE, power, "mutant", "laser") == ("discarding", scene.cards("raser"))
    assert scene.composed(ANN, USE, power, "mutant", "laser", "raser").discarding == (
        scene.card("laser"),
        scene.card("raser"),
    )


def test_a_price_nobody_else_can_pay_is_not_begun() -> None:
    scene = Scene("star", ann={"play": ["mutant"], "hand": ["gadgeteer", "psychic", "laser"]})
    power = scene.offers(ANN, USE)[1][0]
    values = scene.offers(ANN, USE, power, "mutant")[1]
    assert scene.card("laser") not in values


def test_one_side_or_the_other() -> None:
    scene = Scene(
        ann={"hand": ["drooling-slime"]}, bob={"hand": ["magic-missile"]}, phase="after-door"
    )
    scene.does(ANN, {"trouble": "drooling-slime"})
    assert scene.offers(BOB, PLAY, "magic-missile") == ("side", [1, 2])
    assert scene.composed(BOB, PLAY, "magic-missile", MONSTERS).side == MONSTERS


def test_a_curse_with_the_item_it_names() -> None:
    scene = Scene(
        "star",
        ann={"hand": ["planned-obsolescence"]},
        bob={"play": ["laser", "energy-armor"]},
    )
    on = scene.offers(ANN, PLAY, "planned-obsolescence")
    assert on == ("on", [REF_SEAT | ANN, REF_SEAT | BOB, REF_SEAT | CID])
    choose = scene.offers(ANN, PLAY, "planned-obsolescence", REF_SEAT | BOB)
    assert choose == ("choose", scene.cards("laser", "energy-armor"))
    scene.composed(ANN, PLAY, "planned-obsolescence", REF_SEAT | BOB, "laser")
    scene.composed(ANN, PLAY, "planned-obsolescence", REF_SEAT | CID)


def test_a_monster_comes_in_with_the_card_that_makes_it_undead() -> None:
    """COMBAT-10."""
    scene = Scene(
        "star",
        ann={"hand": ["space-vampire"]},
        bob={"hand": ["bionic-bully", "reanimated", "radioactive"]},
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "space-vampire"})
    assert scene.offers(BOB, PLAY, "bionic-bully") == ("with", scene.cards("reanimated"))
    act = scene.composed(BOB, PLAY, "bionic-bully", "reanimated", *_done_if_open(scene, BOB))
    assert act.with_cards == (scene.card("reanimated"),)


def _done_if_open(scene: Scene, seat: int) -> list[int]:
    choice = scene.next(seat, PLAY, "bionic-bully", "reanimated")
    return [] if choice.is_whole else [DONE]


def test_a_monster_from_the_hand_takes_another_along() -> None:
    scene = Scene(
        ann={"hand": ["drooling-slime"]},
        bob={"hand": ["wandering-monster", "lame-goblin", "maul-rat"]},
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "drooling-slime"})
    along = scene.offers(BOB, PLAY, "wandering-monster")
    assert along == ("with", scene.cards("lame-goblin", "maul-rat"))
    scene.composed(BOB, PLAY, "wandering-monster", "maul-rat")


def test_trouble_with_enhancers() -> None:
    scene = Scene(ann={"hand": ["maul-rat", "baby", "enraged", "elf"]}, phase="after-door")
    assert scene.offers(ANN, TROUBLE) == ("card", scene.cards("maul-rat"))
    assert scene.offers(ANN, TROUBLE, "maul-rat") == (
        "with",
        [DONE, *scene.cards("baby", "enraged")],
    )
    act = scene.composed(ANN, TROUBLE, "maul-rat", "enraged", "baby")
    assert act.with_cards == (scene.card("enraged"), scene.card("baby"))
    assert scene.composed(ANN, TROUBLE, "maul-rat", DONE).with_cards == ()


@pytest.mark.parametrize(("edition", "twin"), [("munchkin", "mate"), ("star", "and-its-clone")])
def test_trouble_with_somebody_who_makes_two_of_it(edition: str, twin: str) -> None:
    """TURN-3: what comes along is no enhancer, and is chosen like one."""
    monster = "maul-rat" if edition == "munchkin" else "space-vampire"
    scene = Scene(edition, ann={"hand": [monster, twin]}, phase="after-door")
    assert scene.offers(ANN, TROUBLE, monster) == ("with", [DONE, *scene.cards(twin)])
    assert scene.composed(ANN, TROUBLE, monster, twin).with_cards == (scene.card(twin),)


def test_an_item_is_laid_down_in_use_or_sideways() -> None:
    scene = Scene(ann={"hand": ["broad-sword", "sleep-potion"]})
    female = Scene(ann={"hand": ["broad-sword"], "sex": "female"})
    assert female.offers(ANN, PLAY, "broad-sword") == ("carried", [DONE, 1])
    assert female.composed(ANN, PLAY, "broad-sword", 1).carried == 1
    assert scene.composed(ANN, PLAY, "sleep-potion", 1).carried == 1


def test_an_item_goes_to_a_follower() -> None:
    scene = Scene("star", ann={"play": ["faithful-robot", "laser"], "carry": ["idiot-proof-gun"]})
    argument, values = scene.offers(ANN, EQUIP, "idiot-proof-gun")
    assert argument == "with"
    assert scene.card("faithful-robot") in values
    scene.composed(ANN, EQUIP, "idiot-proof-gun", "faithful-robot")


def test_a_sale_is_done_when_it_is_worth_a_level() -> None:
    """ITEM-9."""
    scene = Scene(ann={"hand": ["horny-helmet", "broad-sword", "elf"], "play": ["spiky-knees"]})
    goods = scene.cards("horny-helmet", "broad-sword", "spiky-knees")
    assert scene.offers(ANN, SELL) == ("cards", [LATER, *goods])
    assert DONE not in scene.next(ANN, SELL, "horny-helmet").values
    assert scene.offers(ANN, SELL, "horny-helmet", "broad-sword") == (
        "cards",
        [DONE, *scene.cards("spiky-knees")],
    )
    scene.composed(ANN, SELL, "horny-helmet", "broad-sword", DONE)
    assert scene.composed(ANN, SELL, LATER).asks


def test_a_sale_at_double_value_and_with_a_card() -> None:
    scene = Scene(ann={"play": ["halfling"], "hand": ["horny-helmet", "broad-sword"]})
    goods = scene.cards("horny-helmet", "broad-sword")
    assert scene.offers(ANN, SELL) == ("double", [DONE, *goods])
    act = scene.composed(ANN, SELL, "horny-helmet", "horny-helmet", DONE)
    assert (act.double, act.cards) == ((scene.card("horny-helmet"),), (scene.card("horny-helmet"),))
    star = Scene("star", ann={"hand": ["clearance-sale", "laser", "raser"]})
    assert star.offers(ANN, SELL) == ("card", star.cards("clearance-sale"))
    star.composed(ANN, SELL, "clearance-sale", "raser", DONE)


def test_terms_of_help_one_by_one() -> None:
    """HELP-2."""
    scene = Scene(
        ann={
            "hand": ["plutonium-dragon", "curse-lose-a-level", "elf"],
            "play": ["spiky-knees", "helm-of-courage"],
        },
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "plutonium-dragon"})
    assert scene.offers(ANN, ASK) == ("ask", [BOB, CID])
    assert scene.offers(ANN, ASK, BOB) == ("treasures", [DONE, 1, 2, 3, 4, 5])
    assert scene.offers(ANN, ASK, BOB, 2) == ("picks", [1, 2, 3, 4])
    assert scene.offers(ANN, ASK, BOB, 2, 3) == ("picks", [4, 5])
    items = scene.cards("spiky-knees", "helm-of-courage")
    assert scene.offers(ANN, ASK, BOB, 2, 3, 5) == ("items", [DONE, *items])
    cards = scene.offers(ANN, ASK, BOB, 2, 3, 5, "spiky-knees", DONE)
    assert cards == ("cards", [DONE, *scene.cards("curse-lose-a-level")])
    act = scene.composed(ANN, ASK, BOB, 2, 3, 5, "spiky-knees", DONE, "curse-lose-a-level")
    assert (
        act.key()
        == AskForHelp(
            BOB,
            treasures=2,
            picks=(3, 5),
            items=(scene.card("spiky-knees"),),
            hand_cards=(scene.card("curse-lose-a-level"),),
        ).key()
    )
    assert scene.composed(ANN, ASK, CID, DONE, DONE, DONE) == AskForHelp(CID)


def test_who_offers_himself_names_no_card_he_does_not_know() -> None:
    scene = Scene(
        ann={"hand": ["plutonium-dragon", "curse-lose-a-level", "truly-obnoxious-curse"]},
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "plutonium-dragon"})
    scene.does(ANN, {"show": ["truly-obnoxious-curse"], "to": "Bob"})
    cards = scene.offers(BOB, ASK, ANN, 1, 1)
    assert cards == ("cards", [DONE, *scene.cards("truly-obnoxious-curse")])
    assert scene.next(CID, ASK, ANN, 1, 1).is_whole


def test_a_trade_of_several_for_several() -> None:
    """ITEM-8."""
    scene = Scene(ann={"play": ["spiky-knees", "helm-of-courage"]}, bob={"play": ["leather-armor"]})
    assert scene.offers(ANN, TRADE) == ("trade", [BOB, CID])
    give = scene.cards("spiky-knees", "helm-of-courage")
    assert scene.offers(ANN, TRADE, BOB) == ("give", [DONE, *give])
    assert scene.offers(ANN, TRADE, CID) == ("give", give)
    assert scene.offers(ANN, TRADE, BOB, DONE) == ("want", scene.cards("leather-armor"))
    act = scene.composed(ANN, TRADE, BOB, "helm-of-courage", "spiky-knees", "leather-armor")
    assert (act.give, act.want) == (
        (scene.card("helm-of-courage"), scene.card("spiky-knees")),
        (scene.card("leather-armor"),),
    )
    scene.composed(ANN, TRADE, BOB, "spiky-knees", DONE, DONE)


def test_big_for_big_where_neither_could_be_a_gift() -> None:
    """ITEM-7."""
    scene = Scene(ann={"carry": ["huge-rock"]}, bob={"carry": ["tuba-of-charm"]})
    assert scene.offers(ANN, TRADE, BOB) == ("give", scene.cards("huge-rock"))
    assert scene.offers(ANN, TRADE, BOB, "huge-rock") == ("want", scene.cards("tuba-of-charm"))
    scene.composed(ANN, TRADE, BOB, "huge-rock", "tuba-of-charm")


def test_charity_is_split_card_by_card() -> None:
    """TURN-5."""
    hand = ["elf", "baby", "enraged", "ancient", "maul-rat", "dwarf", "thief", "cleric"]
    scene = Scene(ann={"level": 3, "hand": hand}, phase="charity")
    assert scene.offers(ANN, GIVE) == ("give", [LATER, *scene.cards(*hand)])
    assert scene.offers(ANN, GIVE, "elf") == ("to", [BOB, CID])
    assert scene.offers(ANN, GIVE, "elf", BOB, "baby", BOB, "thief") == ("to", [CID])
    act = scene.composed(ANN, GIVE, "elf", BOB, "baby", CID, "thief", BOB)
    assert act.receivers == (BOB, CID, BOB)


def test_the_lowest_discards_his_excess() -> None:
    """TURN-5."""
    hand = ["elf", "baby", "enraged", "ancient", "maul-rat", "dwarf", "thief"]
    scene = Scene(ann={"hand": hand, "play": ["wizard"]}, bob={"level": 2}, phase="charity")
    assert scene.offers(ANN, DISCARD) == ("charity", [0, 1])
    assert scene.offers(ANN, DISCARD, 1) == ("cards", [LATER, *scene.cards(*hand)])
    act = scene.composed(ANN, DISCARD, 1, "elf", "baby")
    assert act.cards == (scene.card("elf"), scene.card("baby"))
    assert scene.composed(ANN, DISCARD, 1, LATER).asks
    assert scene.offers(ANN, DISCARD, 0) == ("cards", scene.cards("wizard"))
    assert scene.composed(ANN, DISCARD, 0, "wizard").cards == (scene.card("wizard"),)


def test_charity_of_the_lowest_leaves_alone_what_is_in_play() -> None:
    """TURN-5."""
    hand = ["gadgeteer", "laser", "raser", "psychic", "reanimated", "radioactive", "mutant"]
    play = ["bounty-hunter", "faithful-robot"]
    scene = Scene("star", ann={"hand": hand, "play": play}, bob={"level": 2}, phase="charity")
    way = open_way(scene.game, ANN, DiscardCards(asks=True))
    assert sorted(options(scene.game, ANN, way).values) == [LATER, *scene.cards(*hand)]
    assert scene.offers(ANN, *way, "laser") == (
        "cards",
        scene.cards(*(card for card in hand if card != "laser")),
    )
    for dropped in play:
        act = DiscardCards((scene.card(dropped),))
        assert options(scene.game, ANN, path_to(scene.game, ANN, act)).act == act


def test_where_nothing_can_be_dropped_charity_is_not_asked_about() -> None:
    hand = ["elf", "baby", "enraged", "ancient", "maul-rat", "dwarf", "thief"]
    scene = Scene(ann={"hand": hand}, bob={"level": 2}, phase="charity")
    assert scene.offers(ANN, DISCARD) == ("cards", [LATER, *scene.cards(*hand)])


def test_answers_one_by_one_or_together() -> None:
    scene = Scene(
        ann={"play": ["warrior"], "hand": ["maul-rat", "elf", "baby", "dwarf"]},
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "maul-rat"})
    scene.does(ANN, {"use": "berserk", "discarding": "ask"})
    hand = scene.cards("elf", "baby", "dwarf")
    for verb, argument in ((CHOOSE, "choose"), (DISCARD, "cards")):
        assert scene.offers(ANN, verb) == (argument, hand)
        assert scene.offers(ANN, verb, "elf") == (argument, [DONE, *scene.cards("baby", "dwarf")])
        scene.composed(ANN, verb, "elf", DONE)
        scene.composed(ANN, verb, "elf", "dwarf", DONE)
        scene.composed(ANN, verb, "elf", "dwarf", "baby")


def test_a_list_of_answers_ends_with_done() -> None:
    scene = Scene(ann={"hand": ["horny-helmet", "broad-sword", "spiky-knees"]})
    scene.does(ANN, {"sell": "ask"})
    scene.does(ANN, {"choose": "horny-helmet"})
    scene.does(ANN, {"choose": "broad-sword"})
    assert scene.offers(ANN, CHOOSE) == ("choose", [*scene.cards("spiky-knees"), W_DONE])
    assert scene.composed(ANN, CHOOSE, W_DONE) == ChooseAnswer((W_DONE,))


def test_cards_are_shown_to_one_or_to_all() -> None:
    scene = Scene(bob={"hand": ["elf", "baby"]})
    assert scene.offers(BOB, SHOW) == ("cards", scene.cards("elf", "baby"))
    assert scene.offers(BOB, SHOW, "elf", DONE) == ("to", [DONE, ANN, CID])
    assert scene.composed(BOB, SHOW, "elf", DONE, CID).to == CID
    assert scene.composed(BOB, SHOW, "elf", "baby", DONE).to == -1


def test_standing_orders() -> None:
    scene = Scene()
    assert scene.offers(CID, ORDERS) == ("pass", [0, 1, 2, 3])
    assert scene.offers(CID, ORDERS, PASS_TURN, 1) == ("unless", [DONE, 0])
    act = scene.composed(CID, ORDERS, PASS_TURN, 1, DONE)
    assert (act.passes, act.unless) == (PASS_TURN, UNLESS_ME)


def test_the_monster_one_runs_from() -> None:
    scene = Scene(
        ann={"hand": ["plutonium-dragon"]},
        bob={"hand": ["wandering-monster", "maul-rat"]},
        phase="after-door",
    )
    scene.does(ANN, {"trouble": "plutonium-dragon"})
    scene.does(BOB, {"play": "wandering-monster", "with": "maul-rat"})
    scene.does(ANN, "run")
    while isinstance(scene.game.table.top, Window):
        scene.does(scene.game.waiting[0][0], "pass")
    run = VERBS.index("run")
    assert scene.offers(ANN, run) == ("from", [REF_MONSTER | 0, REF_MONSTER | 1])
    scene.composed(ANN, run, REF_MONSTER | 1)


def test_a_view_does_as_well_as_the_game() -> None:
    scene = Scene(
        ann={"hand": ["broad-sword", "elf"]}, bob={"play": ["spiky-knees"], "hand": ["baby"]}
    )
    for seat in (ANN, BOB, CID):
        view = scene.game.view(seat)
        assert options(view, seat).values == options(scene.game, seat).values
    view = scene.game.view(BOB)
    chosen = [TRADE, ANN]
    assert options(view, BOB, chosen).values == options(scene.game, BOB, chosen).values
    with pytest.raises(ActError, match="the view of seat 1, not of seat 0"):
        options(view, ANN)


def test_what_is_not_on_offer_is_refused() -> None:
    scene = Scene(ann={"hand": ["broad-sword"]})
    with pytest.raises(ActError, match="verb: 11 is not to be chosen here"):
        scene.next(ANN, TRADE)
    with pytest.raises(ActError, match="card: -1 is not to be chosen here"):
        scene.next(ANN, PLAY, DONE)
    with pytest.raises(ActError, match=r"nothing is left to choose after \[0\]"):
        scene.next(ANN, KICK, DONE)


def test_an_act_that_is_not_legal_has_no_path() -> None:
    scene = Scene(ann={"hand": ["broad-sword"]})
    with pytest.raises(ActError, match="verb: 2 is not to be chosen here"):
        path_to(scene.game, ANN, LootRoom())


def test_nothing_is_open_when_the_game_is_over() -> None:
    scene = Scene()
    scene.game.table.winners = (BOB,)
    assert options(scene.game, ANN).is_whole or options(scene.game, ANN).values == []


def walked(game: Game, seat: int, rng: Random, verb: int) -> tuple[Act, list[int]]:
    """An act composed by chance."""
    chosen = [verb]
    while True:
        choice = options(game, seat, chosen)
        if choice.is_whole:
            return choice.act, chosen
        assert choice.values, (chosen, choice)
        chosen.append(rng.choice(choice.values))


@pytest.mark.parametrize("seed", range(6))
def test_every_way_ends_in_a_legal_act_and_every_listed_act_has_one(seed: int) -> None:
    rng = Random(seed)
    edition = ("munchkin", "star", "star-2010")[seed % 3]
    game = Game.new(["Ann", "Bob", "Cid", "Dot"], edition=edition, seed=seed)
    for number in range(400):
        if game.is_over:
            break
        if number % 20 == 0:
            for seat in range(4):
                for verb in options(game, seat).values:
                    act, chosen = walked(game, seat, rng, verb)
                    assert game.why_not(seat, act) is None, (chosen, act.key())
                legal = game.legal(seat)
                for act in rng.sample(legal, min(5, len(legal))):
                    path = path_to(game, seat, act)
                    assert options(game, seat, path).act == act
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice(game.legal(seat)))
