"""Tables as they lie when a test begins, in the format of scenarios. The first player is Ann."""

# Shortly before the win.
LATE = """
edition = "munchkin"
turn = "Ann"
doors = ["harpies"]
[players.Ann]
level = 8
play = ["helm-of-courage"]
[players.Bob]
level = 7
[players.Cid]
level = 6
[players.Dov]
level = 8
"""
# One kick and one fight before it.
WON = """
edition = "munchkin"
turn = "Ann"
doors = ["potted-plant"]
[players.Ann]
level = 9
play = ["elf"]
[players.Bob]
level = 7
[players.Cid]
"""
# A fight that looks lost, with much to look at.
FIGHT = """
edition = "munchkin"
turn = "Ann"
doors = ["plutonium-dragon"]
[players.Ann]
level = 4
sex = "female"
play = ["helm-of-courage", "elf", "wizard", "spiky-knees", "leather-armor", "hireling"]
carry = ["huge-rock"]
curses = ["curse-chicken-on-your-head"]
hand = ["curse-income-tax", "magic-missile", "mate", "curse-lose-a-level", "flaming-poison-potion"]
[players.Bob]
level = 9
play = ["dwarf", "warrior", "mithril-armor", "boots-of-butt-kicking"]
hand = ["loaded-die"]
[players.Cid]
level = 2
sex = "female"
play = ["halfling"]
"""
STAR = """
edition = "star"
turn = "Ann"
doors = ["ogre"]
[players.Ann]
level = 4
play = ["cyborg", "laser", "android"]
hand = ["maser", "feline", "bounty-hunter", "from-another-dimension"]
[players.Bob]
level = 6
[players.Cid]
"""
# Two have to help each other, and one of them has a Curse up his sleeve.
TOGETHER = """
edition = "munchkin"
turn = "Ann"
doors = ["harpies"]
treasures = ["leather-armor", "slimy-armor"]
[players.Ann]
level = 3
play = ["helm-of-courage"]
[players.Bob]
level = 3
hand = ["curse-lose-a-level"]
[players.Cid]
"""
# Nobody comes away from this one.
DEADLY = """
edition = "munchkin"
turn = "Ann"
doors = ["bullrog"]
dice = [1]
[players.Ann]
level = 7
play = ["helm-of-courage", "hireling"]
[players.Bob]
level = 5
[players.Cid]
"""
# One card too many, and one munchkin poorer than the others.
RICH = """
edition = "munchkin"
turn = "Ann"
phase = "charity"
[players.Ann]
level = 3
hand = ["elf", "dwarf", "thief", "wizard", "cleric", "halfling"]
[players.Bob]
[players.Cid]
level = 2
"""
# One hit of the die away from a body with all this on it.
DOOMED = """
edition = "munchkin"
turn = "Ann"
doors = ["plutonium-dragon"]
dice = [1]
[players.Ann]
level = 6
play = ["helm-of-courage", "elf", "wizard", "spiky-knees", "leather-armor", "hireling"]
carry = ["huge-rock"]
hand = ["magic-missile", "flaming-poison-potion"]
[players.Bob]
level = 3
[players.Cid]
level = 2
"""
# Six munchkins, two monsters, enhancers on both, and a hand full of mischief.
CROWDED = """
edition = "munchkin"
turn = "Ann"
doors = ["squidzilla"]
[players.Ann]
level = 7
sex = "female"
play = [
  "horny-helmet", "elf", "wizard", "spiky-knees", "leather-armor", "hireling",
  "boots-of-butt-kicking", "buckler-of-swashing", "broad-sword",
]
carry = ["huge-rock"]
curses = ["curse-chicken-on-your-head"]
hand = [
  "curse-income-tax", "magic-missile", "mate", "curse-lose-a-level", "flaming-poison-potion",
  "humongous", "intelligent", "enraged",
]
[players.Bram]
level = 3
play = ["dwarf", "warrior", "mithril-armor"]
[players.Cid]
level = 2
sex = "female"
play = ["halfling"]
[players.Dot]
level = 6
sex = "female"
play = ["thief", "helm-of-courage"]
[players.Fay]
level = 5
[players.Ada]
level = 8
sex = "female"
play = ["pointy-hat-of-power", "staff-of-napalm"]
"""
# Whoever is cursed here could do something against it.
ANSWERED = """
edition = "munchkin"
turn = "Bob"
[players.Ann]
level = 7
hand = ["wishing-ring"]
[players.Bob]
hand = ["curse-lose-a-level"]
[players.Cid]
"""
