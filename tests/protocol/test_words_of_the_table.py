"""What a live table says around the game, in both languages."""

import pytest

from kickdoor.engine.words_of_play import VERBS
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
    assert waiting_line("en", ["Bob"], False, "start") == "Bob stands before the door."
    assert waiting_line("en", [], True, "start") == "It is up to you."
    assert waiting_line("de", ["Bob", "Cid"], True, "wait") == "Du bist dran, und Bob und Cid."


def test_what_has_no_message_of_its_own_has_a_general_one() -> None:
    assert argument_line("en", "no-such-argument") == "What next?"
    assert trouble_line("en", "no-such-code") == "The table cannot do that."
    assert preview_line("en", "win", ours=12, theirs=10) == "12 to 10: a win."
