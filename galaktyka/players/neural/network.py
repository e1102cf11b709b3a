"""The network of a neural player: policy and value over the features of a seat, in NumPy.

    rows of bytes -> input layer -> residual blocks -> a score for each action; win share and lead expected

`training` makes such networks and writes them as files; this module reads, checks and evaluates them, and needs nothing
but NumPy. A block adds `relu(normalised(x) @ weight + bias)` to what it is given.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from galaktyka.engine.errors import PlayerError
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.features import FeaturePart
from galaktyka.engine.game import Game

Values = np.ndarray[Any, np.dtype[np.float32]]
Rows = np.ndarray[Any, np.dtype[np.uint8]]

FORMAT: Final = 2  # of files; those of 1 hold all weights in half precision
LARGEST_BYTE: Final = 127  # what the largest weight of a row is kept as
EPSILON: Final = np.float32(1e-5)  # keeps the normalisation of a constant row finite
OUTLOOKS: Final = 2  # what the value head expects: the share of the win, the lead in score
ABOUT: Final = "about"  # the entry of a file that describes it


@dataclass(frozen=True)
class Layer:
    """A linear map: `x @ weight + bias`."""

    weight: Values
    bias: Values

    def __call__(self, x: Values) -> Values:
        """The map of rows."""
        mapped: Values = x @ self.weight + self.bias
        return mapped


@dataclass(frozen=True)
class Norm:
    """Rows at mean 0 and variance 1, then stretched and moved."""

    weight: Values
    bias: Values

    def __call__(self, x: Values) -> Values:
        """The normalised rows."""
        centred = x - x.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + EPSILON)
        normalised: Values = centred / spread * self.weight + self.bias
        return normalised


@dataclass(frozen=True)
class Network:
    """Weights for one game, and where they come from."""

    about: Mapping[str, Any]  # game, version of its rules, fingerprint of its features, how it was trained
    inputs: Layer  # of bytes as they are: units are part of the weights
    blocks: tuple[tuple[Norm, Layer], ...]
    norm: Norm
    policy: Layer
    value: Layer

    def hidden(self, rows: Rows) -> Values:
        """What the heads look at; features that are in none of the rows, most of them, are left out."""
        there = np.flatnonzero(rows.any(axis=0))
        x: Values = rows[:, there].astype(np.float32) @ self.inputs.weight[there] + self.inputs.bias
        for norm, layer in self.blocks:
            x = x + np.maximum(layer(norm(x)), 0)
        return self.norm(x)

    def evaluate(self, rows: Rows) -> tuple[Values, Values]:
        """(scores of all actions, legal or not; expected win share and lead) for each row of features."""
        x = self.hidden(rows)
        return self.policy(x), self.value(x)


def chances(scores: Values, masks: Rows, temperature: float = 1.0) -> Values:
    """How likely each action is; those that are not legal are impossible."""
    heat = np.where(masks != 0, scores / temperature, -np.inf)
    grown = np.exp(heat - heat.max(axis=-1, keepdims=True))
    shares: Values = grown / grown.sum(axis=-1, keepdims=True)
    return shares


def likeliest(scores: Values, masks: Rows) -> np.ndarray[Any, np.dtype[np.intp]]:
    """The legal action with the highest score, of each row."""
    best: np.ndarray[Any, np.dtype[np.intp]] = np.where(masks != 0, scores, -np.inf).argmax(axis=-1)
    return best


def fingerprint(parts: Sequence[FeaturePart]) -> str:
    """What tells features apart for which different weights are needed: names, shapes and units of all parts."""
    text = json.dumps([(part.name, part.shape, part.unit) for part in parts])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def describe(game: Game, **trained: Any) -> dict[str, Any]:
    """What a file of weights says about itself.

    The version of the rules is there to be told: a network that learned older rules plays legally by new ones too.
    """
    rules = {"game": game.name, "rules_version": game.rules_version, "features": fingerprint(features_of(game).parts)}
    return {"format": FORMAT, **rules, **trained}


def arrays_of(network: Network) -> dict[str, Values]:
    """The weights by the names they have in a file."""
    parts: dict[str, Layer | Norm] = {"inputs": network.inputs, "norm": network.norm}
    parts |= {"policy": network.policy, "value": network.value}
    for i, (norm, layer) in enumerate(network.blocks):
        parts |= {f"block{i}.norm": norm, f"block{i}.layer": layer}
    return {f"{name}.{field}": getattr(part, field) for name, part in parts.items() for field in ("weight", "bias")}


def write_network(network: Network, path: Path) -> None:
    """Write a network; a file that is there is replaced at once or not at all."""
    partial = path.with_suffix(".partial")
    about = np.array(json.dumps({**network.about, "format": FORMAT}))
    with partial.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{ABOUT: about, **packed(arrays_of(network))})
    partial.replace(path)


def packed(arrays: Mapping[str, Values]) -> dict[str, np.ndarray[Any, Any]]:
    """Weights as a file keeps them: large matrices in bytes, everything else in half precision.

    Each row, all that comes from one feature or one place of a block, has steps of its own: rare features and frequent
    ones need different ones. That changes hardly any decision, and leaves room for twice as many weights.
    """
    kept: dict[str, np.ndarray[Any, Any]] = {}
    for name, array in arrays.items():
        if name == "inputs.weight" or name.endswith("layer.weight"):
            steps = np.abs(array).max(axis=1, keepdims=True) / np.float32(LARGEST_BYTE)
            kept[name] = np.rint(array / np.where(steps > 0, steps, 1)).astype(np.int8)
            kept[f"{name}.steps"] = steps
        else:
            kept[name] = array.astype(np.float16)
    return kept


def unpacked(kept: Mapping[str, np.ndarray[Any, Any]]) -> dict[str, Values]:
    """The weights that a file keeps; all numbers are 32-bit floats again."""
    arrays = {name: array.astype(np.float32) for name, array in kept.items()}
    steps = {name: arrays.pop(name) for name in kept if name.endswith(".steps")}
    for name, rows in steps.items():
        arrays[name.removesuffix(".steps")] *= rows
    return arrays


def read_arrays(path: Path) -> dict[str, np.ndarray[Any, Any]]:
    """The arrays of an `.npz` file by their names; a ValueError if it is none, or is damaged."""
    with path.open("rb") as opened:
        try:
            with np.load(opened, allow_pickle=False) as file:
                return dict(file)
        except Exception as error:  # each of the many parts of a file that may be damaged has its own
            raise ValueError(f"{path} holds no arrays, or is damaged.") from error


def read_network(game: Game, path: Path) -> Network:
    """The network in a file, refused in one sentence if it is damaged or made for something else."""
    try:
        arrays = read_arrays(path)
        about = _described(arrays.pop(ABOUT))
        arrays = unpacked(arrays)
    except FileNotFoundError as error:
        raise PlayerError(f"There are no weights at {path}.") from error
    except (OSError, ValueError, KeyError) as error:
        raise PlayerError(f"{path} holds no weights of a neural player, or is damaged: make it again.") from error
    if problem := _misfit(game, about):
        raise PlayerError(f"The weights in {path} {problem}: train a network for this version.")
    try:
        network = _built(about, _with_later_features(game, about, arrays))
    except KeyError as error:
        raise PlayerError(f"The weights in {path} are incomplete: {error.args[0]} is missing.") from error
    if problem := _misshapen(game, network):
        raise PlayerError(f"The weights in {path} are of the wrong shape: {problem}.")
    return network


def _described(text: np.ndarray[Any, Any]) -> dict[str, Any]:
    """What a file says about itself."""
    about = json.loads(str(text))
    if not isinstance(about, dict):
        raise ValueError(f"{ABOUT} is no JSON object.")
    return about


def _misfit(game: Game, about: Mapping[str, Any]) -> str:
    """Why the file is for something else; empty if it is not."""
    if about.get("format") not in range(1, FORMAT + 1):
        return f"have format {about.get('format')}, not {FORMAT}"
    if about.get("game") != game.name:
        return f"are for {about.get('game')}, not for {game.name}"
    if _known_features(game, about) is None:
        return f"are for other features than {game.title} has now"
    return ""


def _known_features(game: Game, about: Mapping[str, Any]) -> int | None:
    """How many features the weights were made for, the first ones of the game; None: other ones."""
    parts = features_of(game).parts
    known = (parts[:count] for count in range(len(parts), 0, -1))
    return next((sum(p.size for p in some) for some in known if fingerprint(some) == about.get("features")), None)


def _with_later_features(game: Game, about: Mapping[str, Any], arrays: dict[str, Values]) -> dict[str, Values]:
    """The same weights, which do not look at features that the game got at its end after they were made."""
    later = features_of(game).size - (_known_features(game, about) or 0)
    inputs = arrays["inputs.weight"]
    return {**arrays, "inputs.weight": np.pad(inputs, ((0, later), (0, 0)))} if later and inputs.ndim == 2 else arrays


def _built(about: Mapping[str, Any], arrays: Mapping[str, Values]) -> Network:
    """A network of the arrays of a file."""

    def layer(name: str) -> Layer:
        return Layer(arrays[f"{name}.weight"], arrays[f"{name}.bias"])

    def norm(name: str) -> Norm:
        return Norm(arrays[f"{name}.weight"], arrays[f"{name}.bias"])

    count = sum(name.endswith("layer.bias") for name in arrays)
    blocks = tuple((norm(f"block{i}.norm"), layer(f"block{i}.layer")) for i in range(count))
    return Network(about, layer("inputs"), blocks, norm("norm"), layer("policy"), layer("value"))


def _misshapen(game: Game, network: Network) -> str:
    """Which weights do not fit the game or one another; empty if all do."""
    width = network.inputs.bias.size
    wanted: dict[str, tuple[int, ...]] = {
        "inputs.weight": (features_of(game).size, width),
        "policy.weight": (width, game.actions),
        "policy.bias": (game.actions,),
        "value.weight": (width, OUTLOOKS),
        "value.bias": (OUTLOOKS,),
    }
    for name, array in arrays_of(network).items():
        square = (width, width) if name.endswith("layer.weight") else (width,)
        if array.shape != wanted.get(name, square):
            return f"{name} is {array.shape}, not {wanted.get(name, square)}"
        if not np.isfinite(array).all():
            return f"{name} holds numbers that are none"
    return ""
