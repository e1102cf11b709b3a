"""End of the game: scores and tie breaks (race.md 13)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i32
from galaktyka.games.race.goals import goal_vp
from galaktyka.games.race.military import general_military
from galaktyka.games.race.robot_tables import LEVEL
from galaktyka.games.race.state import ROBOT, Race, Seat, goods_of, robot_level
from galaktyka.games.race.tables import ANY, BONUS, CARD, KINDS, Kind, Per

CHIPS_PER_POINT: Final = 3  # Galactic Renaissance counts every third VP in chips


@kernel
def scores(s: Race, out: Array[i32]) -> None:
    """The score of every seat."""
    for seat in range(s.players):
        out[seat] = score(s, seat)


@kernel
def score(s: Race, seat: int) -> int:
    """Chips, printed VP, variable developments and goals."""
    me = s.seat[seat]
    total = int(me.vp)
    for slot in range(me.tableau_size):
        total += CARD[me.tableau[slot]].vp + bonus_vp(s, seat, me.tableau[slot])
    for tile in range(s.goal_size):
        total += goal_vp(s, seat, tile)
    return total


@kernel
def robot_score(s: Race) -> int:
    """What the robot's cards, chips and development tiles are worth (18)."""
    return score(s, ROBOT) + s.robot.tiles * LEVEL[robot_level(s)].tile_vp


@kernel
def bonus_vp(s: Race, seat: int, card: int) -> int:
    """What a variable development scores; 0 for every other card."""
    if CARD[card].bonus_from == CARD[card].bonus_to:
        return 0
    me = s.seat[seat]
    total = 0
    for rule in range(CARD[card].bonus_from, CARD[card].bonus_to):
        if BONUS[rule].per == Per.TOTAL_MILITARY:
            total += BONUS[rule].vp * general_military(s, seat)
        elif BONUS[rule].per == Per.THREE_VP_CHIPS:
            total += BONUS[rule].vp * (me.vp // CHIPS_PER_POINT)
        elif BONUS[rule].per == Per.DISTINCT_WORLD_KINDS and kinds_of_worlds(me) >= BONUS[rule].least:
            total += BONUS[rule].vp
    for slot in range(me.tableau_size):
        total += vp_for_card(card, me.tableau[slot])
    return total


@kernel
def kinds_of_worlds(me: Seat) -> int:
    """Different kinds of goods among the worlds of a tableau, whether goods lie there or not."""
    kinds = 0
    for slot in range(me.tableau_size):
        kinds |= 1 << CARD[me.tableau[slot]].kind
    count = 0
    for kind in range(1, KINDS):
        count += (kinds >> kind) & 1
    return count


@kernel
def vp_for_card(scoring: int, card: int) -> int:
    """What a variable development gives for one card of the tableau: the first rule that fits, once."""
    for rule in range(CARD[scoring].bonus_from, CARD[scoring].bonus_to):
        if BONUS[rule].per == Per.CARD and fits_rule(rule, card):
            return BONUS[rule].vp
    return 0


@kernel
def fits_rule(rule: int, card: int) -> bool:
    """Whether a card meets every condition that a scoring rule names."""
    wanted = BONUS[rule]
    facts = CARD[card]
    return (
        (wanted.development == ANY or wanted.development == facts.development)
        and (wanted.military == ANY or wanted.military == facts.military)
        and (wanted.kind == ANY or wanted.kind == facts.kind)
        and (wanted.windfall == ANY or wanted.windfall == facts.windfall)
        and (wanted.keyword == ANY or (wanted.keyword & facts.keywords) != 0)
        and (wanted.chromosome == ANY or wanted.chromosome == facts.chromosome)
        and (wanted.cost == ANY or (wanted.cost == facts.value and facts.military == 0))
        and (wanted.phase == ANY or (facts.phases & (1 << wanted.phase)) != 0)
        and (wanted.design == ANY or wanted.design == facts.design)
    )


@kernel
def tie_break(s: Race, seat: int) -> int:
    """Hand cards and goods decide between equal scores."""
    return s.seat[seat].hand_size + goods_of(s.seat[seat], Kind.NONE)


@kernel
def winners(s: Race) -> int:
    """The seats that win, as a bit mask: the highest score, then the tie break, then a shared victory."""
    best = -10000
    mask = 0
    for seat in range(s.players):
        rank = score(s, seat) * 1000 + tie_break(s, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    if s.solitaire == 1 and robot_rank(s) > best:
        return 0  # the robot wins
    return mask


@kernel
def robot_rank(s: Race) -> int:
    """The robot's score; its counters break a tie (18)."""
    return robot_score(s) * 1000 + s.robot.credit + s.robot.economy
