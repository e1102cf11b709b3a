"""The numbers the bot plays by: values in hundredths of a victory point, shares in percent.

They were set by hand and then tuned in games of the bot against itself.
"""

from __future__ import annotations

from typing import Final

VP: Final = 100

# Goods: the first units of each, while there is time to spend them.
ENERGY: Final = 90
ORE: Final = 100
ALIEN: Final = 75
CREDIT: Final = 110
ANY: Final = 85
EASY_STOCK: Final = 3  # units above so many are worth less each
CROWD: Final = 18
SOON_BACK: Final = 2  # units of a good that are worth less to the scavenger
SCAVENGED: Final = 30  # % of the last unit of a good, which comes back before the next income
LEFTOVER: Final = 25  # a resource that nobody needs any more
LAST_ROUND: Final = 85  # % of their value in the last round
NEXT_TO_LAST: Final = 90

# What effects are worth where nobody looks closer.
TECHNOLOGY_STEP: Final = 130
MILITARY_STEP: Final = 260
PRODUCTION_STEP: Final = 150
POLITICS_STEP: Final = 130
TRADE_STEP: Final = 240
MOVE: Final = 60  # a free step of a ship
JUMP: Final = 90
TUNNEL: Final = 40
OUTPOST: Final = 350
MARK: Final = 300
TAKE: Final = 250
COMPLETE: Final = 500
ACTION: Final = 400
CREW: Final = 90  # a mobilised crew member, for each round
REUSE: Final = 150
DOUBLE_INCOME: Final = 400
EXTRA_LEVELS: Final = 100
REUSE_MAIN: Final = 150

# Tracks: what a level is worth beyond its space and what it makes possible, for each round left and this one.
TECHNOLOGY: Final = 18
MILITARY: Final = 26
PRODUCTION: Final = 12
POLITICS: Final = 20
TRADE: Final = 40
CARD_IN_REACH: Final = 30  # % of a technology that a level brings into reach
MARKER: Final = 110  # a development marker in the hold
MARKER_KEPT: Final = 22  # for keeping one, for each income to come
PIRATES_IN_REACH: Final = 40  # % of pirates that a level can beat
LEAD: Final = 70  # % of the military scoring of the rounds to come
NO_ROW: Final = 60  # % of a fleet token that politics may open later

# Outposts.
COLLECTS: Final = 55  # % of a round in which all outposts may produce
MINES: Final = 32  # % of a round in which everything is mined
PLANET_USES: Final = 55  # % of what the action of a planet gives in each round
GREY: Final = 25  # a step more in each exploration, for each round
PRIORITY: Final = 10  # to be later in the order of players
ORBIT: Final = 35  # % of an outpost that a ship can place next time
PIRATE_ROUNDS: Final = 80  # % of the income of a beaten pirate

# Goals: missions, decrees, objectives.
FAR: Final = 11  # % less for each thing missing
LATE: Final = 16  # % less for each thing missing, shared by the rounds left
DECREE: Final = 800
SHARED_DECREE: Final = 750  # the silver seat
OBJECTIVE: Final = 90  # % of an objective before the end
LOG: Final = 105  # % of a mission in the log that can be completed, until it is

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
MARKS: Final = 90  # markers, in hundredths, that come to the same technologies in a round
OBJECTIVE_TIMES: Final = 500  # how often an objective counts at the end, in hundredths

# How often something happens in a round, in percent.
SECONDARY_ACTIONS: Final = 130
MAIN_ACTIONS: Final = 75  # of mining or exploration
MISSIONS_TAKEN: Final = 75
MOVEMENTS: Final = 110
SENATE_SEATS: Final = 30
OTHER_EVENTS: Final = 55

# The draft: a step on each track, goods in percent of what they are worth later, abilities.
FIRST_STEPS: Final = {"technology": 430, "military": 800, "production": 320, "politics": 380, "trade": 530}
FIRST_GOODS: Final = 60
ABILITIES: Final = {
    "lieutenant": 900,
    "technology_nightmare": 1050,
    "lobbyist": 350,
    "reserve_tokens": 1150,
    "merchant": 1100,
    "private_omni": 250,
    "warlord": 950,
    "scavenger": 450,
    "pioneer": 1450,
    "second_ship": 1050,
}

# Turns.
FREE_FIRST: Final = 5000  # free actions that pay come before the work of a turn
CREW_AT_HAND: Final = 40  # a worker kept for a later chance of this round
WORK: Final = 5  # what a worker must bring at least
DOUBLE_FROM: Final = 5  # the round from which income is doubled
LAST_ON_OMNI: Final = 200  # less for using the own omni space before the last captain
ENOUGH: Final = 4  # energy or ore with which nobody buys more
KEEP: Final = 60  # % of what a token is usually worth that it must bring before the last round
WORMHOLE_VP: Final = 200  # for paying a wormhole with other resources
