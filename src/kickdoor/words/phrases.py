"""Phrases of the card language: effects, conditions, prices, limits and numbers, each from the
words a card file has for them.

`exactly` makes sentences of them. The phrases stand in en.ftl and de.ftl, one message
for each word of the vocabulary; what a file leaves to a default is said all the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.model import SLOTS
from kickdoor.cards.texts import set_texts, texts
from kickdoor.cards.verbs import VERBS
from kickdoor.words.book import book
from kickdoor.words.facts import signed
from kickdoor.words.naming import money_of, world_of, yes_no

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef, CardText, Effect, Modifier
    from kickdoor.cards.verb import Argument
    from kickdoor.words.book import Value

_BY_CARDS: Final = ("combat", "roll")  # limits that count cards, where cards are paid
_TRAITS: Final = ("has", "suffers", "lacks")


class Phrases:
    """The phrases of one language, about the cards of one set."""

    def __init__(self, language: str, texts: dict[str, CardText], set_id: str = "") -> None:
        self.book = book(language)
        # What its prices are in, and what Curses are called there.
        self.place: dict[str, Value] = {"money": money_of(set_id), "world": world_of(set_id)}
        self.texts = texts  # what the set calls its Classes and Races

    def say(self, message: str, **values: Value) -> str:
        return self.book.fill(message, values | self.place)

    def joined(self, parts: Iterable[str], by: str = "comma") -> str:
        """The parts in one phrase; `by` is the message that joins two of them."""
        text = ""
        for part in parts:
            text = self.say(by, first=text, last=part) if text else part
        return text

    def effects(self, effects: list[Effect]) -> str:
        """What happens, in order."""
        parts = map(self.effect if len(effects) == 1 else self._grouped, effects)
        return self.joined(parts, "then") or self.say("nothing")

    def _grouped(self, effect: Effect) -> str:
        """One of several effects; those that hold others are set apart."""
        text = self.effect(effect)
        return self.say("group", what=text) if VERBS[effect.do].holds_effects else text

    def effect(self, effect: Effect) -> str:
        values = self._values(effect)
        text = self.say(f"do-{effect.do}", **values)
        when = effect.args.get("when")
        return self._if(text, when, "affected") if when else text

    def _values(self, effect: Effect) -> dict[str, Value]:
        """The arguments of an effect as its phrase takes them."""
        verb = VERBS[effect.do]
        args = verb.full(effect.args)
        values: dict[str, Value] = {}
        for name, argument in verb.arguments.items():
            values[name] = self._value(argument, args[name])
            if argument.is_trait:  # a word is told apart by the phrase, a trait has a name
                values["name"] = self.title(args[name])
        if effect.do == "first_possible":
            values["of"] = self.joined(map(self.effect, args["of"]), "otherwise")
        elif effect.do == "steal_item":
            values["failing"] = yes_no(bool(args["otherwise"]))
        elif args.get("tag", "none") != "none":
            values["tag"] = self.tag(args["tag"])
        elif "amount" in args:
            values["amount"] = signed(-args["amount"] if effect.do == "weaken" else args["amount"])
        return values

    def _value(self, argument: Argument, value: Any) -> Value:
        """What is said under one name, as its phrase takes it."""
        if argument.shape == "effects":
            return self.effects(value)
        if argument.shape == "choices":
            return self.joined(map(self._choice, value.items()), "or")
        shown: Value = yes_no(value) if isinstance(value, bool) else value
        return shown

    def _choice(self, choice: tuple[str, list[Effect]]) -> str:
        word, effects = choice
        name = f"word-{word}"
        shown = self.say(name) if self.book.has(name) else word
        return self.say("choice", word=shown, effects=self.effects(effects))

    def condition(self, when: dict[str, Any], who: str) -> str:
        """A condition in one phrase; `who` says whom it is about."""
        subject = self.say(f"who-{who}")
        keys = [key for key in when if key != "or"]
        text = self.joined((self._term(key, when[key], subject) for key in keys), "and")
        if "or" in when:
            other = self.condition(when["or"], who)
            text = self.say("when-or", first=text, last=other) if text else other
        return text

    def _term(self, key: str, value: Any, subject: str) -> str:
        if key == "nobody":
            return self.say("when-nobody", when=self.condition(value, "munchkin"))
        if key in _TRAITS:
            return self.say(f"when-{key}", who=subject, traits=self.traits(value))
        shown = yes_no(value) if isinstance(value, bool) else value
        if isinstance(value, str):
            shown = self.title(value)
        return self.say(f"when-{key}", who=subject, value=shown)

    def _if(self, text: str, when: dict[str, Any], who: str) -> str:
        return self.say("only-if", what=text, when=self.condition(when, who))

    def sort(self, word: str) -> str:
        """A sort of Items: what they are used as."""
        return self.say(f"slot-{word}") if word in SLOTS[1:] else self.say(f"sort-{word}")

    def traits(self, traits: Iterable[str]) -> str:
        return self.joined(map(self.title, traits), "or")

    def title(self, id: str) -> str:
        """A card or trait by its id, as a name is written."""
        message = f"trait-{id}"
        if self.book.has(message):
            return self.say(message)
        return self.texts[id].name if id in self.texts else id.replace("-", " ").title()

    def modifier(self, modifier: Modifier, who: str) -> str:
        """A number that counts by itself, for what and when."""
        add = modifier.add
        if modifier.per == "munchkin":
            who = "that"
        text = self.say(f"to-{modifier.to}", add=signed(add), count=add)
        if modifier.per:
            text = self.say(f"per-{modifier.per}", what=text)
        if modifier.power:
            text = self.say("named-number", what=text, name=self.power(modifier.power))
        return self._if(text, modifier.when, who) if modifier.when else text

    def tags(self, tags: Iterable[str], by: str = "comma") -> str:
        """Tags as they are called; one of an own set by its id."""
        return self.joined(map(self.tag, tags), by)

    def tag(self, id: str) -> str:
        message = f"tag-{id}"
        return self.say(message) if self.book.has(message) else id.replace("-", " ")

    def power(self, id: str) -> str:
        """What a power is called."""
        message = f"power-{id}"
        return self.say(message) if self.book.has(message) else id.replace("-", " ")

    def how(
        self,
        timing: str,
        on: str,
        when: dict[str, Any],
        pay: dict[str, Any],
        limit: dict[str, Any],
    ) -> str:
        """When, on what, for what price, on what condition and how often."""
        parts = [self.say(f"timing-{timing}")] if timing else []
        if on:
            parts.append(self.say(f"on-{on}"))
        if pay:
            parts.append(self.say("price", what=self.price(pay)))
        if limit:
            unit = "cards-" if pay and limit["per"] in _BY_CARDS else ""
            parts.append(self.say(f"limit-{unit}{limit['per']}", count=limit["count"]))
        if when:
            parts.append(self.say("how-if", when=self.condition(when, "player")))
        return self.joined(parts)

    def price(self, pay: dict[str, Any]) -> str:
        """What must be discarded."""
        low, high = pay["cards"]
        span = str(low) if low == high else self.say("span", low=low, high=high)
        text = self.say(f"from-{pay['from']}", span=span, high=high)
        if pay["from"] == "self" and [low, high] != [
            1,
            1,
        ]:  # no card is several, but a file may ask
            text = self.joined([text, span])
        if "gold" in pay:
            text = self.say("price-gold", what=text, gold=pay["gold"])
        if "slot" in pay:
            slot = self.say(f"slot-{pay['slot']}")
            text = self.say("price-slot", what=text, slot=slot)
        if "tags" in pay:
            text = self.say("price-tags", what=text, tags=self.tags(pay["tags"], "or"))
        if "unless" in pay:
            when = self.condition(pay["unless"], "player")
            text = self.say("price-unless", what=text, when=when)
        return text


@cache
def phrases(language: str, set_id: str) -> Phrases:
    """The phrases of a language about the cards of a set of ours; made on first use."""
    return Phrases(language, texts(set_id, language), set_id)


def phrases_about(language: str, card: CardDef) -> Phrases:
    """The phrases of a language about a card, of whichever set."""
    if card.translations is None:
        return phrases(language, card.set_id)
    return Phrases(language, set_texts(card, language))
