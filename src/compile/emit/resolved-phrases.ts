import type { ShownForm } from "#descriptor/form.ts";
import type { FormPhrase, ResolvedPhrase } from "#descriptor/vocabulary/phrase.ts";
import { required } from "#kernel/assert.ts";
import { valueAtPath, withValueAt } from "#kernel/pointer.ts";
import { callNamed } from "../analyse/screen-values.ts";
import { phrasesIn, resolvedValue, type Given, type PhraseUse } from "../validate/phrases.ts";
import type { Path, Walk } from "../validate/walk.ts";

/**
 * The same brand, in which every value of a text says how it is written: the phone carries no table of the contract.
 * A form has its texts with values in one place, and their keys where they are shown: most forms have none, and whatever
 * shows a text of a form only looks up a key.
 */
export function withResolvedPhrases<T>(brand: T, walk: Pick<Walk, "references">): T {
  let resolved: unknown = brand;
  for (const use of phrasesIn(walk, brand)) {
    const { values, of, path } = use;
    const place = path.slice(0, -1);
    // Presets are gone: fields have what they take from them.
    if (!values || (of === "form" && place[0] !== "forms")) continue;
    const phrase = resolvedPhrase(use, values, brand);
    resolved = of === "screen" ? withValueAt(resolved, place, phrase) : withPhraseOfForm(resolved, place, phrase);
  }
  return resolved as T;
}

function withPhraseOfForm(brand: unknown, place: Path, phrase: FormPhrase): unknown {
  const [section = "", id = "", ...inside] = place;
  // No key of a text pack has a slash.
  const key = inside.join("/");
  const all = [section, id, "phrases"];
  const before = valueAtPath(brand, all) as ShownForm["phrases"];
  return withValueAt(withValueAt(brand, place, key), all, { ...before, [key]: phrase });
}

function resolvedPhrase({ name: text, path }: PhraseUse, values: Readonly<Record<string, Given>>, brand: unknown) {
  const around = path.slice(0, -1);
  const resolved = Object.entries(values).map(([name, bound]) => [
    name,
    required(resolvedValue(bound, [...around, "values", name], brand), `A way to write "${name}"`),
  ]);
  const ofMembers = Object.values(values).some((bound) => waitsForMembers(bound, around, brand));
  return { text, values: Object.fromEntries(resolved), ...(ofMembers && { ofMembers }) } as ResolvedPhrase & FormPhrase;
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
