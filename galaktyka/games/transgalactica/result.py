"""The final score of Transgalactica, part by part (transgalactica.md 12)."""

from __future__ import annotations

from msgspec import Struct

from galaktyka.games.transgalactica.codes import Good, PowerCode
from galaktyka.games.transgalactica.goods import resources_of
from galaktyka.games.transgalactica.scoring import levels_on, markers_beside, objective_vp, score, winners
from galaktyka.games.transgalactica.sight import name_of
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import POWER, RULES, TECH


class CardScore(Struct, frozen=True):
    """What a card is worth at the end."""

    card: str
    vp: int


class SeatScore(Struct, frozen=True):
    """The score of one seat."""

    scored: int  # during the game
    credits: int
    resources: int
    technologies: list[CardScore]  # those that score at the end
    objectives: list[CardScore]  # both; the better one counts
    total: int
    winner: bool


def seat_scores(o: Transgalactica) -> list[SeatScore]:
    """The scores of all seats of a finished game, from what everybody may see."""
    won = winners(o)
    return [_seat_score(o, seat, bool(won >> seat & 1)) for seat in range(o.players)]


def _seat_score(o: Transgalactica, seat: int, winner: bool) -> SeatScore:
    me = o.seat[seat]
    return SeatScore(
        scored=me.vp,
        credits=me.goods[Good.CREDIT] * RULES[0].vp_per_credit,
        resources=resources_of(me) // RULES[0].resources_per_vp,
        technologies=[
            CardScore(name_of("technology", tech), vp)
            for slot, tech in enumerate(o.tech)
            if me.marked >> slot & 1 and (vp := _technology_vp(o, seat, tech))
        ],
        objectives=[CardScore(name_of("objective", card), objective_vp(o, seat, card)) for card in me.objectives],
        total=score(o, seat),
        winner=winner,
    )


def _technology_vp(o: Transgalactica, seat: int, tech: int) -> int:
    """What a technology scores at the end; the one that looks at the objective is part of that."""
    total = 0
    for row in range(TECH[tech].powers_from, TECH[tech].powers_to):
        if POWER[row].code == PowerCode.SCORE_LEVELS:
            total += POWER[row].vp * levels_on(o, seat, POWER[row].tracks)
        elif POWER[row].code == PowerCode.SCORE_MARKERS:
            total += POWER[row].vp * markers_beside(o, seat)
    return total
