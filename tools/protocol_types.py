"""Writes web/src/protocol/*.ts from the server's messages; `--check` only says whether they are up to date.

What a game puts into a state is typed apart. `types.ts` has the types of Race in these places, which its client reads;
another game has a file of its own and narrows the state at its door.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from galaktyka.games.race import reasons as race_reasons
from galaktyka.games.race import result as race_result
from galaktyka.games.race.view import RaceView
from galaktyka.games.roll import result as roll_result
from galaktyka.games.roll.offers import Offer as RollOffer
from galaktyka.games.roll.view import RollView
from galaktyka.games.transgalactica import result as transgalactica_result
from galaktyka.games.transgalactica.reasons import Offer as TransgalacticaOffer
from galaktyka.games.transgalactica.view import TransgalacticaView
from galaktyka.server import messages

# The types of Race that stand in the fields every game fills in its own way.
RACE_FIELDS: dict[tuple[str, str], Any] = {
    ("TableState", "view"): RaceView | None,
    ("TableState", "offers"): list[race_reasons.Offer],
    ("Result", "seats"): list[race_result.SeatScore],
}
# The structures that other games put there, by the file they are written to.
GAMES: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "roll.ts": (RollView, RollOffer, roll_result.SeatScore),
    "transgalactica.ts": (TransgalacticaView, TransgalacticaOffer, transgalactica_result.SeatScore),
}
FILE = Path(__file__).parent.parent / "web" / "src" / "protocol" / "types.ts"
HEAD = "/** The messages between client and server (docs/protocol.md), made by tools/protocol_types.py. */\n"
TAG_FIELD = "type"
GAME_HEAD = "/** What a game puts into the messages (docs/protocol.md), made by tools/protocol_types.py. */\n"
SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def roots() -> dict[str, Any]:
    """The types that stand for themselves in the protocol: all structures, and the two unions of socket messages."""
    structs = {
        name: kind
        for name, kind in vars(messages).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    }
    return {**structs, "FromClient": messages.FromClient, "FromServer": messages.FromServer}


def types_text() -> str:
    """The whole file."""
    names = roots()
    found: dict[str, inspect.StructType] = {}
    for kind in names.values():
        _collect(inspect.type_info(kind), found)
    parts = [_interface(name, kind) for name, kind in found.items()]
    unions = {name: names[name] for name in ("FromClient", "FromServer")}
    parts += [f"export type {name} = {_type(inspect.type_info(kind))};\n" for name, kind in unions.items()]
    return HEAD + "\n" + "\n".join(parts)


def game_text(kinds: tuple[type[msgspec.Struct], ...]) -> str:
    """The file of a game."""
    found: dict[str, inspect.StructType] = {}
    for kind in kinds:
        _collect(inspect.type_info(kind), found)
    return GAME_HEAD + "\n" + "\n".join(_interface(name, kind) for name, kind in found.items())


def files() -> dict[Path, str]:
    """Every file with what should stand in it."""
    return {FILE: types_text(), **{FILE.parent / name: game_text(kinds) for name, kinds in GAMES.items()}}


def _collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Every structure that a type is made of, in the order of first mention."""
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            for field in kind.fields:
                _collect(_field_type(kind.cls.__name__, field), found)
    for part in _parts(kind):
        _collect(part, found)


def _field_type(struct: str, field: inspect.Field) -> inspect.Type:
    """The type of a field; where every game has its own, that of Race."""
    own = RACE_FIELDS.get((struct, field.name))
    return field.type if own is None else inspect.type_info(own)


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.ListType):
        yield kind.item_type
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type


def _interface(name: str, kind: inspect.StructType) -> str:
    about = (kind.cls.__doc__ or "").strip().splitlines()[0]
    if not kind.fields and kind.tag is None:
        return f"/** {about} */\nexport type {name} = Record<string, never>;\n"
    lines = [f"/** {about} */", f"export interface {name} {{"]
    if kind.tag is not None:
        lines.append(f"  {TAG_FIELD}: '{kind.tag}';")
    for field in kind.fields:
        optional = "" if field.required or kind.cls.__name__ not in SENT_BY_CLIENT else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(_field_type(name, field))};")
    return "\n".join([*lines, "}\n"])


SENT_BY_CLIENT = {"NewTable", "Join", "Seating", "Rename", "Recover"}


def _type(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(part) for part in kind.types)
    if isinstance(kind, inspect.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if isinstance(kind.item_type, inspect.UnionType) else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_type(part) for part in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    return SIMPLE[type(kind)]


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        print("stale: run `python tools/protocol_types.py`" if stale else "up to date")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
