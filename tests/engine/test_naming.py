"""Acts as data and back: a pair, for every verb and every argument."""

import json
from random import Random
from typing import Any

import pytest

from kickdoor.cards.model import CardDef, Modifier
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    AcceptOffer,
    AskForHelp,
    ChooseAnswer,
    DiscardCards,
    EquipItem,
    GiveCards,
    KickDoor,
    LookForTrouble,
    OfferTrade,
    Pass,
    PlayCard,
    RunAway,
    SacrificeFollower,
    SellItems,
    SetOrders,
    ShowCards,
    UnequipItem,
    UsePower,
    WithdrawOffer,
)
from kickdoor.engine.catalogue import model as linked
from kickdoor.engine.catalogue.model import Card, Catalogue, Power, Price
from kickdoor.engine.codec.act_writing import act_from_data, act_to_data, question_of
from kickdoor.engine.codec.lookup import GONE, Lookup
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.game import Game
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import put
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    COMBAT,
    CURSED,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    MONSTERS,
    PASSES,
    POOL,
    Q_CHOOSE_CARD,
    Q_DOOR_CARD,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    W_DONE,
    W_HAND,
)
from kickdoor.errors import ActError

NAMES = ["Ann", "Bob", "Cid"]
ANN, BOB, CID = 0, 1, 2
# The cards of a small game: id, kind, copies.
DECK_LIST = (
    ("elf", "race", 1), ("thief", "class", 2), ("rogue", "sidekick", 1), ("laser", "item", 3),
    ("hat", "item", 1), ("rat", "monster", 1), ("troll", "monster", 2), ("mate", "special_door", 1),
    ("curse", "curse", 2), ("potion", "one_shot", 1), ("wand", "one_shot", 1),
    ("ring", "one_shot", 1), ("hands", "one_shot", 1), ("glue", "one_shot", 1),
    ("rage", "monster_enhancer", 1),
)  # fmt: skip


def small_catalogue() -> Catalogue:
    made = Catalogue()
    for card_id, kind, copies in DECK_LIST:
        card = Card(CardDef(card_id, "small", card_id.title(), kind))
        made.by_id[card_id] = made.by_id[f"small:{card_id}"] = []
        for copy in range(copies):
            name = f"{card_id}#{copy + 1}" if copy else card_id
            made.by_id[card_id].append(len(made.cards))
            made.by_name[name] = len(made.cards)
            made.names.append(name)
            made.cards.append(card)
        made.by_id[f"small:{card_id}"] = made.by_id[card_id]
    add_second_cheat(made)
    aim(made, "rage", linked.ON_MONSTER)
    aim(made, "wand", linked.ON_PILE)
    aim(made, "ring", linked.ON_CURSE)
    aim(made, "hands", linked.ON_ITEM_OF)
    aim(made, "glue", linked.ON_ESCAPED)
    steal = add_power(made, "thief", "steal", linked.ON_ITEM_OF)
    steal.price = Price(1, 1, "any", False, 0, 0, (), None)
    add_power(made, "rogue", "steal", linked.ON_ITEM_OF)
    add_power(made, "troll", "bribe", linked.ON_NOTHING)
    made.cards[made.by_id["elf"][0]].definition.passive = ("run-away",)
    modifier = Modifier("strength", 1, {}, "solo", "")
    made.cards[made.by_id["hat"][0]].definition.modifiers = [modifier]
    return made


def add_second_cheat(made: Catalogue) -> None:
    """A card whose id two sets share."""
    for set_id in ("one", "two"):
        number = len(made.cards)
        made.cards.append(Card(CardDef("cheat", set_id, "Cheat!", "special_treasure")))
        made.names.append(f"{set_id}:cheat")
        made.by_id[f"{set_id}:cheat"] = [number]
        made.by_id.setdefault("cheat", []).append(number)


def aim(made: Catalogue, card_id: str, on: int) -> None:
    made.cards[made.by_id[card_id][0]].on = on


def add_power(made: Catalogue, card_id: str, power_id: str, on: int) -> Power:
    power = Power(len(made.powers), power_id)
    power.on = on
    made.powers.append(power)
    made.power_ids.setdefault(power_id, []).append(power.number)
    made.cards[made.by_id[card_id][0]].powers.append(power.number)
    return power


CATALOGUE = small_catalogue()


def card(name: str) -> int:
    """The index of a copy: `laser` is the first of them."""
    return CATALOGUE.names.index(name)


def lay(**places: list[str]) -> Table:
    """A table with cards in the places named: `ann_hand=["laser"]`."""
    table = Table(CATALOGUE, Rules("munchkin"), b"", 3)
    table.stack.append(Ask(CID, Q_CHOOSE_CARD))
    where = {"discards": DISCARDS, "pool": POOL, "limbo": LIMBO}
    for seat, name in enumerate(("ann", "bob", "cid")):
        where |= {f"{name}_hand": HAND + seat, f"{name}": IN_PLAY + seat}
        where |= {f"{name}_curses": CURSED + seat}
    for place, names in places.items():
        for one in names:
            put(table, card(one), where[place])
    return table


def in_combat(table: Table, *monsters: tuple[str, str, int]) -> Table:
    """A combat of Ann's against monsters: whose figures, which card, and the first of its kind."""
    table.combat = Combat(ANN)
    for number, (figures, body, group) in enumerate(monsters):
        put(table, card(body), COMBAT)
        table.combat.monsters.append(Monster(number, card(figures), card(body), group))
    return table


def read(table: Table, data: object, seat: int = ANN, legal: tuple[Act, ...] = ()) -> Any:
    return act_from_data(NAMES, CATALOGUE, table, seat, data, legal)


def write(table: Table, act: Act, seat: int = ANN) -> object:
    return act_to_data(NAMES, CATALOGUE, table, act, seat)


FULL = {
    "ann_hand": ["laser", "elf", "rage", "troll", "wand", "glue"],
    "ann": ["hat", "rogue", "potion"],
    "bob": ["laser#2"],
    "bob_hand": ["thief#2"],
    "cid_curses": ["curse"],
    "discards": ["curse#2"],
}
PAIRS: list[tuple[object, Act]] = [
    ("kick", KickDoor()),
    ("pass", Pass()),
    ({"accept": True, "from": "Bob", "question": 7}, AcceptOffer(BOB, offer=7)),
    ({"trouble": "troll", "with": "rage"}, LookForTrouble(card("troll"), (card("rage"),))),
    (
        {"play": "rage", "on": "rat~2"},
        PlayCard(card("rage"), on=(REF_MONSTER + 1,)),
    ),
    (
        {"play": "wand", "on": ["Ann", "Bob"], "choose": "curse#2"},
        PlayCard(card("wand"), on=(REF_SEAT, REF_SEAT + 1), choose=(card("curse#2"),)),
    ),
    ({"play": "potion", "side": "monsters"}, PlayCard(card("potion"), side=MONSTERS)),
    (
        {"play": "elf", "with": "wand", "carried": True},
        PlayCard(card("elf"), with_cards=(card("wand"),), carried=1),
    ),
    ({"play": "elf", "discarding": "ask"}, PlayCard(card("elf"), asks=True)),
    ({"play": "elf", "choose": 6}, PlayCard(card("elf"), choose=(REF_NUMBER + 6,))),
    (
        {"play": "glue", "on": "Ann", "choose": "rat"},
        PlayCard(card("glue"), on=(REF_SEAT,), choose=(REF_MONSTER,)),
    ),
    ({"equip": "hat", "with": "rogue"}, EquipItem(card("hat"), with_cards=(card("rogue"),))),
    ({"unequip": "hat"}, UnequipItem(card("hat"))),
    ({"discard": ["rogue", "elf"]}, DiscardCards((card("rogue"), card("elf")))),
    ({"sell": "ask"}, SellItems(asks=True)),
    (
        {"sell": ["hat", "laser#1"], "double": "hat", "with": "wand"},
        SellItems((card("hat"), card("laser")), double=(card("hat"),), with_card=card("wand")),
    ),
    (
        {"use": "steal", "on": "laser#2", "from": "Bob", "discarding": ["elf"]},
        UsePower(1, card("rogue"), (card("laser#2"),), BOB, discarding=(card("elf"),)),
    ),
    (
        {"use": "steal", "count": 2, "choose": "hand"},
        UsePower(1, of=card("rogue"), count=2, choose=(W_HAND,)),
    ),
    (
        {"trade": "Bob", "give": ["hat"], "want": ["laser#2"]},
        OfferTrade(BOB, give=(card("hat"),), want=(card("laser#2"),)),
    ),
    (
        {"ask": "Bob", "treasures": 2, "picks": [1, 3], "items": ["hat"], "cards": ["elf"]},
        AskForHelp(BOB, treasures=2, picks=(1, 3), items=(card("hat"),), hand_cards=(card("elf"),)),
    ),
    ({"ask": "Bob"}, AskForHelp(BOB)),
    ({"ask": "Bob", "treasures": 0}, AskForHelp(BOB, treasures=0)),
    ({"discard": "ask"}, DiscardCards(asks=True)),
    ("accept", AcceptOffer()),
    ({"accept": True, "from": "Cid"}, AcceptOffer(CID)),
    ({"withdraw": True, "from": "Bob"}, WithdrawOffer(BOB)),
    ({"run": True, "from": "rat~2"}, RunAway((REF_MONSTER + 1,))),
    ({"sacrifice": "rogue", "helper": False}, SacrificeFollower(card("rogue"), saves_helper=0)),
    ({"give": "ask"}, GiveCards(asks=True)),
    (
        {"give": {"Bob": ["elf", "wand"], "Cid": ["rage"]}},
        GiveCards((card("elf"), card("wand"), card("rage")), receivers=(BOB, BOB, CID)),
    ),
    ({"show": ["elf"], "to": "Bob"}, ShowCards((card("elf"),), to=BOB)),
    ({"choose": "done"}, ChooseAnswer((W_DONE,))),
    (
        {"choose": ["elf", "Bob", "rat", 4]},
        ChooseAnswer((card("elf"), REF_SEAT + 1, REF_MONSTER, REF_NUMBER + 4)),
    ),
    ({"choose": []}, ChooseAnswer()),
    ({"orders": {"pass": "never"}}, SetOrders(PASSES.index("never"), unless=0)),
    (
        {"orders": {"pass": "turn", "unless": ["win", "me"]}},
        SetOrders(PASSES.index("turn"), unless=3),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "question"),
    [({"pass": True, "question": 7}, 7), ({"pass": True}, 0), ("pass", 0)],
)
def test_the_question_is_no_part_of_the_act(data: object, question: int) -> None:
    assert read(lay(), data) == Pass()
    assert question_of(data) == question


@pytest.mark.parametrize(("data", "act"), PAIRS, ids=[str(data) for data, _ in PAIRS])
def test_an_act_is_read_as_it_is_written(data: object, act: Act) -> None:
    table = in_combat(lay(**FULL), ("rat", "rat", 0), ("rat", "mate", 0))

    assert read(table, data).key() == act.key()
    assert write(table, act) == data


def test_a_bare_verb_may_also_stand_in_a_table() -> None:
    assert read(lay(), {"kick": True}) == KickDoor()


def test_a_bare_id_means_the_copy_that_fits_the_place() -> None:
    table = lay(bob=["laser"], ann_hand=["laser#2"], ann=["laser#3"], discards=["thief"])

    assert read(table, {"play": "laser"}).card == card("laser#2")
    assert read(table, {"equip": "laser"}).card == card("laser#3")
    assert read(table, {"trade": "Bob", "want": ["laser"]}).want == (card("laser"),)
    assert read(table, {"play": "hands", "on": "laser", "from": "Bob"}).on == (card("laser"),)


def test_a_name_said_twice_means_two_copies() -> None:
    table = lay(ann_hand=["laser", "laser#3"])

    assert read(table, {"discard": ["laser", "laser"]}).cards == (card("laser"), card("laser#3"))
    with pytest.raises(ActError, match="named more often than it exists"):
        read(table, {"show": ["elf", "elf"]})


def test_an_id_of_two_sets_means_the_one_at_hand() -> None:
    table = lay(ann_hand=["two:cheat"], discards=["one:cheat"])

    assert read(table, {"play": "cheat"}).card == card("two:cheat")
    assert read(table, {"play": "one:cheat"}).card == card("one:cheat")
    assert write(table, PlayCard(card("two:cheat"))) == {"play": "two:cheat"}


def test_what_is_legal_goes_before_what_is_near() -> None:
    table = lay(pool=["laser"], ann_hand=["laser#2"])
    legal = (ChooseAnswer((card("laser#2"),)),)

    assert read(table, {"choose": "laser"}).answers == (card("laser"),)
    assert read(table, {"choose": "laser"}, legal=legal).answers == (card("laser#2"),)


def test_the_card_behind_the_door_is_played_before_its_copy_in_the_hand() -> None:
    table = lay(limbo=["thief#2"], ann_hand=["thief"])
    assert read(table, {"play": "thief"}).card == card("thief")

    table.stack.append(Ask(ANN, Q_DOOR_CARD))
    assert read(table, {"play": "thief"}).card == card("thief#2")


def test_a_copy_has_a_number_only_where_another_is_seen() -> None:
    table = lay(ann_hand=["laser#2"], bob_hand=["laser"])
    assert write(table, PlayCard(card("laser#2"))) == {"play": "laser"}
    assert write(table, PlayCard(card("laser#2")), seat=-1) == {"play": "laser#2"}

    table.known[card("laser")] = 1 << ANN
    assert write(table, PlayCard(card("laser#2"))) == {"play": "laser#2"}


def test_a_curse_is_found_where_it_lasts() -> None:
    table = lay(ann_hand=["ring"], bob_curses=["curse"], cid_curses=["curse#2"])

    assert read(table, {"play": "ring", "on": "curse"}).on == (card("curse"),)
    assert read(table, {"play": "ring", "on": "curse", "from": "Cid"}).on == (card("curse#2"),)


def test_a_card_in_a_pile_is_told_from_the_monster_that_fights() -> None:
    table = in_combat(lay(ann_hand=["wand"], discards=["troll"]), ("troll#2", "troll#2", 0))

    assert read(table, {"play": "wand", "choose": "troll"}).choose == (card("troll"),)
    assert read(table, {"choose": "troll"}).answers == (REF_MONSTER,)
    act = ChooseAnswer((card("troll"),))
    data = write(table, act)
    assert data == {"choose": "troll#1"}
    assert read(table, data) == act


def test_two_trolls_are_called_by_their_copies() -> None:
    table = in_combat(lay(), ("troll", "troll", 0), ("troll#2", "troll#2", 1), ("troll", "mate", 0))
    look = Lookup(NAMES, table, ANN)

    names = [look.monster_name(m) for m in look.monsters()]
    assert names == ["troll#1", "troll#2", "troll#1~2"]
    for number, name in enumerate(names):
        assert read(table, {"run": True, "from": name}).from_monsters == (REF_MONSTER + number,)


def test_a_mate_keeps_its_name_when_the_first_is_gone() -> None:
    table = in_combat(lay(), ("rat", "rat", 0), ("rat", "mate", 0))
    assert table.combat is not None
    del table.combat.monsters[0]

    for name in ("rat", "rat~2"):
        assert read(table, {"run": True, "from": name}).from_monsters == (REF_MONSTER + 1,)
    assert write(table, RunAway((REF_MONSTER + 1,))) == {"run": True, "from": "rat~2"}


def test_a_mate_that_is_not_there_is_left_to_the_rules() -> None:
    assert read(in_combat(lay()), {"run": True, "from": "rat~2"}).from_monsters == (GONE,)


def test_a_player_may_be_called_like_a_card() -> None:
    names = ["elf", "done", "Cid"]
    table = lay(ann_hand=["elf"])
    for act in (
        ChooseAnswer((REF_SEAT,)),
        ChooseAnswer((REF_SEAT + 1,)),
        ChooseAnswer((W_DONE, card("elf"))),
    ):
        data = act_to_data(names, CATALOGUE, table, act, ANN)
        assert act_from_data(names, CATALOGUE, table, ANN, data) == act


def test_of_two_cards_with_a_power_the_price_tells_which() -> None:
    table = lay(ann=["rogue", "thief"], bob=["hat"], ann_hand=["thief#2"])

    assert read(table, {"use": "steal"}).of == card("rogue")
    paid = read(table, {"use": "steal", "discarding": ["thief"]})
    assert (paid.of, paid.power, paid.discarding) == (card("thief"), 0, (card("thief#2"),))
    assert read(table, {"use": "steal", "of": "thief"}).of == card("thief")
    act = UsePower(1, of=card("rogue"))
    assert write(table, act) == {"use": "steal", "of": "rogue"}


def test_a_class_pays_for_itself_only_if_it_must() -> None:
    table = lay(ann=["thief"])

    assert read(table, {"use": "steal", "discarding": ["thief"]}).discarding == (card("thief"),)


def test_a_power_nobody_has_is_an_act_all_the_same() -> None:
    assert read(lay(), {"use": "bribe"}).key() == UsePower(2).key()
    assert read(lay(), {"use": "steal", "of": "thief"}).of == card("thief")


def test_a_monster_lends_its_power_to_the_fight() -> None:
    table = in_combat(lay(), ("troll", "troll", 0))

    assert read(table, {"use": "bribe"}).of == card("troll")


def test_a_passive_power_names_its_card() -> None:
    table = lay(ann=["elf"])

    assert (read(table, {"use": "run-away"}).power, read(table, {"use": "run-away"}).of) == (
        -1,
        card("elf"),
    )
    assert read(table, {"use": "solo"}).of == card("hat")
    assert write(table, UsePower(of=card("elf"))) == {"use": "run-away"}


def test_treasures_without_picks_are_the_first() -> None:
    act = read(in_combat(lay()), {"ask": "Bob", "treasures": 2})

    assert (act.treasures, act.picks) == (2, (1, 2))
    assert read(in_combat(lay()), {"ask": "Bob", "picks": [2]}).treasures == 1


def test_who_offers_help_asks_for_the_fighters_things() -> None:
    table = in_combat(lay(ann=["laser"], bob=["laser#2"]), ("rat", "rat", 0))

    act = read(table, {"ask": "Ann", "items": ["laser"]}, seat=BOB)
    assert act.items == (card("laser"),)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (3, "expected an act"),
        ({3: True}, "expected names of arguments, got 3"),
        ("kik", "there is no verb 'kik'; did you mean 'kick'?"),
        ("play", "play: it needs a value"),
        ({}, "an act needs a verb, got nothing"),
        ({"on": "Ann"}, "an act needs a verb, got 'on'"),
        ({"kick": True, "loot": True}, "one act has one verb, got 'kick' and 'loot'"),
        ({"kick": 1}, "kick: it takes no value: expected true, got 1"),
        ({"kick": True, "on": "Ann"}, "kick: no argument is called 'on'"),
        ({"play": "elf", "onto": "Ann"}, "play: no argument is called 'onto'; did you mean 'on'?"),
        ({"play": "elv"}, "play: there is no card 'elv' in this game; did you mean 'elf'?"),
        ({"play": 3}, "play: expected a card, got 3"),
        ({"play": "laser#9"}, "there is no card 'laser#9'"),
        ({"play": "elf", "on": "An"}, "play: on: no player, monster, card or word is called 'An'"),
        ({"play": "elf", "on": True}, "play: on: expected a name or a number, got True"),
        ({"play": "elf", "from": "Bo"}, "play: from: there is no player 'Bo'; did you mean 'Bob'?"),
        ({"play": "elf", "from": 1}, "play: from: expected a player, got 1"),
        ({"play": "elf", "side": "ours"}, "play: side: expected one of munchkins, monsters"),
        ({"play": "elf", "carried": 1}, "play: carried: expected true or false, got 1"),
        ({"use": "stael"}, "use: there is no power 'stael' in this game; did you mean 'steal'?"),
        ({"use": 3}, "use: expected the id of a power, got 3"),
        ({"use": "steal", "of": "elv"}, "use: of: there is no card 'elv'"),
        ({"use": "steal", "count": -1}, "use: count: expected a number, got -1"),
        ({"ask": "Bob", "treasures": True}, "ask: treasures: expected a number, got True"),
        ({"ask": "Bob", "picks": ["a"]}, "ask: picks: expected a number, got 'a'"),
        ({"give": ["elf"]}, "give: expected { PLAYER = [CARD] }"),
        ({"give": {"Dan": ["elf"]}}, "give: there is no player 'Dan'"),
        ({"orders": "always"}, "orders: expected { pass = ..."),
        ({"orders": {"pass": "often"}}, "orders: pass: expected one of never, fight, turn, always"),
        ({"orders": {"pass": "turn", "unless": ["win", "x"]}}, "orders: unless: expected one of"),
        ({"orders": {"pass": "turn", "and": 1}}, "orders: no argument is called 'and'"),
        ({"pass": True, "question": "x"}, "pass: question: expected a number, got 'x'"),
    ],
)
def test_what_is_no_act_is_refused_by_name(data: object, message: str) -> None:
    with pytest.raises(ActError) as caught:
        read(in_combat(lay(ann=["thief"])), data)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("edition", "sets", "seats"),
    [("munchkin", ["munchkin"], 3), ("star", ["star"], 4), ("munchkin", ["munchkin", "star"], 6)],
)
def test_every_legal_act_of_a_game_comes_back_the_same(
    edition: str, sets: list[str], seats: int
) -> None:
    """Written with and without the seat, through JSON, read with and without what is legal."""
    game = Game.new([f"P{i}" for i in range(seats)], edition=edition, sets=sets, seed=11)
    rng = Random(5)
    for _ in range(400):
        if game.is_over:
            break
        for seat in range(seats):
            legal = game.legal(seat)
            for act in legal:
                for writer in (seat, -1):
                    data = act_to_data(game.names, game.catalogue, game.table, act, writer)
                    said = json.loads(json.dumps(data))
                    for known in ([], legal):
                        again = act_from_data(
                            game.names, game.catalogue, game.table, seat, said, known
                        )
                        assert again == act, (said, act.key(), again.key())
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice([a for a in game.legal(seat) if not game.why_not(seat, a)]))
