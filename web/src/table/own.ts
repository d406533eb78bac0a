// The moments at which this browser chose for a seat, kept so that "since your last decision" outlives a reload.
const STORE = "hauntbox-own";
const TABLES = 40;
const MOMENTS = 60;

type Kept = Record<string, number[]>;

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function ownMoments(table: string, seat: number): number[] {
  return load()[`${table}:${seat}`] ?? [];
}

/** Keeps the moments of a seat; the tables played longest ago are forgotten. */
export function keepMoments(table: string, seat: number, moments: readonly number[]): void {
  const name = `${table}:${seat}`;
  const others = Object.entries(load()).filter(([key]) => key !== name);
  const kept = [...others, [name, moments.slice(-MOMENTS)]].slice(-TABLES);
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing only loses the divider
  }
}
