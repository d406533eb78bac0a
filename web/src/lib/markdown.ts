// The little Markdown that rulebooks use, as data: headings, paragraphs, lists, tables, bold. Never as markup.

export interface Span {
  text: string;
  bold: boolean;
  /** A rule id that is mentioned. */
  rule: string;
}
export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const RULE = /\b[A-Z]{3}(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*\b|\b[A-Z]{3}-[A-Z]{2,}\b/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  text.split(/\*\*(.+?)\*\*/).forEach((piece, i) => {
    const bold = i % 2 === 1;
    for (const part of piece.split(new RegExp(`(${RULE.source})`))) {
      if (part) found.push({ text: part, bold, rule: new RegExp(`^(?:${RULE.source})$`).test(part) ? part : "" });
    }
  });
  return found;
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
