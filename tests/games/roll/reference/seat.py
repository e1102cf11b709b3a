"""What one player has: tiles, dice wherever they are, credits and chips (roll.md 1, 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tests.games.roll.reference.box import COLOURS, MOST_CREDITS, PHASES, SIDES, START_CREDITS, Power, Side, named

Dice: TypeAlias = Counter[str]  # by colour

BUILDERS: Final = {"develop": "developers", "settle": "settlers"}  # dice on the stack of each building phase
STRIP: Final = "strip"
DICTATED: Final = "dictated"


@dataclass
class Die:
    """A rolled die behind the screen."""

    colour: str
    column: str  # a phase, or it waits as a wild, lies on the strip, or in the Dictate area
    moved: bool = False  # by the power at work


def _dice_by(names: Iterable[str]) -> dict[str, Dice]:
    return {name: Counter() for name in names}


@dataclass
class Seat:
    """One player; stacks and the dice on them by the phase that builds them."""

    number: int
    tableau: list[str] = field(default_factory=list)
    stacks: dict[str, list[str]] = field(default_factory=lambda: {phase: [] for phase in BUILDERS})
    builders: dict[str, Dice] = field(default_factory=lambda: _dice_by(BUILDERS))
    cup: Dice = field(default_factory=Counter)
    citizenry: Dice = field(default_factory=Counter)
    goods: dict[str, list[str]] = field(default_factory=dict)  # colours of dice, by world
    credits: int = START_CREDITS
    vp: int = 0
    hand: list[str] = field(default_factory=list)  # tiles drawn and not placed yet
    layout: list[Die] = field(default_factory=list)  # until the reveal
    selected: str = ""
    used: set[str] = field(default_factory=set)  # tiles whose Reassign powers were used this round
    dictates: int = 0
    columns: dict[str, Dice] = field(default_factory=lambda: _dice_by(PHASES))  # after the reveal
    virtual: Dice = field(default_factory=Counter)
    crew: Dice = field(default_factory=Counter)  # dice that complete a tile right now
    scouted: set[str] = field(default_factory=set)  # colours of explorers that Scouted
    abandoned: int = 0  # tiles abandoned for the next Scout

    @property
    def sides(self) -> list[Side]:
        """The tiles of the tableau."""
        return [SIDES[tile] for tile in self.tableau]

    @property
    def zone(self) -> list[str]:
        """All tiles of the Construction zone."""
        return [tile for stack in self.stacks.values() for tile in stack]

    def stack_for(self, side: str) -> list[str]:
        """The stack on which a side belongs."""
        return self.stacks["develop" if SIDES[side].development else "settle"]

    def powers(self, code: str, phase: str | None = None) -> Iterator[Power]:
        """Powers of the tableau with a code, of one phase or of any."""
        return powers_of(self.tableau, code, phase)

    def has(self, code: str) -> bool:
        """Whether the tableau has a power with a code."""
        return any(True for _ in self.powers(code))

    def bonus(self, code: str, world: str) -> int:
        """What powers with a code add for a world of a colour."""
        return sum(int(power["amount"]) for power in self.powers(code) if named(world, power["colours"]))

    def gain_credits(self, credits_: int) -> None:
        """Credits over the end of the track are lost (7)."""
        self.credits = min(MOST_CREDITS, self.credits + credits_)

    def workers(self, phase: str) -> list[str]:
        """Workers of a phase that have a task to do, real and virtual."""
        real = [colour for colour in COLOURS if self.columns[phase][colour]]
        return real + [f"extra {colour}" for colour in COLOURS if self.virtual[colour]]

    def use_worker(self, phase: str, worker: str) -> str:
        """A worker that did its task goes to Citizenry, a virtual one vanishes (7); returns its colour."""
        colour = worker.removeprefix("extra ")
        if worker == colour:
            move(self.columns[phase], self.citizenry, colour)
        else:
            self.virtual[colour] -= 1
        return colour

    def owned(self) -> Dice:
        """Own dice, wherever they are (12)."""
        dice = Counter(die.colour for die in self.layout)
        dice.update(colour for goods in self.goods.values() for colour in goods)
        for place in (self.cup, self.citizenry, self.crew, *self.builders.values(), *self.columns.values()):
            dice += place
        return dice


def powers_of(tiles: Iterable[str], code: str, phase: str | None = None) -> Iterator[Power]:
    """Powers of some tiles with a code, of one phase or of any."""
    for tile in tiles:
        for power in SIDES[tile].powers:
            if power["code"] == code and phase in (None, power["when"]):
                yield power


def move(source: Dice, target: Dice, colour: str, number: int = 1) -> None:
    """Move dice from one place to another."""
    assert source[colour] >= number
    source[colour] -= number
    target[colour] += number


def move_all(source: Dice, target: Dice) -> None:
    """Move all dice of a place."""
    for colour in +source:
        move(source, target, colour, source[colour])
