"""A tiny game for the tests of the engine: bid in secret, pay chip by chip, then luck in seat order; two rounds."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from galaktyka.engine.errors import ActionError
from galaktyka.engine.flow import (
    DONE,
    ILLEGAL,
    MAX_SEATS,
    NOT_ASKED,
    NOTHING,
    SeatFlow,
    Table,
    answered,
    ask,
    close,
    next_frame,
    over,
    owing,
    then,
    then_seat,
)
from galaktyka.engine.game import Game, Kernels, Option
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below, seed_stream
from galaktyka.engine.record import Array, i16, i32, length, record, u8, u32

ROUNDS: Final = 2
CHIPS: Final = 5
BIDS: Final = 3  # actions 0 to 2: bid that many chips
PAY: Final = 3
ACTIONS: Final = 16


class Op(IntEnum):
    ROUND = 1
    REVEAL = 2
    PAID = 3
    LUCK = 4


class Question(IntEnum):
    BID = 1
    PAY = 2


@record
class Bidder(SeatFlow):
    chips: i16
    bid: u8
    luck: u8


@record
class Bids(Table):
    seat: Array[Bidder] = length(MAX_SEATS)
    rich: u8  # option: twice the chips
    round: u8
    log: Array[u8] = length(64)  # what ran, in order: 10 * op + seat
    logged: u8


@kernel
def setup(s: Bids, key: Array[u32]) -> None:
    seed_stream(s.random, key)
    for seat in range(s.players):
        s.seat[seat].chips = CHIPS * (1 + s.rich)
    then(s, Op.ROUND, 0, 0)
    advance(s)


@kernel
def advance(s: Bids) -> None:
    while next_frame(s):
        s.log[s.logged] = 10 * s.now.op + s.now.seat
        s.logged += 1
        run(s, s.now.op, s.now.seat)


@kernel
def run(s: Bids, op: int, seat: int) -> None:
    if op == Op.ROUND:
        begin_round(s)
    elif op == Op.REVEAL:
        reveal(s)
    elif op == Op.LUCK:
        s.seat[seat].luck = below(s.random, 100)


@kernel
def begin_round(s: Bids) -> None:
    s.round += 1
    if s.round < ROUNDS:
        then(s, Op.ROUND, 0, 0)
    then(s, Op.REVEAL, 0, 0)
    for seat in range(s.players):
        ask(s, seat, Question.BID, 1)


@kernel
def reveal(s: Bids) -> None:
    for seat in range(s.players - 1, -1, -1):
        then(s, Op.LUCK, seat, 0)
    for seat in range(s.players):
        then_seat(s, seat, Op.PAID, 0)
        if s.seat[seat].bid > 0:
            ask(s, seat, Question.PAY, s.seat[seat].bid)


@kernel
def legal(s: Bids, seat: int, mask: Array[u8]) -> int:
    count = 0
    for action in range(ACTIONS):
        if can(s, seat, action):
            mask[action] = 1
            count += 1
    return count


@kernel
def can(s: Bids, seat: int, action: int) -> bool:
    if s.seat[seat].question == Question.BID:
        return 0 <= action < BIDS
    return s.seat[seat].question == Question.PAY and action == PAY


@kernel
def step(s: Bids, seat: int, action: int) -> int:
    if seat < 0 or seat >= s.players or s.seat[seat].question == NOTHING:
        return NOT_ASKED
    if not can(s, seat, action):
        return ILLEGAL
    apply(s, seat, action)
    return DONE


@kernel
def apply(s: Bids, seat: int, action: int) -> None:
    if action == PAY:
        s.seat[seat].chips -= 1
        answered(s, seat)
    else:
        s.seat[seat].bid = action
        close(s, seat)
    advance(s)


@kernel
def scores(s: Bids, out: Array[i32]) -> None:
    for seat in range(s.players):
        out[seat] = s.seat[seat].chips


@kernel
def winners(s: Bids) -> int:
    return 1


@kernel
def observe(s: Bids, seat: int, out: Bids) -> None:
    out.players, out.rich, out.round = s.players, s.rich, s.round
    for other in range(s.players):
        out.seat[other].question, out.seat[other].chips = s.seat[other].question, s.seat[other].chips
        if other == seat or s.stack[s.depth - 1].op != Op.REVEAL:
            out.seat[other].bid = s.seat[other].bid


@kernel
def resample(s: Bids, seat: int, key: Array[u32]) -> None:
    seed_stream(s.random, key)
    for other in range(s.players):
        if other != seat and s.stack[s.depth - 1].op == Op.REVEAL:
            s.seat[other].bid = below(s.random, BIDS)


def action_text(question: int, action: int) -> str:
    return "pay" if action == PAY else f"bid {action}"


def parse_action(question: int, text: str) -> int:
    for action in range(BIDS + 1):
        if action_text(question, action) == text.strip():
            return action
    raise ActionError(f"'{text}' is nothing one can do.")


def check_options(players: int, options: Mapping[str, bool]) -> str:
    return "Three cannot be rich." if players == 3 and options.get("rich") else ""


def view(observation: Any, seat: int) -> dict[str, Any]:
    return {"seat": seat, "bids": [observation.seat[other].bid for other in range(observation.players)]}


GAME: Final = Game(
    name="bids",
    title="Bids",
    rules_version=3,
    record=Bids,
    min_players=2,
    max_players=3,
    options=(Option("rich", "twice the chips"),),
    actions=ACTIONS,
    rules=Kernels(
        setup=setup,
        owing=owing,
        legal=legal,
        step=step,
        apply=apply,
        over=over,
        scores=scores,
        winners=winners,
        observe=observe,
        resample=resample,
    ),
    folder=Path(__file__).parent,
    vocabularies={},
    check_options=check_options,
    question_name=lambda question: Question(question).name.lower(),
    action_text=action_text,
    parse_action=parse_action,
    view=view,
    end_reason=lambda _record: "rounds",
)
