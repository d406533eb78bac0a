"""A whole bot: takes a seat with its key and plays at random until the game is over. See docs/protocol.md.

pip install websockets
python seat_bot.py ws://127.0.0.1:8765/ws TABLE KEY
"""

import json
import random
import sys
import time

from websockets.sync.client import connect


def play(address: str, table: str, key: str) -> dict:
    scene: dict = {}
    choice: dict = {}
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "key": key}))
        for data in socket:
            message = json.loads(data)
            if message["type"] == "refused" and message["code"] == "rate":
                time.sleep(1)  # too fast: the same once more
                socket.send(json.dumps(choice))
            elif message["type"] == "refused" and message["code"] != "stale":  # "stale": the state came before it
                sys.exit(f"{message['code']}: {message['detail']}")
            elif message["type"] in ("welcome", "update"):
                scene.update(message["scene"])
                if message["ending"] is not None:
                    return message["ending"]
                if scene["question"] is not None:  # only the seat that is asked sees one
                    offered = [one["text"] for one in scene["question"]["choices"] if not one["barred"]]
                    choice = {"type": "choose", "version": message["version"], "text": random.choice(offered)}
                    socket.send(json.dumps(choice))
    sys.exit("the server closed the connection")


if __name__ == "__main__":
    ending = play(*sys.argv[1:4])
    print(ending["ending"], *ending["rewards"])
