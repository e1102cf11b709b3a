"""Texts for people: Fluent files, one for each language, and what goes wrong with them said in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from galaktyka.engine.errors import DataError, GalaktykaError

Lang: TypeAlias = Literal["en", "pl", "cs"]
LANGS: Final[tuple[Lang, ...]] = ("en", "pl", "cs")
Argument: TypeAlias = str | int


class TextError(GalaktykaError):
    """A text was asked for that the locale files do not have, or without what it needs."""


def read_bundle(folder: Traversable, lang: str, source: str) -> FluentBundle:
    """The messages of one language in a folder of .ftl files; `source` is what errors call the folder."""
    if lang not in LANGS:
        raise TextError(f"There are no texts in the language '{lang}'; choose one of {', '.join(LANGS)}.")
    resource = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").splitlines()[0]
            raise DataError(f"{source}/{lang}.ftl has a message that cannot be read: {line}")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def fill_in(bundle: FluentBundle, id: str, lang: str, args: Mapping[str, Argument]) -> str:  # noqa: A002 - Fluent's own word for it
    """A message with its arguments filled in; a TextError if anything is missing."""
    found = bundle.get_message(id) if bundle.has_message(id) else None
    if found is None or found.value is None:
        raise TextError(f"There is no message '{id}' in the language '{lang}'.")
    text, errors = bundle.format_pattern(found.value, dict(args))
    if errors:
        raise TextError(f"The message '{id}' in the language '{lang}' cannot be filled in: {errors[0]}.")
    return str(text)
