"""The golden playthroughs of Roll: which they are, and what is remarked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.roll.scoring import bonus_vp
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import NO_BONUS, SIDE, SIDES
from galaktyka.games.roll.view import SeatView
from tests.games.playthrough import SPECTATOR, Manner, Playthrough, luck

PLAYTHROUGHS = [
    Playthrough("roll", "two_players", players=2, seed=1),
    Playthrough("roll", "three_players", players=3, seed=2),
    Playthrough("roll", "four_players", players=4, seed=3),
    Playthrough("roll", "five_players", players=5, seed=4),
]


def choose(legal: Sequence[str], moment: str) -> str:
    """An action that looks random and is always the same, however actions are numbered.

    Recalling dice, abandoning tiles and Dictate come rarely, so that games get somewhere.
    """
    rare = ("abandon", "recall", "dictate", "rearrange", "pass")
    busy = sorted(action for action in legal if not action.startswith(rare))
    number = luck(moment)
    some = busy if busy and number % 5 else sorted(legal)
    if "pass" in legal and not busy and number % 5:
        return "pass"
    return some[number // 5 % len(some)]


def table_remarks(match: gk.Match, turn: int) -> Iterator[str]:
    """What everybody can see."""
    view = match.view(SPECTATOR)
    what = f"round {turn}" if turn else "the setup"
    yield f"# After {what}: {view.pool} VP in the pool, {view.bag} tiles in the bag"
    for number, seat in enumerate(view.seats):
        where = {"cup": seat.cup, "Citizenry": seat.citizenry}
        dice = "; ".join(f"{place} {counts(held)}" for place, held in where.items() if held)
        yield f"#   seat {number}: {seat.vp} VP, {seat.credits} credits; {dice}; {', '.join(tableau(seat))}"


def counts(dice: dict[str, int]) -> str:
    return ", ".join(f"{number} {colour}" for colour, number in dice.items())


def tableau(seat: SeatView) -> Iterator[str]:
    """The tiles in front of a seat, with the goods on them."""
    for tile in seat.tableau:
        yield f"{tile.tile} ({', '.join(tile.goods)})" if tile.goods else tile.tile


def score_remarks(match: gk.Match) -> Iterator[str]:
    """Why the game ended, and what every seat scores for what."""
    yield f"# The game is over ({match.end_reason}); winners: {', '.join(map(str, match.winners()))}"
    s = over(Roll, match.record)
    for number in range(match.players):
        me = s.seat[number]
        sides = [me.tableau[slot] for slot in range(me.tableau_size)]
        parts = [(me.vp, "chips"), (sum(SIDE[side].cost for side in sides), "printed")]
        parts += [(bonus_vp(me, side), SIDES[side].id) for side in sides if SIDE[side].bonus != NO_BONUS]
        assert sum(points for points, _ in parts) == match.scores()[number]
        yield f"#   seat {number}: {match.scores()[number]} = {', '.join(f'{points} {what}' for points, what in parts)}"


MANNER = Manner(choose, table_remarks, score_remarks)
