"""What a seat sees, as a structure for JSON. It is filled from an observation, which holds nothing hidden."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from galaktyka.engine.flow import MAX_SEATS, NOTHING, over, owing
from galaktyka.games.race.actions import ACTIONS, ROLE_ACTIONS
from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.goals import counted
from galaktyka.games.race.military import general_military
from galaktyka.games.race.notation import ROLE_TEXT, action_text, question_name, role_text
from galaktyka.games.race.rules import legal
from galaktyka.games.race.scoring import score, winners
from galaktyka.games.race.state import NO_CHOICE, Race, Seat
from galaktyka.games.race.tables import CARD, DESIGNS, NO_CARD, Kind, Phase


class CardView(Struct, frozen=True):
    """A card in a tableau."""

    card: str
    good: str  # the kind of the good on it, or ""
    new: bool  # placed in this phase: its powers do not count yet


class SeatView(Struct, frozen=True):
    """One seat as another seat, or its owner, sees it."""

    tableau: list[CardView]
    hand_size: int
    hand: list[str] | None  # only its owner's
    shown: list[str]  # hand cards that everybody has seen
    drawn_size: int
    drawn: list[str] | None
    vp: int
    score: int
    military: int
    actions: list[str]  # action cards played this round
    goals: list[str]  # goal tiles it has
    choice: str  # what it chose and will reveal, or has revealed and not completed; "" if none or secret
    question: str  # what it is asked; "" if it owes nothing
    amount: int  # how many answers it still owes


class GoalView(Struct, frozen=True):
    """A goal tile in play."""

    goal: str
    kind: str  # "first" or "most"
    needs: int
    vp: int
    tied_vp: int  # most goals: for as much as the holder at the end
    counts: list[int]  # what each seat has of what it counts
    owners: list[int]  # first goals: who has won it; most goals: who holds it


class RaceView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None  # None: a spectator
    players: int
    advanced: bool
    round: int
    phase: str
    first: int  # player order begins here
    pool: int
    deck: int
    discard: int
    known_discards: list[str]  # cards in the discard pile that the seat has seen
    goals: list[GoalView]
    seats: list[SeatView]
    owing: list[int]
    legal: list[str]
    over: bool
    winners: list[int]


def view(o: Race, seat: int) -> RaceView:
    """The table as an observation shows it to a seat."""
    playing = 0 <= seat < o.players
    ended = over(o)
    winning = winners(o) if ended else 0
    return RaceView(
        seat=seat if playing else None,
        players=o.players,
        advanced=o.advanced == 1,
        round=o.turn,
        phase=Phase(o.phase).name.lower(),
        first=o.first,
        pool=o.pool,
        deck=o.deck_size,
        discard=o.discard_size,
        known_discards=[_name(card) for card in range(len(CARD)) if o.discarded[card]],
        goals=[_goal_view(o, tile) for tile in range(o.goal_size)],
        seats=[_seat_view(o, other, other == seat) for other in range(o.players)],
        owing=_seats(owing(o)),
        legal=_legal(o, seat) if playing else [],
        over=ended,
        winners=_seats(winning),
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def _name(card: int) -> str:
    return DESIGNS[CARD[card].design].id


def _legal(o: Race, seat: int) -> list[str]:
    mask = np.zeros(ACTIONS, np.uint8)
    legal(o, seat, mask)
    return [action_text(o.seat[seat].question, int(action)) for action in np.flatnonzero(mask)]


def _goal_view(o: Race, tile: int) -> GoalView:
    goal = GOALS[o.goal[tile]]
    return GoalView(
        goal=goal.id,
        kind=goal.kind,
        needs=goal.needs,
        vp=goal.vp,
        tied_vp=goal.tied_vp,
        counts=[counted(o, seat, o.goal[tile]) for seat in range(o.players)],
        owners=_seats(o.goal_owners[tile]),
    )


def _seat_view(o: Race, seat: int, own: bool) -> SeatView:
    me = o.seat[seat]
    return SeatView(
        tableau=[_card_view(me, slot) for slot in range(me.tableau_size)],
        hand_size=me.hand_size,
        hand=[_name(me.hand[i]) for i in range(me.hand_size)] if own else None,
        shown=[_name(me.shown[i]) for i in range(me.shown_size)],
        drawn_size=me.drawn_size,
        drawn=[_name(me.drawn[i]) for i in range(me.drawn_size)] if own else None,
        vp=me.vp,
        score=score(o, seat),
        military=general_military(o, seat),
        actions=[text for card, text in ROLE_TEXT.items() for _ in range(me.actions[card])],
        goals=[GOALS[o.goal[tile]].id for tile in range(o.goal_size) if o.goal_owners[tile] >> seat & 1],
        choice=_choice(me.choice, o.phase),
        question="" if me.question == NOTHING else question_name(me.question),
        amount=me.amount,
    )


def _card_view(me: Seat, slot: int) -> CardView:
    card = me.tableau[slot]
    good = "" if me.good[slot] == NO_CARD else Kind(CARD[card].kind).name.lower()
    return CardView(card=_name(card), good=good, new=slot >= me.active)


def _choice(choice: int, phase: int) -> str:
    """A chosen role between phases, a chosen card within one."""
    if choice == NO_CHOICE:
        return ""
    return role_text(choice - ROLE_ACTIONS) if phase == Phase.NONE else _name(choice)
