import { isObject, type Json } from "#kernel/json.ts";
import type { BrandFiles } from "./brand/random-brand.ts";

/** How many brands have something, by its name: a section, or a part of the vocabulary. */
export type Mix = Record<string, number>;

/** What is counted besides sections: parts of the vocabulary, by what an object in a file has. */
const vocabulary: Readonly<Record<string, (value: { readonly [key: string]: Json }, key: string) => boolean>> = {
  filters: (_value, key) => key === "filters",
  "named data": (_value, key) => key === "data",
  trees: ({ widget }) => widget === "tree-list",
  "texts with values": ({ text, values }) => text !== undefined && isObject(values),
  periods: ({ as }) => as === "period",
  "choices from calls": ({ kind, from }) => kind === "choice" && isObject(from),
  "bound initial values": ({ kind, initial }) => kind !== undefined && isObject(initial),
  "bound limits": ({ kind, min, max }) => kind !== undefined && (isObject(min) || isObject(max)),
};

/** Counts what a brand has. */
export function addToMix(mix: Mix, files: BrandFiles): void {
  const sections = Object.keys(files).map((path) => /^brands\/[^/]+\/(\w+)/.exec(path)?.[1] ?? "text packs");
  const parts = Object.values(files).flatMap((file) => partsIn(file, ""));
  for (const name of new Set([...sections, ...parts])) mix[name] = (mix[name] ?? 0) + 1;
}

function partsIn(value: Json, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => partsIn(one, ""));
  if (!isObject(value)) return [];
  const own = Object.entries(vocabulary).flatMap(([name, has]) => (has(value, key) ? [name] : []));
  return [...own, ...Object.entries(value).flatMap(([inner, one]) => partsIn(one, inner))];
}

/** "100 with screens, 41 with forms". */
export function mixLine(mix: Mix, brands: number): string {
  return Object.entries(mix)
    .filter(([name]) => name !== "brand")
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${Math.round((count / brands) * 100)} with ${name}`)
    .join(", ");
}
