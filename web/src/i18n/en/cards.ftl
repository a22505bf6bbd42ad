## Cards
search = Search
search-hint = fire, Bad Stuff, Elf …
set = Set
kind = Kind
all = all
found = { $count ->
    [one] One card
   *[other] { $count } cards
}
show-more = Show more
cards-lead = Everything that can happen to you. Knowing it beforehand rarely helps.
none-found = Nothing by that name. Count yourself lucky.
kind-item = Item
kind-monster = Monster
kind-one_shot = One-shot
kind-curse = Curse
kind-level_up = Go Up a Level
kind-special_door = Special Door
kind-special_treasure = Special Treasure
kind-monster_enhancer = Monster enhancer
kind-trap = Trap
kind-class = Class
kind-race = Race
kind-sidekick = Sidekick
kind-hireling = Hireling

about-text = kickdoor is a referee for the Munchkin card game: it knows the rules of five editions, plays against you, and never lets anyone cheat who does not hold the card for it.
about-fair = The shuffle is sealed before the deal and opened at the end; anyone can check it. The bots see what you would see in their seat, and nothing else. If they win, they earned it. Sorry.
about-drawings = Drawings and letters
about-small = The small print
about-pictures = The drawings on the cards are by Lorc, Delapouite and the other hands of
about-type = Set in Atkinson Hyperlegible and Caveat Brush, both under the SIL Open Font License.
about-publisher = Munchkin is a trademark of its publisher, who has nothing to do with this project. All wording here is our own.
