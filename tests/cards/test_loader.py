"""Card files are read with care: every fault is found, with its place and what was expected."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from kickdoor.cards import card_words as terms, vocabulary
from kickdoor.cards.json_schema import card_schema
from kickdoor.cards.lint import lint
from kickdoor.cards.model import ONE_HAND, CardDef
from kickdoor.cards.sets import DATA, built_in, load_set, load_sets
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.catalogue import model as catalogue, moments
from kickdoor.errors import CardFileError, SetupError

PAGES = Path(__file__).parents[2] / "docs"
DOCS = "\n".join(
    (PAGES / page).read_text(encoding="utf-8") for page in ("cards.md", "reference/cards.md")
)

MONSTER = """
[damp-ogre]
kind      = "monster"
name      = "Damp Ogre"
text      = "Drips."
level     = 4
treasures = 1
bad_stuff_text = "You drip as well. Lose a level."
bad_stuff = [{ do = "lose_level" }]
"""
HAT = """
[sensible-hat]
kind  = "item"
name  = "Sensible Hat"
text  = "Keeps the rain off your plans."
bonus = 1
gold  = 200
slot  = "headgear"
"""

Set = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Set:
    """Makes a set `basement` of files given as name=text."""

    def make(**files: str) -> Path:
        path = tmp_path / "basement"
        path.mkdir(exist_ok=True)
        for name, text in files.items():
            (path / f"{name}.toml").write_text(text, encoding="utf-8")
        return path

    return make


def fault_of(path: Path) -> CardFileError:
    with pytest.raises(CardFileError) as caught:
        load_set(str(path))
    return caught.value


def card_of(path: Path, card: str) -> CardDef:
    return next(each for each in load_set(str(path)).cards if each.id == card)


def test_a_folder_of_one_s_own_is_a_set(folder: Set) -> None:
    path = folder(set='name = "The Basement"', monsters=MONSTER, items=HAT)

    loaded = load_sets(["munchkin", "basement"], base=path.parent)

    assert [each.id for each in loaded] == ["munchkin", "basement"]
    assert loaded[1].name == "The Basement"
    assert [card.id for card in loaded[1].cards] == ["sensible-hat", "damp-ogre"]
    assert {card.set_id for card in loaded[1].cards} == {"basement"}


def test_a_set_without_a_head_is_named_by_its_folder(folder: Set) -> None:
    assert load_set(str(folder(monsters=MONSTER))).name == "basement"


def test_translations_hold_no_cards(folder: Set) -> None:
    path = folder(monsters=MONSTER, de='[damp-ogre]\nname = "Feuchter Oger"')

    assert [card.name for card in load_set(str(path)).cards] == ["Damp Ogre"]


def test_the_built_in_sets_are_read_once() -> None:
    assert load_set("munchkin") is load_set("munchkin")
    assert set(built_in()) == {"lite", "munchkin", "star"}


def test_an_unknown_set_names_those_that_are_known() -> None:
    with pytest.raises(SetupError, match=r"unknown card set 'munchkn'; did you mean 'munchkin'\?"):
        load_sets(["munchkn"])


@pytest.mark.parametrize("name", ["", "no/such/folder"])
def test_a_path_that_leads_nowhere_is_an_unknown_set(name: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="lite, munchkin, star"):
        load_sets([name], base=tmp_path)


def test_an_empty_folder_is_no_set(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="holds no card file"):
        load_set(str(tmp_path))


def test_a_set_named_twice_is_refused() -> None:
    with pytest.raises(SetupError, match="'lite' is named twice"):
        load_sets(["lite", "lite"])


def test_a_set_without_cards_is_refused(folder: Set) -> None:
    assert "the set has no cards" in str(fault_of(folder(set='name = "Void"')))


def test_the_digest_follows_every_byte(folder: Set) -> None:
    before = load_set(str(folder(monsters=MONSTER))).digest

    assert load_set(str(folder(monsters=MONSTER))).digest == before
    assert load_set(str(folder(monsters=MONSTER + "\n"))).digest != before
    assert re.fullmatch(r"[0-9a-f]{64}", before)


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ('kind = "monstre"', "kind", "did you mean 'monster'?"),
        ("level = 0", "level", "from 1 to 30, got 0"),
        ('level = "four"', "level", "expected a whole number, got 'four'"),
        ("level = true", "level", "expected a whole number, got true"),
        ("treasures = 1.5", "treasures", "expected a whole number, got 1.5"),
        ("tags = [1]", "tags", "expected a list of words, got a list"),
        ('tags = "undead"', "tags", "expected a list of words"),
        ("name = 4", "name", "expected a text, got 4"),
        ("cannot_flee = 1", "cannot_flee", "expected true or false, got 1"),
        ("levle = 4", "levle", "unknown field 'levle'; did you mean 'level'?"),
        ("xyzzy = 4", "xyzzy", "unknown field 'xyzzy'; a 'monster' has kind, name"),
        ("gold = 100", "gold", "a card of kind 'monster' has no such field"),
        ("pursues = 3", "pursues", "expected a table { ... }, got 3"),
        ("pursues = { min_levl = 3 }", "pursues.min_levl", "did you mean 'min_level'?"),
        ('pursues = { min_level = "3" }', "pursues.min_level", "expected a whole number"),
        ("will_not_fight = { has = [1] }", "will_not_fight.has", "expected a list of words"),
        ("will_not_fight = { alone = 1 }", "will_not_fight.alone", "expected true or false"),
        ("will_not_fight = { in_play = 1 }", "will_not_fight.in_play", "expected a text"),
        ("before = { do = 'roll' }", "before", "expected a list of tables"),
        ("before = [{}]", "before[1]", "missing: an effect says what it does"),
        ("before = [{ do = 'lose_levle' }]", "before[1].do", "did you mean 'lose_level'?"),
        ("before = [{ do = 'discard' }]", "before[1].from", "'discard' cannot do without it"),
        ("before = [{ do = 'roll', count = 2 }]", "before[1].count", "unknown argument of 'roll'"),
        ("before = [{ do = 'lose_level', count = 0 }]", "before[1].count", "from 1 to 30, got 0"),
        ("before = [{ do = 'lose_level', count = [] }]", "before[1].count", "or 'rolled' or"),
        ("before = [{ do = 'lose_level', count = 'roled' }]", "before[1].count", "'rolled'?"),
        ("before = [{ do = 'lose_level', when = { has = 1 } }]", "before[1].when.has", "a list of"),
        ("before = [{ do = 'gain_level', wins = 1 }]", "before[1].wins", "expected true or false"),
        ("before = [{ do = 'lose_trait', of = 1 }]", "before[1].of", "expected a text"),
        ("before = [{ do = 'draw', deck = 'doors' }]", "before[1].deck", "did you mean 'door'?"),
        ("before = [{ choose_one = [] }]", "before[1].of", "expected a table"),
        ("before = [{ first_possible = 1 }]", "before[1].of", "expected a list of tables"),
        ("before = [{ each = 'others', do = 1 }]", "before[1].do", "expected a list of tables"),
        ("strength = [{ when = { has = 'elf' } }]", "strength[1].add", "missing: the number"),
        ("strength = [{ add = 2, to = 'die' }]", "strength[1].to", "unknown part of a modifier"),
        ("strength = [{ add = 2, per = 'elfs' }]", "strength[1].per", "did you mean 'elves'?"),
        ("gives = [{ add = 2, to = 'strenght' }]", "gives[1].to", "did you mean 'strength'?"),
        ("ignores = ['level']", "ignores[1]", "did you mean 'levels'?"),
        ("passive = ['tie']", "passive[1]", "did you mean 'ties'?"),
        ("rulings = 'none'", "rulings", "expected a list of words"),
        ("copies = 0", "copies", "from 1 to 20"),
    ],
)
def test_a_fault_names_card_field_and_what_was_expected(
    folder: Set, line: str, field: str, expected: str
) -> None:
    key = line.split(" ", maxsplit=1)[0]
    kept = [each for each in MONSTER.splitlines() if not each.startswith(f"{key} ")]

    fault = fault_of(folder(monsters="\n".join([*kept, line])))

    assert (fault.file, fault.card, fault.field) == ("basement/monsters.toml", "damp-ogre", field)
    assert expected in fault.message
    assert fault.message.endswith(f"(line {len(kept) + 1})")


@pytest.mark.parametrize(
    ("power", "field", "expected"),
    [
        ('timing = "combat"\neffects = []', "id", "missing: a power has an id"),
        ('id = "bribe"\neffects = []', "timing", "missing: a power has an id"),
        ('id = "bribe"\ntiming = "combat"', "effects", "missing: a power has an id"),
        ('id = "bribe"\ntiming = "comat"\neffects = []', "timing", "did you mean 'combat'?"),
        ('id = "b"\ntiming = "combat"\neffects = []\non = "monsters"', "on", "'monster'?"),
        (
            'id = "b"\ntiming = "combat"\neffects = []\npay = { from = "hands" }',
            "pay.from",
            "'hand'",
        ),
        ('id = "b"\ntiming = "combat"\neffects = []\npay = { cards = 2 }', "pay.cards", "two numb"),
        ('id = "b"\ntiming = "combat"\neffects = []\npay = { cards = [2, 1] }', "pay.cards", "two"),
        ('id = "b"\ntiming = "combat"\neffects = []\npay = { gold = -1 }', "pay.gold", "from 0"),
        ('id = "b"\ntiming = "combat"\neffects = []\npay = { tags = 1 }', "pay.tags", "words"),
        ('id = "b"\ntiming = "combat"\neffects = []\nlimit = {}', "limit.per", "missing"),
        ('id = "b"\ntiming = "combat"\neffects = []\nlimit = { per = "game" }', "limit.per", "one"),
    ],
)
def test_a_faulty_power_names_its_place(folder: Set, power: str, field: str, expected: str) -> None:
    first = '\n[[damp-ogre.powers]]\nid = "first"\ntiming = "combat"\neffects = []\n'

    fault = fault_of(folder(monsters=f"{MONSTER}{first}\n[[damp-ogre.powers]]\n{power}\n"))

    assert fault.field == f"powers[2].{field}"
    assert expected in fault.message
    line = int(fault.message.rsplit("(line ", 1)[1].split(")")[0])
    assert line >= 16  # within the second power


def test_two_powers_of_one_card_have_two_ids(folder: Set) -> None:
    power = '\n[[damp-ogre.powers]]\nid = "bribe"\ntiming = "combat"\neffects = []\n'

    assert "two powers 'bribe'" in str(fault_of(folder(monsters=MONSTER + power + power)))


@pytest.mark.parametrize("field", ["kind", "name", "level", "treasures"])
def test_what_a_monster_needs_is_missed(folder: Set, field: str) -> None:
    kept = [line for line in MONSTER.splitlines() if not line.startswith(f"{field} ")]

    fault = fault_of(folder(monsters="\n".join(kept)))

    assert fault.field == field
    assert fault.message.startswith("missing: ")


def test_an_item_has_a_value_even_if_it_is_none(folder: Set) -> None:
    path = folder(items=HAT.replace("gold  = 200", "gold  = 0"))

    assert card_of(path, "sensible-hat").is_item
    assert fault_of(folder(items=HAT.replace("gold  = 200", ""))).field == "gold"


def test_a_slot_is_one_of_six(folder: Set) -> None:
    path = folder(items=HAT.replace('"headgear"', '"1-hand"'))
    assert card_of(path, "sensible-hat").slot == ONE_HAND

    fault = fault_of(folder(items=HAT.replace('"headgear"', '"two-hands"')))
    assert fault.message.startswith("expected one of none, headgear, armor, footgear, 1-hand,")


def test_bad_toml_is_named_with_its_line(folder: Set) -> None:
    fault = fault_of(folder(monsters=MONSTER + "level == 4\n"))

    assert (fault.file, fault.card) == ("basement/monsters.toml", "")
    assert fault.message == "not TOML: invalid value (line 10)"


def test_toml_that_ends_too_soon_is_named_with_its_last_line(folder: Set) -> None:
    assert "(line 2)" in fault_of(folder(monsters="[damp-ogre]\nlevel = ")).message


def test_a_card_twice_in_a_file_is_bad_toml(folder: Set) -> None:
    assert "not TOML: cannot declare" in fault_of(folder(monsters=MONSTER + MONSTER)).message


def test_a_card_in_two_files_is_named_with_the_other(folder: Set) -> None:
    fault = fault_of(folder(a=MONSTER, b=MONSTER))

    assert (fault.file, fault.card) == ("basement/b.toml", "damp-ogre")
    assert "stands in basement/a.toml already" in fault.message


def test_what_is_no_text_is_named(folder: Set) -> None:
    path = folder(monsters=MONSTER)
    (path / "items.toml").write_bytes(b"[hat]\nname = '\xff'")

    assert fault_of(path).message == "not a UTF-8 text (line 2)"


def test_a_file_that_cannot_be_read_is_named(folder: Set) -> None:
    path = folder(monsters=MONSTER)
    (path / "items.toml").mkdir()

    assert fault_of(path).message.startswith("cannot be read: ")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("level = 4", "expected a table [level] with a card, got 4"),
        ('["Damp Ogre"]\nkind = "monster"', "a card's id is made of a-z, 0-9 and single hyphens"),
        ("a = " + "[" * 5000, "nested too deep"),
        ("a = " + "9" * 5000, "not TOML: exceeds the limit"),
    ],
)
def test_what_is_no_card_is_refused(folder: Set, text: str, expected: str) -> None:
    assert expected in fault_of(folder(monsters=text)).message


def test_effects_nest_so_deep_and_no_deeper(folder: Set) -> None:
    def nested(depth: int) -> str:
        inner = "{ do = 'lose_level' }"
        for _ in range(depth - 1):
            inner = f"{{ first_possible = [{inner}] }}"
        return MONSTER + f"before = [{inner}]\n"

    assert card_of(folder(monsters=nested(4)), "damp-ogre").before
    assert "4 deep at most" in fault_of(folder(monsters=nested(5))).message


def test_one_error_says_how_many_there_are(folder: Set) -> None:
    fault = fault_of(folder(monsters=MONSTER + "a = 1\nb = 2\nc = 3\n"))

    assert fault.message.endswith("; 2 more: 'kickdoor cards lint' lists them")


def test_a_deck_list_takes_the_cards_it_lists(folder: Set) -> None:
    head = 'based_on = "munchkin"\ncopies = { wizard = 5, lame-goblin = 2 }'
    path = folder(set=head, monsters=MONSTER)

    cards = load_set(str(path)).cards

    assert {card.id: card.copies for card in cards} == {
        "wizard": 5,
        "lame-goblin": 2,
        "damp-ogre": 1,
    }
    assert {card.set_id for card in cards} == {"basement"}
    assert next(c for c in load_set("munchkin").cards if c.id == "wizard").copies == 3


@pytest.mark.parametrize(
    ("head", "field", "expected"),
    [
        ('based_on = "munchkn"', "based_on", "did you mean 'munchkin'?"),
        ("copies = { wizard = 1 }", "copies", "a deck list says what it is based on"),
        ('based_on = "munchkin"\ncopies = { wizzard = 1 }', "copies.wizzard", "'wizard'?"),
        ('based_on = "munchkin"\ncopies = { wizard = 0 }', "copies.wizard", "from 1 to 20"),
        ('based_on = "munchkin"\ncopies = 3', "copies", "expected a table"),
        ('based_on = "star"\ncopies = { cheat = 1 }', "copies.cheat", "a card of its own"),
        ("name = 3", "name", "expected a text"),
        ("text = 3", "text", "expected a text"),
        ("nmae = 'x'", "nmae", "did you mean 'name'?"),
    ],
)
def test_a_faulty_head_names_its_place(folder: Set, head: str, field: str, expected: str) -> None:
    fault = fault_of(folder(set=head, monsters=MONSTER, items=HAT.replace("sensible-hat", "cheat")))

    assert (fault.file, fault.field) == ("basement/set.toml", field)
    assert expected in fault.message


def test_a_set_is_named_by_a_plain_word(tmp_path: Path) -> None:
    path = tmp_path / "My Set"
    path.mkdir()
    (path / "monsters.toml").write_text(MONSTER, encoding="utf-8")

    assert "a set's folder is named by a-z" in str(fault_of(path))


def findings(path: Path) -> tuple[list[str], list[str]]:
    errors, warnings = lint([path])
    return [str(finding) for finding in errors], [str(finding) for finding in warnings]


def test_the_built_in_sets_have_no_fault() -> None:
    errors, _ = findings(DATA)

    assert errors == []


def test_lint_finds_every_fault_at_once(folder: Set) -> None:
    path = folder(monsters=MONSTER.replace("level     = 4", "level = 0\nfoo = 1"), items=HAT)

    errors, warnings = findings(path)

    assert len(errors) == 2
    assert errors[0].startswith("basement/monsters.toml: damp-ogre: level: expected a whole number")
    assert warnings == []


def test_lint_of_one_file_tells_of_that_file(folder: Set) -> None:
    path = folder(monsters=MONSTER + "foo = 1\n", items=HAT + "bar = 1\n")

    errors, _ = lint([path / "items.toml"])

    assert [finding.as_json() for finding in errors] == [
        {
            "file": "basement/items.toml",
            "line": 9,
            "card": "sensible-hat",
            "field": "bar",
            "message": errors[0].message,
        }
    ]


def test_lint_of_nothing_says_so(tmp_path: Path) -> None:
    errors, _ = findings(tmp_path / "nowhere")
    assert errors == [f"{tmp_path / 'nowhere'}: no such file or folder"]

    errors, _ = findings(tmp_path)
    assert errors == [f"{tmp_path}: holds no card file (*.toml)"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("strength = [{ add = 1, when = { has = 'wizrd' } }]", "'wizrd'; did you mean 'wizard'?"),
        ("pursues = { or = { suffers = 'plumber' } }", "no Class or Race of any set is 'plumber'"),
        ("before = [{ do = 'lose_trait', of = 'wizrd' }]", "'wizrd'; did you mean 'wizard'?"),
        ("before = [{ each = 'elfs', do = [] }]", "no Class or Race of any set is 'elfs'"),
        ("before = [{ do = 'lose_level', count = 'rolled' }]", "nothing was rolled"),
        ("before = [{ do = 'die', when = { rolled_max = 2 } }]", "nothing was rolled"),
        ("before = [{ do = 'draw', deck = 'door', count = 'paid' }]", "nothing is paid"),
        ("extra_levels = [{ add = 1, when = { in_play = 'hirelin' } }]", "'hireling'?"),
    ],
)
def test_lint_knows_what_no_loader_can(folder: Set, line: str, expected: str) -> None:
    path = folder(monsters=MONSTER + line + "\n", items=HAT)

    errors, _ = findings(path)

    assert len(errors) == 1
    assert expected in errors[0]
    assert len(load_set(str(path)).cards) == 2  # the loader leaves it to another set to have it


def test_traits_of_a_set_s_own_and_of_other_sets_are_known(folder: Set) -> None:
    own = '[plumber]\nkind = "class"\nname = "Plumber"\ntext = "Pipes up."\n'
    line = "strength = [{ add = 1, when = { has = ['plumber', 'wizard', 'feline', 'female'] } }]"

    assert findings(folder(monsters=MONSTER + line, items=HAT, classes=own)) == ([], [])


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (HAT.replace('text  = "Keeps the rain off your plans."', ""), "text: missing"),
        (HAT.replace("Keeps", "Keeps " * 40), "do not fit on a card"),
        (HAT.replace("bonus = 1", ""), "the card does nothing"),
        (HAT + "laser = true\n", "a laser is a 2-Hands weapon"),
        (HAT + 'tags = ["undeed"]\n', "nothing asks for the tag 'undeed', but for 'undead'"),
        (
            HAT + '[hex]\nkind = "curse"\nname = "H"\ntext = "H"\nlasts = "lasting"\n',
            "does nothing",
        ),
    ],
)
def test_lint_warns_of_what_is_odd(folder: Set, card: str, expected: str) -> None:
    errors, warnings = findings(folder(monsters=MONSTER, items=card))

    assert errors == []
    assert len(warnings) == 1
    assert expected in warnings[0]


def test_a_monster_should_say_its_bad_stuff(folder: Set) -> None:
    kept = [line for line in MONSTER.splitlines() if not line.startswith("bad_stuff_text")]

    _, warnings = findings(folder(monsters="\n".join(kept), items=HAT))

    assert "bad_stuff_text: missing" in warnings[0]


@pytest.mark.parametrize(
    ("card", "field"),
    [
        (
            '[h]\nkind = "curse"\nname = "H"\ntext = "H"\ngives = [{ to = "die", add = -1 }]',
            "lasts",
        ),
        ('[h]\nkind = "one_shot"\nname = "H"\ntext = "H"\ngold = 100\nbonus = 2', "side"),
    ],
)
def test_a_number_that_could_never_count_is_a_fault(folder: Set, card: str, field: str) -> None:
    errors, _ = lint([folder(monsters=MONSTER, items=HAT, others=card)])

    assert [finding.field for finding in errors] == [field]


def test_a_set_of_one_deck_is_odd(folder: Set) -> None:
    _, warnings = findings(folder(monsters=MONSTER))

    assert warnings == [
        "basement: the set has no Treasure cards: it cannot be played without another"
    ]


@pytest.mark.parametrize(
    ("words", "module", "prefix", "otherwise"),
    [
        (terms.TIMINGS, moments, "T_", {}),
        (terms.LIMITS, moments, "L_", {"": "NONE"}),
        (terms.TARGETS, catalogue, "ON_", {"": "NOTHING", "side-or-monster": "ANY_MONSTER_SIDE"}),
        (
            terms.QUERIES,
            catalogue,
            "",
            {
                "big": "BIG_LIMIT",
                "complex": "COMPLEX_LIMIT",
                "followers": "FOLLOWER_LIMIT",
                "floor": "LEVEL_FLOOR",
            },
        ),
    ],
)
def test_the_engine_counts_the_words_as_the_loader_does(
    words: tuple[str, ...], module: ModuleType, prefix: str, otherwise: dict[str, str]
) -> None:
    names = [prefix + otherwise.get(word, word.upper().replace("-", "_")) for word in words]

    assert [getattr(module, name) for name in names] == list(range(len(words)))
    assert not prefix or {n for n in vars(module) if n.startswith(prefix)} == set(names)


def test_the_engine_has_a_bit_for_each_word_of_what_does_not_count() -> None:
    bits = {
        "levels": catalogue.NO_LEVELS,
        "bonuses": catalogue.NO_BONUSES,
        "items": catalogue.NO_ITEMS,
        "followers": catalogue.NO_FOLLOWERS,
        "reversed-lasers": catalogue.REVERSED_LASERS,
    }

    assert [bits[word] for word in terms.IGNORES] == [1 << i for i in range(len(terms.IGNORES))]


def test_every_word_of_the_language_is_in_its_documentation() -> None:
    documented = set(re.findall(r"`([a-z_0-9-]+)`", DOCS))
    words = {
        *VERBS, *vocabulary.CONDITIONS, *terms.TIMINGS, *terms.TARGETS, *terms.PASSIVES,
        *terms.IGNORES, *terms.SOURCES, *terms.LIMITS, *terms.PERS, *terms.DURATIONS, *terms.SIDES,
        *(field for fields in terms.FIELDS.values() for field in fields),
        *(argument for verb in VERBS.values() for argument in verb.arguments),
    }  # fmt: skip

    assert sorted(words - documented - {""}) == []


def test_the_examples_of_the_documentation_are_cards(folder: Set) -> None:
    blocks = re.findall(r"^```toml\n(.*?)^```", DOCS, re.MULTILINE | re.DOTALL)
    inline = re.findall(r"`(\{ (?:do|each|first_possible|choose_one) = [^`.]*\})`", DOCS)
    effects = "\n".join(f"  {example}," for example in inline if "..." not in example)
    path = folder(
        doc="\n".join(blocks),
        verbs=f'[all-of-it]\nkind = "curse"\nname = "All"\neffects = [\n{effects}\n]',
    )

    loaded = load_set(str(path))

    used = {effect.do for effect in card_of(path, "all-of-it").effects}
    assert {"overdue-librarian", "rubber-floor", "bouncer"} <= {card.id for card in loaded.cards}
    assert used == set(VERBS)


def test_the_schema_has_every_kind_and_every_verb() -> None:
    schema = card_schema()

    kinds = [
        card["properties"]["kind"]["const"] for card in schema["additionalProperties"]["oneOf"]
    ]
    verbs = [
        each["properties"].get("do", {}).get("const") for each in schema["$defs"]["effect"]["anyOf"]
    ]
    assert kinds == list(terms.FIELDS)
    assert {"each", *(verb for verb in verbs if verb)} == set(VERBS)


def test_a_deck_list_has_cards_of_its_own_and_leaves_the_base_alone() -> None:
    base = {card.id: card for card in load_set("munchkin").cards}
    for card in load_set("lite").cards:
        assert card is not base[card.id]
        assert (card.set_id, base[card.id].set_id) == ("lite", "munchkin")


def test_digests_do_not_depend_on_what_was_loaded_before(folder: Set) -> None:
    path = folder(set='based_on = "lite"\ncopies = {}', monsters=MONSTER)
    before = load_set(str(path)).digest
    load_set("lite")
    assert load_set(str(path)).digest == before


def test_who_lists_cards_does_not_wait_for_the_engine() -> None:
    """`bench/cards.py` measures the time; what must not be loaded can be said for certain."""
    code = (
        "import sys; from kickdoor.cli.command_line import run; run(['cards', 'list']);"
        "print('kickdoor.engine.state.table' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "False"
