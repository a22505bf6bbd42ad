"""The Star set against its facts: how many cards, and every figure on them.

The tables are literal on purpose: cards are held to them, and nothing is read from the card files.
"""

from collections import Counter

import pytest

from kickdoor.cards.model import DOOR, KINDS, SLOTS, TREASURE, CardDef
from kickdoor.cards.sets import load_set

CARDS = {card.id: card for card in load_set("star").cards}

# id: Level, Treasures, Levels, change to Run Away, lowest Level it pursues
MONSTERS = """
fuzzball: 1 1 1 0 1
tiny-but-advanced-creatures: 1 1 1 0 1
chair: 1 1 1 0 1
vacuum-weevil: 1 1 1 0 1
blob: 2 1 1 1 1
carnivorous-plant: 2 1 1 0 1
face-sucker: 2 1 1 0 1
thawed-colonist: 2 1 1 1 1
customs-inspector: 2 1 1 0 1
bottle-bottle: 4 2 1 0 1
little-green-man: 4 2 1 0 1
airlock-ghost: 4 2 1 0 1
fanged-fuzzball: 6 2 1 0 1
giant-ants: 6 2 1 0 1
bug-eyed-monster: 6 2 1 0 1
space-goats: 6 2 1 0 1
creature-from-the-pink-lagoon: 8 2 1 0 1
awful-green-thing: 8 2 1 -1 1
starfish: 8 2 1 0 1
captain-quirk: 8 2 1 0 1
greys: 10 3 1 0 1
plasmoid: 10 3 1 0 1
audit-cruiser: 10 3 1 0 4
psi-sheriff: 12 3 1 0 1
worminator: 12 3 1 0 1
brain-in-a-jar: 12 3 1 0 1
bionic-bully: 14 4 1 0 1
space-vampire: 14 4 1 0 1
alien-probe: 16 4 2 0 4
darth-water: 16 4 2 0 1
ogre: 18 5 2 0 1
bone-hulled-derelict: 18 5 2 0 5
great-cthulhu: 20 5 2 0 1
"""

# id: against whom, by how much
AGAINST = """
fuzzball: feline 2
carnivorous-plant: cyborg 3
face-sucker: mutant -4
customs-inspector: trader 4
fanged-fuzzball: feline 2
giant-ants: psychic 5
bug-eyed-monster: mutant 5
awful-green-thing: psychic 3
starfish: feline -5
captain-quirk: female 4
psi-sheriff: psychic -5
worminator: mutant -4
ogre: cyborg 4
"""

# id: bonus, Treasures more or fewer
ENHANCERS = """
radioactive: 5 1
computerized: 5 1
last-of-its-kind: 10 2
from-another-dimension: 10 2
miniaturized: -5 -1
and-its-clone: 0 0
reanimated: 5 1
low-battery: -5 -1
"""

# id: bonus, gold, slot, and whatever else is stamped on it
ITEMS = """
laser: 2 400 2-hands laser
raser: 2 500 2-hands laser
maser: 3 600 2-hands laser
dazer: 3 600 2-hands laser
bobaser: 4 800 2-hands laser
shmaser: 5 1000 2-hands complex laser
bananafanafofaser: 5 1000 2-hands complex laser
energy-armor: 2 400 armor
electro-suit: 3 400 armor complex only:gadgeteer
bubble-helmet: 2 300 headgear
acoustic-antennas: 4 600 headgear only:cyborg
permanent-hand: 0 400 headgear
magnetic-boots: 1 300 footgear
mental-amplifier: 4 600 1-hand only:psychic
stupidity-field: 4 600 1-hand only:human
neuronic-whip: 4 500 1-hand only:mutant
photon-saber: 2 400 1-hand only:human
idiot-proof-gun: 2 300 1-hand not:psychic
diamondoid-teeth: 2 300 none
battle-armor: 3 600 armor complex
vibrosword: 3 600 1-hand
rocket-boots: 0 400 footgear
orb-of-prediction: 0 300 none
symbiotic-partner: 2 400 none
foil-jumpsuit: 1 200 armor
targeting-monocle: 3 500 headgear complex
low-friction-skates: 1 400 footgear
stun-spatula: 1 200 1-hand
cordless-letter-opener: 2 300 1-hand
warrant-scanner: 4 600 1-hand only:bounty-hunter
titanium-claws: 4 600 1-hand only:feline
gauss-crossbow: 3 500 2-hands
plasma-leaf-blower: 4 800 2-hands complex
siege-toaster: 4 600 2-hands complex not:trader
hover-drone: 2 400 none complex
cloaking-field: 0 500 none complex
merchant-sash: 3 400 none only:trader
"""

# id: bonus, gold, for which side
ONE_SHOTS = """
nova-grenade: 3 100 either
beer-gas-grenade: 3 100 either
hallucinogenic-nanogrenade: 3 100 either
denebian-rum: 3 100 either
sonic-belch-grenade: 4 200 either
big-red-button: 5 200 either
we-come-in-peace-speech: 5 0 munchkins
stasis-field: 0 1000 none
mind-control-gas: 0 500 none
problem-solver: 0 1100 none
first-aid-kit: 0 300 none
wishing-ring: 0 500 none
acid-squirter: 2 100 either
stim-patch: 3 100 munchkins
emergency-teleporter: 0 300 none
decoy-hologram: 0 200 none
probability-die: 0 300 none
instant-double: 0 300 none
mind-scrambler: 0 200 none
"""

TRAPS = """
can-opener alien-candy monomolecular-wire gelatinizer genetic-regression chemical-vat
planned-obsolescence annihilate antimatter lace-eaters memory-wipe chromosome-scrambler
crew-mutiny sticky-deck-plating zero-gee-nausea docking-fee pickpocket-drone
"""
RACES = """
mutant feline cyborg
"""
CLASSES = """
gadgeteer psychic trader bounty-hunter
"""
SPECIAL_DOORS = """
super-munchkin half-breed wandering-monster cheat wrong-airlock evacuation-drill distress-call
"""
SIDEKICKS = """
red-shirts rogue android loud-hairy-alien faithful-robot lovely-assistant whiz-kid
"""
LEVEL_UPS = """
monolith obliterate-a-peaceful-planet whine-at-the-gm 1000-credits recalibrate-everything
finish-the-flight-checklist hack-the-scoreboard win-at-zero-gee-chess space-the-evidence
"""
SPECIAL_TREASURES = """
weapon-rack treasure-cache level-siphon recruitment-ad hostile-takeover clearance-sale
black-market-deal
"""

COPIES = {
    "mutant": 3,
    "feline": 3,
    "cyborg": 3,
    "gadgeteer": 2,
    "psychic": 2,
    "trader": 2,
    "bounty-hunter": 2,
    "super-munchkin": 2,
    "half-breed": 2,
    "wandering-monster": 3,
    "red-shirts": 2,
    "laser": 2,
    "wishing-ring": 2,
}
UNDEAD = {
    "thawed-colonist",
    "airlock-ghost",
    "space-vampire",
    "bone-hulled-derelict",
    "reanimated",
}
FIRE = {
    "laser",
    "raser",
    "maser",
    "dazer",
    "bobaser",
    "shmaser",
    "bananafanafofaser",
    "plasma-leaf-blower",
}

# card: the powers its owner, or those who meet it, may use
POWERS = {
    "tiny-but-advanced-creatures": "bribe",
    "creature-from-the-pink-lagoon": "walk-past",
    "psi-sheriff": "walk-past",
    "worminator": "escape",
    "bionic-bully": "bribe",
    "space-vampire": "feed",
    "bounty-hunter": "assist",
    "gadgeteer": "salvage epic-tinker",
    "psychic": "peek",
    "trader": "barter",
    "mutant": "recombine",
    "cyborg": "reboot",
    "feline": "second-try epic-leftovers",
    "orb-of-prediction": "peek",
    "rogue": "steal",
}
PASSIVES = {
    "bounty-hunter": "bounty epic-posse",
    "gadgeteer": "many-complex",
    "psychic": "solo epic-memory",
    "trader": "two-followers epic-purse",
    "mutant": "extra-part epic-thumbs",
    "cyborg": "level-floor epic-overclock",
    "feline": "run-away",
    "super-munchkin": "two-classes no-drawbacks",
    "half-breed": "two-races no-drawbacks",
    "greys": "will-not-fight",
    "faithful-robot": "carry-one",
    "rocket-boots": "run-away",
    "low-friction-skates": "run-away",
    "cloaking-field": "run-away unforced",
    "lovely-assistant": "run-away",
    "permanent-hand": "extra-hand",
    "loud-hairy-alien": "extra-hand",
    "whiz-kid": "many-complex",
    "symbiotic-partner": "bound",
    "android": "follower-bonus",
    "red-shirts": "die-loss",
}
LONGEST_TEXT = 160  # five short lines on a card


def rows(table: str) -> list[tuple[str, list[str]]]:
    """The lines of a table: id, and what stands after the colon."""
    pairs = [line.split(": ") for line in table.strip().splitlines()]
    return [(name, rest.split()) for name, rest in pairs]


def ids(table: str) -> set[str]:
    return {name for name, _ in rows(table)}


def of_kind(word: str) -> set[str]:
    return {card.id for card in CARDS.values() if card.kind_word == word}


def passives(card: CardDef) -> set[str]:
    """The passive ids of a card, those that itemise a number included."""
    return {*card.passive, *(m.power for m in card.modifiers if m.power)}


def test_ninety_four_doors_and_seventy_four_treasures() -> None:
    copies: Counter[int] = Counter()
    for card in CARDS.values():
        copies[card.deck] += card.copies

    assert len(CARDS) == 151
    assert copies == {DOOR: 94, TREASURE: 74}


def test_every_card_is_of_its_kind() -> None:
    expected = {
        "monster": ids(MONSTERS),
        "monster_enhancer": ids(ENHANCERS),
        "trap": set(TRAPS.split()),
        "race": set(RACES.split()),
        "class": set(CLASSES.split()),
        "special_door": set(SPECIAL_DOORS.split()),
        "sidekick": set(SIDEKICKS.split()),
        "item": ids(ITEMS),
        "one_shot": ids(ONE_SHOTS),
        "level_up": set(LEVEL_UPS.split()),
        "special_treasure": set(SPECIAL_TREASURES.split()),
    }

    assert {kind: of_kind(kind) for kind in KINDS if of_kind(kind)} == expected


def test_cards_come_in_the_printed_numbers() -> None:
    assert {card.id: card.copies for card in CARDS.values() if card.copies > 1} == COPIES


def test_only_these_are_undead_or_fire() -> None:
    assert {card.id for card in CARDS.values() if "undead" in card.tags} == UNDEAD
    assert {card.id for card in CARDS.values() if "fire" in card.tags} == FIRE
    assert {tag for card in CARDS.values() for tag in card.tags} == {"undead", "fire"}


@pytest.mark.parametrize(("name", "figures"), rows(MONSTERS))
def test_a_monster_has_its_figures(name: str, figures: list[str]) -> None:
    card = CARDS[name]
    chased_from = card.pursues.get("min_level", 1)
    ours = [card.level, card.treasures, card.levels, card.run_away, chased_from]

    assert ours == [int(figure) for figure in figures]
    assert card.bad_stuff
    assert card.bad_stuff_text


def test_monsters_are_stronger_or_weaker_against_these_alone() -> None:
    ours = {
        (card.id, trait, modifier.add)
        for card in CARDS.values()
        if card.kind_word == "monster"
        for modifier in card.modifiers
        for trait in modifier.when.get("has", [])
    }

    assert ours == {(name, trait, int(add)) for name, (trait, add) in rows(AGAINST)}


def test_only_darth_water_cannot_be_fled() -> None:
    assert {card.id for card in CARDS.values() if card.cannot_flee} == {"darth-water"}


@pytest.mark.parametrize(("name", "figures"), rows(ENHANCERS))
def test_an_enhancer_has_its_figures(name: str, figures: list[str]) -> None:
    assert [CARDS[name].bonus, CARDS[name].treasures_mod] == [int(figure) for figure in figures]


@pytest.mark.parametrize(("name", "figures"), rows(ITEMS))
def test_an_item_has_its_figures(name: str, figures: list[str]) -> None:
    card = CARDS[name]
    stamps = [word for word, on in (("complex", card.complex), ("laser", card.laser)) if on]
    stamps += [f"only:{trait}" for trait in card.usable_by]
    stamps += [f"not:{trait}" for trait in card.not_usable_by]

    assert [str(card.bonus), str(card.gold), SLOTS[card.slot], *stamps] == figures
    assert not card.big


@pytest.mark.parametrize(("name", "figures"), rows(ONE_SHOTS))
def test_a_one_shot_has_its_figures(name: str, figures: list[str]) -> None:
    card = CARDS[name]

    assert [str(card.bonus), str(card.gold), card.side or "none"] == figures


def test_only_items_have_a_price() -> None:
    assert {card.id for card in CARDS.values() if card.is_item} == ids(ITEMS) | ids(ONE_SHOTS)


def test_powers_have_their_ids() -> None:
    ours = {card.id: " ".join(power.id for power in card.powers) for card in CARDS.values()}

    assert {name: powers for name, powers in ours.items() if powers} == POWERS


@pytest.mark.parametrize(("name", "expected"), PASSIVES.items())
def test_a_card_has_its_passive_ids(name: str, expected: str) -> None:
    assert passives(CARDS[name]) == set(expected.split())


def test_lasers_are_two_handed_fire() -> None:
    """ITEM-12."""
    lasers = [card for card in CARDS.values() if card.laser]

    assert len(lasers) == 7
    assert all("fire" in card.tags and SLOTS[card.slot] == "2-hands" for card in lasers)


def test_every_card_says_something_that_fits_on_it() -> None:
    for card in CARDS.values():
        assert 0 < len(card.text) <= LONGEST_TEXT, card.id
        assert len(card.bad_stuff_text) <= LONGEST_TEXT, card.id


def test_no_two_cards_look_alike_or_say_the_same() -> None:
    assert len({card.art for card in CARDS.values()}) == len(CARDS)
    assert len({card.text for card in CARDS.values()}) == len(CARDS)
