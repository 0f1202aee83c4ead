import type { Bound } from "#descriptor/vocabulary/binding.ts";
import type { SettledPhrase } from "#descriptor/vocabulary/phrase.ts";
import { required } from "#kernel/assert.ts";
import { valueAtPath, withValueAt } from "#kernel/pointer.ts";
import { callNamed } from "../analyse/screen-values.ts";
import { phrasesIn, settledValue, type PhraseUse } from "../validate/phrases.ts";
import type { Path, Walk } from "../validate/walk.ts";

/** The same brand, in which every value of a text says how it is written: the phone carries no table of the contract. */
export function withSettledPhrases<T>(brand: T, walk: Pick<Walk, "references">): T {
  let settled: unknown = brand;
  for (const use of phrasesIn(walk, brand))
    if (use.values) settled = withValueAt(settled, use.path.slice(0, -1), settledPhrase(use, use.values, brand));
  return settled as T;
}

function settledPhrase({ name: text, path }: PhraseUse, values: Readonly<Record<string, Bound>>, brand: unknown) {
  const around = path.slice(0, -1);
  const settled = Object.entries(values).map(([name, bound]) => [
    name,
    required(settledValue(bound, [...around, "values", name], brand), `A way to write "${name}"`),
  ]);
  const ofMembers = Object.values(values).some((bound) => waitsForMembers(bound, around, brand));
  return { text, values: Object.fromEntries(settled), ...(ofMembers && { ofMembers }) } as SettledPhrase;
}

/** Whether a value is of data that only members have, or that take some themselves. */
export function waitsForMembers(bound: unknown, path: Path, brand: unknown, seen: readonly string[] = []): boolean {
  if (typeof bound !== "object" || bound === null || !("data" in bound)) return false;
  const id = String(bound.data).split(".")[0] ?? "";
  if (seen.includes(id)) return false;
  const source = valueAtPath(brand, ["screens", String(path[1]), "data", id]) as
    | { call: string; with?: Record<string, unknown> }
    | undefined;
  const isOfMember = callNamed(source?.call)?.auth === "session";
  return (
    isOfMember || Object.values(source?.with ?? {}).some((one) => waitsForMembers(one, path, brand, [...seen, id]))
  );
}
