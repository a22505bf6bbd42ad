"""A card's name in a sentence: verbs and pronouns follow its number, German bends it, and whatever
is said of it has an end. Every kind of sentence is said of every card of all sets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kickdoor.cards.model import CardDef
from kickdoor.cards.sets import built_in, load_set
from kickdoor.cards.texts import text_of
from kickdoor.engine import words_of_play as w
from kickdoor.engine.catalogue.model import Power
from kickdoor.engine.catalogue.moments import M_ASK
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.event_rows import event_of
from kickdoor.engine.events.event_fields import EVENTS
from kickdoor.engine.frames.bad_stuff import BadStuff
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.waiting import Ask, Window
from kickdoor.engine.refusals import CODES, Refusal, about
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.offer import HELP_OFFER, TRADE_OFFER, Offer
from kickdoor.words import LANGUAGES, Words
from kickdoor.words.book import book
from kickdoor.words.naming import all_called, called
from worded import ANN, BOB, BOMB, CID, ELF, FOLDER, HAT, OGRE, Scene, messages

PAGE = Path(__file__).parents[2] / "web" / "src" / "i18n" / "de"
SETS = ("munchkin", "star")  # the others are made of their cards
CARDS = [card for set_id in SETS for card in load_set(set_id).cards]
MANY = [card for card in CARDS if card.plural]
MANY_IN_GERMAN = [card for card in CARDS if text_of(card, "de").plural]
# One of each kind, each sort of name: with an article and without, shouting, abbreviated.
SOME = [
    card
    for card in CARDS
    if card.id in (
        "lame-goblin", "gazebo", "large-angry-chicken", "king-tut", "ogre", "hoard", "cleric",
        "elf", "baby", "from-another-dimension", "curse-duck-of-doom", "truly-obnoxious-curse",
        "android", "horny-helmet", "cheat", "wishing-ring", "we-come-in-peace-speech",
        "1000-credits",
    )
]  # fmt: skip

# What follows a plural and is no verb of one.
SINGULAR = {
    "en": re.compile(r"\s(?!sideways\b|as\b|this\b)(?:[a-z]+(?<!s)s|does)\b"),
    "de": re.compile(
        r"\s(?:ist|hat|wird|will|kann|muss|darf|möchte|lässt|trifft|gibt|nimmt|liegt|geht|wirkt"
        r"|kommt|bleibt|erwischt|erlaubt|macht|tut|war|hatte)\b"
    ),
}
PLURAL = {
    "en": re.compile(r"\s(?:are|have|want|come|stay|catch|strike|join|leave|do|make|give|lie)\b"),
    "de": re.compile(
        r"\s(?:sind|haben|werden|wollen|können|möchten|lassen|treffen|geben|liegen|gehen|wirken"
        r"|kommen|bleiben|erwischen|erlauben|machen|tun)\b"
    ),
}
# What a sentence about a plural says of it as if it were one thing.
IT = re.compile(
    r"\b(?<!power )(?<!just now: )(?:it|its) (?:is|has|goes|stays|brings|names|says|carries"
    r"|never|needs|wants|plain|own|belongs)\b"
)
UNENDED = re.compile(r"  | [,.;:!?)]|\( |\(\)|„“|[,;:(„]$|[,;:][.,;]")
# A sentence may end with its preposition ("worth digging for."), a label has none to end with.
LOOSE = re.compile(
    r"\b(?:on|of|for|from|with|to|at|into|by|and|or|the|a|für|von|mit|gegen|vor|bei|nach|um"
    r"|und|oder|dem|den|der|die|das|einen)$"
)


def names(language: str, card: CardDef) -> tuple[str, ...]:
    """All that the card is called in a sentence."""
    text = text_of(card, language)
    return (text.name, *text.forms, *[f"{form[0].upper()}{form[1:]}" for form in text.forms[:1]])


def is_whole(text: str) -> bool:
    """Whether nothing is left open in it; a card may be called "... and its Clone"."""
    text = text.replace(". . .", "…").replace("...", "…")
    return not UNENDED.search(text) and "{" not in text


def follows(language: str, card: CardDef, text: str, verb: re.Pattern[str]) -> bool:
    """Whether such a verb comes right after the card's name, where that stands as a subject."""
    for name in sorted(names(language, card), key=len, reverse=True):
        for found in re.finditer(re.escape(name) + "“?", text):
            begins = found.start() == 0 or text[: found.start()].endswith((". ", "„", ": "))
            if begins and verb.match(text, found.end()):
                return True
    return False


@cache
def sentences(language: str, card: CardDef) -> tuple[str, ...]:
    """All that is said of a card, whatever its kind."""
    return (*events(language, card), *asks(language, card), *refusals(language, card))


def scene_of(card: CardDef, fighting: bool = True) -> Scene:
    return Scene(fighting, card.set_id).all_are(card)


def events(language: str, card: CardDef) -> Iterator[str]:
    words, scene = Words(language), scene_of(card)
    for kind, name in enumerate(EVENTS):
        a = 0 if name in ("PowerUsed", "SexChanged", "DeckReshuffled") else 1
        b = 0 if name == "PowerUsed" else 2
        for seat, other, cards in ((ANN, BOB, (HAT, -2)), (ANN, -1, ()), (-1, -1, (HAT,))):
            e = event_of((kind, seat, HAT, other, a, b, cards))
            for reader in (ANN, BOB, -1):
                yield from words.story([e], scene, reader)


def frames(kind: str) -> list[Frame]:
    """What may lie under a question about a card."""
    if kind == "answer-curse":
        return [Curse(CID, HAT, ANN), Curse(CID, HAT, BOB)]
    if kind == "answer-bad-stuff":
        return [BadStuff(ANN, HAT, 0), BadStuff(BOB, HAT, 0)]
    return [RunningEffect(0, ANN, HAT, ANN)]


def asks(language: str, card: CardDef) -> Iterator[str]:
    words, scene = Words(language), scene_of(card)
    t = scene.table
    t.offers = (
        Offer(1, HELP_OFFER, BOB, ANN, 1, (1,), items=(HAT,), cards=(BOMB,)),
        Offer(2, TRADE_OFFER, CID, ANN, items=(HAT,), cards=(BOMB,)),
        Offer(3, TRADE_OFFER, CID, ANN, items=(HAT,)),
        Offer(4, TRADE_OFFER, CID, ANN, cards=(BOMB,)),
    )
    assert t.combat is not None
    t.combat.monsters.append(Monster(1, OGRE, OGRE, 0))
    for number, kind in enumerate(w.QUESTIONS):
        for below in frames(kind):
            for victim in (ANN, BOB):
                window = Window(CID, victim, number, M_ASK)
                is_window = kind in ("answer-roll", "answer-curse", "answer-bad-stuff", "wait")
                t.stack = [below, window if is_window else Ask(ANN, number, 1, 3, chosen=[HAT])]
                for id in (1, 2, 3, 4, 9) if kind == "offer" else (0,):
                    yield words.question(kind, scene, ANN, id)
                if not is_window:
                    yield words.progress(scene, ANN)


def refusals(language: str, card: CardDef) -> Iterator[str]:
    words, scene = Words(language), scene_of(card)
    for number in range(1, len(CODES)):
        yield words.refusal(Refusal(about(number, HAT), card.id), scene)
        yield words.refused(CODES[number][0], card)


def labels(language: str, card: CardDef) -> Iterator[str]:
    """What menus call all that could be done with a card."""
    words = Words(language)
    mark, other = (w.REF_MONSTER + 0,), (w.REF_SEAT + BOB,)
    for fighting in (True, False):
        scene = scene_of(card, fighting)
        powers = scene.table.catalogue.powers
        powers += [Power(0, power.id) for power in card.powers]
        for verb in range(len(w.VERBS)):
            for power in range(len(powers)) if verb == w.USE else (0,):
                for on in ((), mark, other, (HAT,), (w.REF_SEAT + ANN,)):
                    for discarding, asks_, seat in (((), False, -1), ((ELF,), True, BOB)):
                        row = (
                            verb, HAT, (HAT,), discarding, seat, on, mark if discarding else (),
                            0, 1, ELF, power, (1,), (BOMB,), asks_, -1, 0,
                        )  # fmt: skip
                        yield words.act(act_of_row(row), scene, ANN)


def why(language: str, card: CardDef) -> Iterator[str]:
    said, scene = book(language), scene_of(card)
    values = called(said, scene, "card", HAT) | {"name": "Bob", "number": 3}
    for message, asked in messages(language).items():
        if message.startswith(("why-", "strength-")) and asked & values.keys():
            yield said.fill(message, values | {"less": "yes", "whom": "Bob"})
    for message in ("work-trade", "offer-trade"):
        swapped = all_called(said, scene, "given", [HAT]) | all_called(said, scene, "taken", [HAT])
        yield said.fill(message, swapped | {"other": "Bob"})


def test_what_does_not_agree_is_seen() -> None:
    lawyers = next(card for card in CARDS if card.id == "lawyers")
    assert follows("en", lawyers, "Lawyers is no more.", SINGULAR["en"])
    assert follows("de", lawyers, "Die Advokaten ist nicht mehr.", SINGULAR["de"])
    assert not follows("en", lawyers, "You turn Lawyers sideways.", SINGULAR["en"])
    assert not follows("en", lawyers, "Lawyers are no more.", SINGULAR["en"])
    assert follows("en", lawyers, "Lawyers are no more.", PLURAL["en"])
    assert LOOSE.search("Thief: steal on")
    assert not is_whole("Bob stiehlt „“.")
    assert not is_whole("Bob steals  from Ann.")
    assert not LOOSE.search("Lege den Spitzen Helm an")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_follow_the_number_of_a_card(language: str) -> None:
    many = MANY if language == "en" else MANY_IN_GERMAN
    assert len(many) > 20
    plain = [card for card in SOME if card not in many]
    wrong = [
        text
        for cards, verb in ((many, SINGULAR[language]), (plain, PLURAL[language]))
        for card in cards
        for text in {*sentences(language, card), *why(language, card)}
        if follows(language, card, text, verb)
    ]
    assert wrong == []


def test_a_plural_is_never_it() -> None:
    wrong = {
        text
        for card in MANY
        for text in refusals("en", card)
        if card.name in text and IT.search(text)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_of_a_card_ends_in_the_air(language: str) -> None:
    wrong = {
        text
        for card in SOME
        for text in {*sentences(language, card), *why(language, card)}
        if text and not is_whole(text)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_ends_in_the_air(language: str) -> None:
    powered = [card for card in CARDS if card.powers and card not in SOME]
    wrong = {
        text
        for card in [*SOME, *powered]
        for text in labels(language, card)
        if not text or not is_whole(text) or LOOSE.search(text)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_that_is_aimed_is_said_with_its_target(language: str) -> None:
    aimed = {power.id for card in CARDS for power in card.powers if power.on}
    assert {f"aimed-{id}" for id in aimed} == {
        message for message in messages(language) if message.startswith("aimed-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_every_tag_has_its_words(language: str) -> None:
    said = messages(language).keys()
    assert {f"power-{power.id}" for card in CARDS for power in card.powers} <= said
    assert {f"tag-{tag}" for card in CARDS for tag in card.tags} <= said


def test_a_name_bends_and_a_title_stands_between_quotation_marks() -> None:
    words = Words("de")
    goblin, duck = (
        next(card for card in CARDS if card.id == id)
        for id in ("lame-goblin", "curse-duck-of-doom")
    )
    caught = event_of((EVENTS.index("Escaped"), ANN, HAT, -1, 0, 0, ()))
    assert words.event(caught, scene_of(goblin), ANN) == "Du entkommst dem Fußkranken Goblin."
    played = event_of((EVENTS.index("CardPlayed"), ANN, HAT, -1, 0, 0, ()))
    assert words.event(played, scene_of(goblin), BOB) == "Ann spielt den Fußkranken Goblin."
    assert words.event(played, scene_of(duck), BOB) == "Ann spielt „Fluch! Unheilsente“."


@pytest.mark.parametrize("set_id", SETS)
def test_the_forms_of_a_german_name_are_its_name(set_id: str) -> None:
    """Nominative, accusative, dative; the article fits, and of the name only the ends differ."""
    ways = {
        ("der", "den", "dem"): False, ("die", "die", "der"): False, ("das", "das", "dem"): False,
        ("die", "die", "den"): True,
    }  # fmt: skip
    for card in load_set(set_id).cards:
        text = text_of(card, "de")
        if not text.forms:
            assert not text.plural, card.id
            continue
        articles = tuple(form.partition(" ")[0] for form in text.forms)
        if articles in ways and text.forms[0] != text.name:
            assert ways[articles] == text.plural, card.id
        else:
            assert set(text.forms) == {text.name}, card.id
        for form in text.forms:
            bare = form if form == text.name else form.partition(" ")[2]
            for said, bent in zip(named(text.name), named(bare), strict=True):
                assert said[:-2].casefold() == bent[: len(said[:-2])].casefold(), card.id


def named(name: str) -> list[str]:
    """The words of a name, without an article before it."""
    words = re.findall(r"[\w.]+", name)
    return words[1:] if words[0] in ("Der", "Die", "Das") else words


ENGLISH = re.compile(
    r"\b(?:undead|fire|potion|wand|pole|staff|below|waist|headgear|armor|footgear|hands|curse|trap"
    r"|class|race|sidekick|hireling|item|items|one[-_]shot|level[-_]up|door|doors|treasure"
    r"|treasures|enhancer|the|and|of|with|for|from|discard|card|cards|human|male|female)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("set_id", built_in())
def test_nothing_that_german_says_of_a_card_is_english(set_id: str) -> None:
    words = Words("de")
    wrong = [
        text
        for card in load_set(set_id).cards
        for text in (
            words.printed(card).name, *words.facts(card), *words.exactly(card), words.only(card),
            words.bad_stuff(card), words.epic(card), *words.printed(card).rulings,
        )
        if ENGLISH.search(text)
    ]  # fmt: skip
    assert wrong == []


class Said(Visitor):
    """Collects what messages say by themselves, without what is put in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's names
        self.found.append(node.value)


@pytest.mark.parametrize(
    "file", [FOLDER / "de.ftl", *sorted(PAGE.glob("*.ftl"))], ids=lambda file: file.stem
)
def test_no_german_sentence_is_half_english(file: Path) -> None:
    said = Said()
    said.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert said.found
    assert [text for text in said.found if ENGLISH.search(text)] == []
