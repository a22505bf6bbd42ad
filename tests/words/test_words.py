"""The catalogues are complete in both languages; every code, event, question, act has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kickdoor.cards.card_words import PASSIVES
from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    AcceptOffer,
    AskForHelp,
    ChooseAnswer,
    DeclareFight,
    GiveCards,
    KickDoor,
    OfferTrade,
    Pass,
    PlayCard,
    RunAway,
    SellItems,
    SetOrders,
    UsePower,
)
from kickdoor.engine.catalogue.moments import M_ASK
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.event_rows import event_of
from kickdoor.engine.events.event_fields import EVENT_KINDS, EVENTS, EventKind
from kickdoor.engine.events.event_kinds import (
    CardDrawn,
    CardPlayed,
    CharityGiven,
    HelpAsked,
    HelpOffered,
    ItemStolen,
    PowerUsed,
    TheftFailed,
)
from kickdoor.engine.frames.bad_stuff import BadStuff
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.death import Death
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.escape import AWAY, ROLLED, Chase, Escapes
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.frame_kinds import FRAME_IDS
from kickdoor.engine.frames.sale import Sale
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask, Prompt, Window
from kickdoor.engine.queries.strength import SOURCES
from kickdoor.engine.refusals import CODES, Refusal, about
from kickdoor.engine.state.combat import STAGE_RUN
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.offer import HELP_OFFER, TRADE_OFFER, Offer
from kickdoor.errors import SetupError
from kickdoor.words import LANGUAGES, Book, Words
from kickdoor.words.event import Teller, message_of
from kickdoor.words.naming import card_name, card_names
from kickdoor.words.question import question
from worded import (
    ANN,
    BOB,
    BOMB,
    CID,
    ELF,
    FOLDER,
    HAT,
    OGRE,
    RAGE,
    Scene,
    asked_of,
    messages,
)


class References(Visitor):
    """Collects what is said by way of another message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent's names
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  Fluent's names
        self.found.append(node.id.name)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def is_sentence(text: str) -> bool:
    """No variable left open, no double blank, begun and ended as sentences are."""
    return "{" not in text and "  " not in text and text[-1] in ".!?" and not text[0].islower()


def test_both_languages_have_the_same_messages_and_variables() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) == set(german)
    assert {
        name: both for name in english if (both := asked_of(english[name]) ^ asked_of(german[name]))
    } == {}


@pytest.mark.parametrize("file", sorted(FOLDER.parent.rglob("*.ftl")), ids=lambda file: file.name)
def test_no_message_refers_to_another(file: Path) -> None:
    """Messages are parsed one by one, when they are first said."""
    references = References()
    references.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert references.found == []


def test_every_refusal_has_a_sentence_and_no_sentence_lacks_its_refusal() -> None:
    said = {name.removeprefix("refusal-") for name in messages("en") if name.startswith("refusal-")}
    assert said == {code for code, _ in CODES if code}


@pytest.mark.parametrize("number", range(1, len(CODES)), ids=lambda n: CODES[n][0])
def test_a_refusal_reads_well_with_a_card_and_without(words: Words, number: int) -> None:
    scene = Scene()
    plain = words.refusal(Refusal(number, ""), scene)
    named = words.refusal(Refusal(about(number, HAT), "sensible-hat"), scene)
    assert is_sentence(plain)
    assert is_sentence(named)
    assert "Sensible Hat" not in plain
    assert words.plain_refusal(CODES[number][0]) == plain


def test_every_kind_of_event_has_a_message() -> None:
    said = messages("en")
    assert [message_of(kind) for kind in range(len(EVENTS)) if message_of(kind) not in said] == []
    assert message_of(EVENTS.index("CardDrawn")) == "event-card-drawn"


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=EVENTS)
def test_every_field_of_an_event_is_said_by_its_own_name(words: Words, kind: EventKind) -> None:
    """So that a plain sentence needs nothing but its message."""
    scene, row = Scene(), (EVENTS.index(kind.name), ANN, HAT, BOB, 1, 1, (ELF, BOMB))
    values = Teller(words.book, scene, event_of(row), ANN).values()
    event = event_of(row)
    for field in kind.fields:
        value = getattr(event, field.name)
        said = {"seat": "Ann", "other": "Bob"}.get(field.column, value)
        if field.column == "card":
            said = card_name(words.book, scene, HAT)
        elif isinstance(value, tuple):
            said = card_names(words.book, scene, value)
        elif isinstance(value, bool):
            said = "yes" if value else "no"
        assert values[field.name] == said, field.name


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=EVENTS)
def test_a_sentence_asks_for_nothing_that_its_event_does_not_say(kind: EventKind) -> None:
    """A word that is misspelt in a choice would always choose the same."""
    own = {field.name for field in kind.fields}
    source = (FOLDER / "event.py").read_text(encoding="utf-8")
    given = set(re.findall(r'"([a-z]+)":', source))
    message = message_of(EVENTS.index(kind.name))
    for language in LANGUAGES:
        for name, asked in messages(language).items():
            if name == message or name.startswith(f"{message}-"):
                assert asked_of(asked) <= own | given | {"card", "cards"}, f"{language}: {name}"


@pytest.mark.parametrize("kind", range(len(EVENTS)), ids=EVENTS.__getitem__)
@pytest.mark.parametrize("other", [-1, ANN, BOB])
@pytest.mark.parametrize("shown", [-1, -2, HAT])
def test_an_event_reads_well_for_all_who_read_it(
    words: Words, kind: int, other: int, shown: int
) -> None:
    a = 0 if EVENTS[kind] in ("PowerUsed", "SexChanged", "DeckReshuffled") else 1
    b = 0 if EVENTS[kind] == "PowerUsed" else 2
    e = event_of((kind, ANN, shown, other, a, b, (HAT, -2, -3)))
    for scene in (Scene(), Scene(fighting=False)):
        for reader in (ANN, BOB, CID, -1):
            text = words.event(e, scene, reader)
            assert is_sentence(text) or text[0].islower(), text
            assert "{" not in text


NOBODY_S = ("MonsterKilled",)  # a fact of the fight, whoever's it is


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=EVENTS)
def test_who_did_it_reads_another_sentence_than_who_looks_on(words: Words, kind: EventKind) -> None:
    if kind.name in NOBODY_S or "seat" not in {field.column for field in kind.fields}:
        return
    e = event_of((EVENTS.index(kind.name), ANN, HAT, BOB, 1, 1, (ELF, BOMB)))
    mine, other = (words.event(e, Scene(), reader) for reader in (ANN, CID))
    assert "Ann" not in mine, f"{mine} should say you, by $you"
    assert "Ann" in other, f"{other} should say who, by $who"


def test_the_reader_is_you() -> None:
    words, scene = Words("en"), Scene()
    e = ItemStolen(ANN, HAT, BOB)
    assert words.event(e, scene, ANN) == "You steal Sensible Hat from Bob."
    assert words.event(e, scene, BOB) == "Ann steals Sensible Hat from you."
    assert words.event(e, scene, CID) == "Ann steals Sensible Hat from Bob."


def test_hidden_cards_show_their_backs_only() -> None:
    scene = Scene()
    e = CharityGiven(ANN, BOB, cards=(-2, -3, -3))
    assert (
        Words("en").event(e, scene, CID)
        == "Ann gives Bob a Door and 2 Treasures, out of sheer charity."
    )
    assert (
        Words("de").event(e, scene, CID)
        == "Ann gibt Bob eine Tür und 2 Schätze, aus reiner Nächstenliebe."
    )


def test_draws_in_a_row_share_a_sentence() -> None:
    scene = Scene()
    draws = [CardDrawn(ANN, c, 1) for c in (HAT, ELF, -2)] + [CardDrawn(BOB, -3, 1)]
    assert Words("en").story(draws, scene, ANN) == [
        "You draw Sensible Hat, Elf and a Door.",
        "Bob draws a Treasure.",
    ]


def test_what_is_aimed_at_somebody_or_a_side_says_so() -> None:
    scene, en = Scene(), Words("en")
    assert en.event(PowerUsed(BOB, ELF, 0, target=ANN), scene, ANN).startswith(
        "Bob uses a power on you ("
    )
    assert en.event(PowerUsed(BOB, ELF, 0, target=BOB), scene, ANN).startswith("Bob uses a power (")
    assert en.event(CardPlayed(BOB, BOMB, side=2), scene, ANN).endswith(" for the monsters.")
    assert en.event(CardPlayed(ANN, BOMB, ANN, side=1), scene, ANN).endswith(" for the munchkins.")
    failed = en.event(TheftFailed(BOB, HAT, owner=CID), scene, ANN)
    assert failed.startswith("Bob reaches for ")
    assert failed.endswith("is caught with a hand in Cid's bag.")


def test_offering_help_is_told_apart_from_asking_for_it() -> None:
    words, scene = Words("en"), Scene()
    asked = HelpAsked(ANN, BOB, treasures=1)
    offered = HelpOffered(BOB, ANN, treasures=2)
    assert words.event(asked, scene, BOB) == "Ann asks you for help, offering a Treasure."
    assert words.event(offered, scene, ANN) == "Bob offers you help, for 2 Treasures."


def asked(kind: str, scene: Scene, victim: int) -> None:
    """Puts the frames under a question that the engine puts there."""
    question = w.QUESTIONS.index(kind)
    window = Window(CID, victim, question, M_ASK)
    below: dict[str, Frame] = {
        "answer-roll": Chase(victim, 0, ROLLED, face=3, added=1),
        "answer-curse": Curse(CID, ELF, victim),
        "answer-bad-stuff": BadStuff(victim, OGRE, 0),
        "wait": Escapes(runner=victim),
    }
    if kind in below:
        scene.table.stack = [below[kind], window]
    if kind == "offer":
        scene.table.offers = (Offer(1, TRADE_OFFER, CID, ANN, items=(HAT,), cards=(BOMB,)),)


@pytest.mark.parametrize("kind", w.QUESTIONS)
@pytest.mark.parametrize("victim", [ANN, BOB])
def test_every_question_has_a_line(words: Words, kind: str, victim: int) -> None:
    scene = Scene()
    asked(kind, scene, victim)
    assert is_sentence(words.question(kind, scene, ANN))


@pytest.mark.parametrize(
    ("below", "kind", "line"),
    [
        (RunningEffect(0, ANN, HAT, ANN), "choose-item", "Sensible Hat wants to know: which Item?"),
        (Turn(), "choose-item", "Which Item?"),
        (
            Sale(ANN),
            "choose-item",
            "What do you sell? A Level costs 1,000 gold, and there is no change.",
        ),
        (Charity(ANN), "choose-card", "Charity: which cards do you give away?"),
        (
            Death(ANN),
            "yes-no",
            "You are about to die, and need not. Which is it to be?",
        ),
    ],
)
def test_a_question_says_where_it_comes_from(below: Frame, kind: str, line: str) -> None:
    scene = Scene()
    scene.table.stack = [below, Ask(ANN, w.QUESTIONS.index(kind))]
    assert Words("en").question(kind, scene, ANN) == line


@pytest.mark.parametrize(
    ("stack", "line"),
    [
        (
            [RunningEffect(0, CID, HAT, BOB), Ask(ANN, w.Q_YES_NO, 2, 3)],
            "Sensible Hat asks about Bob (no): 2 to 3.",
        ),
        (
            [Curse(CID, HAT, ANN), Ask(ANN, w.Q_YES_NO)],
            "Sensible Hat asks about Ann (yes): 1 to 1.",
        ),
        ([Turn(), Prompt(ANN, w.Q_START, M_ASK)], "Nothing asks about Ann (yes): 1 to 1."),
        (
            [BadStuff(BOB, HAT, 0), Window(CID, BOB, w.Q_WAIT, M_ASK)],
            "Sensible Hat asks about Bob (no): 1 to 1.",
        ),
    ],
    ids=["effect", "curse", "prompt", "window"],
)
def test_a_question_of_a_new_kind_may_speak_of_card_number_and_person(
    stack: list[Frame], line: str
) -> None:
    asks = "{ $named ->\n    [yes] { $card }\n   *[no] Nothing\n}"
    odd = f"question-odd = {asks} asks about {{ $who }} ({{ $mine }}): {{ $low }} to {{ $high }}."
    scene = Scene()
    scene.table.stack = stack

    english = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    assert question(Book("en", f"{english}\n{odd}"), scene, "odd", ANN) == line


def test_an_escape_without_a_roll_is_not_called_a_roll() -> None:
    scene = Scene()
    asked("answer-roll", scene, BOB)
    assert (
        Words("en").question("answer-roll", scene, ANN).startswith("Bob rolled 3, which makes 4.")
    )
    chase = scene.table.stack[0]
    assert isinstance(chase, Chase)
    chase.step = AWAY
    line = Words("en").question("answer-roll", scene, ANN)
    assert line.startswith("Bob is getting away without a roll.")


def test_an_answer_in_parts_says_how_far_it_is() -> None:
    scene = Scene()
    ask = Ask(ANN, w.Q_CHOOSE_ITEM, 1, 3, chosen=[HAT])
    scene.table.stack = [ask]
    assert Words("en").progress(scene, ANN) == "From 1 to 3. Chosen so far: Sensible Hat."
    assert Words("en").progress(scene, BOB) == ""
    ask.low = 3
    assert Words("en").progress(scene, ANN) == "3 of them. Chosen so far: Sensible Hat."
    scene.table.stack = [Sale(ANN), ask]
    assert Words("en").progress(scene, ANN).endswith("Worth 400 gold.")


def test_offers_are_asked_about_with_their_terms() -> None:
    words, scene = Words("en"), Scene()
    scene.table.offers = (
        Offer(1, HELP_OFFER, ANN, BOB, 1, (1,)),
        Offer(2, TRADE_OFFER, CID, BOB, items=(HAT,), cards=(BOMB,)),
    )
    assert words.question("offer", scene, BOB, 1) == (
        "Ann asks for your help and offers a Treasure, picked first. Fair enough?"
    )
    assert (
        words.question("offer", scene, BOB, 2)
        == "Cid offers you Sensible Hat for Loud Bang. Fair enough?"
    )
    assert (
        words.act(AcceptOffer(offer=1), scene, BOB)
        == "Accept: help Ann for a Treasure, picked first"
    )
    assert words.act(AcceptOffer(CID), scene, BOB) == "Accept: Sensible Hat for your Loud Bang"


@pytest.mark.parametrize("verb", range(len(w.VERBS)), ids=w.VERBS.__getitem__)
def test_every_verb_has_a_label(words: Words, verb: int) -> None:
    bare = act_of_row((verb, HAT, (), (), -1, (), (), 0, 0, -1, -1, (), (), False, -1, 0))
    full = act_of_row((
        verb, HAT, (HAT,), (ELF,), BOB, (w.REF_SEAT + BOB,), (w.W_YES,), w.MONSTERS, 1, ELF, 2,
        (1,), (BOMB,), False, 1, 0,
    ))  # fmt: skip
    for scene in (Scene(), Scene(fighting=False)):
        for act in (bare, full):
            text = words.act(act, scene, ANN)
            assert text
            assert "{" not in text
            assert text[-1] not in ".,"


LABELS = [
    (KickDoor(), "Kick open the door"),
    (DeclareFight(), "Fight it out: 2 to 7 loses"),
    (RunAway(), "Run away: 5 or 6 saves you"),
    (RunAway((w.REF_MONSTER + 0,)), "Run from Damp Ogre"),
    (PlayCard(ELF), "Play Elf"),
    (PlayCard(BOMB, side=w.MONSTERS), "Play Loud Bang for the monsters"),
    (PlayCard(RAGE, on=(w.REF_MONSTER + 0,)), "Play Grumpy on Damp Ogre"),
    (PlayCard(HAT), "Put on Sensible Hat"),
    (PlayCard(HAT, carried=1), "Carry Sensible Hat, sideways"),
    (PlayCard(ELF, on=(w.REF_SEAT + ANN,)), "Play Elf on yourself"),
    (
        UsePower(0, of=ELF, on=(w.REF_SEAT + BOB,), asks=True),
        "Elf: backstab Bob, for a discard of your choice",
    ),
    (UsePower(1, of=ELF), "Elf: knit jumpers"),
    (
        AskForHelp(BOB, treasures=1, picks=(1,)),
        "Ask Bob for help, offering a Treasure, picked first",
    ),
    (
        AskForHelp(BOB, treasures=1, picks=(2,)),
        "Ask Bob for help, offering a Treasure, picked last",
    ),
    (AskForHelp(BOB, treasures=0), "Ask Bob for help, offering nothing but thanks"),
    (SellItems(asks=True), "Sell Items for Levels"),
    (SellItems((HAT, BOMB)), "Sell Sensible Hat and Loud Bang for 500 gold"),
    (
        SellItems((HAT, BOMB), double=(HAT,)),
        "Sell Sensible Hat and Loud Bang for 900 gold, Sensible Hat at double price",
    ),
    (OfferTrade(CID, give=(HAT,)), "Give Cid Sensible Hat"),
    (OfferTrade(CID, give=(HAT,), want=(BOMB,)), "Offer Cid Sensible Hat for Loud Bang"),
    (
        GiveCards((HAT, BOMB), receivers=(BOB, CID)),
        "Charity: Sensible Hat for Bob and Loud Bang for Cid",
    ),
    (ChooseAnswer((w.REF_SEAT + ANN,)), "You"),
    (ChooseAnswer((w.REF_NUMBER + 4,)), "4"),
    (
        SetOrders(w.PASS_TURN, unless=w.UNLESS_ME),
        "Pass for me until this turn is over, unless it concerns me",
    ),
]


@pytest.mark.parametrize(("act", "text"), LABELS, ids=[text for _, text in LABELS])
def test_labels_say_what_will_be_done(act: Act, text: str) -> None:
    assert Words("en").act(act, Scene(), ANN) == text


def test_a_window_is_passed_in_its_own_words() -> None:
    scene = Scene()
    scene.table.stack = [Window(CID, BOB, w.Q_ANSWER_CURSE, M_ASK)]
    assert Words("en").act(Pass(), scene, BOB) == "Let it strike"


def test_whoever_has_nothing_to_say_before_a_roll_goes_on_to_it() -> None:
    scene = Scene()
    scene.table.stack = [Window(CID, BOB, w.Q_WAIT, M_ASK)]
    assert scene.table.combat is not None
    assert Words("en").act(Pass(), scene, BOB) == "Let it stand"
    scene.table.combat.stage = STAGE_RUN
    assert Words("en").act(Pass(), scene, BOB) == "Nothing: on to the die"


def test_strengths_are_itemised_in_words(words: Words) -> None:
    scene = Scene()
    combat = scene.table.combat
    assert combat is not None
    combat.monsters[0].enhancers = (RAGE,)
    lines = [(line.side, line.amount, line.text) for line in words.strengths(scene)]
    assert lines[1:] == [
        (w.MUNCHKINS, 1, "Sensible Hat"),
        (w.MONSTERS, 7, "Damp Ogre"),
        (w.MONSTERS, 5, "Grumpy"),
    ]


def test_twins_are_told_apart() -> None:
    scene = Scene()
    combat = scene.table.combat
    assert combat is not None
    combat.monsters.append(Monster(1, OGRE, RAGE, 0))
    assert Words("en").monster(scene, 1) == "Damp Ogre the second"
    assert (
        Words("en")
        .question("fight", scene, ANN)
        .startswith("You face Damp Ogre and Damp Ogre the second,")
    )


def test_a_card_in_figures() -> None:
    cards = Scene().table.catalogue.cards
    words = Words("en")
    assert words.facts(cards[OGRE].definition) == ["monster", "Level 7", "2 Treasures"]
    assert words.facts(cards[HAT].definition) == ["Item", "+1", "400 gold"]
    assert words.facts(cards[RAGE].definition) == ["monster enhancer", "+5", "+1 Treasure"]
    assert [words.figure(cards[c].definition) for c in (OGRE, HAT, ELF)] == ["7", "+1", ""]


def test_passives_have_names() -> None:
    said = set(messages("en"))
    # Marks of single cards that no sum and no log ever shows.
    house = {"power-headgear-lost-lifts", "power-roll-escape-lifts"}
    assert [word for word in PASSIVES if f"power-{word}" not in said | house] == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown language 'fr': expected one of en, de"):
        Words("fr")


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("Elf", "Out comes Elf."),
        ("Hoard!", "Out comes Hoard!"),
        ("O.G.R.E.", "Out comes O.G.R.E."),
    ],
)
def test_a_sentence_that_ends_with_a_stop_of_the_card_has_no_second(card: str, told: str) -> None:
    book = Book("en", "out = Out comes { $card }.\nshout = Out comes { $card }!\n")

    assert book.say("out", card=card) == told
    assert book.say("shout", card="Cheat!") == "Out comes Cheat!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_strength_comes_from_has_words(language: str) -> None:
    assert {f"strength-{source}" for source in SOURCES} <= messages(language).keys()


def test_a_question_has_a_sentence_and_perhaps_another_by_what_lies_under_it() -> None:
    """And none is left of a kind of question or of frame that is gone."""
    plain = {f"question-{kind.id}" for kind in w.QUESTION_KINDS}
    others = {f"{one}-{frame}" for one in plain for frame in FRAME_IDS}
    assert not plain & others
    written = {one for one in messages("en") if one.startswith("question-")}
    assert plain <= written <= plain | others
    for language in LANGUAGES:
        assert {one for one in messages(language) if one.startswith("question-")} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_has_words_by_who_asks_of_which_none_is_left_over(language: str) -> None:
    """`act-choose-FRAME-WORD` is the label of an answer in a word, whatever is asked."""
    named = {f"act-choose-{frame}-{word}" for frame in FRAME_IDS for word in w.WORDS}
    written = {one for one in messages(language) if one.startswith("act-choose-")}
    assert written - {"act-choose-got"} <= named


def test_whoever_answers_yes_or_no_reads_what_it_comes_to() -> None:
    scene = Scene()
    scene.table.stack = [Death(ANN), Ask(ANN, w.Q_DISCARD)]  # of another kind than it asks today

    labels = [Words("en").act(ChooseAnswer((it,)), scene, ANN) for it in (w.W_YES, w.W_NO)]

    assert labels == ["Stay alive", "Die"]
