"""Transgalactica in the terminal."""
