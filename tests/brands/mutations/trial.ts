import { decodeUtf8 } from "#compile/read/decode.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { setAbove } from "./above.ts";
import { checked, goodPartOf, nameOf } from "./good-part.ts";
import { brandsAbove, type GoodFile, type GoodSite } from "./good-site.ts";
import type { Mutation, MutationKind } from "./mutation.ts";
import { randomOf, type Random } from "./random.ts";

/**
 * The outcome of a mistake: "reported" when it was reported once, at its place, with the affected brands and the right
 * hint.
 */
export type Outcome = "reported" | "crash" | "silence" | "several" | "elsewhere" | "no hint" | "brands";

export interface Trial {
  kind: string;
  outcome: Outcome;
  /** For debugging: the mistake and its findings. */
  story: string;
}

/** How many files are tried to find one in which a kind of mistake can be made: some can be made in few. */
const attempts = 1000;

/** Makes one mistake somewhere in the site and returns how it was reported. */
export function tryMistake(kind: MutationKind, seed: number, site: GoodSite): Trial | undefined {
  const random = randomOf(seed);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const file = random.pick(site.good);
    const mutation = kind.mutate(file, random, site);
    if (!mutation) continue;
    const brands = brandsFor(mutation, file, random, site, seed);
    if (brands) return trialOf(kind, mutation, file, brands, site);
  }
  return undefined;
}

/**
 * One brand for a mistake in a brand; for one in a layer that brands share, two of those that it reaches in every third
 * trial and one in the others: what more it finds with two is which brands it names.
 */
function brandsFor(
  { with: others = [], reaches = () => true }: Mutation,
  file: GoodFile,
  random: Random,
  site: GoodSite,
  seed: number,
): string[] | undefined {
  const above = brandsAbove(site, file.layer);
  if (site.brands.includes(file.layer))
    return others.length > 0 || reaches(file.layer) ? [file.layer, ...others] : undefined;
  const first = random.some(above.filter(reaches));
  const second = first && random.some(above.filter((id) => id !== first));
  if (first === undefined || second === undefined) return undefined;
  return seed % 3 === 0 ? [first, second] : [first];
}

function trialOf(
  kind: MutationKind,
  mutation: Mutation,
  file: GoodFile,
  brands: readonly string[],
  site: GoodSite,
): Trial {
  const good = goodPartOf(site, brands);
  let found: Diagnostic[];
  try {
    const { diagnostics } = checked(mutated(good.files, file, mutation), good.work);
    found = diagnostics.filter((one) => !good.known.has(nameOf(one)));
  } catch (error) {
    return {
      kind: kind.name,
      outcome: "crash",
      story: `${storyOf(file, mutation, brands)}\n${String((error as Error).stack)}`,
    };
  }
  return {
    kind: kind.name,
    outcome: outcomeOf(found, mutation, file, brands, site),
    story: [storyOf(file, mutation, brands), ...found.map(lineOf)].join("\n"),
  };
}

function mutated(good: SourceFiles, file: GoodFile, { text, renamed }: Mutation): SourceFiles {
  const { [file.path]: _old, ...texts } = good.texts;
  const path = renamed ?? file.path;
  if (typeof text === "string") return { ...good, texts: { ...texts, [path]: text } };
  const { text: read, badAt } = decodeUtf8(text);
  return { ...good, texts: { ...texts, [path]: read }, notUtf8: badAt === undefined ? {} : { [path]: badAt } };
}

function outcomeOf(
  reported: readonly Diagnostic[],
  mutation: Mutation,
  file: GoodFile,
  brands: readonly string[],
  site: GoodSite,
): Outcome {
  if (mutation.each) return outcomeOfEach(reported, mutation.each);
  const [only, second] = reported;
  if (!only) return "silence";
  if (second) return "several";
  if (!isThere(only, mutation, file)) return "elsewhere";
  if (
    mutation.original !== undefined &&
    !only.hint?.includes(mutation.original.startsWith("{{") ? mutation.original : `"${mutation.original}"`)
  )
    return "no hint";
  return brands.filter((brand) => inherits(brand, mutation, file, site)).every((brand) => only.brands.includes(brand))
    ? "reported"
    : "brands";
}

function outcomeOfEach(reported: readonly Diagnostic[], places: NonNullable<Mutation["each"]>): Outcome {
  if (reported.length !== places.length) return reported.length === 0 ? "silence" : "several";
  const isSaid = (place: (typeof places)[number]) =>
    reported.some((one) => one.file === place.file && one.line === place.line && one.column === place.column);
  return places.every(isSaid) ? "reported" : "elsewhere";
}

function isThere(
  found: Diagnostic,
  { line, column, lastColumn = column, file = undefined, anyOf, renamed }: Mutation,
  { path }: GoodFile,
): boolean {
  if (anyOf)
    return anyOf.some(
      (place) => place.file === found.file && place.line === found.line && place.column === found.column,
    );
  return (
    found.file === (file ?? renamed ?? path) &&
    found.line === line &&
    found.column >= column &&
    found.column <= lastColumn
  );
}

/** Whether a brand has the mistake: not if it overrides the same place. */
function inherits(
  brand: string,
  { path, reaches = () => true }: Mutation,
  { layer }: GoodFile,
  site: GoodSite,
): boolean {
  return (
    reaches(brand) &&
    (path === undefined || setAbove(site, layer, path, brand) === "nothing") &&
    (brandsAbove(site, layer).includes(brand) || path === undefined)
  );
}

function lineOf({ severity, rule, file, line, column, message, hint, brands }: Diagnostic): string {
  return `    ${severity} ${rule} ${file}:${line}:${column} [${brands.join(" ")}] ${message} ${hint ?? ""}`;
}

function storyOf(
  file: GoodFile,
  { text, line, column, original, renamed, file: other, anyOf }: Mutation,
  brands: readonly string[],
): string {
  const changed = typeof text === "string" ? (text.split("\n")[line - 1] ?? "") : "(bytes)";
  return `${renamed ?? file.path} [${brands.join(" ")}] expected at ${other ?? ""}:${line}:${column}${anyOf ? ` or ${JSON.stringify(anyOf)}` : ""}${original === undefined ? "" : ` meant "${original}"`}: ${changed.trim().slice(0, 160)}`;
}
