"""A step that a GPU does again and again, kept there as one piece.

A step of learning is hundreds of short kernels, and naming them one by one takes the host longer than the device needs
to run them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import torch
from torch import Tensor

Step = Callable[[Sequence[Tensor]], Tensor]
WARM: Final = 3  # steps before one is kept: in the first ones libraries make themselves ready


class Repeated:
    """Does a step for tensors that always have the same shapes; all else that it reads must stay where it is."""

    def __init__(self, step: Step) -> None:
        self._step = step
        self._taken = 0
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self, given: Sequence[Tensor]) -> Tensor:
        """Do it, the first times as anywhere else."""
        if self._taken < WARM:
            self._taken += 1
            return aside(self._step, given)
        if self._graph is None:
            self._graph = self._kept(given)
        for mine, theirs in zip(self._given, given, strict=True):
            mine.copy_(theirs)
        self._graph.replay()
        return self._result.clone()

    def _kept(self, given: Sequence[Tensor]) -> torch.cuda.CUDAGraph:
        """Note what a step does, without doing it."""
        self._given = [tensor.clone() for tensor in given]
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._result = self._step(self._given)
        return graph


def aside(step: Step, given: Sequence[Tensor]) -> Tensor:
    """A step on another stream, as the one is that notes: gradients remember where they were made."""
    here, stream = torch.cuda.current_stream(), torch.cuda.Stream()
    stream.wait_stream(here)
    with torch.cuda.stream(stream):
        result = step(given)
    here.wait_stream(stream)
    return result
