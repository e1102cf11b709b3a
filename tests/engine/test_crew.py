"""Threads that work side by side."""

import gc
import threading
import time

import pytest

from galaktyka.engine.crew import Crew


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
