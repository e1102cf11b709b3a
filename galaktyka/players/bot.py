"""What a bot is: something that answers questions of a game, knowing only what its seat may know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, Protocol, Self, runtime_checkable

import numpy as np

from galaktyka.engine.backend import Backend
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.match import Match
from galaktyka.engine.random import key_words
from galaktyka.engine.record import copied, dtype_of

SEED_BYTES: Final = 7  # of a seed that bots draw from; kernels see numbers of 63 bits at most


class Bot(Protocol):
    """A player that the computer plays."""

    @property
    def name(self) -> str:
        """What the bot is called in results."""

    def choose(self, observation: Records, seat: int, legal: Mask, seed: int, /) -> int:
        """The number of a legal action.

        `observation` is what the seat may know (`Match.observation`), `legal` the mask of its legal actions, and
        `seed` all the chance the bot may use, a large number drawn at random: the same arguments give the same action,
        unless the bot's name says how long it thinks.
        """


@runtime_checkable
class SearchBot(Bot, Protocol):
    """A bot that tries things out, for which it wants a whole position."""

    def search(self, world: Records, seat: int, legal: Mask, seed: int, /) -> int:
        """The number of a legal action, as `choose` has it.

        `world` is a position that is possible for all that the seat knows (`possible_world`), with nothing of what is
        really hidden.
        """


Choose = Callable[[Any, int, Any, int], int]  # (observation, seat, mask, seed): an action


class OwnMemory:
    """A bot that thinks in memory of its own, which its parts share: a copy of it is made anew, as it was made."""

    def __new__(cls, *arguments: Any, **named: Any) -> Self:
        """The bot, which remembers what it is made of."""
        made = super().__new__(cls)
        made._made_of = (arguments, named)
        return made

    _made_of: tuple[tuple[Any, ...], dict[str, Any]]

    def __deepcopy__(self, _memo: Any) -> Self:
        arguments, named = self._made_of
        return type(self)(*arguments, **named)


class KernelBot(OwnMemory):
    """A bot that is one kernel; it thinks in memory of its own, so that the kernel may try things out there."""

    def __init__(self, name: str, game: Game, kernel: Choose, see: Callable[[Records], Any]) -> None:
        """`see` makes of an array with one record what the kernel wants."""
        self.name = name
        self._kernel = kernel
        memory: Records = np.zeros(1, dtype_of(game.record))
        self._bytes = memory.view(np.uint8)
        self._seen = see(memory)

    def choose(self, observation: Records, seat: int, legal: Mask, seed: int) -> int:
        """The kernel's choice."""
        self._bytes[:] = observation.view(np.uint8)
        return int(self._kernel(self._seen, seat, legal, seed))


def decide(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """What a bot would do at a seat of a match that owes a decision: the number of its action.

    Any number is a seed, a small one too.
    """
    return choice(bot, match, seat, drawn(seed))


def choice(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """The same with a seed as bots want it."""
    if isinstance(bot, SearchBot):
        return bot.search(match.resampled(seat, world_seed(seed)).record, seat, legal_mask(match, seat), seed)
    return bot.choose(match.observation(seat), seat, legal_mask(match, seat), seed)


def drawn(seed: int) -> int:
    """A seed as bots want it: of small numbers they would see no more than that they are small."""
    return int.from_bytes(hashlib.sha256(f"bot {seed}".encode()).digest()[:SEED_BYTES])


def legal_mask(match: Match, seat: int) -> Mask:
    """The legal actions of a seat as bots want them."""
    mask: Mask = np.zeros(match.game.actions, np.uint8)
    mask[match.legal_ids(seat)] = 1
    return mask


def world_seed(seed: int) -> str:
    """The seed of the possible world that a bot gets to see; its own searches deal others."""
    return f"possible {seed}"


def possible_world(rules: Backend, record: Records, seat: int, seed: int) -> Records:
    """A position with all that a seat cannot know dealt anew: the same for all positions that it cannot tell apart."""
    world = copied(record)
    rules.rules.resample(rules.see(world), seat, key_words(world_seed(seed)))
    return world
