"""The action phase: turns, follow actions, action planets, passing (transgalactica.md 4.2)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.actions import (
    AREA,
    CAPTAIN,
    CAPTAIN_AS_MAIN,
    CREW,
    CREW_AS_MAIN,
    LIEUTENANT,
    OMNI_CAPTAIN,
    OMNI_CREW,
    PASS,
    STEP,
    TOKEN,
)
from galaktyka.games.transgalactica.codes import (
    AREAS,
    NONE,
    SPACES,
    TECH_SLOTS,
    Area,
    Code,
    Event,
    Kind,
    PowerCode,
    Timing,
)
from galaktyka.games.transgalactica.effects import ACTION_KINDS, can_act
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.explore import (
    EXPLORING,
    EXTRA,
    OUTPOST,
    TUNNEL,
    answer_explore,
    at_pirates,
    can_explore,
    free_left,
    has_move,
    paid_left,
    with_moves_of_now,
)
from galaktyka.games.transgalactica.free_actions import (
    act_freely,
    can_act_freely,
    can_use_token,
    has_free_action,
)
from galaktyka.games.transgalactica.state import (
    OUT,
    READY,
    Op,
    Question,
    Transgalactica,
    has_outpost,
    has_power,
    is_active,
    slot_of_power,
    workers_of,
)
from galaktyka.games.transgalactica.tables import EFFECT, PLANET, RULING, TOKENS
from galaktyka.games.transgalactica.tables import TOKEN as BONUS_TOKEN


@kernel
def next_turn(s: Transgalactica) -> None:
    """The next player has a turn, until all have passed one after another (4.2, U2)."""
    if s.passes >= s.players:
        s.active = NONE
        s.passes = 0
        s.place = 0
        then(s, Op.MAINTENANCE, 0, 0)
        return
    s.place = (s.place + 1) % s.players
    seat = s.order[s.place]
    s.active = seat + 1
    then(s, Op.NEXT_TURN, 0, 0)
    then(s, Op.TURN, seat, 0)


@kernel
def turn(s: Transgalactica, seat: int) -> None:
    """Ask for a turn; who can do nothing passes."""
    if has_work(s, seat) or has_free_action(s, seat):
        ask(s, seat, Question.TURN, 0)
    else:
        s.passes += 1


@kernel
def has_work(s: Transgalactica, seat: int) -> bool:
    """Whether the seat can send a worker somewhere in its turn."""
    me = s.seat[seat]
    if workers_of(me) == 0:
        return False
    for area in range(AREAS):
        if can_take_main(s, seat, area):
            return True
    for space in range(SPACES):
        if can_use_planet(s, seat, space):
            return True
    return has_omni(s, seat)


@kernel
def can_take_main(s: Transgalactica, seat: int, area: int) -> bool:
    """A captain, a main space that is not taken, and an action that can be done (4.2)."""
    return s.seat[seat].captains > 0 and not is_taken(s, seat, area) and can_act(s, seat, area, 1)


@kernel
def is_taken(s: Transgalactica, seat: int, area: int) -> bool:
    """Whether a main space was used: by the seat itself, or by others and nothing allows that (4.2, ruling 68)."""
    users = int(s.main_users[area])
    if (users >> seat) & 1 == 1:
        return True
    me = s.seat[seat]
    return users != 0 and me.reuse == 0 and not has_power(me, PowerCode.USED_MAIN_SPACES)


@kernel
def was_used(s: Transgalactica, seat: int, space: int) -> bool:
    """Whether an action planet is used up for a seat in this round (7, C2)."""
    used = int(s.seat[seat].planets_used)
    if RULING[0].planets_once_per_player == 0:
        for other in range(s.players):
            used |= int(s.seat[other].planets_used)
    return (used >> space) & 1 == 1


@kernel
def can_use_planet(s: Transgalactica, seat: int, space: int) -> bool:
    """An action planet with an own outpost, or once a round with another's (7, technology 18)."""
    if PLANET[s.planet[space]].kind != Kind.ACTION or was_used(s, seat, space):
        return False
    if has_outpost(s.seat[seat], space):
        return True
    return s.filled[space] > 0 and slot_of_power(s, seat, PowerCode.FOREIGN_ACTION_PLANET) < TECH_SLOTS


@kernel
def has_omni(s: Transgalactica, seat: int) -> bool:
    """Whether the seat has an omni space of its own that is free (11.6)."""
    me = s.seat[seat]
    return me.ability_used == 0 and has_power(me, PowerCode.PRIVATE_OMNI)


@kernel
def can_turn(s: Transgalactica, seat: int, action: int) -> bool:
    """Whether an action is legal in a turn."""
    me = s.seat[seat]
    if action == PASS:
        return True
    if AREA <= action < AREA + AREAS:
        return can_take_main(s, seat, action - AREA)
    if STEP <= action < STEP + SPACES:
        return me.crew > 0 and can_use_planet(s, seat, action - STEP)
    if STEP + SPACES <= action < STEP + 2 * SPACES:
        return me.captains > 0 and can_use_planet(s, seat, action - STEP - SPACES)
    if action == OMNI_CAPTAIN:
        return me.captains > 0 and has_omni(s, seat)
    if action == OMNI_CREW:
        return me.crew > 0 and has_omni(s, seat)
    return can_act_freely(s, seat, action, Timing.OWN_TURN)


@kernel
def answer_turn(s: Transgalactica, seat: int, action: int) -> None:
    """Pass, take a free action and be asked again, or send a worker."""
    close(s, seat)
    if action == PASS:
        s.passes += 1
        return
    if is_work(action):
        s.passes = 0
        then_seat(s, seat, Op.END_TURN, 0)
        then_seat(s, seat, Op.REFILL, 0)
        send_worker(s, seat, action)
    else:
        then_seat(s, seat, Op.TURN, 0)
        act_freely(s, seat, action)


@kernel
def is_work(action: int) -> bool:
    """Whether an action of a turn sends a worker."""
    return AREA <= action < STEP + 2 * SPACES or action in (OMNI_CAPTAIN, OMNI_CREW)


@kernel
def use_captain(s: Transgalactica, seat: int) -> None:
    """A captain goes to work."""
    s.seat[seat].captains -= 1
    s.seat[seat].captains_out += 1


@kernel
def use_crew(s: Transgalactica, seat: int) -> None:
    """A crew member goes to work."""
    s.seat[seat].crew -= 1
    s.seat[seat].crew_out += 1


@kernel
def send_worker(s: Transgalactica, seat: int, action: int) -> None:
    """A captain takes a main action; captains and crew use planets and the own omni space."""
    if action < STEP:
        take_main(s, seat, action - AREA)
    elif action < STEP + SPACES:
        use_crew(s, seat)
        use_planet(s, seat, action - STEP)
    elif action < STEP + 2 * SPACES:
        use_captain(s, seat)
        use_planet(s, seat, action - STEP - SPACES)
    else:
        use_omni(s, seat, 1 if action == OMNI_CAPTAIN else 0)


@kernel
def take_main(s: Transgalactica, seat: int, area: int) -> None:
    """Main action of an area; the others may follow, unless the space was used before (4.2)."""
    me = s.seat[seat]
    use_captain(s, seat)
    if s.main_users[area] == 0:
        let_follow(s, seat, area)
    elif not has_power(me, PowerCode.USED_MAIN_SPACES):
        me.reuse -= 1
    s.main_users[area] |= 1 << seat
    then_seat(s, seat, Op.ACTION, area * ACTION_KINDS + 1)


@kernel
def let_follow(s: Transgalactica, seat: int, area: int) -> None:
    """The others may follow in the order of priority, beginning after the active player (4.2, U6)."""
    for place in range(s.players - 1, 0, -1):
        then(s, Op.FOLLOW, s.order[(s.place + place) % s.players], area)


@kernel
def use_planet(s: Transgalactica, seat: int, space: int) -> None:
    """Use the action of a planet; nobody follows (7)."""
    me = s.seat[seat]
    me.planets_used |= 1 << space
    if not has_outpost(me, space):
        me.used |= 1 << slot_of_power(s, seat, PowerCode.FOREIGN_ACTION_PLANET)
    then_seat(s, seat, Op.EFFECTS, PLANET[s.planet[space]].effects)
    happen(s, seat, Event.ACTION_PLANET_USED)


@kernel
def use_omni(s: Transgalactica, seat: int, main: int) -> None:
    """Any action for nothing: the main one with a captain, the secondary one with crew (11.6, U16)."""
    s.seat[seat].ability_used = 1
    if main == 1:
        use_captain(s, seat)
    else:
        use_crew(s, seat)
    if RULING[0].private_omni_followed == 1:
        let_follow(s, seat, Area.OMNI)
    ask(s, seat, Question.CHOOSE_AREA, main)


@kernel
def end_turn(s: Transgalactica, seat: int) -> None:
    """After the action the player may take free actions before the others follow."""
    if has_free_action(s, seat):
        ask(s, seat, Question.END_TURN, 0)


@kernel
def answer_end_turn(s: Transgalactica, seat: int, action: int) -> None:
    """Take a free action and be asked again, or end the turn."""
    close(s, seat)
    if action != PASS:
        then_seat(s, seat, Op.END_TURN, 0)
        act_freely(s, seat, action)


@kernel
def follow(s: Transgalactica, seat: int, area: int) -> None:
    """Ask whether to follow a main action, if the seat can (4.2)."""
    for action in range(CAPTAIN, CREW_AS_MAIN + 1):
        if can_follow(s, seat, area, action):
            ask(s, seat, Question.FOLLOW, area)
            return


@kernel
def can_follow(s: Transgalactica, seat: int, area: int, action: int) -> bool:
    """Whether a worker of this kind can follow: as secondary action, or as main one (4.2, 11.1, technology 22)."""
    me = s.seat[seat]
    if action == CAPTAIN:
        return me.captains > 0 and can_act(s, seat, area, 0)
    if action == CREW:
        return me.crew > 0 and can_act(s, seat, area, 0)
    if action == LIEUTENANT:
        return me.lieutenant == READY and can_act(s, seat, area, 1)
    if slot_of_power(s, seat, PowerCode.SECONDARY_AS_MAIN) == TECH_SLOTS:
        return False
    worker = me.captains if action == CAPTAIN_AS_MAIN else me.crew
    return worker > 0 and can_act(s, seat, area, 1)


@kernel
def can_answer_follow(s: Transgalactica, seat: int, action: int) -> bool:
    """Passing, following, or a free action where a ruling allows it (U1)."""
    if action == PASS:
        return True
    if CAPTAIN <= action <= CREW_AS_MAIN:
        return can_follow(s, seat, s.seat[seat].amount, action)
    return RULING[0].free_actions_during_follow == 1 and can_act_freely(s, seat, action, Timing.OWN_TURN)


@kernel
def answer_follow(s: Transgalactica, seat: int, action: int) -> None:
    """Put a worker on the secondary space and resolve the action at once (4.2)."""
    me = s.seat[seat]
    area = int(me.amount)
    close(s, seat)
    if action == PASS:
        return
    if action < CAPTAIN or action > CREW_AS_MAIN:
        then_seat(s, seat, Op.FOLLOW, area)
        act_freely(s, seat, action)
        return
    main = 1 if action >= LIEUTENANT else 0
    if action == LIEUTENANT:
        me.lieutenant = OUT
    elif action in (CAPTAIN, CAPTAIN_AS_MAIN):
        use_captain(s, seat)
    else:
        use_crew(s, seat)
    if action > LIEUTENANT:
        me.used |= 1 << slot_of_power(s, seat, PowerCode.SECONDARY_AS_MAIN)
    then_seat(s, seat, Op.REFILL, 0)
    then_seat(s, seat, Op.ACTION, area * ACTION_KINDS + main)


@kernel
def may_act_freely(s: Transgalactica, seat: int, state: int) -> bool:
    """Whether free actions are possible within an exploration: in the own turn (5, U1)."""
    if state & EXPLORING == 0:
        return False
    return is_active(s, seat) or RULING[0].free_actions_during_follow == 1


@kernel
def explore(s: Transgalactica, seat: int, state: int) -> None:
    """Ask what to do in an exploration, if anything can be done."""
    state = with_moves_of_now(s, seat, state)
    if has_move(s, seat, state) or (
        may_act_freely(s, seat, state) and has_rest(s, seat, state) and has_free_or_tunnel(s, seat)
    ):
        ask(s, seat, Question.EXPLORE, state)


@kernel
def has_rest(s: Transgalactica, seat: int, state: int) -> bool:
    """Whether a move or an outpost is left, or pirates in reach, that a free action might make possible."""
    return paid_left(state) + free_left(state) > 0 or state & (OUTPOST | EXTRA) != 0 or at_pirates(s, seat)


@kernel
def has_free_or_tunnel(s: Transgalactica, seat: int) -> bool:
    """Whether there is a free action, or a token that opens a wormhole."""
    if has_free_action(s, seat):
        return True
    for token in range(1, TOKENS + 1):
        if can_use_token(s, seat, token, Timing.EXPLORATION_ACTION):
            return True
    return False


@kernel
def can_answer_explore(s: Transgalactica, seat: int, action: int) -> bool:
    """A part of the exploration, or a free action in the own turn."""
    state = int(s.seat[seat].amount)
    if can_explore(s, seat, action, state):
        return True
    return may_act_freely(s, seat, state) and can_act_freely(s, seat, action, Timing.EXPLORATION_ACTION)


@kernel
def answer_exploration(s: Transgalactica, seat: int, action: int) -> None:
    """Go on exploring, or take a free action in between."""
    state = int(s.seat[seat].amount)
    if can_explore(s, seat, action, state):
        answer_explore(s, seat, action)
        return
    close(s, seat)
    if TOKEN <= action < TOKEN + TOKENS:
        program = BONUS_TOKEN[action - TOKEN + 1].effects
        if EFFECT[program].code == Code.WORMHOLE_ACCESS:
            state |= TUNNEL
    then_seat(s, seat, Op.EXPLORE, state)
    act_freely(s, seat, action)
