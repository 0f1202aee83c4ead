import type { Diagnostic, Mark } from "./diagnostic.ts";

/** A located finding with the brands that it affects. */
export interface Entry {
  diagnostic: Omit<Diagnostic, "brands" | "related">;
  brands: Set<string>;
  /** What is wrong because of it, by file and pointer. */
  related?: Map<string, Mark>;
}

/** A kind of finding that covers others. */
interface Cover {
  is: (entry: Entry) => boolean;
  /** The spots in which it covers others, as keys. */
  at: (entry: Entry) => readonly string[];
  covers: (entry: Entry, other: Entry) => boolean;
}

/** From the gravest kind; a warning covers nothing. */
const kinds: readonly Cover[] = [
  { is: isSecret, at: placeOf, covers: (_secret, other) => !isSecret(other) },
  { is: isUnread, at: fileOf, covers: (_unread, other) => !isSecret(other) },
  { is: isOfRule, at: spotOf, covers: isSameMistake },
  { is: isError, at: spotOf, covers: isSameMistake },
];

/** Leaves the gravest of the findings at one spot that are one mistake, with the brands of all of them. */
export function withOneFindingASpot(entries: readonly Entry[]): readonly Entry[] {
  const left: Entry[] = [];
  const covers = kinds.map((): Map<string, Entry[]> => new Map());
  for (const entry of entries.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const cover = coverOf(entry, covers);
    if (cover) for (const brand of entry.brands) cover.brands.add(brand);
    else left.push(kept({ ...entry, brands: new Set(entry.brands) }, covers));
  }
  return left;
}

/** By kind and spot, what may cover others. */
type Covers = readonly Map<string, Entry[]>[];

function coverOf(entry: Entry, covers: Covers): Entry | undefined {
  const found = kinds.flatMap(({ at, covers: isCovered }, rank) =>
    at(entry).flatMap((spot) => covers[rank]?.get(spot)?.find((cover) => isCovered(cover, entry)) ?? []),
  );
  return found[0];
}

function kept(entry: Entry, covers: Covers): Entry {
  const rank = rankOf(entry);
  for (const spot of kinds[rank]?.at(entry) ?? []) covers[rank]?.set(spot, [...(covers[rank].get(spot) ?? []), entry]);
  return entry;
}

/** The place of its kind among all; the last for a warning. */
function rankOf(entry: Entry): number {
  return kinds.findIndex(({ is }) => is(entry)) >>> 0;
}

/** A warning at an error, or errors at one value with the same correction, or of two rules in different brands. */
function isSameMistake(one: Entry, other: Entry): boolean {
  if (!isError(other)) return true;
  if (one.diagnostic.pointer !== other.diagnostic.pointer || one.brands.size === 0 || other.brands.size === 0)
    return false;
  const correction = correctionOf(one);
  if (correction !== undefined && correction === correctionOf(other)) return true;
  return one.diagnostic.rule !== other.diagnostic.rule && ![...other.brands].some((brand) => one.brands.has(brand));
}

function correctionOf({ diagnostic: { fix } }: Entry): string | undefined {
  return fix === undefined || fix.kind === "remove" ? undefined : fix.text;
}

function isSecret({ diagnostic: { rule } }: Entry): boolean {
  return rule === "secret-looking";
}

/** Of a file that no layer reads. */
function isUnread({ diagnostic: { rule, pointer } }: Entry): boolean {
  return (rule === "unknown-file" || rule === "unknown-layer") && pointer === "";
}

function isError({ diagnostic: { severity } }: Entry): boolean {
  return severity === "error";
}

/** An error that says more than that a value does not match the schema. */
function isOfRule(entry: Entry): boolean {
  return isError(entry) && entry.diagnostic.rule !== "wrong-shape";
}

function fileOf({ diagnostic: { file } }: Entry): string[] {
  return [file];
}

function placeOf({ diagnostic: { file, pointer } }: Entry): string[] {
  return [`${file}#${pointer}`];
}

/** Where the text is, or what it says something about: a key and its value are one part, at two columns. */
function spotOf(entry: Entry): string[] {
  const { file, line, column } = entry.diagnostic;
  return [`${file}:${line}:${column}`, ...placeOf(entry)];
}
