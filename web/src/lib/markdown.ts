// The little Markdown that rulebooks use, as data: headings, paragraphs, lists, tables, bold, terms. Never as markup.

export interface Span {
  text: string;
  bold: boolean;
  /** A word of the game: *so* or `so`. */
  term: boolean;
  /** A rule id that is mentioned. */
  rule: string;
}
export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const RULE = /\b[A-Z]{3}(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*\b|\b[A-Z]{3}-[A-Z]{2,}\b/;

/** A star that stands for itself has a space or nothing beside it. */
const TERM = /\*([^\s*](?:[^*]*[^\s*])?)\*|`([^`]+)`/;

export function spans(text: string): Span[] {
  return text.split(/\*\*(.+?)\*\*/).flatMap((piece, i) => terms(piece, i % 2 === 1));
}

function terms(text: string, bold: boolean): Span[] {
  const found = TERM.exec(text);
  if (found === null) return mentions(text, bold);
  const term = { text: found[1] ?? found[2] ?? "", bold, term: true, rule: "" };
  return [...mentions(text.slice(0, found.index), bold), term, ...terms(text.slice(found.index + found[0].length), bold)];
}

function mentions(text: string, bold: boolean): Span[] {
  const isRule = new RegExp(`^(?:${RULE.source})$`);
  return text
    .split(new RegExp(`(${RULE.source})`))
    .filter(Boolean)
    .map((part) => ({ text: part, bold, term: false, rule: isRule.test(part) ? part : "" }));
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap(block);
}

/** The paragraphs, lists and tables that have a word (given in small letters), each under its heading. */
export function passages(text: string, word: string): string {
  const kept: string[] = [];
  let heading = "";
  for (const piece of text.split(/\n\s*\n/)) {
    const title = piece.startsWith("#") && !piece.includes("\n");
    if (title) heading = piece;
    if (!piece.toLowerCase().includes(word)) continue;
    if (heading && !title) kept.push(heading);
    if (!title) heading = "";
    kept.push(piece);
  }
  return [...new Set(kept)].join("\n\n");
}

function block(text: string): Block[] {
  const lines = text.split("\n");
  if (text.startsWith("#")) {
    const [first = "", ...rest] = lines;
    const heading: Block = { kind: "heading", spans: spans(first.replace(/^#+\s*/, "")) };
    return rest.length ? [heading, ...block(rest.join("\n"))] : [heading];
  }
  if (text.startsWith("|")) return [table(lines)];
  if (lines.every((line) => /^[-*] /.test(line) || line.startsWith("  "))) {
    const items = text.split(/\n(?=[-*] )/).map((item) => spans(item.replace(/^[-*] /, "").replaceAll("\n", " ")));
    return [{ kind: "list", items }];
  }
  return [{ kind: "text", spans: spans(lines.join(" ")) }];
}

function table(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [head = "", , ...rows] = lines.map((line) => line.trim());
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}
