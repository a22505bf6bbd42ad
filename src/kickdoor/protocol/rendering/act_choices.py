"""Acts built step by step over the wire: what may be chosen next, each value with its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine import DONE, LATER, Game, compose, words_of_play as w
from kickdoor.protocol.messages import Choice, ChoiceValue
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.protocol.rendering.scene import SeatScene, target
from kickdoor.protocol.view_messages import Target
from kickdoor.words import Scene, Words
from kickdoor.words.table_talk import argument_line, composed_word

_SEATS: Final = ("trade", "ask", "from", "to")
_CARDS: Final = ("card", "cards", "with", "discarding", "double", "of", "give", "want", "items")
_REFERENCES: Final = ("on", "choose")


def choice(game: Game, scene: SeatScene, chosen: list[int], id: str, words: Words) -> Choice:
    """What the seat may choose after this; ActError if something was not on offer."""
    seat = scene.view.seat
    found = compose.options(scene.view, seat, chosen)
    if found.is_whole:
        act = found.act
        data = game.act_to_data(act, seat)
        preview = Foresight(scene, words.language).of(act)
        return Choice(id, "", "", [], data, words.act(act, scene, seat), preview, chosen)
    # What one runs from is a reference; everywhere else `from` is a player.
    argument = "on" if chosen[:1] == [w.RUN] else found.argument
    values = [
        ChoiceValue(value, *value_label(scene, seat, argument, value, words))
        for value in found.values
    ]
    return Choice(
        id,
        found.argument,
        argument_line(words.language, found.argument),
        values,
        None,
        "",
        None,
        chosen,
    )


def value_label(
    scene: Scene, seat: int, argument: str, value: int, words: Words
) -> tuple[str, Target | None]:
    """What a value is called as a button, and what it points at."""
    language = words.language
    if value == DONE:
        return composed_word(language, "compose-done"), None
    if value == LATER:
        return composed_word(language, "compose-asked"), None
    if argument in _SEATS:
        return scene.names[value], Target("seat", value)
    if argument in _CARDS:
        return words.card(scene, value), Target("card", value)
    if argument in _REFERENCES:
        return words.reference(scene, value, seat), target(value)
    if argument == "power":
        return words.power(scene, value), None
    if argument == "verb":
        return _word(language, argument, value), Target("word", w.VERBS[value])
    return _word(language, argument, value), None


def _word(language: str, argument: str, value: int) -> str:
    """What a verb, a side, a yes, a number is called as a button."""
    messages: dict[str, Sequence[str]] = {
        "verb": [f"verb-{verb}" for verb in w.VERBS],
        "side": ["", "compose-munchkins", "compose-monsters"],
        "carried": ["compose-worn", "compose-carried"],
        "charity": ["compose-no", "compose-yes"],
        "helper": ["compose-no", "compose-yes"],
        "pass": [f"compose-{word}" for word in w.PASSES],
        "unless": [f"compose-{word}" for word in w.UNLESS],
    }
    known = messages.get(argument)
    return composed_word(language, known[value]) if known else str(value)
