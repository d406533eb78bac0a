// What may be written into an option of a new table.
import type { OptionInfo } from "../wire";

/** A value that has a name in each language; one without a small letter stands for itself. */
export function isNamed(value: string): boolean {
  return value !== value.toUpperCase();
}

export function fits(option: OptionInfo, value: string): boolean {
  if (option.pattern === "") return option.values.includes(value);
  return new RegExp(`^(?:${option.pattern})$`, "u").test(value);
}
