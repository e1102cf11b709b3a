"""Publishing a network: its weights into the package, and its model card with what these weights were measured at."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from galaktyka.players.neural.bot import weights_path
from galaktyka.players.neural.network import Network, arrays_of, read_network
from training.config import Config, ConfigError
from training.evaluate import Measured, measure_all
from training.network import size_of
from training.session import WEIGHTS

DOCS: Final = Path(__file__).parents[1] / "docs" / "models"
LARGEST: Final = 8 << 20  # bytes of a file of weights that ships


def publish(config: Config, folder: Path, weights: Path | None = None, docs: Path = DOCS) -> tuple[Path, Path]:
    """Measure the weights of a run, then copy them into the package and write the card; returns where they are."""
    source, target = folder / WEIGHTS, weights or weights_path(config.rules)
    network = read_network(config.rules, source)
    run = config_of(network, source)
    if not size_of(network) == run.network == config.network:
        raise ConfigError(f"The network in {source} has another size than the configuration says.")
    if source.stat().st_size > LARGEST:
        raise ConfigError(f"{source} has more than {LARGEST >> 20} MiB: train a smaller network.")
    text = card(run, network, source.stat().st_size, measure_all(config, source))
    page = docs / f"{config.game}.md"
    for path in (target, page):
        path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    page.write_text(text, encoding="utf-8")
    return target, page


def config_of(network: Network, source: Path) -> Config:
    """The configuration of the run itself, with what its command line had changed."""
    if "trained" not in network.about:
        raise ConfigError(f"The network in {source} imitates, and has never played: publish the folder of a run.")
    try:
        return msgspec.convert(network.about.get("config"), Config)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{source} does not say how it was trained: go on with its run to write it anew.") from error


def card(config: Config, network: Network, size: int, results: Sequence[Measured]) -> str:
    """The model card."""
    trained, learning = network.about["trained"], config.learning
    weights = sum(array.size for array in arrays_of(network).values())
    return "\n".join(
        [
            f"# The network of {config.rules.title}",
            "",
            "Written by `python -m training publish`, which plays the games below.",
            "",
            "| | |",
            "|---|---|",
            "| what it is | policy and value over the features of a seat, for the bots `neural` and `expert` |",
            f"| size | {weights:,} weights, most of them kept in a byte, {size / (1 << 20):.1f} MiB; "
            f"{config.network.blocks} blocks of width {config.network.width} |",
            f"| trained on | {trained['decisions']:,} decisions in {trained['games']:,} finished games of self-play |",
            *_earlier(network),
            f"| time | {trained['seconds'] / 60:.0f} minutes, {trained['rounds']:,} rounds of {config.games:,} games × "
            f"{learning.steps} steps |",
            f"| against | itself; past selves in {config.league.share:.0%} of the games{_others(config, network)} |",
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
            "Against people who play in other ways than those it has played with it may do worse than these figures.",
            "Tables that are not listed above were not part of its training.",
            "",
        ]
    )


def _earlier(network: Network) -> list[str]:
    """What runs did whose weights this one began with."""
    runs = network.about.get("earlier", [])
    if not runs:
        return []
    decisions, minutes = sum(run["decisions"] for run in runs), sum(run["seconds"] for run in runs) / 60
    return [f"| before that | {decisions:,} decisions in earlier runs, {minutes:.0f} minutes |"]


def _others(config: Config, network: Network) -> str:
    """Who else sat at tables; weights that do not say whether there was a rival are older, and had one."""
    league = config.league
    rival = league.rival if network.about.get("rival", True) else 0.0
    others = {"a network that imitates `heuristic`": rival, "`heuristic` itself": league.bot}
    return "".join(f"; {who} in {share:.0%}" for who, share in others.items() if share)


def _kinds(config: Config) -> list[tuple[int, tuple[str, ...]]]:
    return [(table.players, table.options) for table in config.tables]


def _table(players: int, options: tuple[str, ...]) -> str:
    return " ".join([f"{players} players", *(f"`{option}`" for option in options)])


def _measured(results: Sequence[Measured]) -> list[str]:
    """What the games of the configuration's evaluations came to."""
    if not results:
        return ["Nothing: the configuration names no games to play."]
    rows = []
    for row in results:
        low, high = row.ci95
        table, between = _table(row.players, row.options), f"{low:.1%} to {high:.1%}"
        rows.append(f"| `{row.opponent}` | {table} | {row.games} | {row.share:.1%} | {between} | {row.fair:.2f} |")
    return [
        "One of it, and the opponent at all other seats:",
        "",
        "| opponent | table | games | won | 95 % | of a fair share |",
        "|---|---|---:|---:|---:|---:|",
        *rows,
    ]
