"""What a live table says around the game, in both languages."""

import pytest

from kickdoor.engine.words_of_play import QUESTION_KINDS, VERBS
from kickdoor.words.book import book
from kickdoor.words.table_talk import (
    argument_line,
    preview_line,
    trouble_line,
    waiting_line,
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_verb_has_a_word(language: str) -> None:
    for verb in VERBS:
        assert book(language).say(f"verb-{verb}")


def test_the_waiting_line_knows_who_reads() -> None:
    assert waiting_line("en", [("start", ["Bob"])], False) == "Bob stands before the door."
    assert waiting_line("en", [], True) == "It is up to you."
    assert waiting_line("en", [], False) == "The game is over."
    both = [("offer", ["Bob"]), ("wait", ["Cid"])]
    assert waiting_line("de", both, True) == "Du bist dran, und Bob und Cid."


def test_the_waiting_line_is_true_of_each_it_names() -> None:
    both = [("offer", ["Cleo"]), ("fight", ["Ann"])]
    said = "Cleo has an offer to answer. Ann has a monster to deal with."
    assert waiting_line("en", both, False) == said
    offers = [("offer", ["Bob", "Cleo"]), ("wait", ["Ann"])]
    said = "Bob und Cleo haben Angebote zu beantworten. Ann darf sich noch einmischen."
    assert waiting_line("de", offers, False) == said


def test_who_waits_for_an_answer_reads_to_what() -> None:
    strike = [("answer-curse", ["Bob", "Cleo"])]
    assert waiting_line("en", strike, False) == "Bob and Cleo may still stop the Curse."
    assert waiting_line("de", strike, False) == "Bob und Cleo dürfen den Fluch noch aufhalten."
    for kind in QUESTION_KINDS:
        assert "to decide" not in waiting_line("en", [(kind.id, ["Bob"])], False)


def test_what_has_no_message_of_its_own_has_a_general_one() -> None:
    assert argument_line("en", "no-such-argument") == "What next?"
    assert trouble_line("en", "no-such-code") == "The table cannot do that."
    assert preview_line("en", "win", ours=12, theirs=10) == "12 to 10: a win."
