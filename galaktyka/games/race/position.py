"""Any situation, built by hand: tableaus, hands, goods, deck order, chips, phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from galaktyka.engine.by_hand import MOST_VP, within
from galaktyka.engine.errors import PositionError
from galaktyka.engine.flow import then
from galaktyka.engine.match import Match, Seed
from galaktyka.engine.random import key_words, seed_stream
from galaktyka.engine.record import over
from galaktyka.games.race.deck import lay_in_discard, shuffle_deck
from galaktyka.games.race.game import GAME
from galaktyka.games.race.goal_tables import GOAL_TILES, GOALS
from galaktyka.games.race.notation import ROLE_TEXT
from galaktyka.games.race.robot_tables import LEVELS
from galaktyka.games.race.robot_tables import POOL as ROBOT_POOL
from galaktyka.games.race.rules import advance
from galaktyka.games.race.setup import VP_EACH
from galaktyka.games.race.state import (
    NO_CHOICE,
    NO_SLOT,
    ROBOT,
    UNSEEN,
    Op,
    Race,
    add_to_hand,
    in_deck,
    place_in_tableau,
)
from galaktyka.games.race.tables import CARD, CARDS, DESIGNS, Kind

PHASE_OP: Final = {
    "explore": Op.EXPLORE,
    "develop": Op.DEVELOP,
    "settle": Op.SETTLE,
    "consume": Op.CONSUME,
    "produce": Op.PRODUCE,
    "round end": Op.ROUND_END,
    "choose actions": Op.NEXT_ROUND,
}


@dataclass(frozen=True)
class SeatSetup:
    """What one seat has. `goods` names the worlds that hold a good."""

    tableau: Sequence[str] = ()
    hand: Sequence[str] = ()
    goods: Sequence[str] = ()
    actions: Sequence[str] = ()  # action cards played this round, as in "develop" or "consume 2x"
    vp: int = 0
    goals: Sequence[str] = ()  # goals in play that it has won


@dataclass(frozen=True)
class RobotSetup:
    """What the robot of the solitaire game has; its start world comes first in its tableau."""

    tableau: Sequence[str] = ()
    pile: Sequence[str] = ()
    actions: Sequence[str] = ()
    vp: int = 0
    credit: int = 0
    economy: int = 0
    tiles: int = 0
    level: str = "normal"


def position(
    seats: Sequence[SeatSetup],
    *,
    robot: RobotSetup | None = None,
    phase: str = "choose actions",
    repeat: int = 0,
    deck: Sequence[str] = (),
    only_deck: bool = False,
    discarded: Sequence[str] = (),
    advanced: bool = False,
    tgs: bool = False,
    rvi: bool = False,
    goals: Sequence[str] = (),
    takeovers: bool = False,
    first: int = 0,
    pool: int | None = None,
    turn: int = 1,
    seed: Seed = 0,
    backend: str | None = None,
) -> Match:
    """The match that begins in a situation, run to its first decision.

    Cards that are named nowhere are shuffled below `deck`, whose first card is its top; with `only_deck` they are out
    of the game. With a `robot` it is the solitaire game. `repeat` is 1 in the second of two equal phases, `first` is
    where player order begins, `goals` are the tiles in play.
    """
    options = {"advanced": advanced, "tgs": tgs, "rvi": rvi, "goals": bool(goals), "takeovers": takeovers}
    options |= _robot_options(robot) if robot is not None else {}
    array = GAME.new_record(len(seats), options)
    s = over(Race, array)
    seed_stream(s.random, key_words(seed))
    s.first, s.turn = within("first", first, len(seats) - 1), turn
    default = VP_EACH * len(seats) if robot is None else ROBOT_POOL
    s.pool = default if pool is None else within("pool", pool, MOST_VP)
    _lay_goals(s, goals, seats)
    box = _Box(s)
    for seat, wanted in enumerate(seats):
        _deal_seat(s, seat, wanted, box)
    if robot is not None:
        _deal_robot(s, robot, box)
    for name in discarded:
        lay_in_discard(s, 0, box.take(name), UNSEEN)
    on_top = [box.take(name) for name in deck]
    _lay_goods(s, seats, box)
    _stack_deck(s, [] if only_deck else sorted(box.left), on_top)
    _schedule(s, phase, repeat)
    return Match(GAME, players=len(seats), options=options, seed=seed, start=array, backend_name=backend)


def _robot_options(robot: RobotSetup) -> dict[str, bool]:
    if robot.level not in LEVELS:
        raise PositionError(f"There is no robot '{robot.level}'; it is {', '.join(LEVELS)}.")
    return {"solitaire": True, "robot_easy": robot.level == "easy", "robot_hard": robot.level == "hard"}


def _deal_robot(s: Race, robot: RobotSetup, box: _Box) -> None:
    start = next((card for card in DESIGNS if robot.tableau and card.id == robot.tableau[0]), None)
    if start is None or start.start is None:
        raise PositionError("The robot's tableau begins with a start world.")
    _deal_seat(s, ROBOT, SeatSetup(robot.tableau, robot.pile, actions=robot.actions, vp=robot.vp), box)
    s.robot.credit, s.robot.economy, s.robot.tiles = robot.credit, robot.economy, robot.tiles


def _lay_goals(s: Race, goals: Sequence[str], seats: Sequence[SeatSetup]) -> None:
    """Lay out the tiles in the order of the data, each with those who have won it."""
    if len(goals) > GOAL_TILES:
        raise PositionError(f"There is room for {GOAL_TILES} goals, not for {len(goals)}.")
    for goal in goals:
        _check_goal(s, goal, goals)
    for goal in (goal for seat in seats for goal in seat.goals if goal not in goals):
        raise PositionError(f"The goal '{goal}' is not in play.")
    for number, facts in enumerate(GOALS):
        if facts.id in goals:
            owners = [seat for seat, wanted in enumerate(seats) if facts.id in wanted.goals]
            if facts.kind == "most" and len(owners) > 1:
                raise PositionError(f"Only one seat can hold the goal '{facts.id}'.")
            s.goal[s.goal_size], s.goal_owners[s.goal_size] = number, sum(1 << seat for seat in owners)
            s.goal_size += 1


def _check_goal(s: Race, goal: str, goals: Sequence[str]) -> None:
    facts = next((facts for facts in GOALS if facts.id == goal), None)
    if facts is None:
        raise PositionError(f"There is no goal '{goal}'.")
    if facts.set == "rvi" and s.rvi == 0:
        raise PositionError(f"The goal '{goal}' needs the option 'rvi'.")
    if goals.count(goal) > 1:
        raise PositionError(f"The goal '{goal}' is named twice.")


class _Box:
    """All cards of the game, to be taken out by name."""

    def __init__(self, s: Race) -> None:
        self.left = {card for card in range(CARDS) if in_deck(s, card)}
        self._design = {card.id: number for number, card in enumerate(DESIGNS)}

    def take(self, name: str) -> int:
        if name not in self._design:
            raise PositionError(f"There is no card '{name}'.")
        copies = [card for card in sorted(self.left) if CARD[card].design == self._design[name]]
        if not copies:
            raise PositionError(f"'{name}' is named more often than the game has it.")
        self.left.discard(copies[0])
        return copies[0]


def _deal_seat(s: Race, seat: int, wanted: SeatSetup, box: _Box) -> None:
    me = s.seat[seat]
    me.choice = NO_CHOICE
    me.vp = within("vp", wanted.vp, MOST_VP)
    for name in wanted.tableau:
        place_in_tableau(me, box.take(name))
    me.active = me.tableau_size
    for name in wanted.hand:
        add_to_hand(me, box.take(name))
    texts = {text: card for card, text in ROLE_TEXT.items()}
    for text in wanted.actions:
        if text not in texts:
            raise PositionError(f"'{text}' is no action card; they are {', '.join(texts)}.")
        me.actions[texts[text]] += 1


def _lay_goods(s: Race, seats: Sequence[SeatSetup], box: _Box) -> None:
    """Lay a card that nobody named on each world that holds a good."""
    for seat, wanted in enumerate(seats):
        for name in wanted.goods:
            slot = list(wanted.tableau).index(name) if name in wanted.tableau else NO_SLOT
            if slot == NO_SLOT or CARD[s.seat[seat].tableau[slot]].kind == Kind.NONE:
                raise PositionError(f"Seat {seat} has no world '{name}' that could hold a good.")
            good = max(box.left)
            box.left.discard(good)
            s.seat[seat].good[slot] = good


def _stack_deck(s: Race, below: Sequence[int], on_top: Sequence[int]) -> None:
    for card in below:
        s.deck[s.deck_size] = card
        s.deck_size += 1
    shuffle_deck(s)
    for card in reversed(on_top):
        s.deck[s.deck_size] = card
        s.deck_size += 1


def _schedule(s: Race, phase: str, repeat: int) -> None:
    """Let the phase be played next, and the end of the round after it."""
    if phase not in PHASE_OP:
        raise PositionError(f"There is no phase '{phase}'; use {', '.join(PHASE_OP)}.")
    if PHASE_OP[phase] not in (Op.ROUND_END, Op.NEXT_ROUND):
        then(s, Op.ROUND_END, 0, 0)
    then(s, PHASE_OP[phase], 0, repeat)
    advance(s)
