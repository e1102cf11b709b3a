"""The seeds that bots may be given."""

from typing import Final

from hypothesis import strategies as st

from galaktyka.engine.playout import STATE

SEED: Final = st.integers(0, STATE)
