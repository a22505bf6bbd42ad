"""Whoever reads of himself is spoken to: no verb of the third person after "you"."""

import re

import pytest

from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act_kinds import AskForHelp
from kickdoor.engine.codec.event_rows import event_of
from kickdoor.engine.events.event_fields import EVENTS
from kickdoor.words import LANGUAGES, Words
from kickdoor.words.book import book
from worded import ANN, BOB, CID, HAT, Scene, messages

# "You helps", "you is"; not "you discuss" or "unless you".
ENGLISH = re.compile(r"\b[Yy]ou (?:is|has|was|does|[a-z]*[^su\W]s)\b")
# A sentence that begins with "Du" goes on with what du does; "Du und Bob" are ihr.
GERMAN = re.compile(r"(?:^|[.!?] )Du (?!und\b|\w*(?:st|ßt|zt)\b)\w+")


def agrees(text: str) -> bool:
    return not ENGLISH.search(text) and not GERMAN.search(text)


def test_what_does_not_agree_is_seen() -> None:
    assert not agrees("You helps Bob.")
    assert not agrees("Bob and you has won.")
    assert not agrees("Ach. Du hilft Bob.")
    assert agrees("You help Bob. Unless you pass, you discuss.")
    assert agrees("Du hilfst Bob. Du liest.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(EVENTS)), ids=EVENTS.__getitem__)
def test_an_event_agrees_with_whoever_reads_it(language: str, kind: int) -> None:
    words = Words(language)
    a = 0 if EVENTS[kind] in ("PowerUsed", "SexChanged", "DeckReshuffled") else 1
    b = 0 if EVENTS[kind] == "PowerUsed" else 2
    for other in (-1, BOB):
        e = event_of((kind, ANN, HAT, other, a, b, (HAT, -2, -3)))
        for reader in (ANN, BOB, CID, -1):
            text = words.event(e, Scene(), reader)
            assert agrees(text), text
            if reader in (CID, -1):
                assert not re.search(r"\b([Yy]ou|[Dd]u|dich|dir)\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_knows_its_reader_agrees_with_him(language: str) -> None:
    """Whatever it is about: rolls, waits, verdicts and whatever comes yet."""
    said = book(language)
    asked = {name: asks for name, asks in messages(language).items() if asks & {"you", "mine"}}
    assert len(asked) > 40
    for name, asks in asked.items():
        for yes in ("yes", "no"):
            values: dict[str, str | int] = dict.fromkeys(asks, "Bob")
            values |= {"you": yes, "mine": yes, "them": "no", "ours": 3, "theirs": 4, "gold": 5}
            for word in ("Bob", "plain", "run", "yes"):
                values |= dict.fromkeys(asks & {"rolled", "stage", "fight", "up"}, word)
                text = said.fill(name, values)
                assert agrees(text), f"{name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_labels_agree_with_whoever_is_asked(language: str) -> None:
    words, scene = Words(language), Scene()
    for seat in (ANN, BOB):
        for kind in ("fight", "wait", "start", "opening", "end", "trouble-or-loot"):
            assert agrees(words.question(kind, scene, seat))
        label = words.act(AskForHelp(CID, 1, (1,)), scene, seat)
        assert agrees(label)
        assert agrees(words.reference(scene, w.REF_SEAT + seat, seat))
