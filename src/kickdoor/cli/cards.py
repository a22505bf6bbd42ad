"""The `cards` commands: what cards there are and do, whether card files are right, their schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from kickdoor.cli.output import DONE, NO, WrongUseError, console, counted, print_json
from kickdoor.terminal.safe import one_line

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef

app = App(name="cards", help="The cards: list them, check card files, print their schema.")


@app.command(name="list")
def list_cards(
    *,
    set: Annotated[str, Parameter(name="--set")] = "",
    kind: str = "",
    search: str = "",
    language: str = "en",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """List cards.

    Parameters
    ----------
    set
        only of this set: a name, or a folder of your own
    kind
        only of this kind, such as monster, item or curse
    search
        only cards with this text in their id, name or words, in that language or in English
    language
        en or de
    json
        print one JSON object and nothing else
    """
    from kickdoor.words import Words

    words = Words(language)
    found = _found(set, kind, search, language)
    if json:
        print_json({"cards": [as_json(card, language) for card in found]})
        return DONE
    out = console()
    widest = max((len(card.id) for card in found), default=0)
    for card in found:
        about = " · ".join([*words.facts(card), *words.printed(card).text.splitlines()])
        line = one_line(f"{card.id:<{widest}}  {card.set_id:<8}  {card.copies}x  {about}")
        # Laying out hundreds of lines in style takes longer than finding them.
        print(line if len(line) <= out.width else f"{line[: out.width - 1]}…")
    print(counted(len(found), "card"))
    return DONE


def _found(set_id: str, kind: str, search: str, language: str = "en") -> list[CardDef]:
    from kickdoor.cards.model import KINDS
    from kickdoor.cards.sets import built_in, load_sets

    if kind and kind not in KINDS:
        raise WrongUseError(f"unknown kind {kind!r}: expected one of {', '.join(KINDS)}")
    wanted = search.casefold()
    return [
        card
        for one in load_sets([set_id] if set_id else list(built_in()))
        for card in one.cards
        if kind in ("", card.kind_word) and any(wanted in said for said in _said(card, language))
    ]


def _said(card: CardDef, language: str) -> list[str]:
    """What stands on a card, to be searched: in English, and in another language too."""
    from kickdoor.cards.texts import text_of

    sides = (card, text_of(card, language))
    return [
        f"{card.id} {one.name} {one.text} {one.bad_stuff_text} {one.epic_text}".casefold()
        for one in sides
    ]


def as_json(card: CardDef, language: str = "en") -> dict[str, object]:
    """A card's printed facts; null where the card has no such line."""
    from kickdoor.cards.model import DECKS, ENHANCER, MONSTER, NO_SLOT, SLOTS
    from kickdoor.cards.texts import text_of

    printed = text_of(card, language)
    is_monster = card.kind == MONSTER
    return {
        "id": card.id,
        "set": card.set_id,
        "name": printed.name,
        "deck": DECKS[card.deck],
        "kind": card.kind_word,
        "copies": card.copies,
        "level": card.level if is_monster else None,
        "treasures": card.treasures if is_monster else None,
        "levels": card.levels if is_monster else None,
        "bonus": card.bonus or None,
        "gold": card.gold if card.is_item else None,
        "slot": None if card.slot == NO_SLOT else SLOTS[card.slot],
        "big": card.big,
        "complex": card.complex,
        "tags": list(card.tags),
        "text": printed.text,
        "bad_stuff": printed.bad_stuff_text or None,
        "epic": printed.epic_text or None,
        "house_power": card.has_house_power,
        "usable_by": list(card.usable_by),
        "not_usable_by": list(card.not_usable_by),
        "treasures_mod": card.treasures_mod if card.kind == ENHANCER else None,
        "powers": [power.id for power in card.powers],
        "passive": list(card.passive),
    }


@app.command
def explain(
    id: str,
    *,
    set: Annotated[str, Parameter(name="--set")] = "",
    language: str = "en",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Say exactly what a card does, in sentences made from its effects.

    Parameters
    ----------
    id
        the card's id; SET:ID where several sets have one
    set
        a card of this set: a name, or a folder of your own
    language
        en or de
    json
        print one JSON object and nothing else
    """
    from kickdoor.words import Words

    words = Words(language)
    card = _card_named(id, set)
    printed, sentences = words.printed(card), words.exactly(card)
    if json:
        print_json({"id": card.id, "set": card.set_id, "text": printed.text, "exactly": sentences})
        return DONE
    out = console()
    out.print(one_line(f"{printed.name} ({card.set_id}:{card.id})"), markup=False)
    for text in (printed.text, words.bad_stuff(card), words.epic(card)):
        if text:
            out.print(text, markup=False, highlight=False)
    for sentence in sentences:
        out.print(f"- {sentence}", markup=False, highlight=False)
    return DONE


def _card_named(id: str, set_id: str) -> CardDef:
    """The card of this id; WrongUseError names the nearest that there is."""
    from kickdoor.cards.checked_reading import nearest
    from kickdoor.cards.sets import is_deck_list

    cards = _found(set_id, "", "")
    named = {f"{card.set_id}:{card.id}": card for card in cards}
    # Of two cards with one id the first set's is meant, a deck list's after those it was made from;
    # the rest are named with their set.
    cards.sort(key=lambda card: is_deck_list(card.set_id))
    named |= {card.id: card for card in reversed(cards)}
    if id not in named:
        hint = nearest(id, named) or "; kickdoor cards list names them all"
        raise WrongUseError(f"unknown card {id!r}{hint}")
    return named[id]


@app.command
def lint(*paths: Path, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Check card files and folders: file, card, field, what was expected.

    Parameters
    ----------
    paths
        folders of card files, or single files; without any the sets that come with the game
    json
        print one JSON object and nothing else
    """
    from kickdoor.cards.lint import lint as look_over
    from kickdoor.cards.sets import DATA

    for path in paths:
        if not path.exists():
            raise WrongUseError(f"{path}: there is no such file or folder")
    errors, warnings = look_over(list(paths) or [DATA])
    if json:
        print_json(
            {
                "errors": [finding.as_json() for finding in errors],
                "warnings": [finding.as_json() for finding in warnings],
            }
        )
        return NO if errors else DONE
    for finding in errors:
        print(one_line(f"error: {finding}"))
    for finding in warnings:
        print(one_line(f"warning: {finding}"))
    print(f"{counted(len(errors), 'error')}, {counted(len(warnings), 'warning')}")
    return NO if errors else DONE


@app.command
def schema() -> int:
    """Print the JSON Schema of card files, for editors."""
    from kickdoor.cards.json_schema import card_schema

    print_json(card_schema())
    return DONE
