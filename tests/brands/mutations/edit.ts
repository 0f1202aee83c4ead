import type { Span } from "./places.ts";
import type { Random } from "./random.ts";

/** A text with a part replaced, and the mistake where the part begins. */
export function replaced(
  text: string,
  { offset, length }: Span,
  by: string,
): { text: string; line: number; column: number } {
  return { text: text.slice(0, offset) + by + text.slice(offset + length), ...positionOf(text, offset) };
}

/** Line and column of an offset, 1-based. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * A name with one typo: two letters swapped, one left out, one twice, one wrong. Nothing for short names
 * and when the slip hits another name.
 */
export function misspelt(name: string, random: Random, taken: (name: string) => boolean): string | undefined {
  if (name.length < 4) return undefined;
  const at = random.below(name.length - 1);
  const [one = "", other = ""] = [name[at], name[at + 1]];
  const slips = [
    name.slice(0, at) + other + one + name.slice(at + 2),
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + one + name.slice(at),
    name.slice(0, at) + random.pick([...letters]) + name.slice(at + 1),
  ];
  const slip = random.pick(slips);
  return slip.toLowerCase() === name.toLowerCase() || taken(slip) ? undefined : slip;
}

/** The whole entry of a place with its comma, so that the rest is valid JSON. */
export function entrySpan(text: string, key: Span, value: Span): Span {
  const end = value.offset + value.length;
  const after = /^\s*,[ \t]*/.exec(text.slice(end))?.[0].length;
  if (after !== undefined) return { offset: key.offset, length: end + after - key.offset };
  const before = /,\s*$/.exec(text.slice(0, key.offset))?.[0].length ?? 0;
  return { offset: key.offset - before, length: end - key.offset + before };
}
