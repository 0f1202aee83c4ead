import type { BrandFiles } from "./brand/random-brand.ts";

/** How many brands have a section, by its name. */
export type Mix = Record<string, number>;

/** Counts the sections of a brand. */
export function addToMix(mix: Mix, files: BrandFiles): void {
  const sections = Object.keys(files).map((path) => /^brands\/[^/]+\/(\w+)/.exec(path)?.[1] ?? "text packs");
  for (const section of new Set(sections)) mix[section] = (mix[section] ?? 0) + 1;
}

/** "100 with screens, 41 with forms". */
export function mixLine(mix: Mix, brands: number): string {
  return Object.entries(mix)
    .filter(([section]) => section !== "brand")
    .sort(([, one], [, other]) => other - one)
    .map(([section, count]) => `${Math.round((count / brands) * 100)} with ${section}`)
    .join(", ");
}
