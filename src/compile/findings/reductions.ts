import type { Diagnostic } from "./diagnostic.ts";

/** A finding with the brands that it affects. */
export interface Entry {
  diagnostic: Omit<Diagnostic, "brands">;
  brands: Set<string>;
}

/** A way to report once what is one mistake, although several rules or brands found it. */
interface Reduction {
  name: string;
  /** The mistake that would be reported twice without it. */
  because: string;
  reduce: (entries: readonly Entry[]) => readonly Entry[];
}

/** Applied in this order to all findings; nothing else removes or joins findings afterwards. */
export const reductions: readonly Reduction[] = [
  {
    name: "a secret comes alone",
    because:
      "A token in a field of another shape is a secret and a wrong shape: removing the secret removes both, and its text must not be quoted by a second finding.",
    reduce: withSecretsAlone,
  },
  {
    name: "one error a spot",
    because:
      'An entry that a layer removes is "missing" in a brand that sets a part of it, and "still named" in the others: one place to correct, in different brands.',
    reduce: withOneErrorASpot,
  },
  {
    name: "no warning at an error",
    because:
      "A misspelt text key of a rule's message is a rule without a message and a text that nothing uses, both at that key: correcting the error removes the warning.",
    reduce: withoutWarningsAtErrors,
  },
];

function withSecretsAlone(entries: readonly Entry[]): readonly Entry[] {
  const isSecret = ({ diagnostic }: Entry) => diagnostic.rule === "secret-looking";
  const secrets = new Set(entries.filter(isSecret).map(placeOf));
  return entries.filter((entry) => isSecret(entry) || !secrets.has(placeOf(entry)));
}

function withOneErrorASpot(entries: readonly Entry[]): readonly Entry[] {
  const bySpot = new Map<string, Entry[]>();
  // A specific finding comes before a mere wrong shape, and stays.
  for (const entry of entries.toSorted((one, other) => Number(isOfShape(one)) - Number(isOfShape(other)))) {
    const spot = isError(entry) && entry.brands.size > 0 ? `${spotOf(entry)}${entry.diagnostic.pointer}` : "";
    const here = bySpot.get(spot) ?? [];
    const same = spot === "" ? undefined : here.find((other) => isSameMistake(other, entry));
    if (same) here[here.indexOf(same)] = { ...same, brands: new Set([...same.brands, ...entry.brands]) };
    else bySpot.set(spot, [...here, entry]);
  }
  return [...bySpot.values()].flat();
}

/** Errors of two rules at one spot, in different brands. */
function isSameMistake(one: Entry, other: Entry): boolean {
  return one.diagnostic.rule !== other.diagnostic.rule && ![...other.brands].some((brand) => one.brands.has(brand));
}

function withoutWarningsAtErrors(entries: readonly Entry[]): readonly Entry[] {
  const warned = new Map(entries.filter(isError).map((entry) => [spotOf(entry), new Set<string>()]));
  for (const entry of entries)
    if (!isError(entry)) for (const brand of entry.brands) warned.get(spotOf(entry))?.add(brand);
  return entries.flatMap((entry) => {
    if (!isError(entry)) return warned.has(spotOf(entry)) ? [] : [entry];
    return [{ ...entry, brands: new Set([...entry.brands, ...(warned.get(spotOf(entry)) ?? [])]) }];
  });
}

const isError = ({ diagnostic }: Entry) => diagnostic.severity === "error";
const isOfShape = ({ diagnostic }: Entry) => diagnostic.rule === "wrong-shape";
const spotOf = ({ diagnostic: { file, line, column } }: Entry) => `${file}:${line}:${column}`;
const placeOf = ({ diagnostic: { file, pointer } }: Entry) => `${file}#${pointer}`;
