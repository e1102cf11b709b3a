"""Rate limits: a burst, then a trickle, for each identity and each address."""

from pathlib import Path

import pytest

from galaktyka.server import limits
from galaktyka.server.errors import RefusalError
from galaktyka.server.limits import RATES, SHARED, Limiter
from tests.server.harness import TestServer, serve
from tests.server.players import seated_table


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def take(limiter: Limiter, count: int, identity: str | None, address: str = "1.2.3.4") -> int:
    """How many of so many requests are let through."""
    for number in range(count):
        try:
            limiter.check("write", identity, address)
        except RefusalError:
            return number
    return count


def test_a_refusal_says_when_to_come_back() -> None:
    limiter = Limiter(clock=Clock())
    take(limiter, 1000, "anna")
    with pytest.raises(RefusalError, match="too fast") as refused:
        limiter.check("write", "anna", "1.2.3.4")
    assert (refused.value.error, refused.value.status) == ("too_many", 429)
    assert 0 < refused.value.retry_after <= 1 / RATES["write"].per_second


def test_a_burst_passes_and_then_a_trickle() -> None:
    clock = Clock()
    limiter, rate = Limiter(clock=clock), RATES["write"]
    assert take(limiter, 200, "anna") == rate.burst
    clock.now += 2
    assert take(limiter, 200, "anna") == 2 * rate.per_second
    clock.now += 1e6
    assert take(limiter, 200, "anna") == rate.burst


def test_one_guest_does_not_use_up_anothers_tokens_but_an_address_has_an_end() -> None:
    limiter, rate = Limiter(clock=Clock()), RATES["write"]
    passed = [take(limiter, 200, f"guest {number}") for number in range(6)]
    assert passed[:3] == [rate.burst] * 3
    assert sum(passed) == rate.burst * SHARED
    assert take(limiter, 10, None, "5.6.7.8") == 10


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    clock = Clock()
    limiter = Limiter(clock=clock)
    for number in range(100):
        clock.now += 1000
        take(limiter, 1, f"guest {number}", f"10.0.0.{number}")
    assert len(limiter._buckets) <= 12


def test_requests_beyond_the_limit_are_told_when_to_come_back(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        answers = [await guest.http.post("/api/me", json={"name": "x"}) for _ in range(250)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert int(late[0].headers["retry-after"]) >= 1
        assert late[0].json()["error"] == "too_many"

    serve(tmp_path, play, rates=1.0)


def test_messages_beyond_the_limit_are_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        for number in range(200):
            anna.socket.send({"type": "ping", "id": str(number)})
        kinds = [(await anna.socket.receive())["type"] for _ in range(200)]
        assert kinds[0] == "pong"
        assert kinds[-1] == "error"

    serve(tmp_path, play, rates=1.0)


def test_making_guests_by_the_hundred_ends_soon(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        made = 0
        for _ in range(120):
            guest = await server.guest()
            made += (await guest.http.post("/api/me", json={"name": "x"})).status_code == 200
        burst = RATES["identity"].burst * SHARED
        assert burst <= made <= burst + 10

    serve(tmp_path, play, rates=1.0)


def test_an_address_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_SOCKETS", 3e-6)

    async def play(server: TestServer) -> None:
        table, (_, jan) = await seated_table(server)
        third = await jan.guest.socket(table)
        fourth = jan.guest.raw_socket(table)
        assert await fourth.accepted()
        assert await fourth.receive() == {"type": "closed", "code": 4429}
        await third.close()
        assert (await jan.guest.socket(table)).state["me"] == 1

    serve(tmp_path, play, rates=1e6)
