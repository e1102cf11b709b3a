"""An observation of Race as plain Python values, for telling what changed between two of them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from galaktyka.engine.game import Records
from galaktyka.games.race.state import ROBOT
from galaktyka.games.race.tables import CARD, DESIGNS, NO_CARD, Phase


@dataclass(frozen=True)
class Place:
    """One seat as the observer sees it; cards by their numbers."""

    tableau: list[int]
    goods: list[int]  # the cards of the tableau that hold a good
    hand: list[int]
    shown: list[int]  # cards of the hand that everybody has seen
    drawn: list[int]
    vp: int
    actions: list[int]  # how many of each action card lie open
    choice: int
    question: int
    amount: int


@dataclass(frozen=True)
class Strike:
    """A takeover that was declared in this phase."""

    attacker: int
    victim: int
    world: int
    means: int
    strength: int
    outcome: int


@dataclass(frozen=True)
class RobotSight:
    """The robot as everybody sees it."""

    place: Place
    credit: int
    economy: int
    tiles: int
    dice: list[int]  # the faces rolled


@dataclass(frozen=True)
class Sight:
    """The table as the observer sees it."""

    observation: Records
    round: int
    phase: str
    deck: int
    discarded: frozenset[int]  # cards of the discard pile whose faces the observer knows
    goals: list[tuple[int, int]]  # the goal tiles in play, each with its owners, a bit a seat
    seats: list[Place]
    attacks: list[Strike]
    robot: RobotSight | None  # of the solitaire game


def read(observation: Records) -> Sight:
    """An observation as plain values."""
    o = observation[0]
    return Sight(
        observation=observation,
        round=int(o["turn"]),
        phase=Phase(o["phase"]).name.lower(),
        deck=int(o["deck_size"]),
        discarded=frozenset(np.flatnonzero(o["discarded"]).tolist()),
        goals=list(zip(*(o[field][: o["goal_size"]].tolist() for field in ("goal", "goal_owners")), strict=True)),
        seats=[_place(o["seat"][seat]) for seat in range(int(o["players"]))],
        attacks=[_strike(attack) for attack in o["attack"][: o["attacks"]]],
        robot=_robot(o) if o["solitaire"] else None,
    )


def _robot(o: Any) -> RobotSight:
    robot = o["robot"]
    return RobotSight(
        place=_place(o["seat"][ROBOT]),
        credit=int(robot["credit"]),
        economy=int(robot["economy"]),
        tiles=int(robot["tiles"]),
        dice=[int(face) - 1 for face in robot["dice"] if face],
    )


def _strike(attack: Any) -> Strike:
    return Strike(**{field.name: int(attack[field.name]) for field in fields(Strike)})


def own_place(record: Records, seat: int) -> Place:
    """A seat of a position through its own eyes: its cards are open to it."""
    return _place(record[0]["seat"][seat])


def _place(me: Any) -> Place:
    tableau: list[int] = me["tableau"][: me["tableau_size"]].tolist()
    goods: list[int] = me["good"][: me["tableau_size"]].tolist()
    return Place(
        tableau=tableau,
        goods=[card for card, good in zip(tableau, goods, strict=True) if good != NO_CARD],
        hand=me["hand"][: me["hand_size"]].tolist(),
        shown=me["shown"][: me["shown_size"]].tolist(),
        drawn=me["drawn"][: me["drawn_size"]].tolist(),
        vp=int(me["vp"]),
        actions=me["actions"].tolist(),
        choice=int(me["choice"]),
        question=int(me["question"]),
        amount=int(me["amount"]),
    )


def name(card: int) -> str:
    """The id of a card's design."""
    return DESIGNS[CARD[card].design].id


def names(cards: list[int]) -> list[str]:
    """The ids of the cards' designs."""
    return [name(card) for card in cards]
