/** Pictures on marks, 22 units square: lines, and what is filled. What a mark is like is told by the words of its id. */

export interface Picture {
  line: string;
  fill: string;
}

const SYMBOLS: Readonly<Record<string, Picture>> = {
  /** A raven. */
  omen: {
    fill: "M4.6 9.4L8.2 6.6Q9.4 4.4 12 4.8Q14.8 5.2 15 8.2Q18 10.6 18.2 16.6Q15.6 14.6 13.8 15.2L12.6 18.4L11.2 15.8L9.4 18.2L9 14.6Q7.4 12.6 7.8 9.8Z",
    line: "",
  },
  /** A chest. */
  item: {
    fill: "M4.6 10.2Q4.8 6 8 5.8H14Q17.2 6 17.4 10.2ZM4.6 11.4H9.4V13.6H12.6V11.4H17.4V16.6H4.6Z",
    line: "",
  },
  /** A spiral. */
  event: {
    fill: "",
    line: "M11 11Q12 10 12.6 11T11.4 13.2T8.6 11.6T10.6 8T15 10T13 15.6T6.6 13.6T7.4 6.6T14.6 5.4",
  },
};

const TOKENS: Readonly<Record<string, Picture>> = {
  smoke: { line: "", fill: "M5 17Q2.6 15 4.4 12.6Q3 9.4 6.4 8.6Q7.2 4.6 11 5.4Q14.4 3.6 16 7.2Q19.4 8.6 17.4 12Q19 15.6 15.4 16.4Q13 19 10.4 17Q7.4 18.8 5 17Z" },
  drip: { line: "", fill: "M11 3.2Q16.4 10 16.4 13.4A5.4 5.4 0 0 1 5.6 13.4Q5.6 10 11 3.2Z" },
  blessing: { line: "", fill: "M9.4 3.4H12.6V7.4H16.8V10.6H12.6V18.6H9.4V10.6H5.2V7.4H9.4Z" },
  closet: { line: "M5.4 3.6H16.6V17.4H5.4ZM11 3.6V17.4M9.2 10.4v1M12.8 10.4v1M6.6 17.4v1.6M15.4 17.4v1.6", fill: "" },
  safe: { line: "M4 4H18V17.4H4ZM11 10.7m-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M11 8.4V10.7H13M6.4 17.4v1.6M15.6 17.4v1.6", fill: "" },
  skeletons: { line: "", fill: "M11 3.4C16 3.4 17.8 7 17.2 10.4L15 13.2V16.6H13.2V15H11.8V16.6H10.2V15H8.8V16.6H7V13.2L4.8 10.4C4.2 7 6 3.4 11 3.4ZM6.8 9.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M11.6 9.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0" },
  slide: { line: "M4 4.4H7.6Q8.4 14.6 18 15.6M4 8.4Q6 18 18 18.6M4 4.4V8.4M9.6 12.4L7 15M13.4 15L12 17.6", fill: "" },
  wall_switch: { line: "M11 3.6V18.4M13.6 6.4Q18.6 8 18 12.4Q17.4 15.6 13.8 16M15.8 14L13.6 16.2L16 18.2M8.4 15.6Q3.4 14 4 9.6Q4.6 6.4 8.2 6M6.2 8L8.4 5.8L6 3.8", fill: "" },
  secret_passage: { line: "M4.6 18.4V10.4Q5 4 11 3.6Q17 4 17.4 10.4V18.4", fill: "M7.6 18.4V11Q8 7 11 6.8Q14 7 14.4 11V18.4Z" },
  secret_stairs: { line: "", fill: "M3.6 18.4V14.6H7.4V11H11.2V7.4H15V3.8H18.4V18.4Z" },
  vault_empty: { line: "M4 9H18V18H4ZM4 9L6.4 4.4H15.6L18 9M9 12.4L13 15.6M13 12.4L9 15.6", fill: "" },
  below_collapsed_room: { line: "M11 3.4V11.6M7.8 8.8L11 12L14.2 8.8", fill: "M3.6 15.6Q7 12.8 11 13.6Q15.6 12.6 18.4 15.6Q15.4 19 11 18.4Q6.4 19 3.6 15.6Z" },
};

/** The printed symbol of a room. */
export function symbolOf(id: string): Picture | null {
  return id.startsWith("symbol-") ? (SYMBOLS[id.slice("symbol-".length)] ?? null) : null;
}

/** The picture on a square token. */
export function tokenOf(id: string): Picture | null {
  return TOKENS[id.slice("token-".length)] ?? null;
}
