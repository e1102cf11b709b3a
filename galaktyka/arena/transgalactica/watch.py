"""Games of Transgalactica played under watch: which effects every seat used, and where its VP came from.

A program of effects belongs to one piece, so that the row of EFFECT at which a frame runs names its source. What is
scored outside effects has rows of its own behind those of EFFECT.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import MAX_SEATS, next_frame, owing
from galaktyka.engine.kernel import kernel
from galaktyka.engine.playout import KEY_WORDS, lowest_seat, scramble
from galaktyka.engine.record import Array, i32, u8, u32
from galaktyka.games.transgalactica.actions import FIGHT
from galaktyka.games.transgalactica.rules import answer, run
from galaktyka.games.transgalactica.scoring import best_objective_vp, leftover_vp, scores, technology_vp, winners
from galaktyka.games.transgalactica.setup import setup as deal
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT
from galaktyka.players.playout import HEURISTIC, MOST_DECISIONS, bot_action, first_state

OTHER: Final = len(EFFECT)  # powers that score without effects
MILITARY: Final = OTHER + 1  # the scoring at the end of a round
PIRATES: Final = OTHER + 2  # beaten, and as income
LEFTOVERS: Final = OTHER + 3
TECHNOLOGIES: Final = OTHER + 4  # that score at the end
OBJECTIVES: Final = OTHER + 5
ROWS: Final = OTHER + 6
SHEET: Final = MAX_SEATS * ROWS  # numbers noted of a game


@kernel
def remember(s: Transgalactica, before: Array[i32]) -> None:
    """Write down the VP of all seats."""
    for seat in range(s.players):
        before[seat] = s.seat[seat].vp


@kernel
def note(s: Transgalactica, row: int, before: Array[i32], vp: Array[i32]) -> None:
    """Credit what the VP have changed by to a row."""
    for seat in range(s.players):
        vp[seat * ROWS + row] += s.seat[seat].vp - before[seat]


@kernel
def row_of(op: int, number: int) -> int:
    """The row to which a frame is credited."""
    if op == Op.EFFECTS:
        return number
    if op == Op.MAINTENANCE:
        return MILITARY
    return PIRATES if op == Op.INCOME_STEP else OTHER


@kernel
def run_frames(s: Transgalactica, vp: Array[i32], uses: Array[i32], before: Array[i32]) -> None:
    """Run frames until a decision is owed or the game is over."""
    while next_frame(s):
        op, seat, number = int(s.now.op), int(s.now.seat), int(s.now.number)
        remember(s, before)
        run(s, op, seat, number)
        row = row_of(op, number)
        note(s, row, before, vp)
        uses[seat * ROWS + row] += 1


@kernel
def decide(s: Transgalactica, seat: int, action: int, vp: Array[i32], uses: Array[i32], before: Array[i32]) -> None:
    """Take a seat's action and run on to the next decision."""
    fights = s.seat[seat].question == Question.EXPLORE and FIGHT <= action < FIGHT + 2
    remember(s, before)
    answer(s, seat, action)
    note(s, PIRATES if fights else OTHER, before, vp)
    run_frames(s, vp, uses, before)


@kernel
def note_end(s: Transgalactica, vp: Array[i32]) -> None:
    """Credit what is scored at the end."""
    for seat in range(s.players):
        vp[seat * ROWS + LEFTOVERS] += leftover_vp(s, seat)
        vp[seat * ROWS + TECHNOLOGIES] += technology_vp(s, seat)
        vp[seat * ROWS + OBJECTIVES] += best_objective_vp(s, seat)


@kernel
def watch_games(
    games: Array[Transgalactica],
    keys: Array[u32],
    o: Transgalactica,
    memory: Array[u8],
    mask: Array[u8],
    vp: Array[i32],
    uses: Array[i32],
    before: Array[i32],
    firsts: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Deal games into blank records and let the heuristic bot play all seats, with a sheet of notes for each game."""
    for i in range(len(games)):
        s, key = games[i], keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        sheet, used = vp[i * SHEET : (i + 1) * SHEET], uses[i * SHEET : (i + 1) * SHEET]
        deal(s, key)
        firsts[i] = s.order[0]
        run_frames(s, sheet, used, before)
        state = first_state(key)
        for _ in range(MOST_DECISIONS):
            if owing(s) == 0:
                break
            state = scramble(state)
            seat = lowest_seat(owing(s))
            decide(s, seat, bot_action(s, seat, HEURISTIC, state, o, memory, mask), sheet, used, before)
        note_end(s, sheet)
        scores(s, points[i * MAX_SEATS : (i + 1) * MAX_SEATS])
        winning[i] = winners(s)
