import type { Diagnostic, Mark } from "./diagnostic.ts";

/** A located finding with the brands that it affects. */
export interface Entry {
  diagnostic: Omit<Diagnostic, "brands" | "related">;
  brands: Set<string>;
  /** What is wrong because of it, by file and pointer. */
  related?: Map<string, Mark>;
}

/** Leaves of a file that no layer reads that it is not read, and its secrets. */
export function withUnreadFilesOnce(entries: readonly Entry[]): readonly Entry[] {
  const isUnread = ({ diagnostic: { rule, pointer } }: Entry) => unreadRules.has(rule) && pointer === "";
  const unread = new Set(entries.filter(isUnread).map(({ diagnostic }) => diagnostic.file));
  return entries.filter((entry) => isUnread(entry) || isSecret(entry) || !unread.has(entry.diagnostic.file));
}

/** Leaves a secret as the only finding at its place. */
export function withSecretsAlone(entries: readonly Entry[]): readonly Entry[] {
  const secrets = new Set(entries.filter(isSecret).map(placeOf));
  return entries.filter((entry) => isSecret(entry) || !secrets.has(placeOf(entry)));
}

/** Joins errors at one spot that are one mistake. */
export function withOneErrorASpot(entries: readonly Entry[]): readonly Entry[] {
  const bySpot = new Map<string, Entry[]>();
  // A specific finding comes before a mere wrong shape, and stays.
  for (const entry of entries.toSorted((one, other) => Number(isOfShape(one)) - Number(isOfShape(other)))) {
    const spot = isError(entry) && entry.brands.size > 0 ? `${spotOf(entry)}${entry.diagnostic.pointer}` : "";
    const here = bySpot.get(spot) ?? [];
    bySpot.set(spot, here);
    const same = spot === "" ? undefined : here.find((other) => isSameMistake(other, entry));
    if (same) here[here.indexOf(same)] = { ...same, brands: new Set([...same.brands, ...entry.brands]) };
    else here.push(entry);
  }
  return [...bySpot.values()].flat();
}

/** Errors with the same correction, or of two rules in different brands. */
function isSameMistake(one: Entry, other: Entry): boolean {
  const correction = correctionOf(one);
  if (correction !== undefined && correction === correctionOf(other)) return true;
  return one.diagnostic.rule !== other.diagnostic.rule && ![...other.brands].some((brand) => one.brands.has(brand));
}

function correctionOf({ diagnostic: { fix } }: Entry): string | undefined {
  return fix === undefined || fix.kind === "remove" ? undefined : fix.text;
}

/** Removes warnings at the spot of an error; their brands join the error's. */
export function withoutWarningsAtErrors(entries: readonly Entry[]): readonly Entry[] {
  const warned = new Map(entries.filter(isError).map((entry) => [spotOf(entry), new Set<string>()]));
  for (const entry of entries)
    if (!isError(entry)) for (const brand of entry.brands) warned.get(spotOf(entry))?.add(brand);
  return entries.flatMap((entry) => {
    if (!isError(entry)) return warned.has(spotOf(entry)) ? [] : [entry];
    return [{ ...entry, brands: new Set([...entry.brands, ...(warned.get(spotOf(entry)) ?? [])]) }];
  });
}

const unreadRules: ReadonlySet<string> = new Set(["unknown-file", "unknown-layer"]);
const isSecret = ({ diagnostic }: Entry) => diagnostic.rule === "secret-looking";
const isError = ({ diagnostic }: Entry) => diagnostic.severity === "error";
const isOfShape = ({ diagnostic }: Entry) => diagnostic.rule === "wrong-shape";
const spotOf = ({ diagnostic: { file, line, column } }: Entry) => `${file}:${line}:${column}`;
const placeOf = ({ diagnostic: { file, pointer } }: Entry) => `${file}#${pointer}`;
