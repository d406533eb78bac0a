"""What the server tells a page over its sockets, overheard."""

import json

from playwright.sync_api import Page, WebSocket
from web.evening import Json

BOARD = ("tile:", "piece:")


class Hearing:
    """Listens to the sockets of a page from now on: every word, and the scene put together from them."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.scene: Json = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.scene = {**self.scene, **message["scene"]}

    @property
    def question(self) -> Json:
        asked: Json = self.scene["question"]
        return asked

    @property
    def offered(self) -> list[Json]:
        return [choice for choice in self.question["choices"] if not choice["barred"]]


def clickable(choice: Json) -> set[str]:
    """Where a choice can be clicked: on the board the last thing it points at, beside the board all."""
    board = [key for key in choice["targets"] if key.startswith(BOARD)]
    return {key for key in choice["targets"] if not key.startswith(BOARD)} | set(board[-1:])
