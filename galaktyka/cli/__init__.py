"""The command line: `galaktyka`, one file for each command."""

from galaktyka.cli.app import main

__all__ = ["main"]
