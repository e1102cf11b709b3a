"""Publishing a network: its weights into the package, and its model card, written from the run's own figures."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

import msgspec

from galaktyka.players.neural.bot import weights_path
from galaktyka.players.neural.network import Network, arrays_of, read_network
from training.config import Config, ConfigError
from training.network import size_of
from training.session import LOG, WEIGHTS

DOCS: Final = Path(__file__).parents[1] / "docs" / "models"
LARGEST: Final = 8 << 20  # bytes of a file of weights that ships


def publish(config: Config, folder: Path, weights: Path | None = None, docs: Path = DOCS) -> tuple[Path, Path]:
    """Copy the weights of a run into the package and write the card; returns where they are."""
    source, target = folder / WEIGHTS, weights or weights_path(config.rules)
    network = read_network(config.rules, source)
    run = config_of(network, source)
    if not size_of(network) == run.network == config.network:
        raise ConfigError(f"The network in {source} has another size than the configuration says.")
    if source.stat().st_size > LARGEST:
        raise ConfigError(f"{source} has more than {LARGEST >> 20} MiB: train a smaller network.")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    docs.mkdir(parents=True, exist_ok=True)
    page = docs / f"{config.game}.md"
    page.write_text(card(run, network, source.stat().st_size, evaluations(folder / LOG)), encoding="utf-8")
    return target, page


def config_of(network: Network, source: Path) -> Config:
    """The configuration of the run itself, with what its command line had changed."""
    try:
        return msgspec.convert(network.about.get("config"), Config)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{source} does not say how it was trained: go on with its run to write it anew.") from error


def evaluations(log: Path) -> list[dict[str, Any]]:
    """The results of the last weights that were evaluated completely, as the run wrote them."""
    if not log.exists():
        return []
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    found = [row for row in rows if "evaluation" in row]
    return [row["evaluation"] | {"round": row["round"]} for row in found if row["round"] == found[-1]["round"]]


def card(config: Config, network: Network, size: int, results: list[dict[str, Any]]) -> str:
    """The model card."""
    trained, learning = network.about["trained"], config.learning
    weights = sum(array.size for array in arrays_of(network).values())
    return "\n".join(
        [
            f"# The network of {config.rules.title}",
            "",
            "Written by `python -m training publish` from the figures of the run.",
            "",
            "| | |",
            "|---|---|",
            "| what it is | policy and value over the features of a seat, for the bots `neural` and `expert` |",
            f"| size | {weights:,} weights in half precision, {size / (1 << 20):.1f} MiB; "
            f"{config.network.blocks} blocks of width {config.network.width} |",
            f"| trained on | {trained['decisions']:,} decisions in {trained['games']:,} finished games of self-play |",
            f"| time | {trained['seconds'] / 60:.0f} minutes, {trained['rounds']:,} rounds of {config.games:,} games × "
            f"{learning.steps} steps |",
            "| what it saw | what the seat that decides may know, and nothing else, in training as in play |",
            f"| tables | {'; '.join(_table(players, options) for players, options in _kinds(config))} |",
            "",
            "## Measured",
            "",
            *_measured(results),
            "",
            "The network takes its likeliest action. Deals are the same in every seat.",
            "",
            "## Limits",
            "",
            "It has played against itself and its past selves alone: against people who play in other ways it may do",
            "worse than these figures. Tables that are not listed above were not part of its training.",
            "",
        ]
    )


def _kinds(config: Config) -> list[tuple[int, tuple[str, ...]]]:
    return [(table.players, table.options) for table in config.tables]


def _table(players: int, options: tuple[str, ...]) -> str:
    return " ".join([f"{players} players", *(f"`{option}`" for option in options)])


def _measured(results: list[dict[str, Any]]) -> list[str]:
    """What the last evaluation of the run found."""
    if not results:
        return ["Nothing yet: the run ended before an evaluation."]
    rows = []
    for row in results:
        low, high = row["ci95"]
        fair = row["share"] * row["players"]
        table, between = _table(row["players"], tuple(row["options"])), f"{low:.1%} to {high:.1%}"
        rows.append(f"| `{row['opponent']}` | {table} | {row['games']} | {row['share']:.1%} | {between} | {fair:.2f} |")
    head = f"After round {results[0]['round']:,}, one of it and the opponent at all other seats:"
    return [
        head,
        "",
        "| opponent | table | games | won | 95 % | of a fair share |",
        "|---|---|---:|---:|---:|---:|",
        *rows,
    ]
