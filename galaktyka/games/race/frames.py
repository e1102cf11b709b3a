"""What runs next: every frame of the flow machine, and the rule that carries it out."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.consume import (
    consume,
    consume_next,
    reward,
    trade,
)
from galaktyka.games.race.develop import (
    develop,
    develop_in_turn,
    developed,
    place_development,
    reveal_developments,
)
from galaktyka.games.race.draft import draft_round, pass_cards
from galaktyka.games.race.explore import explore
from galaktyka.games.race.goals import check_goals
from galaktyka.games.race.produce import (
    produce,
    produce_end,
    produce_next,
    produce_on,
    produce_worlds,
)
from galaktyka.games.race.robot import robot_phase
from galaktyka.games.race.round import check_end, next_round, reveal_actions, round_end
from galaktyka.games.race.settle import (
    place_world,
    reveal_worlds,
    settle,
    settle_again,
    settle_in_turn,
    settled,
)
from galaktyka.games.race.setup import deal_opening, reveal_start_worlds
from galaktyka.games.race.state import (
    Op,
    Race,
)
from galaktyka.games.race.takeover import (
    declare,
    declared,
    muster,
    resolve_takeover,
    resolve_takeovers,
)


@kernel
def run(s: Race, op: int, seat: int, number: int) -> None:
    """Carry out one frame."""
    if op >= Op.DECLARE_TAKEOVER:
        run_takeover(s, op, seat, number)
    elif op < Op.CONSUME:
        run_round(s, op, seat, number)
    elif op <= Op.ROBOT_PHASE:
        run_economy(s, op, seat, number)
    else:
        run_expansion(s, op, seat, number)


@kernel
def run_round(s: Race, op: int, seat: int, number: int) -> None:
    """Frames of the round's start, Explore, Develop and Settle."""
    if op == Op.NEXT_ROUND:
        next_round(s)
    elif op == Op.REVEAL_ACTIONS:
        reveal_actions(s)
    elif op == Op.EXPLORE:
        explore(s)
    elif op == Op.DEVELOP:
        develop(s, number)
    elif op == Op.REVEAL_DEVELOPMENTS:
        reveal_developments(s)
    elif op == Op.DEVELOPED:
        developed(s, seat)
    elif op == Op.SETTLE:
        settle(s, number)
    elif op == Op.REVEAL_WORLDS:
        reveal_worlds(s, number)
    elif op == Op.SETTLE_IN_TURN:
        settle_in_turn(s, seat, number)
    elif op == Op.PLACE_WORLD:
        place_world(s, seat)
    elif op == Op.SETTLED:
        settled(s, seat)


@kernel
def run_economy(s: Race, op: int, seat: int, number: int) -> None:
    """Frames of Consume, Produce, the round's end, goals and the robot."""
    if op == Op.CONSUME:
        consume(s)
    elif op == Op.TRADE:
        trade(s, seat)
    elif op == Op.CONSUME_NEXT:
        consume_next(s, seat)
    elif op == Op.REWARD:
        reward(s, seat)
    elif op == Op.PRODUCE:
        produce(s)
    elif op == Op.PRODUCE_WORLDS:
        produce_worlds(s, seat)
    elif op == Op.PRODUCE_NEXT:
        produce_next(s, seat)
    elif op == Op.PRODUCE_END:
        produce_end(s)
    elif op == Op.ROUND_END:
        round_end(s)
    elif op == Op.CHECK_END:
        check_end(s)
    elif op == Op.CHECK_GOALS:
        check_goals(s, number)
    elif op == Op.ROBOT_PHASE:
        robot_phase(s, number)


@kernel
def run_expansion(s: Race, op: int, seat: int, number: int) -> None:
    """Frames that only cards and rules of the expansions bring."""
    if op == Op.SETTLE_AGAIN:
        settle_again(s)
    elif op == Op.REVEAL_START_WORLDS:
        reveal_start_worlds(s)
    elif op == Op.DEVELOP_IN_TURN:
        develop_in_turn(s, seat)
    elif op == Op.PLACE_DEVELOPMENT:
        place_development(s, seat)
    elif op == Op.PRODUCE_HERE:
        produce_on(s, seat, number)
    elif op == Op.DRAFT_ROUND:
        draft_round(s, number)
    elif op == Op.PASS_CARDS:
        pass_cards(s, number)
    elif op == Op.DEAL_HANDS:
        deal_opening(s)


@kernel
def run_takeover(s: Race, op: int, seat: int, number: int) -> None:
    """Frames of takeovers."""
    if op == Op.DECLARE_TAKEOVER:
        declare(s, seat)
    elif op == Op.TAKEOVER_DECLARED:
        declared(s, number)
    elif op == Op.MUSTER:
        muster(s, seat, number)
    elif op == Op.RESOLVE_TAKEOVERS:
        resolve_takeovers(s)
    elif op == Op.RESOLVE_TAKEOVER:
        resolve_takeover(s, number)
