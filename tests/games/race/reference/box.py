"""The box: cards, goals and numbers, read from the data files and through nothing of the engine (race.md 1)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

Power: TypeAlias = Mapping[str, Any]  # a power, a scoring rule or a condition, as the file has it

DATA: Final = Path(__file__).parents[4] / "galaktyka" / "games" / "race" / "data"
CARDS_FILE: Final = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
GOALS_FILE: Final = json.loads((DATA / "goals.json").read_text(encoding="utf-8"))

PRICE: Final = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}  # cards for a good sold (10.1)
KINDS: Final = tuple(PRICE)
POOL_EACH: Final = 12  # VP for each player (3.1)
DEALT, KEPT = 6, 4  # cards of the opening hand (3.1)
HAND_LIMIT: Final = 10  # cards (4)
LAST_TABLEAU: Final = 12  # cards that end the game (13)


@dataclass(frozen=True)
class Card:
    """One design of a card."""

    id: str
    development: bool
    value: int  # its cost, or its defence
    vp: int
    military: bool
    windfall: bool
    good: str | None  # the kind of goods that may lie on it
    keywords: tuple[str, ...]
    chromosome: bool
    powers: tuple[Power, ...]
    bonus: tuple[Power, ...]
    start: int | None  # the number of a start world
    preset: int | None  # the hand of the first game that has it
    copies: Mapping[str, int]

    @property
    def world(self) -> bool:
        """Whether it is a world."""
        return not self.development

    @property
    def production(self) -> bool:
        """Whether it is a production world (race-powers.md, card fields)."""
        return self.good is not None and not self.windfall

    def has_phase(self, phase: str) -> bool:
        """Whether it has a power of a phase."""
        return any(power["phase"] == phase for power in self.powers)


def _card(entry: Mapping[str, Any]) -> Card:
    return Card(
        id=entry["id"],
        development=entry["kind"] == "development",
        value=entry["defense"] if entry["military"] else entry["cost"],
        vp=entry["vp"] or 0,
        military=entry["military"],
        windfall=entry["windfall"],
        good=entry["good"],
        keywords=tuple(entry["keywords"]),
        chromosome=entry["chromosome"],
        powers=tuple(entry["powers"]),
        bonus=tuple(entry["bonus_vp"]),
        start=entry["start"]["number"] if entry["start"] else None,
        preset=entry["first_game_hand"],
        copies=entry["copies"],
    )


CARDS: Final[dict[str, Card]] = {entry["id"]: _card(entry) for entry in CARDS_FILE}
GOALS: Final[dict[str, Power]] = {entry["id"]: entry for entry in GOALS_FILE}


def all_cards(options: frozenset[str]) -> Counter[str]:
    """The cards of the sets in use, counted (1)."""
    sets = ["base", *(name for name in ("tgs", "rvi") if name in options)]
    return +Counter({card.id: sum(card.copies[name] for name in sets) for card in CARDS.values()})


def matches(card: Card, condition: Power) -> bool:
    """Whether a card meets all parts of a condition (race-powers.md, bonus_vp)."""
    return all(_meets(card, key, wanted) for key, wanted in condition.items())


def _meets(card: Card, key: str, wanted: Any) -> bool:
    tests: dict[str, bool] = {
        "type": card.development == (wanted == "development"),
        "military": card.military == wanted,
        "good": card.good == wanted,
        "production": card.good is not None and card.windfall != wanted,
        "keyword": wanted in card.keywords,
        "chromosome": card.chromosome == wanted,
        "cost": not card.military and card.value == wanted,
        "power_phase": any(power["phase"] == wanted for power in card.powers),
        "ids": isinstance(wanted, list) and card.id in wanted,
    }
    return tests[key]
