"""The server's log: one JSON object a line on the error stream, never with anything secret in it."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

log = logging.getLogger("galaktyka.server")


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON: time, level, what, and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        line["what"] = record.getMessage()
        line.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logging(*, quiet: bool) -> None:
    """Send what the server and its web server say to the error stream, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("galaktyka.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(logging.WARNING if quiet else logging.INFO)
