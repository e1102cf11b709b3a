"""Goals: what those that are still to be won are worth, by how near a seat is to them."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.goal_tables import GOAL
from galaktyka.games.race.goals import counted
from galaktyka.games.race.state import Race
from galaktyka.players.race import weights as w
from galaktyka.players.race.clock import ROUND

HORIZON: Final = 4 * ROUND  # with fewer rounds left there is less time to win a goal


@kernel
def goal_prospects(o: Race, seat: int, rounds: int) -> int:
    """What the goals promise a seat beyond the VP that they give it now, in hundredths of a VP."""
    value = 0
    for tile in range(o.goal_size):
        if (o.goal_owners[tile] >> seat) & 1 == 0:
            value += prospect(o, seat, tile, rounds)
    return value


@kernel
def prospect(o: Race, seat: int, tile: int, rounds: int) -> int:
    """All of a goal for who has won it when the phase ends, a share of it for who is on the way."""
    facts = GOAL[o.goal[tile]]
    if facts.most == 0 and o.goal_owners[tile] != 0:
        return 0
    mine = max(0, counted(o, seat, o.goal[tile]))
    theirs = most_of_others(o, seat, o.goal[tile]) if facts.most == 1 else 0
    if mine >= facts.needs and mine > theirs:
        return w.VP * (facts.vp - facts.tied_vp)  # the score has the VP for a tie already
    wanted = max(int(facts.needs), theirs + 1)
    return w.GOAL * facts.vp * mine * mine * min(rounds, HORIZON) // (wanted * wanted * HORIZON)


@kernel
def most_of_others(o: Race, seat: int, goal: int) -> int:
    """The highest count of any other seat."""
    most = 0
    for other in range(o.players):
        if other != seat:
            most = max(most, counted(o, other, goal))
    return most
