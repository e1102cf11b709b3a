"""One thread for products of matrices: those of our networks are so small that waking another one takes longer.

Left alone, NumPy's library spreads them over all cores; where one of those is busy, everybody waits for it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache
from typing import Any

from threadpoolctl import ThreadpoolController


@cache
def _libraries() -> Any:
    """Those that multiply matrices in this process."""
    return ThreadpoolController()


def one_thread() -> AbstractContextManager[Any]:
    """While this is open, products of matrices take one thread; then as many as before."""
    limited: AbstractContextManager[Any] = _libraries().limit(limits=1, user_api="blas")
    return limited
