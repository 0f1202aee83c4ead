import { allNearest } from "#kernel/near.ts";

/** A value as a message quotes it: short, on one line. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What a JSON value is, in a word. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return (
    { string: "a text", number: "a number", boolean: "true or false", object: "an object" }[typeof value as "string"] ??
    "nothing"
  );
}

/** The hint that names what was probably meant. `meantIn` reads it. */
export function meantHint(name: string): string {
  return `Did you mean "${name}"?`;
}

/** The name in a hint that says what was probably meant, and nothing else. */
export function meantIn(hint: string): string | undefined {
  return /^Did you mean "([^"]+)"\?$/.exec(hint)?.[1];
}

/** More names than this are no help. */
const most = 3;

/** The hint that names the nearest candidate, if one is near; several when they are equally near. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const [near, ...others] = allNearest(name, candidates);
  return near === undefined || near === name ? undefined : anyMeantHint([near, ...others]);
}

/** The hint that names what was probably meant, one of several when nobody can tell which. */
export function anyMeantHint(names: readonly string[]): string {
  return `Did you mean ${names
    .slice(0, most)
    .map((name) => `"${name}"`)
    .join(" or ")}?`;
}

/** The candidates as a person reads them: at most twelve. */
export function oneOf(candidates: readonly string[]): string {
  const shown = candidates
    .slice(0, 12)
    .map((name) => `"${name}"`)
    .join(", ");
  return candidates.length > 12 ? `${shown}, …` : shown;
}

/** "Did you mean" where a name is near, else the whole choice. */
export function choiceHint(name: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  return didYouMean(name, candidates) ?? `One of ${oneOf(candidates)}.`;
}
