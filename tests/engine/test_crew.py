"""Threads that work side by side."""

import gc
import threading
import time
from typing import Any

import numpy as np
import pytest

from galaktyka.engine.crew import LINE, MOMENT, Crew, watch


def test_every_share_is_worked_on_once_each_on_a_thread_of_its_own() -> None:
    crew, together, seen = Crew(3), threading.Barrier(3), []

    def work(share: str, ending: str) -> None:
        together.wait(timeout=10)  # nobody gets further alone
        seen.append((share + ending, threading.get_ident()))

    for _ in range(20):
        seen.clear()
        crew.run(work, ["a", "b", "c"], "!")
        assert sorted(word for word, _ in seen) == ["a!", "b!", "c!"]
        assert len({thread for _, thread in seen}) == 3
        assert next(thread for word, thread in seen if word == "a!") == threading.get_ident()


class Looks:
    """A count that changes when it is looked at for the so-manieth time."""

    def __init__(self, changes_at: int) -> None:
        self._changes_at, self.looks = changes_at, 0

    def __getitem__(self, place: int) -> int:
        self.looks += 1
        return int(self.looks >= self._changes_at)

    def __setitem__(self, place: int, number: int) -> None:
        assert place != LINE  # the count is for others to change


@pytest.mark.parametrize(
    ("changes_at", "looks"),
    [(1, 1), (2, 2 + MOMENT), (100, 100 + MOMENT), (4 * MOMENT, 1 + 3 * MOMENT)],
    ids=["changed before", "at once", "later", "never"],
)
def test_whoever_watches_comes_back_a_moment_after_a_change_or_when_patience_is_over(
    changes_at: int, looks: int
) -> None:
    count: Any = Looks(changes_at)
    watch(count, LINE, 0, 3 * MOMENT)
    assert count.looks == looks


@pytest.mark.parametrize("threads", [2, 3])
def test_a_crew_that_watches_for_work_and_for_its_end_misses_nothing(threads: int) -> None:
    watched = []

    def watching(counts: np.ndarray, place: int, seen: int, looks: int) -> None:
        watched.append(looks)
        while counts[place] == seen and len(watched) < 1000:  # the last ones go to sleep: they are dismissed so
            time.sleep(0.0001)

    crew, done = Crew(threads, watching), []
    for turn in range(50):
        crew.run(lambda share, turn: done.append((turn, share)), range(threads), turn)
        assert len(done) == (turn + 1) * threads
    assert sorted(done) == [(turn, share) for turn in range(50) for share in range(threads)]
    watched += [0] * 1000


@pytest.mark.parametrize("culprit", [0, 1, 2])
def test_what_goes_wrong_on_any_thread_is_told_when_all_have_ended_and_the_crew_works_on(culprit: int) -> None:
    crew, ended = Crew(3), []

    def work(share: int) -> None:
        if share == culprit:
            raise ValueError(f"share {share}")
        time.sleep(0.02)
        ended.append(share)

    with pytest.raises(ValueError, match=f"share {culprit}"):
        crew.run(work, [0, 1, 2])
    assert sorted(ended) == [share for share in range(3) if share != culprit]
    crew.run(lambda share: ended.append(share + 10), [0, 1, 2])
    assert sorted(ended)[-3:] == [10, 11, 12]


def test_a_crew_of_one_has_no_threads_and_others_end_with_their_crew() -> None:
    before: set[threading.Thread] = set(threading.enumerate())
    worked: list[object] = []
    alone = Crew(1)
    assert not set(threading.enumerate()) - before
    alone.run(worked.append, ["all of it"])
    crew = Crew(4)
    crew.run(worked.append, [1, 2, 3, 4])
    assert len(worked) == 5
    threads = set(threading.enumerate()) - before
    assert len(threads) == 3
    del crew
    gc.collect()
    for thread in threads:
        thread.join(timeout=10)
        assert not thread.is_alive()
