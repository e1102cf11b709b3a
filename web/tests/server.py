"""Serve tables for the tests of the client: uncompiled rules, no pauses, a database of its own."""

import sys

from galaktyka.server.run import serve
from galaktyka.server.settings import Settings

if __name__ == "__main__":
    port, folder, static = sys.argv[1:]
    serve(
        Settings(
            port=int(port),
            database=f"sqlite:///{folder}/tables.sqlite3",
            backend="python",
            compile=False,
            bot_pause=0.0,
            rates=1000.0,
            static=static,
            quiet=True,
        )
    )
