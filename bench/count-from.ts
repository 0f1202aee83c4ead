import { UsageError } from "./usage-error.ts";

/** The number of an option. Throws a UsageError when its text is no whole number from 1 to `most`. */
export function countFrom(name: string, text: string, most: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > most)
    throw new UsageError(`--${name} is "${text}": give a number between 1 and ${most}.`);
  return count;
}
