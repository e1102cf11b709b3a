"""What the server answers when it cannot do what it was asked to (docs/protocol.md 7)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.errors import GalaktykaError

STATUS: Final = {
    "bad_request": 400,
    "no_identity": 401,
    "forbidden": 403,
    "not_found": 404,
    "no_method": 405,
    "not_now": 409,
    "old_rules": 409,
    "too_large": 413,
    "too_many": 429,
    "internal": 500,
    "busy": 503,
}
CLOSE: Final = {"not_found": 4404, "slow": 4408, "old_rules": 4409, "too_many": 4429, "busy": 1013}
POLICY: Final = 1008  # the socket's code for what should not be done


class RefusalError(GalaktykaError):
    """A request or a move that is not carried out: a code for programs and a sentence for people."""

    def __init__(self, error: str, message: str, retry_after: float = 0.0) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.error, 409)

    @property
    def close(self) -> int:
        """The code a socket is closed with."""
        return CLOSE.get(self.error, POLICY)


def no_table() -> RefusalError:
    """There is no such table, or none any more."""
    return RefusalError("not_found", "There is no such table.")
