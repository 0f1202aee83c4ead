import { andList } from "#kernel/english-list.ts";

/** A number with its noun: "1 brand", "2 brands". */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Names in a sentence: "a, b and c"; a long list ends with a count. */
export function listed(names: readonly string[], most: number = Number.POSITIVE_INFINITY): string {
  return andList(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
}
