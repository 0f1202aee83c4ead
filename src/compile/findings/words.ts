import { orList } from "#kernel/english-list.ts";
import { allNearest } from "#kernel/near.ts";

/** A value as a message quotes it: short, on one line. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The type of a JSON value, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return (
    { string: "a string", number: "a number", boolean: "a boolean", object: "an object" }[typeof value as "string"] ??
    "nothing"
  );
}

/** The hint that names what was probably meant. `meantIn` parses it. */
export function meantHint(name: string): string {
  return `Did you mean "${name}"?`;
}

/** The name in a hint that suggests exactly one. */
export function meantIn(hint: string): string | undefined {
  return /^Did you mean "([^"]+)"\?$/.exec(hint)?.[1];
}

/** A longer list does not help. */
const most = 3;

/** The hint that names the nearest candidate, or several that are equally near; undefined when none is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const [near, ...others] = allNearest(name, candidates);
  return near === undefined || near === name ? undefined : anyMeantHint([near, ...others]);
}

/** The hint that suggests one name, or several when it is unclear which was meant. */
export function anyMeantHint(names: readonly string[]): string {
  return `Did you mean ${orList(names.slice(0, most).map((name) => `"${name}"`))}?`;
}

/** The candidates as a list, twelve at most. */
export function oneOf(candidates: readonly string[]): string {
  const shown = candidates
    .slice(0, 12)
    .map((name) => `"${name}"`)
    .join(", ");
  return candidates.length > 12 ? `${shown}, …` : shown;
}

/** "Did you mean" when a name is similar, otherwise the full list. */
export function choiceHint(name: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  return didYouMean(name, candidates) ?? `Use ${candidates.length === 1 ? "" : "one of "}${oneOf(candidates)}.`;
}
