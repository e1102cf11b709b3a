"""The numbers the bot plays by: values in hundredths of a victory point, shares in percent.

They were set by hand; those that matter most were then tried out in games of the bot against itself.
"""

from __future__ import annotations

from typing import Final

VP: Final = 100

# Time, in tenths of a round.
ROUNDS_PER_TILE: Final = 11  # until the fullest tableau gets another tile
CHIPS: Final = 70  # hundredths of a chip that every seat takes a round
HORIZON: Final = 30  # with fewer rounds left dice and credits are worth less
PATIENCE: Final = 15  # with fewer rounds left unfinished work is worth less

# Dice and credits.
DIE: Final = 100  # a die in the cup for the next round
CITIZEN: Final = 32  # a die that waits in Citizenry
SPARE: Final = 48  # a credit that no die waits for
COLOURS: Final = (0, 6, 10, 8, 10, 12, 14)  # what a die of a colour is worth more than a white one
OWN_WORLD: Final = 3  # for each world of its colour

# Tiles.
WORK: Final = 90  # what a die that is put on a tile could bring elsewhere
LATE: Final = 5  # for each die that must be put on the stack before a tile has its own
PROGRESS: Final = 85  # % of its share in a tile that a die on an unfinished one is worth
UNKNOWN_COST: Final = 3  # of a tile that nobody sees
UNKNOWN_TILE: Final = 130  # for each die of its cost
SCOUT: Final = 90  # another tile; the more there are, the less it is worth
REDRAW: Final = 150  # what a tile from the bag is worth on its better side, its dice paid for
STAY: Final = 60  # a tile must be worth less than the redraw by this much to be abandoned
LEAD: Final = 60  # % of the lead when the game can be ended
GROWTH: Final = 20  # a development that counts things, for each round

# Phases: % of rounds in which they are played.
RATES: Final = (45, 45, 45, 35, 35)
REASSIGN: Final = 16  # for each worker that a power moves, a round
DICTATE: Final = 12
ACTION: Final = 60  # what an extra worker brings
BUILDS: Final = 50  # % of rounds in which a development, or a world, is completed
REARRANGE: Final = 6
RECONNAISSANCE: Final = 12
RESEARCH: Final = 50  # a tile drawn
CONDITION: Final = 40  # % of rounds in which a condition on all tableaus holds
SHIPMENTS: Final = 45  # % of rounds in which a good of any colour is traded, or consumed

# Goods.
STOCK: Final = 42  # % of what a good is worth today that it is worth while it lies there
CAPACITY: Final = 17  # room for a good, for each round …
CROWDED: Final = 3  # … and less for each world that has room already
FRESH: Final = 60  # a good that is shipped in the round in which it is produced
EFFORT: Final = 3  # a step of assigning must better the layout by this much
