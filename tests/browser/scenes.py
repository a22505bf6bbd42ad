"""Prepared tables, and the presses that lead through them: to every kind of question and act.

Three people share one device, so that one page sees all of it, covers included. A press is the
button of a verb, or one of

    card ID             a card, and the first thing to do with it
    card ID LABEL       a card, and that thing to do with it
    open ID             a card
    pick LABEL          something in a dialog or a builder
    tick LABEL          a box or a circle in a dialog
    build VERB          the builder of a verb, from the sheet of everything
    as NAME             the device goes to somebody who is not asked anything
    key KEY             a key

Windows that a scene does not speak of are passed by everybody.
"""

from __future__ import annotations

from dataclasses import dataclass

PEOPLE = ("Ann", "Bob", "Cid")


@dataclass(frozen=True)
class Scene:
    """A table, what is pressed before the question, the question, its answer, and the act sent."""

    kind: str
    verb: str
    table: str
    before: tuple[str, ...]
    answer: tuple[str, ...]
    edition: str = "munchkin"

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.verb}"

    @property
    def toml(self) -> str:
        """The whole table: players it does not name have nothing; they sit in this order."""
        lines = self.table.split("\n")
        named = {name: f"players.{name} = {{}}" for name in PEOPLE}
        named |= {line.split(" ")[0][8:]: line for line in lines if line.startswith("players.")}
        rest = [line for line in lines if not line.startswith("players.")]
        return "\n".join([f'edition = "{self.edition}"', *rest, *named.values()])


ANN = 'turn = "Ann"\n'
PLANT = ANN + 'doors = ["potted-plant"]\nplayers.Ann = { level = 3 }'
AFTER = ANN + 'phase = "after-door"\nplayers.Ann = { hand = ["potted-plant"] }'
HELM = ANN + 'players.Ann = { play = ["helm-of-courage"] }'
OFFERED = (
    "build trade", "pick Bob", "pick Helm of Courage", "send",
)  # fmt: skip
# Six cards in hand, one too many.
RICH = 'hand = ["elf", "dwarf", "thief", "wizard", "cleric", "halfling"] }'
CHARITY = ANN + 'phase = "charity"\nplayers.Ann = { level = 3, ' + RICH
HARPIES = ANN + 'doors = ["harpies"]\ndice = [1]\n'
DIE = HARPIES + 'players.Ann = { level = 4, hand = ["loaded-die"] }'
HORSES = ANN + 'doors = ["undead-horse"]\nplayers.Bob = { hand = ["mate"] }\n'
RUNNING = ("kick", "as Bob", "card mate", "run")
CAUGHT = ("kick", "run", "pick Run from")

QUESTIONS = (
    Scene("opening", "end", 'phase = "opening"', (), ("end",)),
    Scene("start", "kick", ANN, (), ("kick",)),
    Scene("fight", "fight", PLANT, ("kick",), ("fight",)),
    Scene("fight", "run", HARPIES, ("kick",), ("run",)),
    Scene("wait", "pass", PLANT, ("kick", "fight"), ("pass",)),
    Scene("wait", "play", PLANT + '\nplayers.Bob = { hand = ["mate"] }', ("kick", "fight"),
          ("card mate",)),
    Scene("trouble-or-loot", "loot", AFTER, (), ("loot",)),
    Scene("trouble-or-loot", "trouble", AFTER, (), ("card potted-plant",)),
    Scene("door-card", "keep", ANN + 'doors = ["elf"]', ("kick",), ("pick Keep",)),
    Scene("end", "end", ANN + 'phase = "after-door"', ("loot",), ("end",)),
    Scene("charity", "give", CHARITY, (), ("give", "pick Elf", "tick Cid", "give")),
    Scene("charity", "play", CHARITY, (), ("give", "pick Elf", "instead", "pick Play Elf")),
    Scene("choose-player", "choose", CHARITY,
          ("build any", "pick Give to Charity", "pick Decide later", "send", "pick Elf"),
          ("pick Cid",)),
    Scene("offer", "accept", HELM, OFFERED, ("accept",)),
    Scene("offer", "decline", HELM, OFFERED, ("decline",)),
    Scene("offer", "trade", HELM + '\nplayers.Bob = { play = ["leather-armor"] }',
          OFFERED, ("counter", "pick Leather Armor", "send")),
    Scene("pick-treasure", "choose", ANN + 'doors = ["harpies"]\ntreasures = ["leather-armor", '
          '"slimy-armor"]\nplayers.Ann = { level = 5 }\nplayers.Bob = { level = 2 }',
          ("kick", "build ask", "pick Bob", "pick 2nd", "send", "accept", "fight"),
          ("pick Leather Armor",)),
    Scene("loot-body", "choose", ANN + 'doors = ["bullrog"]\ndice = [1]\nplayers.Ann = { level = '
          '7, play = ["helm-of-courage", "hireling"] }\nplayers.Cid = { level = 5 }',
          CAUGHT, ("pick Hireling",)),
    Scene("run-order", "run", HORSES + "players.Ann = { level = 6 }", RUNNING,
          ("pick Run from",)),
    Scene("run-order", "sacrifice", ANN + 'doors = ["darth-water"]\nplayers.Ann = { level = 4, '
          'play = ["android"] }', ("kick", "run"), ("pick Android",), "star"),
    Scene("answer-roll", "pass", DIE, CAUGHT, ("pass",)),
    Scene("answer-roll", "play", DIE, CAUGHT, ("card loaded-die 6",)),
    Scene("answer-curse", "pass", ANN + 'players.Ann = { hand = ["curse-lose-a-level"] }\n'
          "players.Bob = { level = 3 }", ("card curse-lose-a-level on Bob",), ("pass",)),
    Scene("answer-bad-stuff", "use", ANN + 'doors = ["worminator"]\ndice = [1]\nplayers.Ann = '
          '{ level = 5, play = ["trader"], hand = ["cyborg", "feline"] }', CAUGHT,
          ("as Ann", "card worminator"), "star"),
    Scene("choose-card", "choose", 'options = ["epic"]\n' + ANN + 'doors = ["curse-lose-a-level", '
          '"curse-change-sex"]\nplayers.Ann = { level = 12 }', ("kick",), ("pick Change Sex",)),
    Scene("choose-item", "choose", ANN + 'doors = ["truly-obnoxious-curse"]\nplayers.Ann = { play '
          '= ["buckler-of-swashing", "flaming-armor"] }', ("kick",), ("pick Flaming Armor",)),
    Scene("choose-word", "choose", ANN + 'doors = ["platycore"]\ndice = [3]\nplayers.Ann = '
          '{ level = 4, play = ["wizard"], hand = ["elf", "dwarf"] }', CAUGHT, ("pick hand",)),
    Scene("discard", "choose", ANN + 'doors = ["curse-income-tax"]\nplayers.Ann = { level = 4, '
          'play = ["buckler-of-swashing", "leather-armor"] }', ("kick",),
          ("pick Leather Armor",)),
    Scene("big-excess", "choose", ANN + 'players.Ann = { level = 3, play = ["dwarf", '
          '"mithril-armor"], carry = ["huge-rock"] }', ("card dwarf", "sure"),
          ("pick Huge Rock",)),
    Scene("yes-no", "choose", ANN + 'doors = ["ogre"]\ndice = [1]\nplayers.Ann = { level = 5, '
          'play = ["cyborg"], hand = ["laser"] }', CAUGHT, ("pick Stay alive",), "star"),
)  # fmt: skip

# Acts that answer no question.
ACTS = (
    Scene("start", "play", ANN + 'players.Ann = { hand = ["elf"] }', (), ("card elf",)),
    Scene("start", "play", ANN + 'players.Ann = { hand = ["magic-missile"] }', (),
          ("open magic-missile", "pick another way", "pick Carried", "send")),
    Scene("start", "equip", ANN + 'players.Ann = { carry = ["helm-of-courage"] }', (),
          ("card helm-of-courage",)),
    Scene("start", "unequip", HELM, (), ("card helm-of-courage",)),
    Scene("start", "discard", ANN + 'players.Ann = { play = ["elf"] }', (),
          ("card elf", "sure")),
    Scene("start", "sell", ANN + 'players.Ann = { play = ["flaming-armor", "buckler-of-swashing", '
          '"boots-of-butt-kicking"] }', (),
          ("build sell", "pick Flaming", "pick Buckler", "pick Boots", "send")),
    Scene("start", "trade", HELM, (), OFFERED),
    Scene("start", "withdraw", HELM, (*OFFERED, "as Ann"), ("withdraw",)),
    Scene("start", "show", ANN + 'players.Ann = { hand = ["elf"] }', (),
          ("build show", "pick Elf", "pick Bob", "send")),
    Scene("start", "orders", ANN, (),
          ("build orders", "tick always", "tick about me", "orders")),
    Scene("fight", "ask", HARPIES, ("kick",),
          ("ask", "pick Bob", "pick 1st", "send")),
    Scene("fight", "use", HARPIES + 'players.Ann = { play = ["warrior"], hand = ["elf", "dwarf"] '
          "}", ("kick",), ("card warrior", "pick Elf", "pick That is all")),
)  # fmt: skip
SCENES = QUESTIONS + ACTS
FIRST_OF_A_KIND = tuple({scene.kind: scene for scene in reversed(QUESTIONS)}.values())[::-1]
# An ask wants a card, a player or a word: of one of a new kind, these show what the page does.
ASKED_FOR = tuple(
    scene
    for scene in FIRST_OF_A_KIND
    if scene.kind in ("choose-card", "loot-body", "choose-player", "choose-word", "yes-no")
)
