"""Facts in data files: names in every language, and what is wrong with an entry as a field and a problem."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from galaktyka.engine.words import LANGS

Problem: TypeAlias = tuple[str, str]  # field, what is wrong with it


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a card or tile in every language."""

    en: str
    pl: str
    cs: str


def explain(message: str) -> Problem:
    """Field and problem from a message of msgspec such as "Expected `int`, got `str` - at `$.powers[0].cards`"."""
    problem, _, path = message.partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    named = re.search(r"(unknown|missing required) field `(\w+)`", problem)
    if named:
        field = f"{field}.{named[2]}".lstrip(".")
    return field, problem.replace("Object contains", "there is an").replace("Object missing", "there is no")


def naming_problems(id: str, name: Name, own_names: Sequence[str]) -> Iterator[Problem]:  # noqa: A002 - the data's own word for it
    """What is wrong with the id and the names of an entry; `own_names` are the languages in which the name is ours."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id):
        yield "id", "an id is written in snake_case"
    for lang in LANGS:
        text: str = getattr(name, lang)
        if not text or text != text.strip():
            yield f"name.{lang}", "a name is neither empty nor padded with spaces"
    if len(set(own_names)) != len(own_names):
        yield "own_names", "a language stands in the list twice"
