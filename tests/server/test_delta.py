"""Changes between states: applied, they give the new state, byte for byte."""

import copy
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.server.delta import apply_changes, changes_between

scalars = st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from(["", "a", "b"])
trees = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
)


@given(trees, trees)
def test_changes_lead_from_one_state_to_the_other(old: Any, new: Any) -> None:
    changes = msgspec.json.decode(msgspec.json.encode(changes_between(old, new)))
    result = apply_changes(copy.deepcopy(old), changes)
    assert result == new


@given(trees)
def test_nothing_changes_between_a_state_and_itself(state: Any) -> None:
    assert changes_between(state, copy.deepcopy(state)) == []


def test_only_what_differs_is_sent() -> None:
    old = {"a": [{"n": 1, "hand": [1, 2]}, {"n": 2, "hand": []}], "b": 3}
    new = {"a": [{"n": 1, "hand": [1, 2, 3]}, {"n": 2, "hand": []}], "b": 4}
    assert changes_between(old, new) == [(["a", 0, "hand"], [1, 2, 3]), (["b"], 4)]
