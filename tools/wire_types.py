"""Writes the types of the wire for other languages: web/src/wire.ts and docs/protocol.schema.json.

python tools/wire_types.py          writes both
python tools/wire_types.py --check  says whether they are up to date
"""

import json
import sys
from pathlib import Path
from typing import Any

from hauntbox.server.schema import inputs, schema

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "wire.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"


def typescript(defs: dict[str, Any]) -> str:
    lines = ["// The types of the wire, written by tools/wire_types.py from src/hauntbox/server/protocol.py.", ""]
    for name, kind in sorted(defs.items()):
        if "description" in kind:
            lines.append("/** " + " ".join(kind["description"].split()) + " */")
        if "properties" not in kind:
            lines += [f"export type {name} = {spelled(kind)};", ""]
            continue
        lines.append(f"export interface {name} {{")
        may_lack = set(kind["properties"]) - set(kind.get("required", ())) if name in inputs() else set()
        for field, what in kind["properties"].items():
            mark = "?" if field in may_lack - {"type"} else ""
            lines.append(f"  {field}{mark}: {spelled(what)};")
        lines += ["}", ""]
    return "\n".join(lines)


def spelled(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "const" in kind:
        return json.dumps(kind["const"])
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(spelled(part) for part in kind["anyOf"]))
    if "prefixItems" in kind:
        return "[" + ", ".join(spelled(part) for part in kind["prefixItems"]) + "]"
    if kind.get("type") == "array":
        inner = spelled(kind["items"]) if kind.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"Record<string, {spelled(values) if isinstance(values, dict) and values else 'unknown'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind.get("type")), "unknown"
    )


def main() -> int:
    made = schema()
    files = {TYPESCRIPT: typescript(made["$defs"]), SCHEMA: json.dumps(made, indent=2, sort_keys=True) + "\n"}
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run tools/wire_types.py")
        return 1 if stale else 0
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
