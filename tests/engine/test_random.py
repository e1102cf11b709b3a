"""ChaCha8: published vectors, an independent reference, and numbers without bias."""

import hashlib
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.engine.random import (
    BLOCK_WORDS,
    WORD,
    Stream,
    below,
    key_text,
    key_words,
    next_block,
    next_word,
    seed_stream,
)
from galaktyka.engine.record import dtype_of, over

WORDS = 1 << 32

# Two blocks of key stream for a 256-bit key, 8 rounds and an IV of zeros: cases 1 and 2 of Strombergson's test vectors.
VECTORS = [
    (
        "00" * 32,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        "01" + "00" * 31,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
]

# RFC 8439, appendix A.1, test vector 1: the same cipher with 20 rounds.
CHACHA20 = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)


def reference(key: Sequence[int], counter: int, rounds: int) -> list[int]:
    """A block of ChaCha straight from its definition, independent of the kernel."""
    start = [*np.frombuffer(b"expand 32-byte k", "<u4").tolist(), *key, counter % WORDS, counter // WORDS, 0, 0]
    x = list(start)

    def mix(a: int, b: int, c: int, d: int) -> None:
        for to, add, turn, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[add]) % WORDS
            word = x[turn] ^ x[to]
            x[turn] = word << bits & WORD | word >> 32 - bits

    for _ in range(rounds // 2):
        for i in range(4):
            mix(i, i + 4, i + 8, i + 12)
        mix(0, 5, 10, 15)
        mix(1, 6, 11, 12)
        mix(2, 7, 8, 13)
        mix(3, 4, 9, 14)
    return [(now + then) % WORDS for now, then in zip(x, start, strict=True)]


def stream(key: Sequence[int] = (0,) * 8) -> Stream:
    r = over(Stream, np.zeros(1, dtype_of(Stream)))
    seed_stream(r, np.array(key, np.uint32))
    return r


def words(r: Stream, count: int) -> list[int]:
    return [next_word(r) for _ in range(count)]


@pytest.mark.parametrize(("key", "expected"), VECTORS)
def test_published_vectors(key: str, expected: str) -> None:
    r = stream(np.frombuffer(bytes.fromhex(key), "<u4").tolist())
    assert np.array(words(r, 2 * BLOCK_WORDS), "<u4").tobytes().hex() == expected


def test_the_reference_meets_the_published_vectors() -> None:
    assert np.array(reference([0] * 8, 0, 20), "<u4").tobytes().hex() == CHACHA20
    assert np.array(reference([0] * 8, 1, 8), "<u4").tobytes().hex() == VECTORS[0][1][128:]


@given(
    key=st.lists(st.integers(0, WORD), min_size=8, max_size=8),
    counter=st.one_of(st.integers(0, 1 << 63), st.sampled_from([WORD - 1, WORD, WORD + 1, (1 << 64) - 2])),
)
def test_blocks_are_those_of_the_reference_wherever_the_counter_stands(key: list[int], counter: int) -> None:
    r = stream(key)
    r.counter[0], r.counter[1] = counter % WORDS, counter // WORDS
    for block in range(2):
        next_block(r)
        assert list(r.block) == reference(key, counter + block, 8)


def test_the_counter_carries_and_starts_again_after_its_end() -> None:
    r = stream()
    r.counter[0], r.counter[1] = WORD, 4
    next_block(r)
    assert list(r.counter) == [0, 5]
    r.counter[0], r.counter[1] = WORD, WORD
    next_block(r)
    assert list(r.counter) == [0, 0]


def test_a_stream_begins_anew_when_it_is_seeded() -> None:
    r = stream()
    first = words(r, 20)
    seed_stream(r, np.zeros(8, np.uint32))
    assert words(r, 20) == first


def test_a_key_is_the_blake_2s_of_the_seed() -> None:
    expected = np.frombuffer(hashlib.blake2s(b"seven").digest(), "<u4").tolist()
    assert key_words("seven").tolist() == key_words(b"seven").tolist() == expected
    assert key_words(7).tolist() == key_words("7").tolist() != key_words(8).tolist()


def test_a_key_comes_back_from_its_text() -> None:
    key = key_words("seven")
    assert key_words(key_text(key)).tolist() == key.tolist()
    assert key_words(key_text(key).upper()).tolist() != key.tolist()


def test_what_a_table_publishes_of_its_seed_does_not_tell_the_shuffle() -> None:
    """The SHA-256 of a secret seed is public from the start; neither it nor what it leads to may be the key."""
    published = hashlib.sha256(b"secret")
    guesses: list[bytes | str] = [published.digest(), published.hexdigest(), f"key:{published.hexdigest()}"]
    shuffle = words(stream(key_words("secret").tolist()), 4)
    assert shuffle not in [words(stream(key_words(guess).tolist()), 4) for guess in guesses]


def first_of(word: int, bound: int) -> int | None:
    """The number below a bound that a single random word gives; None if it is thrown away for fairness."""
    r = stream()
    next_block(r)
    r.block[0] = word
    number = below(r, bound)
    return number if r.left == BLOCK_WORDS - 1 else None


@given(seed=st.integers(), bound=st.integers(1, 65536))
def test_numbers_are_in_range(seed: int, bound: int) -> None:
    r = stream(key_words(seed).tolist())
    assert all(0 <= below(r, bound) < bound for _ in range(20))


@given(bound=st.integers(1, 65536), data=st.data())
def test_every_number_has_exactly_as_many_words(bound: int, data: st.DataObject) -> None:
    """The words of a number lie side by side, and only the first of them may be thrown away."""
    number = data.draw(st.integers(0, bound - 1))
    first, end = -(-number * WORDS // bound), -(-(number + 1) * WORDS // bound)
    assert first_of(end - 1, bound) == number
    kept = end - first if first_of(first, bound) == number else end - first - 1
    if end - first > 1:
        assert first_of(first + 1, bound) == number
    assert kept == WORDS // bound


def test_a_word_that_would_be_unfair_is_thrown_away() -> None:
    assert first_of(0, 3) is None
    assert first_of(1, 3) == 0
    assert first_of(0, 4) == 0


def shuffles(count: int) -> Iterator[tuple[int, ...]]:
    r = stream(key_words("shuffle").tolist())
    for _ in range(count):
        cards = [0, 1, 2, 3]
        for i in range(3, 0, -1):
            j = below(r, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        yield tuple(cards)


def test_all_orders_of_a_shuffle_come_about_equally_often() -> None:
    orders: dict[tuple[int, ...], int] = {}
    for order in shuffles(2400):
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    squares = sum((count - 100) ** 2 / 100 for count in orders.values())
    assert squares < 49.7  # chi-square with 23 degrees of freedom: passed by chance in 999 of 1,000 streams
