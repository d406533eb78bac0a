// What is on the screen of a table: which scene, which question, what is pointed at, what is about to be chosen.
import type { Ghost } from "../board/ghost";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import type { Choice, Line, Question, Route, Scene } from "../wire";
import * as choices from "./choices";
import type { Connection } from "./connection.svelte";
import { since, until } from "./log";
import { Looking } from "./looking.svelte";
import type { Seated } from "./seated.svelte";
import { Story } from "./story.svelte";

/** What a person has pointed out of a question: choices at a key, or a way to lay the tile on a cell. */
interface Picked {
  question: Question;
  key: string;
  way: number | null;
}

/** A small explanation beside the thing it is about. */
export interface Note {
  left: number;
  top: number;
  thing: string;
  rule: string;
}

const NOTHING: ReadonlySet<string> = new Set();

export class Play {
  readonly seated: Seated;
  readonly looking: Looking;
  readonly story: Story;
  note: Note | null = $state.raw(null);
  /** Counts how often the panel should take the focus. */
  called: number = $state(0);
  hovered: string | null = $state(null);
  pointed: Choice | null = $state.raw(null);
  named: string = $state("");
  #picked: Picked | null = $state.raw(null);

  constructor(seated: Seated) {
    this.seated = seated;
    this.looking = new Looking(() => seated.present);
    this.story = new Story(this);
  }

  get at(): Connection | null {
    return this.seated.present;
  }

  /** What the board shows: a moment looked at, what is being played, or the table as it is. */
  scene: Scene | null = $derived.by(() => {
    const at = this.seated.present;
    return this.looking.scene ?? at?.queue.showing ?? at?.scene ?? null;
  });

  question: Question | null = $derived.by(() => {
    const at = this.seated.present;
    if (at === null || this.looking.moment !== null || at.queue.busy || at.ending !== null) return null;
    return at.walk === null ? (at.scene?.question ?? null) : null;
  });

  log: Line[] = $derived.by(() => {
    const at = this.seated.present;
    if (at === null) return [];
    return this.looking.moment === null ? at.played : until(at.log, this.looking.moment);
  });

  news: Line[] = $derived.by(() => {
    const at = this.seated.present;
    return at === null || this.looking.moment !== null ? [] : since(at.played, at.lastOwn);
  });

  // --- keys on the board and beside it

  lit: ReadonlySet<string> = $derived(choices.litKeys(this.question));
  barred: ReadonlySet<string> = $derived(choices.barredKeys(this.question));
  badges: ReadonlyMap<string, string> = $derived(choices.badges(this.question));
  /** Goals that are some choices away, and what lies on the way to the one that is pointed at. */
  goals: ReadonlySet<string> = $derived(choices.goalKeys(this.question));
  trail: readonly string[] = $derived(this.hovered === null ? [] : (choices.wayTo(this.question, this.hovered)?.through ?? []));

  hot: ReadonlySet<string> = $derived.by(() => {
    if (this.pointed !== null) return new Set(this.pointed.targets);
    if (this.named !== "" && this.scene !== null) return new Set(choices.keysOfName(this.scene, this.named));
    if (this.hovered === null) return NOTHING;
    return new Set(choices.at(this.question, this.hovered).flatMap((choice) => choice.targets));
  });

  /** What choosing a thing does, where that is one thing. */
  says(key: string): string {
    const here = choices.at(this.question, key).filter(choices.isOffered);
    const only = here.length === 1 ? here[0] : choices.wayTo(this.question, key);
    return only == null ? "" : words.say(only.label);
  }

  /** Whether a button belongs to the thing under the pointer. */
  isWarm(choice: Choice): boolean {
    return this.hovered !== null && choices.places(choice).includes(this.hovered);
  }

  // --- what was pointed out

  get picked(): Picked | null {
    return this.#picked !== null && this.#picked.question === this.question ? this.#picked : null;
  }

  /** The key the panel is filtered by. */
  get filter(): string | null {
    return this.picked !== null && this.picked.way === null ? this.picked.key : null;
  }

  get options(): Choice[] {
    return choices.shown(this.question, this.filter);
  }

  /** What can be chosen, as it is listed; what was pointed out is few enough for one list. */
  groups: choices.Group[] = $derived.by(() => {
    const offered = this.options.filter(choices.isOffered);
    return choices.grouped(offered, (verb) => this.filter === null && words.has(`group-${verb}`));
  });

  /** The options that have a number, in the order of the list. */
  numbered: Choice[] = $derived(this.groups.filter((group) => !group.folded).flatMap((group) => group.choices));

  ways: Choice[] = $derived.by(() => {
    const picked = this.picked;
    if (picked === null || picked.way === null || this.scene === null) return [];
    return choices.placements(this.question, picked.key, choices.drawn(this.scene)?.edges ?? "");
  });

  /** The way of laying the tile that is shown on the board. */
  get placing(): Choice | null {
    return this.ways[this.picked?.way ?? 0] ?? null;
  }

  ghost: Ghost | null = $derived.by(() => {
    const way = this.placing;
    const card = this.scene === null ? null : choices.drawn(this.scene);
    if (way === null || this.picked === null) return null;
    const { colour, name, marks } = card ?? { colour: "", name: "", marks: [] };
    return { key: this.picked.key, edges: way.shape, colour, name, marks, rotations: this.ways.length };
  });

  /** A lit or barred thing was activated, on the board or beside it. */
  pick(key: string): void {
    const at = this.at;
    if (at === null) return;
    at.queue.flush();
    const question = this.question;
    if (question === null || at.pending !== null) return;
    const here = choices.at(question, key).filter(choices.isOffered);
    const way = choices.wayTo(question, key);
    if (here.some((choice) => choice.shape !== "")) {
      if (this.picked?.key === key) this.turn(1);
      else this.#point({ question, key, way: 0 });
    } else if (here.length === 1 && here[0] !== undefined) this.choose(here[0]);
    else if (way !== null) this.#walk(at, way);
    else if (choices.at(question, key).length > 0) this.#point({ question, key, way: null });
  }

  turn(by: 1 | -1): void {
    const picked = this.picked;
    if (picked === null || picked.way === null) return;
    this.#point({ ...picked, way: choices.next(picked.way, by, this.ways.length) });
  }

  /** An option was pressed: one that lays a tile is shown on the board first. */
  press(choice: Choice): void {
    const question = this.question;
    if (question === null || !choices.isOffered(choice)) return;
    const key = choices.places(choice).filter(choices.onBoard).at(-1);
    if (choice.shape === "" || key === undefined || this.scene === null) {
      this.choose(choice);
      return;
    }
    const ways = choices.placements(question, key, choices.drawn(this.scene)?.edges ?? "");
    this.#point({ question, key, way: Math.max(0, ways.indexOf(choice)) });
  }

  /** Sends a choice; the second time, when the server wanted to hear it twice, it is sure. */
  choose(choice: Choice): void {
    const at = this.at;
    if (at === null || !choices.isOffered(choice)) return;
    at.choose(choice.text, !settings.confirm || at.confirming === choice.text);
    this.pointed = null;
  }

  /** Steps back from what is about to be chosen; false where there is nothing to step back from. */
  cancel(): boolean {
    const at = this.at;
    if (at?.confirming != null) at.confirming = null;
    else if (this.picked !== null) this.#picked = null;
    else return false;
    return true;
  }

  showAll(): void {
    this.#picked = null;
  }

  // --- explanations

  explain(anchor: Element, thing: string, rule = ""): void {
    const box = anchor.getBoundingClientRect();
    this.note = { left: box.left, top: box.bottom, thing, rule };
  }

  close(): void {
    this.looking.pause();
    this.seated.close();
  }

  #walk(at: Connection, way: Route): void {
    at.go(way.texts, !settings.confirm);
    this.hovered = null;
  }

  #point(picked: Picked): void {
    this.#picked = picked;
    this.called += 1;
  }
}
