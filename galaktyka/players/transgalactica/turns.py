"""Turns and following: where to send workers, and which to keep."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.actions import (
    AREA,
    CAPTAIN,
    CAPTAIN_AS_MAIN,
    LIEUTENANT,
    OMNI_CAPTAIN,
    PASS,
    STEP,
)
from galaktyka.games.transgalactica.codes import AREAS, CREDIT, DECREES_OPEN, SPACES
from galaktyka.games.transgalactica.missions import can_complete
from galaktyka.games.transgalactica.senate import can_sit_at
from galaktyka.games.transgalactica.state import Question, Transgalactica
from galaktyka.games.transgalactica.tables import PLANET
from galaktyka.games.transgalactica.turn import can_take_main, can_use_planet, has_omni
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.effects import action_worth, best_action, worth
from galaktyka.players.transgalactica.goals import completion_value
from galaktyka.players.transgalactica.goods import swap_value
from galaktyka.players.transgalactica.routes import explore_value


@kernel
def planet_use(o: Transgalactica, seat: int, space: int) -> int:
    """The action of a planet."""
    return worth(o, seat, PLANET[o.planet[space]].effects)


@kernel
def best_main(o: Transgalactica, seat: int) -> int:
    """The best main action that a captain of the seat can take."""
    best = 0
    if o.seat[seat].captains > 0:
        for area in range(AREAS):
            if can_take_main(o, seat, area):
                best = max(best, action_worth(o, seat, area, 1))
        if has_omni(o, seat):
            best = max(best, best_action(o, seat, 1))
    return best


@kernel
def best_planet(o: Transgalactica, seat: int) -> int:
    """The best action of a planet that the seat can use."""
    best = 0
    for space in range(SPACES):
        if can_use_planet(o, seat, space):
            best = max(best, planet_use(o, seat, space))
    return best


@kernel
def best_work(o: Transgalactica, seat: int) -> int:
    """The best that a worker of the seat can do in its turn."""
    best = best_main(o, seat)
    if o.seat[seat].crew > 0:
        best = max(best, best_planet(o, seat))
    return best


@kernel
def own_omni_value(o: Transgalactica, seat: int, main: int) -> int:
    """The own omni space, which nobody else can take: the last captain goes there, crew only when none is left."""
    better_used_later = int(o.seat[seat].captains) > main
    return best_action(o, seat, main) - (w.LAST_ON_OMNI if better_used_later else 0)


@kernel
def turn_value(o: Transgalactica, seat: int, action: int) -> int:
    """Sending a worker somewhere in a turn; a captain is too good for planets while main actions are left."""
    if action == PASS:
        return w.WORK
    if action < STEP:
        return action_worth(o, seat, action - AREA, 1)
    if action < STEP + SPACES:
        return planet_use(o, seat, action - STEP)
    if action < STEP + 2 * SPACES:
        return planet_use(o, seat, action - STEP - SPACES) - best_main(o, seat) // 2
    return own_omni_value(o, seat, 1 if action == OMNI_CAPTAIN else 0)


@kernel
def captains_of_others(o: Transgalactica, seat: int) -> int:
    """Captains of the others that may still take main actions in this round."""
    count = 0
    for other in range(o.players):
        if other != seat:
            count += int(o.seat[other].captains)
    return count


@kernel
def kept_crew(o: Transgalactica, seat: int) -> int:
    """What a crew member could do later in this round: use a planet, or follow somebody else."""
    later = w.CREW_AT_HAND if captains_of_others(o, seat) >= o.seat[seat].crew else 0
    return max(later, best_planet(o, seat)) if o.seat[seat].crew == 1 else later


@kernel
def follow_value(o: Transgalactica, seat: int, action: int) -> int:
    """Following with a worker, less what it could do else."""
    if action == PASS:
        return w.WORK
    area = int(o.seat[seat].amount)
    main = 1 if action >= LIEUTENANT else 0
    value = action_worth(o, seat, area, main)
    if action == LIEUTENANT:
        return value
    if action in (CAPTAIN, CAPTAIN_AS_MAIN):
        return value - best_main(o, seat)
    return value - kept_crew(o, seat)


@kernel
def best_now(o: Transgalactica, seat: int) -> int:
    """The best that the open question offers besides free actions."""
    me = o.seat[seat]
    if me.question == Question.EXPLORE:
        return explore_value(o, seat, me.amount)
    return best_work(o, seat) if me.question == Question.TURN else 0


@kernel
def chances(o: Transgalactica, seat: int) -> int:
    """What a seat can do now: work or explore, complete missions, take seats."""
    me = o.seat[seat]
    value = best_now(o, seat)
    for i in range(me.log_size):
        if can_complete(o, seat, me.log[i]):
            value += max(0, completion_value(o, seat, me.log[i]))
    for place in range(DECREES_OPEN):
        if can_sit_at(o, seat, place):
            value += w.DECREE
    return value


@kernel
def exchange_value(o: Transgalactica, seat: int, good: int) -> int:
    """Buying energy or ore: what it makes possible now, less what it costs; who has some needs no more."""
    me = o.seat[seat]
    if me.goods[good] >= w.ENOUGH:
        return -1
    value = swap_value(o, seat, good) - chances(o, seat) - w.WORK
    me.goods[CREDIT] -= 1
    me.goods[good] += 1
    value += chances(o, seat)
    me.goods[CREDIT] += 1
    me.goods[good] -= 1
    return value
