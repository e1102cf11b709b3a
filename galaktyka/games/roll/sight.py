"""An observation of Roll as plain Python values, for telling what changed between two of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from galaktyka.engine.game import Records
from galaktyka.games.roll.observe import HIDDEN
from galaktyka.games.roll.state import GOODS_HERE, Question
from galaktyka.games.roll.tables import COLOURS, SIDES, TILES, Phase


@dataclass(frozen=True)
class Place:
    """One seat as the observer sees it; sides and tiles by their numbers."""

    tableau: list[int]
    goods: list[tuple[int, ...]]  # on each of them: 1 + colour of each die
    stacks: list[int]  # sides of both stacks that the observer knows
    tops: list[int]  # sides that lie open
    tiles: int  # in both stacks
    drawn: list[int]  # tiles in hand that the observer knows
    drawn_size: int
    pending: int
    credits: int
    vp: int
    cup: int
    citizenry: int
    zone: int  # dice in the Construction zone
    dice: list[int]  # all dice that lie open, by colour
    selected: int
    question: int


@dataclass(frozen=True)
class Sight:
    """The table as the observer sees it."""

    observation: Records
    round: int
    phase: str
    active: int
    extra: int
    bag: int
    abandoned: int
    known_abandoned: list[int]
    seats: list[Place]


def read(observation: Records) -> Sight:
    """An observation as plain values."""
    o = observation[0]
    return Sight(
        observation=observation,
        round=int(o["turn"]),
        phase=Phase(o["phase"]).name.lower(),
        active=int(o["active"]),
        extra=int(o["extra"]),
        bag=int(o["bag_size"]),
        abandoned=int(o["abandoned_size"]),
        known_abandoned=[int(tile) for tile in o["abandoned"][: o["abandoned_size"]] if tile != HIDDEN],
        seats=[_place(o["seat"][seat]) for seat in range(int(o["players"]))],
    )


def _place(me: Any) -> Place:
    size = int(me["tableau_size"])
    goods = me["goods"][: size * GOODS_HERE].reshape(size, GOODS_HERE)
    piles = [me["pile"][zone * TILES : zone * TILES + me["pile_size"][zone]].tolist() for zone in range(2)]
    in_hand = [int(me["choice"])] if me["question"] == Question.PLACE_WHERE else []
    return Place(
        tableau=me["tableau"][:size].tolist(),
        goods=[tuple(int(die) for die in here if die) for here in goods],
        stacks=[zone * TILES + tile for zone in range(2) for tile in piles[zone] if tile != HIDDEN],
        tops=[zone * TILES + piles[zone][0] for zone in range(2) if piles[zone]],
        tiles=len(piles[0]) + len(piles[1]),
        drawn=[tile % TILES for tile in [*me["drawn"][: me["drawn_size"]].tolist(), *in_hand] if tile != HIDDEN],
        drawn_size=int(me["drawn_size"]) + len(in_hand),
        pending=int(me["pending"]),
        credits=int(me["credits"]),
        vp=int(me["vp"]),
        cup=int(me["cup"].sum()),
        citizenry=int(me["citizenry"].sum()),
        zone=int(me["zone"].sum()),
        dice=_dice(me, goods),
        selected=int(me["selected"]),
        question=int(me["question"]),
    )


def _dice(me: Any, goods: Any) -> list[int]:
    """All dice of a seat by colour, wherever they lie."""
    rows = [*me["column"].reshape(-1, COLOURS), *me["zone"].reshape(-1, COLOURS)]
    places = [me["cup"], me["citizenry"], me["crew"], me["dictated"], *rows]
    return [sum(int(place[c]) for place in places) + int((goods == 1 + c).sum()) for c in range(COLOURS)]


def name(side: int) -> str:
    """The id of a side; of a tile, that of its development side."""
    return SIDES[side].id


def names(sides: list[int]) -> list[str]:
    """The ids of sides."""
    return [name(side) for side in sides]
