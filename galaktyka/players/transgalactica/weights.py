"""The numbers the bot plays by: values in hundredths of a victory point, shares in percent.

They were set by hand and then tuned in games of the bot against itself.
"""

from __future__ import annotations

from typing import Final

VP: Final = 100

# Goods: the first units of each, while there is time to spend them.
ENERGY: Final = 90
ORE: Final = 100
ALIEN: Final = 120
CREDIT: Final = 130
ANY: Final = 115
EASY_STOCK: Final = 3  # units above so many are worth less each
CROWD: Final = 15
LEFTOVER: Final = 33  # a resource that nobody needs any more
LAST_ROUND: Final = 65  # % of their value in the last round
NEXT_TO_LAST: Final = 90

# What effects are worth where nobody looks closer.
TECHNOLOGY_STEP: Final = 130
MILITARY_STEP: Final = 170
PRODUCTION_STEP: Final = 130
POLITICS_STEP: Final = 130
TRADE_STEP: Final = 230
MOVE: Final = 60  # a free step of a ship
JUMP: Final = 90
TUNNEL: Final = 40
OUTPOST: Final = 350
MARK: Final = 300
TAKE: Final = 250
COMPLETE: Final = 500
ACTION: Final = 450
CREW: Final = 90  # a mobilised crew member, for each round
REUSE: Final = 150
DOUBLE_INCOME: Final = 400
EXTRA_LEVELS: Final = 100
REUSE_MAIN: Final = 150

# Tracks: what a level is worth beyond its space and what it makes possible, for each round left and this one.
TECHNOLOGY: Final = 18
MILITARY: Final = 14
PRODUCTION: Final = 12
POLITICS: Final = 16
TRADE: Final = 22
CARD_IN_REACH: Final = 25  # % of a technology that a level brings into reach
MARKER: Final = 120  # a development marker in the hold
PIRATES_IN_REACH: Final = 30  # % of pirates that a level can beat
LEAD: Final = 70  # % of the military scoring of the rounds to come
NO_ROW: Final = 60  # % of a fleet token that politics may open later

# Outposts.
COLLECTS: Final = 55  # % of a round in which all outposts may produce
MINES: Final = 45  # % of a round in which everything is mined
PLANET_USES: Final = 55  # % of what the action of a planet gives in each round
GREY: Final = 25  # a step more in each exploration, for each round
PRIORITY: Final = 10  # to be later in the order of players
ORBIT: Final = 35  # % of an outpost that a ship can place next time
PIRATE_ROUNDS: Final = 80  # % of the income of a beaten pirate

# Goals: missions, decrees, objectives.
FAR: Final = 11  # % less for each thing missing
LATE: Final = 26  # % less for each thing missing, shared by the rounds left
DECREE: Final = 800
SHARED_DECREE: Final = 750  # the silver seat
OBJECTIVE: Final = 90  # % of an objective before the end
LOG: Final = 80  # % of a mission in the log that can be completed, until it is

# Technologies, for each round left and this one.
EXTRA_LOG: Final = 25
DISCOUNT: Final = 25
WORMHOLES: Final = 15
CHEAP_TRADE: Final = 45
CROWDED: Final = 30
FOREIGN_PLANET: Final = 75
LEVEL_BONUS: Final = 60
USED_SPACES: Final = 60
AS_MAIN: Final = 110
ACTIVATION: Final = 60
GROWTH: Final = 40  # levels, in hundredths, that grow in a round
MARKS: Final = 60  # markers, in hundredths, that come to the same technologies in a round
OBJECTIVE_TIMES: Final = 400  # how often an objective counts at the end, in hundredths

# Abilities, in the draft.
ABILITIES: Final = {
    "lieutenant": 700,
    "technology_nightmare": 800,
    "lobbyist": 600,
    "reserve_tokens": 900,
    "merchant": 800,
    "private_omni": 900,
    "warlord": 500,
    "scavenger": 700,
    "pioneer": 900,
    "second_ship": 700,
}

# Turns.
FREE_FIRST: Final = 5000  # free actions that pay come before the work of a turn
CREW_AT_HAND: Final = 40  # a worker kept for a later chance of this round
WORK: Final = 5  # what a worker must bring at least
DOUBLE_FROM: Final = 4  # the round from which income is doubled
KEEP: Final = 60  # % of what a token is usually worth that it must bring before the last round
WORMHOLE_VP: Final = 200  # for paying a wormhole with other resources
