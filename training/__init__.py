"""Self-play training: networks that learn a game by playing it against themselves, on a GPU or at small size on a CPU.

    python -m training run training/configs/roll.toml --device cuda --minutes 20 --out runs/roll

This package may use PyTorch; `galaktyka` never does. What it hands over are files of weights, which the players in
`galaktyka.players.neural` read with NumPy alone.
"""
