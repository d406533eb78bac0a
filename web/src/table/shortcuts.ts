// Keys that do something anywhere on the page of a table.
export type Shortcut = { do: "option"; index: number } | { do: "undo" | "redo" | "help" | "cancel" | "confirm" };

const NAMED: Record<string, Shortcut> = {
  u: { do: "undo" },
  y: { do: "redo" },
  "?": { do: "help" },
  Escape: { do: "cancel" },
  Enter: { do: "confirm" },
};

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a, summary, [role=button], [tabindex]";

/** What a key press asks for; null while somebody types, in dialogs, and for keys the browser needs itself. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || target?.closest("dialog")) return null;
  if (event.key === "Enter" && target?.closest(PRESSED_BY_ENTER)) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "option", index: Number(event.key) - 1 };
  return NAMED[event.key] ?? null;
}
