"""The options of Race, and what does not go together (race.md 1, 3, 15, 17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from galaktyka.engine.game import Option

OPTIONS: Final = (
    Option("advanced", "the two-player advanced game: nine action cards, two a round"),
    Option("first_game", "the first game: preset hands instead of dealt ones"),
    Option("tgs", "with the cards of The Gathering Storm, for up to 5 players"),
    Option("rvi", "with the cards of Rebel vs Imperium, for one more player"),
    Option("goals", "goals of the expansions, for more victory points; with tgs"),
    Option("takeovers", "worlds can be taken over from other players; with rvi"),
    Option("draft", "every player drafts a deck of his own before the game; with tgs"),
    Option("duel", "the two-player scenario Rebel vs Imperium; with rvi and takeovers"),
    Option("solitaire", "one player against the robot (reconstruction); with tgs"),
    Option("robot_easy", "solitaire: an easy robot"),
    Option("robot_hard", "solitaire: a hard robot"),
)

LEVELS: Final = frozenset({"robot_easy", "robot_hard"})
NOT_ALONE: Final = ("advanced", "goals", "takeovers", "draft", "duel", "first_game")
NEEDS: Final = (
    *(("goals", "tgs"), ("draft", "tgs"), ("solitaire", "tgs")),
    *(("takeovers", "rvi"), ("duel", "rvi"), ("duel", "takeovers")),
)
BASE_PLAYERS: Final = 4
DRAFT_PLAYERS: Final = 3


def check_options(players: int, options: Mapping[str, bool]) -> str:
    """What does not go together, in one sentence; empty if all is well (race.md 1, 3, 15, 17)."""
    chosen = {name for name, on in options.items() if on}
    if chosen & {"advanced", "duel"} and players != 2:
        what, name = ("advanced game", "advanced") if "advanced" in chosen else ("scenario Rebel vs Imperium", "duel")
        return f"The {what} is for 2 players, not {players}: leave out the option '{name}'."
    return _alone(players, chosen) or _too_many(players, chosen) or _missing(chosen) or _contradiction(chosen)


def _alone(players: int, chosen: set[str]) -> str:
    """One player plays against the robot, and nobody else does (18)."""
    if players == 1 and "solitaire" not in chosen:
        return "One player plays against the robot: add the option 'solitaire'."
    if "solitaire" not in chosen:
        return next((f"The option '{name}' needs 'solitaire' too." for name in sorted(chosen & LEVELS)), "")
    if players != 1:
        return f"The solitaire game is for 1 player, not {players}: leave out the option 'solitaire'."
    for name in (name for name in NOT_ALONE if name in chosen):
        return f"The solitaire game is played without the option '{name}': leave it out."
    return "Choose one of the options 'robot_easy' and 'robot_hard'." if chosen >= LEVELS else ""


def _too_many(players: int, chosen: set[str]) -> str:
    """Each expansion has the components for one more player; preset hands and drafting reach less far."""
    sets = len(chosen & {"tgs", "rvi"})
    if players > BASE_PLAYERS + sets:
        both = "both expansions (options 'tgs' and 'rvi')" if players > BASE_PLAYERS + 1 else "an expansion"
        return f"{players} players need {both}."
    if "first_game" in chosen and players > BASE_PLAYERS + ("tgs" in chosen):
        return f"There are no preset hands for {players} players with these sets: leave out the option 'first_game'."
    most = DRAFT_PLAYERS + 2 * ("rvi" in chosen)
    if "draft" in chosen and players > most:
        return f"The cards of these sets can be drafted by 2 to {most} players, not {players}."
    return ""


def _missing(chosen: set[str]) -> str:
    """Options that need an expansion."""
    for name, needed in NEEDS:
        if name in chosen and needed not in chosen:
            return f"The option '{name}' needs '{needed}' too."
    return ""


def _contradiction(chosen: set[str]) -> str:
    """Options that say different things about how hands and start worlds are dealt."""
    dealing = [name for name in ("first_game", "draft", "duel") if name in chosen]
    if len(dealing) > 1:
        return f"The options '{dealing[0]}' and '{dealing[1]}' do not go together: leave one of them out."
    return ""
