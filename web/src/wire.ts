// The types of the wire, written by tools/wire_types.py from src/hauntbox/server/protocol.py.

/** The message of this version has taken effect and is kept for good (also said for a repeated one). */
export interface Accepted {
  type: "accepted";
  version: number;
}

export interface Box {
  games: GameInfo[];
  levels: string[];
  languages: string[];
  version: string;
}

export interface Brief {
  title: string;
  side: string;
  texts: string[];
  rules: string[];
}

export interface Card {
  key: string;
  name: string;
  marks: string[];
  colour: string;
  edges: string;
}

export interface ChapterText {
  title: string;
  body: string;
  rules: RuleText[];
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Chatted {
  type: "chatted";
  line: ChatLine;
}

export interface Choice {
  text: string;
  label: Said;
  targets: string[];
  barred: string;
  shape: string;
}

/** Chooses an option of the open question by its notation, at the version the client has seen. With `sure` false, a choice that could not be taken back freely is answered by `confirm` and not made. */
export interface Choose {
  type: "choose";
  version: number;
  text: string;
  sure?: boolean;
}

export type ClientMessage = Hello | Choose | Undo | Redo | Vote | Seat | Rename | Say | Look | Ping;

/** The choice would show something new and could not be taken back freely: send it again with `sure`. */
export interface Confirm {
  type: "confirm";
  version: number;
  text: string;
}

export interface Die {
  key: string;
  face: number;
  was: number;
  good: boolean;
  needs: number;
}

/** How the game ended: message `ending-<ending>`, the reward of each seat, figures (`figure-<name>`). */
export interface Ending {
  ending: string;
  rewards: number[];
  facts: Record<string, unknown>;
}

export interface Floor {
  name: string;
  tiles: Tile[];
  gaps: [number, number, string][];
  sheet: number;
}

/** A new table that begins at a moment of a finished game: you on `seat`, bots on the others. */
export interface Fork {
  key: string;
  moment: number;
  seat: number;
  level?: string;
  name?: string;
}

/** A box on the shelf; one that is not built yet has no seats. */
export interface GameInfo {
  id: string;
  ready: boolean;
  seats: number[];
  options: OptionInfo[];
  secrets: boolean;
  shared: boolean;
  rules: number;
  titles: Record<string, string>;
  small: boolean;
}

/** The first message on a socket: which table, and the key that says who you are there. `key` is a seat's, the invitation's, the spectators' or the host's; `host` is the host's key of somebody who also has a seat. */
export interface Hello {
  type: "hello";
  table: string;
  key: string;
  host?: string;
  protocol?: number;
}

/** The keys a client may hand on: empty ones are not for it to know. */
export interface Keys {
  invite: string;
  watch: string;
  seat: string;
}

/** A line of the log: an event of the game, why a seat's bot chose (then `seat` is that seat), or a remark. `moment` is how many choices had been made when it happened, `rule` the rule that caused it. */
export interface Line {
  moment: number;
  turn: number;
  said: Said;
  rule: string;
  seat: number;
}

/** An open table in the lobby. */
export interface Listed {
  id: string;
  game: string;
  host: string;
  open: number;
  seats: number;
  clock: number;
}

export interface Lobby {
  tables: Listed[];
}

/** Asks for the table as it looked at a moment, as far as this seat may see it. */
export interface Look {
  type: "look";
  moment: number;
}

/** The table as it looked then; there is no question in it. `total` is the moment of now. */
export interface Moment {
  type: "moment";
  moment: number;
  total: number;
  scene: Scene;
}

export interface NewSeat {
  kind: string;
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: number;
  listed?: boolean;
  seed?: number | null;
}

/** An option of a game; with a `pattern` it is any text that matches it, and `values` are examples. */
export interface OptionInfo {
  name: string;
  default: string;
  values: string[];
  pattern: string;
}

export interface Piece {
  key: string;
  name: string;
  tile: string;
  colour: string;
  letter: string;
  tokens: number;
  tracks: Track[];
  marks: string[];
  square: string;
  intent: Said | null;
}

/** Asks for a `pong`, to see that the connection lives. */
export interface Ping {
  type: "ping";
  id?: number;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** What a REST call answers when it cannot be done. */
export interface Problem {
  code: string;
  detail: string;
}

export interface Question {
  seat: number;
  prompt: string;
  label: Said;
  rule: string;
  choices: Choice[];
  routes: Route[];
}

/** Makes the choice again that was last taken back. */
export interface Redo {
  type: "redo";
  version: number;
}

/** A message had no effect. `code` says why; see docs/protocol.md for all of them. */
export interface Refused {
  type: "refused";
  code: string;
  detail: string;
}

/** Another name for the own seat. */
export interface Rename {
  type: "rename";
  name: string;
}

export interface Report {
  key: string;
  note: string;
}

export interface Reported {
  id: string;
}

export interface Route {
  target: string;
  texts: string[];
  label: Said;
  through: string[];
}

export interface Row {
  key: string;
  name: string;
  cards: Card[];
  at: string;
}

export interface RuleText {
  id: string;
  text: string;
}

export interface RulebookText {
  title: string;
  intro: string;
  chapters: ChapterText[];
}

/** A message id with its facts: strings are name ids, lists of strings lists of names, numbers numbers. */
export interface Said {
  message: string;
  facts: Record<string, unknown>;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

export interface Scene {
  game: string;
  turn: number;
  floors: Floor[];
  pieces: Piece[];
  seats: SeatBoard[];
  tracks: Track[];
  rows: Row[];
  dice: Die[];
  asked: number | null;
  question: Question | null;
  brief: Brief | null;
}

/** Changes who sits on a seat: the host any, a person their own. `kind` is "bot" or "open". */
export interface Seat {
  type: "seat";
  seat: number;
  kind: string;
  level?: string;
}

export interface SeatBoard {
  seat: number;
  decides: number;
  name: string;
  side: string;
  tracks: Track[];
  rows: Row[];
  active: boolean;
  marks: string[];
}

export type ServerMessage = Welcome | Update | Table | Chatted | Confirm | Moment | Accepted | Pong | Refused;

/** Takes an open seat (any where `seat` is -1) with the invitation's key; a listed table needs none. */
export interface Sit {
  name: string;
  key?: string;
  seat?: number;
}

/** Who has a seat: kind is "person", "bot" or "open" (waiting for somebody). */
export interface Sitter {
  seat: number;
  kind: string;
  name: string;
  level: string;
  online: boolean;
}

/** Who is at the table, its clock or the question whether to undo changed. */
export interface Table {
  type: "table";
  version: number;
  table: TableInfo;
  undo: Undoing;
  log: Line[];
  keys: Keys | null;
}

/** What everybody at a table knows of it, beside the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: Sitter[];
  host: string;
  over: boolean;
  clock: number;
  deadline: number;
  watching: number;
  undo: UndoRequest | null;
  secrets: boolean;
  shared: boolean;
  origin: string;
}

/** All keys of a new table, or of one seat. */
export interface TableKeys {
  table: string;
  host: string;
  invite: string;
  watch: string;
  seats: Record<string, string>;
}

export interface Tile {
  key: string;
  name: string;
  x: number;
  y: number;
  edges: string;
  colour: string;
  marks: string[];
  squares: string[];
}

export interface Track {
  key: string;
  name: string;
  value: number;
  limit: number | null;
  printed: number[];
  step: number;
  start: number;
}

/** Goes back to a moment: at once where nothing new was shown since, else the table is asked. */
export interface Undo {
  type: "undo";
  version: number;
  moment: number;
}

/** A seat wants to go back to a moment past something new; `waiting` are the seats that have not answered. */
export interface UndoRequest {
  by: number;
  moment: number;
  waiting: number[];
}

/** What the seat may take back: `free` is the earliest moment it may go back to at once, `last` the moment of its last choice (-1: none), `redo` whether it can make one again. */
export interface Undoing {
  free: number;
  last: number;
  redo: boolean;
}

/** Something changed the game. `scene` has only the parts that differ from what this socket was sent last. `back` is true where choices were taken back: lines of the log with a later moment are void. */
export interface Update {
  type: "update";
  version: number;
  moment: number;
  scene: Scene;
  log: Line[];
  undo: Undoing;
  deadline: number;
  back: boolean;
  ending: Ending | null;
}

export interface Upload {
  record: string;
}

/** Answers the question whether choices may be taken back past something new. */
export interface Vote {
  type: "vote";
  version: number;
  yes: boolean;
}

/** Everything a client needs to draw the table: sent after `hello` and whenever it has to start afresh. */
export interface Welcome {
  type: "welcome";
  version: number;
  moment: number;
  seat: number;
  host: boolean;
  table: TableInfo;
  keys: Keys;
  scene: Scene;
  log: Line[];
  chat: ChatLine[];
  undo: Undoing;
  ending: Ending | null;
}
