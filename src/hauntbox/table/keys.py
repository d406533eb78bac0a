"""Keys open a table: who has one is the host, sits on a seat, may take a seat, or may watch.

Every key is made from the table's secret, so nothing but that is kept, and a seat's key changes
when the seat changes hands. Comparing takes the same time whatever is wrong.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

HOST = "host"
INVITE = "invite"
WATCH = "watch"
KEY_BYTES = 18


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table in addresses. It opens nothing."""
    return secrets.token_urlsafe(9)


def make_key(secret: str, role: str) -> str:
    return urlsafe_b64encode(hmac.digest(secret.encode(), role.encode(), sha256)[:KEY_BYTES]).decode()


def seat_role(seat: int, turn: int) -> str:
    return f"seat {seat} {turn}"


def fits(key: str, secret: str, role: str) -> bool:
    return hmac.compare_digest(key.encode(), make_key(secret, role).encode())
