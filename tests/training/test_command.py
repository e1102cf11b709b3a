"""The command of training, where PyTorch is installed."""

import subprocess
import sys

import pytest


def test_the_command_explains_itself() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch==2.13.0")
    said = subprocess.run([sys.executable, "-m", "training", "--help"], capture_output=True, text=True, check=True)
    assert "train, from the last checkpoint if there is one" in said.stdout
