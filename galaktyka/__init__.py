"""Galaktyka: galaxy games on one exact rules engine."""

__version__ = "0.1.0"
