"""A bot in ten lines: it plays like *easy*, until somebody else is about to win.

kickdoor simulate --seats examples/ten_line_bot.py:Spoilsport,easy,easy,easy
"""

from kickdoor.bots import EasyBot
from kickdoor.engine.words_of_play import PLAY, REF_SEAT


class Spoilsport(EasyBot):
    def choose(self, view, legal, rng):
        others = [seat for seat in range(view.seats) if seat != view.seat]
        leader = max(others, key=lambda seat: view.levels[seat])
        if view.levels[leader] >= 8:  # whatever can be played on him, is
            for act in legal:
                if act is not None and act.verb == PLAY and act.on == (REF_SEAT + leader,):
                    return act
        return super().choose(view, legal, rng)
