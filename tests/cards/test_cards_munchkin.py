"""The cards of Munchkin and Munchkin Lite: counts, figures, tags and powers, as printed.

The table is written down here apart from the card files, so that a slip in one shows in the other.
What the cards do is proved by scenarios.
"""

import pytest

from kickdoor.cards.model import SLOTS, CardDef, CardSet
from kickdoor.cards.sets import load_set

DOORS, TREASURES = 0, 1

# id, Level, Treasures, Levels, tags, bonus against, run away, chased from Level, price of running
MONSTERS = """
3872-orcs 10 3 1 - dwarf+6 0 1 0
amazon 8 2 1 - - 0 1 0
bigfoot 12 3 1 - dwarf+3,halfling+3 0 1 0
bullrog 18 5 2 - - 0 5 0
crabs 1 1 1 - - 0 1 0
drooling-slime 1 1 1 - elf+4 0 1 0
face-sucker 8 2 1 - elf+6 0 1 0
floating-nose 10 3 1 - - 0 1 0
flying-frogs 2 1 1 - - -1 1 0
gazebo 8 2 1 - - 0 1 0
gelatinous-octahedron 2 1 1 - - 1 1 0
ghoulfiends 8 2 1 - - 0 1 0
harpies 4 2 1 - wizard+5 0 1 0
hippogriff 16 4 2 - - 0 4 0
insurance-salesman 14 4 1 - - 0 1 0
king-tut 16 4 2 undead - 0 4 2
lame-goblin 1 1 1 - - 1 1 0
large-angry-chicken 2 1 1 - - 0 1 0
lawyers 6 2 1 - - 0 1 0
leperchaun 4 2 1 - elf+5 0 1 0
maul-rat 1 1 1 - cleric+3 0 1 0
mr-bones 2 1 1 undead - 0 1 1
net-troll 10 3 1 - - 0 1 0
pit-bull 2 1 1 - - 0 1 0
platycore 6 2 1 - wizard+6 0 1 0
plutonium-dragon 20 5 2 - - 0 6 0
potted-plant 1 1 1 - - 0 1 0
pukachu 6 2 1 - - 0 1 0
shrieking-geek 6 2 1 - warrior+6 0 1 0
snails-on-speed 4 2 1 - - -2 1 0
squidzilla 18 4 2 - - 0 5 0
stoned-golem 14 4 1 - - 0 1 0
tongue-demon 12 3 1 - cleric+4 0 1 0
undead-horse 4 2 1 undead dwarf+5 0 1 0
unspeakably-awful-indescribable-horror 14 4 1 - warrior+4 0 1 0
wannabe-vampire 12 3 1 - - 0 1 0
wight-brothers 16 4 2 undead - 0 4 2
"""

# id, bonus, gold, slot, Big, tags, only for, not for
ITEMS = """
bad-ass-bandana 3 400 headgear - - human -
boots-of-butt-kicking 2 400 footgear - - - -
boots-of-running-really-fast 0 400 footgear - - - -
bow-with-ribbons 4 800 2-hands - - elf -
broad-sword 3 400 1-hand - - female -
buckler-of-swashing 2 400 1-hand - - - -
chainsaw-of-bloody-dismemberment 3 600 2-hands Big - - -
cheese-grater-of-peace 3 400 1-hand - - cleric -
cloak-of-obscurity 4 600 none - - thief -
dagger-of-treachery 3 400 1-hand - - thief -
eleven-foot-pole 1 200 2-hands - pole - -
flaming-armor 2 400 armor - fire - -
gentlemens-club 3 400 1-hand - - male -
hammer-of-kneecapping 4 600 1-hand - - dwarf -
helm-of-courage 1 200 headgear - - - -
horny-helmet 1 600 headgear - - - -
huge-rock 3 0 2-hands Big - - -
kneepads-of-allure 0 600 none - below-waist - cleric
leather-armor 1 200 armor - - - -
limburger-and-anchovy-sandwich 3 400 none - - halfling -
mace-of-sharpness 4 600 1-hand - - cleric -
mithril-armor 3 600 armor Big - - wizard
pantyhose-of-giant-strength 3 600 none - below-waist - warrior
pointy-hat-of-power 3 400 headgear - - wizard -
rapier-of-unfairness 3 600 1-hand - - elf -
rat-on-a-stick 1 0 1-hand - - - -
sandals-of-protection 0 700 footgear - - - -
shield-of-ubiquity 4 600 1-hand Big - warrior -
short-wide-armor 3 400 armor - - dwarf -
singing-and-dancing-sword 2 400 none - - - thief
slimy-armor 1 200 armor - - - -
sneaky-bastard-sword 2 400 1-hand - - - -
spiky-knees 1 200 none - below-waist - -
staff-of-napalm 5 800 1-hand - fire,staff wizard -
stepladder 3 400 none Big - halfling -
swiss-army-polearm 4 600 2-hands Big pole human -
tuba-of-charm 0 300 1-hand Big - - -
"""

# id, bonus, gold, either side, tags
ONE_SHOTS = """
cotion-of-ponfusion 3 100 either potion
doppleganger 0 300 - -
electric-radioactive-acid-potion 5 200 either potion
flaming-poison-potion 3 100 either potion,fire
flask-of-glue 0 100 - -
freezing-explosive-potion 3 100 either potion
friendship-potion 0 200 - potion
instant-wall 0 300 - -
invisibility-potion 0 200 - potion
loaded-die 0 300 - -
magic-lamp 0 500 - -
magic-missile 5 300 either -
nasty-tasting-sports-drink 2 200 either potion
pollymorph-potion 0 1300 - potion
potion-of-halitosis 2 100 either potion
potion-of-idiotic-bravery 2 100 either potion
pretty-balloons 5 0 either -
sleep-potion 2 100 either potion
transferral-potion 0 300 - potion
wand-of-dowsing 0 1100 - wand
wishing-ring 0 500 - -
yuppie-water 0 100 - potion
"""

# id, bonus, Treasures
ENHANCERS = """
ancient 10 2
baby -5 -1
enraged 5 1
humongous 10 2
intelligent 5 1
"""

MORE_THAN_ONE = {
    "curse-lose-1-small-item": 2,
    "curse-lose-a-level": 2,
    "dwarf": 3,
    "elf": 3,
    "halfling": 3,
    "cleric": 3,
    "thief": 3,
    "warrior": 3,
    "wizard": 3,
    "half-breed": 2,
    "super-munchkin": 2,
    "wandering-monster": 3,
    "wishing-ring": 2,
}

# Lite: what is left out, and what is there more than once.
NOT_IN_LITE = """
amazon floating-nose insurance-salesman lawyers leperchaun pukachu shrieking-geek tongue-demon
unspeakably-awful-indescribable-horror curse-chicken-on-your-head curse-income-tax
curse-lose-two-cards curse-lose-your-class curse-lose-your-race curse-malign-mirror
truly-obnoxious-curse divine-intervention help-me-out-here out-to-lunch
chainsaw-of-bloody-dismemberment cheese-grater-of-peace cloak-of-obscurity kneepads-of-allure
limburger-and-anchovy-sandwich pantyhose-of-giant-strength rat-on-a-stick shield-of-ubiquity
singing-and-dancing-sword staff-of-napalm stepladder tuba-of-charm doppleganger flask-of-glue
transferral-potion wand-of-dowsing yuppie-water kill-the-hireling really-impressive-title
steal-a-level hoard hireling
"""
MORE_THAN_ONE_IN_LITE = {
    "curse-lose-a-level": 2,
    "dwarf": 2,
    "elf": 2,
    "halfling": 2,
    "cleric": 2,
    "thief": 2,
    "warrior": 2,
    "wizard": 2,
    "wandering-monster": 2,
}

NAMES = {
    "3872-orcs": "3,872 Orcs",
    "mr-bones": "Mr. Bones",
    "curse-lose-the-armor": "Curse! Lose the Armor You Are Wearing",
    "truly-obnoxious-curse": "Truly Obnoxious Curse!",
    "gentlemens-club": "Gentlemen's Club",
    "singing-and-dancing-sword": "Singing & Dancing Sword",
    "cheat": "Cheat!",
    "hoard": "Hoard!",
    "1000-gold-pieces": "1,000 Gold Pieces",
    "bad-ass-bandana": "Bad-Ass Bandana",
    "nasty-tasting-sports-drink": "Nasty-Tasting Sports Drink",
    "half-breed": "Half-Breed",
}

KINDS = {
    "monster": 37,
    "curse": 17,
    "class": 4,
    "race": 3,
    "monster_enhancer": 5,
    "special_door": 9,
    "item": 37,
    "one_shot": 22,
    "level_up": 9,
    "special_treasure": 3,
    "hireling": 1,
}

POWERS = {
    "cleric": ["resurrect", "turn", "epic-blessing"],
    "thief": ["backstab", "steal"],
    "warrior": ["berserk"],
    "wizard": ["flight", "charm", "epic-glare"],
    "dwarf": ["epic-toss"],
    "halfling": ["second-try"],
    "floating-nose": ["bribe"],
    "stoned-golem": ["walk-past"],
    "lawyers": ["walk-past", "swap"],
    "wannabe-vampire": ["drive-off"],
    "pit-bull": ["escape"],
    "kneepads-of-allure": ["allure"],
    "rat-on-a-stick": ["escape"],
    "hireling": ["escape"],
}
# Passive ids, whether they change a rule or a number.
PASSIVES = {
    "thief": {"epic-swag"},
    "warrior": {"ties", "epic-grip"},
    "halfling": {"double-sale", "epic-barbecue"},
    "dwarf": {"big-items", "hand-size"},
    "elf": {"run-away", "helper-level", "epic-chorus"},
    "super-munchkin": {"two-classes", "no-drawbacks"},
    "half-breed": {"two-races", "no-drawbacks"},
    "amazon": {"will-not-fight"},
    "hireling": {"carry-one", "follower-bonus"},
    "boots-of-running-really-fast": {"run-away"},
    "tuba-of-charm": {"run-away", "encore"},
    "sandals-of-protection": {"shrug-off"},
    "curse-chicken-on-your-head": {"headgear-lost-lifts"},
}


@pytest.fixture(scope="module")
def munchkin() -> CardSet:
    return load_set("munchkin")


@pytest.fixture(scope="module")
def lite() -> CardSet:
    return load_set("lite")


def copies_of(card_set: CardSet, deck: int) -> int:
    return sum(card.copies for card in card_set.cards if card.deck == deck)


def of_kind(card_set: CardSet, kind: str) -> list[CardDef]:
    return sorted((c for c in card_set.cards if c.kind_word == kind), key=lambda card: card.id)


def table(text: str) -> list[list[str]]:
    return sorted(line.split() for line in text.strip().splitlines())


def word(words: tuple[str, ...]) -> str:
    return ",".join(words) or "-"


def test_munchkin_has_95_doors_and_73_treasures(munchkin: CardSet) -> None:
    assert (copies_of(munchkin, DOORS), copies_of(munchkin, TREASURES)) == (95, 73)
    assert len(munchkin.cards) == 147


def test_lite_has_65_doors_and_50_treasures(lite: CardSet) -> None:
    assert (copies_of(lite, DOORS), copies_of(lite, TREASURES)) == (65, 50)


def test_every_card_is_of_its_kind(munchkin: CardSet) -> None:
    assert {kind: len(of_kind(munchkin, kind)) for kind in KINDS} == KINDS


def test_monsters_have_their_printed_figures(munchkin: CardSet) -> None:
    def against(card: CardDef) -> str:
        own = [m for m in card.modifiers if m.to == "strength" and not m.per]
        return ",".join(f"{m.when['has'][0]}{m.add:+d}" for m in own) or "-"

    rows = [
        [
            card.id, str(card.level), str(card.treasures), str(card.levels), word(card.tags),
            against(card), str(card.run_away), str(card.pursues.get("min_level", 1)),
            str(card.flee_penalty),
        ]
        for card in of_kind(munchkin, "monster")
    ]  # fmt: skip
    assert rows == table(MONSTERS)


def test_items_have_their_printed_figures(munchkin: CardSet) -> None:
    rows = [
        [
            card.id, str(card.bonus), str(card.gold), SLOTS[card.slot], "Big" if card.big else "-",
            word(card.tags), word(card.usable_by), word(card.not_usable_by),
        ]
        for card in of_kind(munchkin, "item")
    ]  # fmt: skip
    assert rows == table(ITEMS)


def test_one_shots_have_their_printed_figures(munchkin: CardSet) -> None:
    rows = [
        [
            card.id, str(card.bonus), str(card.gold), "either" if card.side == "either" else "-",
            word(card.tags),
        ]
        for card in of_kind(munchkin, "one_shot")
    ]  # fmt: skip
    assert rows == table(ONE_SHOTS)


def test_enhancers_have_their_printed_figures(munchkin: CardSet) -> None:
    rows = [
        [card.id, str(card.bonus), str(card.treasures_mod)]
        for card in of_kind(munchkin, "monster_enhancer")
    ]
    assert rows == table(ENHANCERS)


def test_what_is_no_item_has_no_value(munchkin: CardSet) -> None:
    items = {card.id for card in munchkin.cards if card.is_item}

    assert items == {row[0] for row in table(ITEMS) + table(ONE_SHOTS)}


def test_cards_come_in_their_numbers(munchkin: CardSet) -> None:
    assert {card.id: card.copies for card in munchkin.cards if card.copies > 1} == MORE_THAN_ONE


def test_lite_is_a_choice_of_munchkin(munchkin: CardSet, lite: CardSet) -> None:
    assert {c.id for c in munchkin.cards} - {c.id for c in lite.cards} == set(NOT_IN_LITE.split())
    assert {card.id: card.copies for card in lite.cards if card.copies > 1} == MORE_THAN_ONE_IN_LITE
    assert {card.set_id for card in lite.cards} == {"lite"}


def test_names_are_as_printed(munchkin: CardSet) -> None:
    assert {card.id: card.name for card in munchkin.cards if card.id in NAMES} == NAMES


def test_powers_have_their_ids(munchkin: CardSet) -> None:
    powers = {card.id: [power.id for power in card.powers] for card in munchkin.cards}

    assert {card: ids for card, ids in powers.items() if ids} == POWERS


def test_passives_have_their_ids(munchkin: CardSet) -> None:
    passives = {
        card.id: {*card.passive, *(m.power for m in card.modifiers if m.power)}
        for card in munchkin.cards
    }

    assert {card: ids for card, ids in passives.items() if ids} == PASSIVES


def test_every_card_has_a_text_and_a_picture_of_its_own(munchkin: CardSet) -> None:
    texts = [card.text for card in munchkin.cards]
    pictures = [card.art for card in munchkin.cards]

    assert all(texts)
    assert all(pictures)
    assert len(set(texts)) == len(set(pictures)) == 147


def test_every_monster_says_what_happens_to_those_it_catches(munchkin: CardSet) -> None:
    monsters = of_kind(munchkin, "monster")

    assert all(card.bad_stuff_text for card in monsters)
    assert [card.id for card in monsters if not card.bad_stuff] == ["potted-plant"]
