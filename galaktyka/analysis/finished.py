"""The analysis of a finished game: every seat's chance of winning, decision by decision, and the largest mistakes.

It goes from cheap to dear. The network looks at every decision once. Where somebody did something else than its policy
would have done, both are played on in a few possible worlds. What seems to have cost the most there is thought through
as thoroughly as advice is. Of many actions tried the best one seems better than it is, so that what was done and what
seems better are then compared once more in many other worlds: only what holds there is told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from galaktyka.analysis.adviser import THOROUGH, Advice, Adviser
from galaktyka.engine.cpu import Progress
from galaktyka.engine.errors import AnalysisError
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.match import Match
from galaktyka.players.bot import legal_mask, world_seed
from galaktyka.players.neural import is_trained

MOST_MISTAKES: Final = 5  # told of each seat
THOUGHT_THROUGH: Final = 8  # decisions of each seat: some turn out to be no mistakes
LEAST_LOSS: Final = 0.02  # what costs less is not worth telling
LEAST_HOPE: Final = 0.05  # nor is what would have been better, if even that would hardly have won
DOUBT: Final = 2.0  # standard errors: a loss that is not larger may be chance
QUICK: Final = replace(THOROUGH, worlds=3, actions=1, rounds=0)
SMALLEST: Final = 2  # players at a table: where more play, rounds take longer, and as many fewer worlds are tried
SURE: Final = 4  # times as many worlds, to be sure of a mistake

# How far the parts of the work have come when they are done, in thousandths, by the time that compiled rules need.
WHOLE: Final = 1000
LOOKED: Final = 40
COMPARED: Final = 80


@dataclass(frozen=True)
class Mistake:
    """A decision after which the chance of winning was smaller than it could have been."""

    step: int  # place in the history, from 0
    seat: int
    question: str
    action: str  # what was done
    better: str  # what the adviser would have done
    chance: float  # of winning after what was done, from 0 to 1
    best: float  # after what would have been better

    @property
    def loss(self) -> float:
        """What it cost."""
        return self.best - self.chance


@dataclass(frozen=True)
class Analysis:
    """What a game looked like to the network."""

    game: str
    players: int
    chances: list[list[float]]  # before each action and at the end: every seat's chance of winning, as it saw it
    mistakes: list[Mistake]  # the costliest first

    def json(self) -> dict[str, Any]:
        """The same for programs."""
        mistakes = [{**asdict(mistake), "loss": mistake.loss} for mistake in self.mistakes]
        return {"game": self.game, "players": self.players, "chances": self.chances, "mistakes": mistakes}


@dataclass(frozen=True)
class _Decision:
    """What somebody was asked and did, with a position that is possible for all that the seat knew."""

    step: int
    seat: int
    action: int
    question: str
    texts: dict[int, str]  # of all legal actions
    world: Records
    legal: Mask
    seed: int


def check_trained(game: Game, players: int) -> None:
    """Refuse a game for which there is no network, and one without opponents, which no network has learned."""
    if not is_trained(game, players) and is_trained(game):
        raise AnalysisError("Nobody has trained a network for games without opponents, so they cannot be analysed.")
    if not is_trained(game, players):
        raise AnalysisError(f"Nobody has trained a network for {game.title} yet, so its games cannot be analysed.")


def analyse(
    match: Match,
    seats: Collection[int] | None = None,
    adviser: Adviser | None = None,
    progress: Progress | None = None,
    steps: Collection[int] | None = None,
) -> Analysis:
    """Analyse a finished game; mistakes of `seats` are looked for, or of all, and at `steps` of its history, or at all.

    The same game gives the same analysis on the same backend.
    """
    if not match.over:
        raise AnalysisError("The game has not ended yet: play it to its end, then it can be analysed.")
    if adviser is None:
        check_trained(match.game, match.players)
        adviser = Adviser(match.game)
    report = progress or (lambda _done, _total, _what: None)
    theirs = [step for step, (seat, _) in enumerate(match.history) if seats is None or seat in seats]
    wanted = set(theirs if steps is None else steps).intersection(theirs)
    return _Analyst(match, adviser, report).analyse(wanted)


class _Analyst:
    """Looks at one match."""

    def __init__(self, match: Match, adviser: Adviser, report: Progress) -> None:
        self._match = match
        self._adviser = adviser
        self._report = report
        worlds = max(QUICK.worlds, adviser.effort.worlds * SMALLEST // match.players)
        self._thorough = replace(adviser.effort, worlds=worlds)

    def analyse(self, wanted: Collection[int]) -> Analysis:
        """The three passes, one after the other; mistakes are looked for at the steps that are `wanted`."""
        curve: list[list[float]] = []
        decisions: list[_Decision] = []
        for chances, decision in self._looked(wanted):
            curve.append(chances)
            decisions += [] if decision is None else [decision]
        curve.append(self._result())
        suspects = self._compared(decisions)
        found = list(self._thought_through(suspects))
        mistakes = [mistake for seat in range(self._match.players) for mistake in _largest(found, seat)]
        self._report(WHOLE, WHOLE, "")
        return Analysis(
            self._match.game.name, self._match.players, curve, sorted(mistakes, key=lambda one: (-one.loss, one.step))
        )

    def _looked(self, wanted: Collection[int]) -> Iterator[tuple[list[float], _Decision | None]]:
        """Before every action: each seat's chance when it was last asked; and the decision, if it was unexpected.

        What the network has not learned to answer says nothing of chances, and nobody errs there.
        """
        match, history = self._match.copy(), self._match.history
        match.undo(len(history))
        chances = [1 / match.players] * match.players
        for step, (seat, action) in enumerate(history):
            self._report(LOOKED * step // len(history), WHOLE, "looking")
            expected = True
            for asked in [owing for owing in match.owing if self._adviser.knows(match.record, owing)]:
                likely, chances[asked] = self._adviser.look(match.record, asked, legal_mask(match, asked))
                expected = likely[action] == likely.max() if asked == seat else expected
            noted = step in wanted and not expected
            yield list(chances), self._decision(match, step, seat, action) if noted else None
            match.step(seat, action)

    def _decision(self, match: Match, step: int, seat: int, action: int) -> _Decision:
        seed = _seed(self._match, step)
        texts = {number: match.action_text(seat, number) for number in match.legal_ids(seat)}
        world = match.resampled(seat, world_seed(seed)).record
        return _Decision(step, seat, action, match.question(seat), texts, world, legal_mask(match, seat), seed)

    def _result(self) -> list[float]:
        """What each seat had of the win at the end."""
        winners = self._match.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self._match.players)]

    def _compared(self, decisions: Sequence[_Decision]) -> list[_Decision]:
        """Those decisions of each seat that seem to have cost the most."""
        losses: list[tuple[float, _Decision]] = []
        for done, decision in enumerate(decisions):
            self._report(LOOKED + (COMPARED - LOOKED) * done // len(decisions), WHOLE, "comparing")
            advice = self._adviser.advise(*_asked(decision), also=[decision.action], effort=QUICK)
            losses.append((_loss(decision, advice), decision))
        losses.sort(key=lambda pair: (-pair[0], pair[1].step))
        costly = [decision for _, decision in losses]
        seats = {decision.seat for decision in costly}
        return [one for seat in seats for one in [each for each in costly if each.seat == seat][:THOUGHT_THROUGH]]

    def _thought_through(self, decisions: Sequence[_Decision]) -> Iterator[Mistake]:
        """Those of these decisions that were mistakes."""
        for done, decision in enumerate(decisions):
            self._report(COMPARED + (WHOLE - COMPARED) * done // len(decisions), WHOLE, "thinking")
            advice = self._adviser.advise(*_asked(decision), also=[decision.action], effort=self._thorough)
            if _loss(decision, advice) >= LEAST_LOSS:
                yield from self._confirmed(decision, advice[0].action)

    def _confirmed(self, decision: _Decision, better: int) -> Iterator[Mistake]:
        """A mistake, if the game was not lost anyway, and it costs more than little and more than chance explains."""
        pair, worlds = (decision.action, better), SURE * self._thorough.worlds
        found = self._adviser.compare(decision.world, decision.seat, pair, decision.seed, worlds)
        open_yet = found.chances[1] >= LEAST_HOPE
        if open_yet and found.gain >= LEAST_LOSS and found.gain > DOUBT * found.error:
            taken, instead = (decision.texts[action] for action in pair)
            yield Mistake(decision.step, decision.seat, decision.question, taken, instead, *found.chances)


def _seed(match: Match, step: int) -> int:
    """All the chance that goes into the analysis of one decision."""
    return int.from_bytes(hashlib.sha256(f"analysis {match.seed} {step}".encode()).digest()[:7])


def _asked(decision: _Decision) -> tuple[Records, int, Mask, int]:
    return decision.world, decision.seat, decision.legal, decision.seed


def _loss(decision: _Decision, advice: Sequence[Advice]) -> float:
    """What a decision seems to have cost: how far it stands behind the first advice."""
    taken = next(one for one in advice if one.action == decision.action)
    return advice[0].chance - taken.chance


def _largest(mistakes: Sequence[Mistake], seat: int) -> list[Mistake]:
    """The costliest mistakes of a seat."""
    own = [mistake for mistake in mistakes if mistake.seat == seat]
    return sorted(own, key=lambda one: (-one.loss, one.step))[:MOST_MISTAKES]
