"""The numbers the bot plays by: values in hundredths of a victory point, shares in percent.

They were set by hand and then tuned in games of the bot against itself.
"""

from __future__ import annotations

from typing import Final

VP: Final = 100

# Time, in tenths of a round.
ROUNDS_PER_CARD: Final = 11  # until the fullest tableau gets another card
CHIPS: Final = 53  # hundredths of a chip that every seat takes a round
CHIPS_OF_CYCLE: Final = 35  # % of the chips of a full cycle that a seat takes a round
ADVANCED: Final = 61  # % of the rounds, where two action cards are played in each
CARD_HORIZON: Final = 33  # with fewer rounds left a card in hand is worth less

# Cards and goods.
CARD: Final = 109  # a card in hand, as money
EASY_HAND: Final = 2  # cards above so many are worth less each
CROWD: Final = 6
CHOICE: Final = 9  # a card looked at and not kept
STOCK: Final = 39  # % of what a good is worth today that it is worth while it lies there
HOLD: Final = 56  # % of its gain that a card in hand is worth while it waits
FAR: Final = 34  # for each card that is missing to pay for it
WEAK: Final = 96  # for each point of Military that is missing to conquer it
DULL: Final = 21  # at most this is taken off for a card that is not worth placing
PASS: Final = 22  # a card must gain more than this to be placed

# Powers, for each remaining round.
EXPLORE_RATE: Final = 31  # % of rounds in which the phase is played
DEVELOP_RATE: Final = 48
SETTLE_RATE: Final = 38
KIND_RATE: Final = 10  # % of rounds in which a world of a given kind is settled
CONSUME_RATE: Final = 38
PRODUCE_RATE: Final = 46
CYCLE: Final = 36  # % of rounds in which all worlds produce and all goods are consumed
SIX: Final = 36  # % of what the cards in hand would add to a development that counts them
GROWTH: Final = 183  # % of what the average card adds to it already
GOAL: Final = 50  # % of a goal for who is nearly there
CONTACT: Final = 23  # paying for military worlds
MILITARY: Final = 21  # % of the value of the worlds in reach, weighed with their chance to turn up
FREE_SETTLE: Final = 53
TACTICS: Final = 65
MIX: Final = 60  # discarding any cards of the hand in Explore
SECOND_WORLD: Final = 90  # for each Settle phase
HIRE: Final = 8  # for each hand card that may become Military
CRASH_PROGRAM: Final = 150  # a development for fewer cards, once
ANTE: Final = 30  # % of a card
WON: Final = 50  # % of the card put up that a card won by it is worth, which is not chosen as well

# Takeovers.
SURE: Final = 95  # % of takeovers that succeed where the defender cannot help it: others may be quicker
RISKY: Final = 40  # % of those that he can beat off
CLOAKING: Final = 40  # a takeover power that is discarded

# Choosing action cards.
OPPONENT: Final = 49  # % of what a phase gives the others
LEAD: Final = 47  # % of the lead when the game can be ended
OTHERS_DEVELOP: Final = 212  # what others gain by a development when they can pay
OTHERS_SETTLE: Final = 277
FULL_HAND: Final = 5  # cards with which others can pay for most things
