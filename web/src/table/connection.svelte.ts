// One seat's (or visitor's) line to the table: keeps what the server said, reconnects, sends again what got lost.
import { settings } from "../lib/settings.svelte";
import type {
  ChatLine,
  Choose,
  ClientMessage,
  Ending,
  Hello,
  Keys,
  Line,
  Moment,
  Scene,
  ServerMessage,
  TableInfo,
  Undoing,
  Update,
  Welcome,
} from "../wire";
import { Queue } from "./queue.svelte";
import { continued, merged, pauseBefore } from "./stream";
import { onward, type Walk } from "./walk";

export type Status = "connecting" | "online" | "lost" | "gone";

const PING = 20_000;
const SILENCE = 45_000;
/** Between two choices of a way, at single speed: so that eyes can follow. */
const STRIDE = 160;
const FINAL = ["no_table", "bad_key"];

function calm(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Connection {
  status: Status = $state("connecting");
  /** Why there is no way to this table; empty while there is. */
  gone: string = $state("");
  table: TableInfo | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  version: number = $state(0);
  moment: number = $state(0);
  undo: Undoing = $state.raw({ free: 0, last: -1, redo: false });
  ending: Ending | null = $state.raw(null);
  seat: number = $state(-1);
  host: boolean = $state(false);
  keys: Keys = $state.raw({ invite: "", watch: "", seat: "" });
  /** The choice that was sent and not yet accepted. */
  pending: Choose | null = $state.raw(null);
  /** The way that is being walked: its choices are sent one after the other. */
  walk: Walk | null = $state.raw(null);
  /** The choice the server wants to hear twice. */
  confirming: string | null = $state(null);
  /** Why the last message had no effect. */
  problem: string = $state("");
  /** The table as it looked at the moment last asked for. */
  looked: Moment | null = $state.raw(null);
  readonly queue = new Queue();

  #hello: Hello;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #closed = false;
  #welcomed: (welcome: Welcome) => void;
  #asked: number | null = null;
  #wanted: number | null = null;
  /** The version of the last own choice that took effect: the update it brings is not held up. */
  #accepted = -1;
  #fresh = true;

  constructor(table: string, key: string, host: string, welcomed: (welcome: Welcome) => void) {
    this.#hello = { type: "hello", table, key, host };
    this.#welcomed = welcomed;
    this.#pinging = setInterval(() => this.#ping(), PING);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get key(): string {
    return this.#hello.key;
  }

  /** The log as far as it has been played. */
  get played(): Line[] {
    return this.queue.held > 0 ? this.log.slice(0, -this.queue.held) : this.log;
  }

  /** When this seat last chose; null when it has not. */
  get lastOwn(): number | null {
    return this.undo.last >= 0 ? this.undo.last : null;
  }

  /** Whether taking back the last choice needs the consent of other people. */
  get mustAsk(): boolean {
    const people = this.table?.seats.some((sitter) => sitter.kind === "person" && sitter.seat !== this.seat) ?? false;
    return people && this.undo.last < this.undo.free;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.queue.stop();
    this.#socket?.close();
  }

  // --- what a person does

  choose(text: string, sure: boolean): void {
    this.walk = null;
    this.#choose(text, sure);
  }

  /** Makes one choice after the other, as far as each of them is what is asked then. */
  go(texts: readonly string[], sure: boolean): void {
    const first = onward({ rest: texts, prompt: "", sure }, this.scene?.question ?? null);
    if (first === null || this.pending !== null) return;
    this.walk = { ...first.walk, prompt: "" };
    this.#choose(first.text, sure);
  }

  #goOn(walk: Walk): void {
    const next = onward(walk, this.scene?.question ?? null);
    this.walk = next?.walk ?? null;
    if (next !== null) this.#choose(next.text, walk.sure);
  }

  /** After an update: the next choice of the way that is being walked. */
  #stride(): void {
    const walk = this.walk;
    if (walk === null || this.pending !== null) return;
    if (onward(walk, this.scene?.question ?? null) === null) this.walk = null;
    else if (settings.speed === 0 || calm()) this.#goOn(walk);
    else setTimeout(() => this.walk === walk && this.#goOn(walk), STRIDE / settings.speed);
  }

  #choose(text: string, sure: boolean): void {
    if (this.pending !== null) return;
    this.queue.flush();
    this.confirming = null;
    this.problem = "";
    this.pending = { type: "choose", version: this.version, text, sure };
    this.#send(this.pending);
  }

  takeBack(): void {
    this.send({ type: "undo", version: this.version, moment: this.undo.last });
  }

  /** Sends what may get lost: it is repeated by the person, not by the client. */
  send(message: ClientMessage): void {
    this.problem = "";
    if (message.type === "undo" || message.type === "redo") this.walk = null;
    if (this.status === "online") this.#send(message);
    else this.problem = "offline";
  }

  /** Asks for a moment; while an answer is on its way only the newest wish is kept. */
  look(moment: number): void {
    if (this.#asked !== null) {
      this.#wanted = moment;
      return;
    }
    this.#asked = moment;
    this.#send({ type: "look", moment });
  }

  // --- the socket

  #open(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    this.#heard = performance.now();
    this.#fresh = true;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.#asked = null;
    if (this.#closed || this.status === "gone") return;
    this.status = "lost";
    this.#retry = setTimeout(() => this.#open(), pauseBefore(this.#attempt++));
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.status === "gone") return;
    if (this.#socket === null) this.#open();
    else this.#ping();
  };

  #ping(): void {
    const socket = this.#socket;
    if (socket === null) return;
    if (performance.now() - this.#heard > SILENCE) {
      this.#lost();
      socket.close();
    } else if (socket.readyState === WebSocket.OPEN) this.#send({ type: "ping" });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // --- what the server says

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "table":
        this.version = message.version;
        this.table = message.table;
        this.undo = message.undo;
        this.log = [...this.log, ...message.log];
        if (message.keys !== null) this.keys = message.keys;
        return;
      case "chatted":
        this.chat = [...this.chat, message.line];
        return;
      case "confirm":
        this.pending = null;
        this.walk = null;
        this.confirming = message.text;
        return;
      case "accepted":
        if (message.version === this.pending?.version) {
          this.#accepted = message.version;
          this.pending = null;
        }
        return;
      case "moment":
        return this.#looked(message);
      case "refused":
        return this.#refused(message.code);
      case "pong":
        return;
    }
  }

  #welcome(welcome: Welcome): void {
    this.queue.flush();
    this.walk = null;
    this.#attempt = 0;
    this.status = "online";
    this.version = welcome.version;
    this.moment = welcome.moment;
    this.seat = welcome.seat;
    this.host = welcome.host;
    this.table = welcome.table;
    this.keys = welcome.keys;
    this.scene = welcome.scene;
    this.log = welcome.log;
    this.chat = welcome.chat;
    this.undo = welcome.undo;
    this.ending = welcome.ending;
    this.#welcomed(welcome);
    if (this.#fresh && this.pending !== null) this.#send(this.pending);
    this.#fresh = false;
  }

  #update(update: Update): void {
    if (this.scene === null || this.table === null) return;
    const mine = this.#accepted === update.version - 1;
    if (update.back) this.queue.flush();
    this.scene = merged(this.scene, update.scene);
    this.log = continued(this.log, update.log, update.moment, update.back);
    this.version = update.version;
    this.moment = update.moment;
    this.undo = update.undo;
    this.ending = update.ending;
    this.confirming = null;
    if (this.table.deadline !== update.deadline) this.table = { ...this.table, deadline: update.deadline };
    const speed = calm() ? 0 : settings.speed;
    this.queue.push({ scene: this.scene, lines: update.log }, speed, mine || update.back);
    if (update.back || update.ending !== null) this.walk = null;
    this.#stride();
  }

  #looked(message: Moment): void {
    this.looked = message;
    const wanted = this.#wanted;
    this.#asked = null;
    this.#wanted = null;
    if (wanted !== null && wanted !== message.moment) this.look(wanted);
  }

  #refused(code: string): void {
    this.pending = null;
    this.walk = null;
    this.confirming = null;
    this.problem = code;
    this.#asked = null;
    if (!FINAL.includes(code)) return;
    this.status = "gone";
    this.gone = code;
    this.close();
  }
}
