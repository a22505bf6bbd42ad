"""The game in a terminal. Nothing here knows a rule: it shows what the engine says and lists."""
