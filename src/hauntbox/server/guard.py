"""What stands before every request: where it may come from, and what a page may do."""

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Mapping[str, str], allowed: Sequence[str]) -> bool:
    """A browser says where a page came from: only our own pages, and those that are allowed, may act."""
    origin = headers.get("origin")
    if origin is None:  # not a browser's page
        return True
    try:
        return origin in allowed or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # it is no address at all
        return False


class Guard:
    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] not in SAFE and not same_origin(Headers(scope=scope), self.origins):
            refusal = JSONResponse({"code": "bad_origin", "detail": "another site may not do this"}, 403)
            await refusal(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)
