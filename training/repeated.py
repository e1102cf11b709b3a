"""A step that a GPU does again and again, kept there as one piece.

A step of learning is hundreds of short kernels, and naming them one by one takes the host longer than the device needs
to run them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

Step = Callable[[Sequence[Tensor]], Tensor]
WARM: Final = 3  # steps before one is kept: in the first ones libraries make themselves ready


@dataclass(frozen=True)
class Kept:
    """A step as the device knows it."""

    graph: torch.cuda.CUDAGraph
    given: list[Tensor]  # it reads these
    result: Tensor  # and leaves what it found here

    @classmethod
    def noted(cls, step: Step, given: Sequence[Tensor]) -> Kept:
        """Note what a step does, without doing it."""
        room, graph = [tensor.clone() for tensor in given], torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            result = step(room)
        return cls(graph, room, result)

    def again(self, given: Sequence[Tensor]) -> Tensor:
        """Do it for other tensors of the same shapes."""
        for mine, theirs in zip(self.given, given, strict=True):
            mine.copy_(theirs)
        self.graph.replay()
        return self.result.clone()


class Repeated:
    """Does a step for tensors that always have the same shapes; all else that it reads must stay where it is."""

    def __init__(self, step: Step) -> None:
        self._step = step
        self._taken = 0
        self._kept: Kept | None = None

    def __call__(self, given: Sequence[Tensor]) -> Tensor:
        """Do it, the first times as anywhere else."""
        if self._taken < WARM:
            self._taken += 1
            return aside(self._step, given)
        if self._kept is None:
            self._kept = Kept.noted(self._step, given)
        return self._kept.again(given)


def aside(step: Step, given: Sequence[Tensor]) -> Tensor:
    """A step on another stream, as the one is that notes: gradients remember where they were made."""
    here, stream = torch.cuda.current_stream(), torch.cuda.Stream()
    stream.wait_stream(here)
    with torch.cuda.stream(stream):
        result = step(given)
    here.wait_stream(stream)
    return result
