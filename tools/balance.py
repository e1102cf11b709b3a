"""Measure the balance of Transgalactica: python tools/balance.py [--games N] [--players 2,3,4,5].

The heuristic bot plays many games with itself for each number of players, compiled; docs/balance-transgalactica.md is
written anew with what they look like.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from galaktyka.arena.transgalactica import Balance, balance
from galaktyka.arena.transgalactica.balance import QUANTILES, Use
from galaktyka.games.transgalactica.text import name, piece_lines

FILE: Final = Path(__file__).parent.parent / "docs" / "balance-transgalactica.md"
TABLES: Final = "<!-- measured -->"
KINDS: Final = {
    "ability": "Abilities",
    "technology": "Technologies",
    "mission": "Missions",
    "token": "Bonus tokens",
    "decree": "Decrees",
    "office": "Offices",
    "objective": "Objectives",
}


def table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    """A table in Markdown; the first column is words, all others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def score_rows(found: Sequence[Balance]) -> Iterator[Sequence[str]]:
    """Scores of all seats, and of the winner."""
    for one in found:
        for label, mean, spread in (("all", one.mean, one.scores), ("winner", one.mean_winning, one.winning)):
            numbers = [f"{spread[quantile]:.0f}" for quantile in QUANTILES]
            yield [f"{one.players} players, {label}", f"{one.games:,}", f"{mean:.1f}", *numbers]


def source_rows(found: Sequence[Balance]) -> Iterator[Sequence[str]]:
    """VP of a seat by source, with their share."""
    for source in found[-1].sources:
        points = [one.sources[source] for one in found]
        shares = (100 * vp / one.mean for vp, one in zip(points, found, strict=True))
        yield [source, *(f"{vp:.1f} ({share:.0f} %)" for vp, share in zip(points, shares, strict=True))]


def place_rows(found: Sequence[Balance]) -> Iterator[Sequence[str]]:
    """Victories by place in the first order."""
    for one in found:
        yield [f"{one.players} players", *(f"{share:.2f}" for share in one.places), *["–"] * (5 - one.players)]


def use_rows(kind: str, found: Sequence[Balance]) -> Iterator[Sequence[str]]:
    """Every piece of a kind: its share and wins for each number of players."""
    for uses in zip(*(one.uses[kind] for one in found), strict=True):
        yield [label(kind, uses[0].name), *(cell(use) for use in uses)]


def label(kind: str, piece: str) -> str:
    """A piece by its id and name; tokens by what they do."""
    words = piece_lines(kind, piece, "en")[1] if kind == "token" else name(kind, piece, "en")
    return f"`{piece}` {words}"


def cell(use: Use) -> str:
    """How often it was used, and how those fared who did."""
    return f"{use.share:.0f} % · {use.wins:.2f}" if use.share else "–"


def tables(found: Sequence[Balance]) -> str:
    """All tables."""
    counts = [f"{one.players} players" for one in found]
    parts = [
        "## Scores\n",
        table(["", "games", "mean", *(f"{100 * q:.0f} %" for q in QUANTILES)], score_rows(found)),
        "\n## Where the points come from\n\nVP of a seat and game, and their share of its score.\n",
        table(["source", *counts], source_rows(found)),
        "\n## Seats\n\nVictories by the place in the first order of players; 1.00 is a fair share.\n",
        table(["", *(f"place {place}" for place in range(1, 6))], place_rows(found)),
    ]
    for kind, title in KINDS.items():
        parts += [f"\n## {title}\n", table(["", *counts], use_rows(kind, found))]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Play and write the document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games for each number of players")
    parser.add_argument("--players", default="2,3,4,5", help="numbers of players")
    wanted = parser.parse_args()
    found = []
    for players in map(int, wanted.players.split(",")):
        found.append(balance(players, wanted.games, seed="balance", backend="cpu"))
        print(f"{players} players: winning score {found[-1].mean_winning:.1f}")
    head, _, _ = FILE.read_text(encoding="utf-8").partition(TABLES)
    FILE.write_text(f"{head}{TABLES}\n\n{tables(found)}", encoding="utf-8")


if __name__ == "__main__":
    main()
