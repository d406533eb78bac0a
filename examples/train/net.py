"""A small network that scores options, by hand in NumPy: nothing else is needed to train or to use it.

Each open option gets a score from the table and the option together, softmax makes probabilities of the scores; a
second part estimates what the game will bring. So the network does not mind how many options there are.
"""

from pathlib import Path

import numpy as np

CLOSED = -1e9
"""The score of an action that is not open."""


class Net:
    def __init__(self, table: int, option: int, hidden: int = 64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        scale = 1 / np.sqrt(40)  # about so many features are not 0
        self.parts = {
            "table": rng.normal(0, scale, (table, hidden)),
            "option": rng.normal(0, scale, (option, hidden)),
            "bias": np.zeros(hidden),
            "score": rng.normal(0, 0.1 / np.sqrt(hidden), hidden),
            "value_in": rng.normal(0, scale, (table, hidden)),
            "value_bias": np.zeros(hidden),
            "value": np.zeros(hidden),
        }
        self.parts = {name: part.astype(np.float32) for name, part in self.parts.items()}
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.updates = 0

    def forward(self, table: np.ndarray, options: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, tuple]:
        """Probabilities (batch, actions), values (batch), and what `backward` needs. The inputs are batches."""
        p = self.parts
        rows, columns = np.nonzero(mask)  # most actions are closed: only the open ones are worked out
        open_options = options[rows, columns]
        hidden = np.tanh((table @ p["table"] + p["bias"])[rows] + open_options @ p["option"])
        scores = np.full(mask.shape, CLOSED, hidden.dtype)
        scores[rows, columns] = hidden @ p["score"]
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances = weights / weights.sum(axis=1, keepdims=True)
        inner = np.tanh(table @ p["value_in"] + p["value_bias"])
        return chances, inner @ p["value"], (table, rows, columns, open_options, hidden, inner)

    def backward(self, kept: tuple, by_score: np.ndarray, by_value: np.ndarray) -> dict[str, np.ndarray]:
        """The gradients, given those of the loss by scores (batch, actions) and by values (batch)."""
        table, rows, columns, open_options, hidden, inner = kept
        p = self.parts
        by_open = by_score[rows, columns]
        back = by_open[:, None] * p["score"] * (1 - hidden**2)
        down = np.zeros((len(table), back.shape[1]), back.dtype)
        np.add.at(down, rows, back)
        side = by_value[:, None] * p["value"] * (1 - inner**2)
        return {
            "table": table.T @ down,
            "option": open_options.T @ back,
            "bias": down.sum(axis=0),
            "score": hidden.T @ by_open,
            "value_in": table.T @ side,
            "value_bias": side.sum(axis=0),
            "value": inner.T @ by_value,
        }

    def improve(self, gradients: dict[str, np.ndarray], rate: float, largest: float = 1.0) -> None:
        """One step of Adam; gradients that are too long are cut."""
        length = np.sqrt(sum(float((part**2).sum()) for part in gradients.values()))
        shrink = min(1.0, largest / (length + 1e-8))
        self.updates += 1
        for name, part in self.parts.items():
            gradient = gradients[name] * shrink
            self.means[name] = 0.9 * self.means[name] + 0.1 * gradient
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * gradient**2
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            part -= rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        np.savez(path, **self.parts)

    @classmethod
    def load(cls, path: Path) -> "Net":
        with np.load(path) as file:
            parts = {name: file[name] for name in file.files}
        net = cls(parts["table"].shape[0], parts["option"].shape[0], parts["bias"].shape[0])
        net.parts = parts
        return net
