"""ChaCha8 in the record: shuffles and dice that nobody can infer from what they saw.

The stream is counter based: 8 words of key, a block counter, and the current block of 16 words. Everything is done in
64-bit integers with masks, so that one source serves Python, the CPU and CUDA.
"""

from __future__ import annotations

import hashlib
import re

import numpy as np

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, length, record, u8, u32

Key = np.ndarray[tuple[int], np.dtype[np.uint32]]

WORD = 0xFFFFFFFF
BLOCK_WORDS = 16
DOUBLE_ROUNDS = 4
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k", the cipher's own constant


@record
class Stream:
    """A stream of random words: key, position, and the block that is being used up."""

    key: Array[u32] = length(8)
    counter: Array[u32] = length(2)  # blocks made so far, low word first
    block: Array[u32] = length(BLOCK_WORDS)
    left: u8  # words of the block not used yet


KEY = re.compile(r"key:([0-9a-f]{64})")


def key_words(seed: int | bytes | str) -> Key:
    """The stream's key for a seed: the BLAKE2s of its text or bytes; a text such as `key:0f3c…` is the key itself.

    It must not be the SHA-256: that is what a table publishes of its secret seed before the game.
    """
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    given = KEY.fullmatch(seed) if isinstance(seed, str) else None
    digest = bytes.fromhex(given[1]) if given else hashlib.blake2s(data).digest()
    return np.frombuffer(digest, dtype="<u4").astype(np.uint32)


def key_text(key: Key) -> str:
    """The seed that is this key: `key_words` reads it back."""
    return f"key:{key.astype('<u4').tobytes().hex()}"


@kernel
def seed_stream(r: Stream, key: Array[u32]) -> None:
    """Start a stream at its first word."""
    for i in range(8):
        r.key[i] = key[i]
    r.counter[0] = 0
    r.counter[1] = 0
    r.left = 0


@kernel
def rotate(word: int, bits: int) -> int:
    """Turn a 32-bit word left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


@kernel
def quarter_round(r: Stream, a: int, b: int, c: int, d: int) -> None:
    """ChaCha's mixing step on four words of the block."""
    wa, wb, wc, wd = int(r.block[a]), int(r.block[b]), int(r.block[c]), int(r.block[d])
    wa = (wa + wb) & WORD
    wd = rotate(wd ^ wa, 16)
    wc = (wc + wd) & WORD
    wb = rotate(wb ^ wc, 12)
    wa = (wa + wb) & WORD
    wd = rotate(wd ^ wa, 8)
    wc = (wc + wd) & WORD
    wb = rotate(wb ^ wc, 7)
    r.block[a], r.block[b], r.block[c], r.block[d] = wa, wb, wc, wd


@kernel
def initial_word(r: Stream, i: int) -> int:
    """Word `i` of the block before mixing: constants, key, counter, and a nonce of zeros."""
    if i < 4:
        return CONSTANTS[i]
    if i < 12:
        return int(r.key[i - 4])
    return int(r.counter[i - 12]) if i < 14 else 0


@kernel
def next_block(r: Stream) -> None:
    """Fill the block with the next 16 words of the stream."""
    for i in range(BLOCK_WORDS):
        r.block[i] = initial_word(r, i)
    for _ in range(DOUBLE_ROUNDS):
        for i in range(4):
            quarter_round(r, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(r, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(BLOCK_WORDS):
        r.block[i] = (int(r.block[i]) + initial_word(r, i)) & WORD
    low = (int(r.counter[0]) + 1) & WORD
    r.counter[0] = low
    if low == 0:
        r.counter[1] = (int(r.counter[1]) + 1) & WORD
    r.left = BLOCK_WORDS


@kernel
def next_word(r: Stream) -> int:
    """The next 32 random bits."""
    if r.left == 0:
        next_block(r)
    r.left -= 1
    return int(r.block[BLOCK_WORDS - 1 - r.left])


@kernel
def below(r: Stream, bound: int) -> int:
    """A number from 0 to `bound` - 1, each exactly as likely (bound at most 65,536)."""
    product = next_word(r) * bound
    leftover = (WORD + 1) % bound
    while (product & WORD) < leftover:
        product = next_word(r) * bound
    return product >> 32
