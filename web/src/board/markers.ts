/** Pictures of what lies on a square and is no figure (a piece without a letter), 36 units square around (0, 0). */

export interface MarkerPicture {
  fill: string;
  line: string;
}

const TRAP: MarkerPicture = {
  fill: "M-12 -3L-8.4 -9L-5 -3L-1.6 -10L1.8 -3L5.2 -9L8.6 -3L12 -6V-1H-12ZM-12 3L-8.4 9L-5 3L-1.6 10L1.8 3L5.2 9L8.6 3L12 6V1H-12Z",
  line: "",
};

type Kinds = readonly (readonly [RegExp, MarkerPicture])[];

/** What kind of thing it is, where nothing more is known. */
const COMMON: Kinds = [
  [/^(?:tr|traps?|pitfall)$/, TRAP],
  [/^(?:hz|hazards?|danger)$/, { fill: "", line: "M0 -11L12 10H-12ZM0 -3.4V3M0 6.6V6.8" }],
];

const KINDS: Kinds = [
  [/^(?:spears?|javelins?)$/, { fill: "M8 -13L12.6 -4L8 -6L3.4 -4ZM-8 -13L-3.4 -4L-8 -6L-12.6 -4Z", line: "M8 -6V12M-8 -6V12M0 -2V12M0 -12L-3 -4M0 -12L3 -4" }],
  [/^(?:crossbows?|arrows?|bolts?)$/, { fill: "M0 -14L4 -7H-4Z", line: "M0 -8V12M-11 -1Q0 -12 11 -1M-11 -1L0 6L11 -1" }],
  [/^(?:blades?|saws?|scythes?)$/, { fill: "M0 -14L4 -5L13 -5L6 2L9 12L0 6L-9 12L-6 2L-13 -5L-4 -5Z", line: "" }],
  [/^(?:vents?|poison|gas|clouds?|spores?)$/, { fill: "M-9 9Q-14 5 -10.4 0Q-12 -7 -5 -7.4Q-2 -13 3.4 -9.4Q9.4 -11 10 -4.4Q14.4 0 10.4 4.4Q11 10 4.6 9Q-1 12.4 -4.4 9Q-7 11 -9 9Z", line: "" }],
  [/^(?:snares?|nets?)$/, { fill: "", line: "M-9 0A9 8 0 1 0 9 0A9 8 0 1 0 -9 0ZM0 -8V-14M-5 -4L5 4M5 -4L-5 4" }],
  [/^(?:rubble|rocks?|boulders?)$/, { fill: "M-12 9L-9 1L-3 0L0 9ZM1 9L3 0L10 1L12 9ZM-5 -2L-2 -10L5 -10L7 -2Z", line: "" }],
  [/^(?:seeps?|pools?|lava|slime|ooze|damp)$/, { fill: "M0 -12Q9 -1 9 4A9 8 0 0 1 -9 4Q-9 -1 0 -12Z", line: "" }],
  [/^(?:crown)$/, { fill: "M-11 8L-12.4 -6L-6 0L0 -10L6 0L12.4 -6L11 8Z", line: "M-9 4.4H9" }],
  [/^(?:sunshard|shard|crystals?|gem|jewel)$/, { fill: "M0 -13L8 -2L4 12H-4L-8 -2Z", line: "M-8 -2H8M0 -13V12" }],
  [/^(?:eggs?|sacs?|cocoon)$/, { fill: "M0 -12C7 -12 10.4 0 10.4 4A10.4 9 0 0 1 -10.4 4C-10.4 0 -7 -12 0 -12Z", line: "M-6 -1L-2 2L1 -2L5 2" }],
  [/^(?:fissures?|cracks?|cracked|breach)$/, { fill: "M-3 -13L3 -5L-1 -1L6 4L1 13L2 6L-6 1L-1 -4Z", line: "" }],
  [/^(?:oath|stones?|obelisk)$/, { fill: "M-8 12L-6.4 -9L0 -13L6.4 -9L8 12Z", line: "M0 -7V4M-3.4 -3H3.4" }],
  [/^(?:seals?|rune|runes)$/, { fill: "", line: "M-11 0A11 11 0 1 0 11 0A11 11 0 1 0 -11 0ZM0 -9L7.8 4.4H-7.8ZM0 -3V1" }],
  [/^(?:chests?|treasures?|coffer|hoard)$/, { fill: "M-12 -1Q-12 -10 -6 -10H6Q12 -10 12 -1ZM-12 1.4H-2.6V4.6H2.6V1.4H12V10H-12Z", line: "" }],
  [/^(?:webs?|cobweb)$/, { fill: "", line: "M0 -12V12M-12 0H12M-8.6 -8.6L8.6 8.6M-8.6 8.6L8.6 -8.6M0 -6L4.4 -4.4L6 0L4.4 4.4L0 6L-4.4 4.4L-6 0L-4.4 -4.4Z" }],
  [/^(?:pits?|hole)$/, { fill: "M-11 0A11 7 0 1 0 11 0A11 7 0 1 0 -11 0Z", line: "" }],
  [/^(?:blood|wound)$/, { fill: "M0 -11Q8 0 8 4A8 7 0 0 1 -8 4Q-8 0 0 -11Z", line: "" }],
];

/** The picture for a name like "tr_spear_wall"; null for what nobody has drawn yet. */
export function markerOf(name: string): MarkerPicture | null {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const found = [...KINDS, ...COMMON].find(([pattern]) => words.some((word) => pattern.test(word)));
  return found?.[1] ?? null;
}

