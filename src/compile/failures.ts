import type { Diagnostic } from "./findings/diagnostic.ts";
import { layerOfPath } from "./read/collect-suppressions.ts";
import { layerBelowIn, layersBelow } from "./read/layer-below.ts";
import type { SourceFiles } from "./read/source-files.ts";

interface Found {
  diagnostics: readonly Diagnostic[];
  brandIds: readonly string[];
}

/** A file that the compiler cannot work on, and the brands that are left out because of it. */
interface Failure {
  file: string;
  error: unknown;
  /** The layer of the file, and those above it. */
  layers: readonly string[];
}

/**
 * Compiles; an exception while it works on a brand becomes a finding of that brand, and the other brands are compiled
 * without it. Costs nothing while there is no exception.
 */
export function withFailures<T extends Found>(
  files: SourceFiles,
  only: readonly string[] | undefined,
  run: (files: SourceFiles) => T,
): T {
  const failures: Failure[] = [];
  let rest = files;
  for (;;) {
    const { result, error } = attempt(() => run(rest));
    if (result) return failures.length === 0 ? result : withFindings(result, failures, only);
    const failure = failureIn(rest, (some) => attempt(() => run(some)).result === undefined, error);
    failures.push(failure);
    rest = filesWhere(rest, (path) => !failure.layers.includes(layerOfPath(path)));
  }
}

function attempt<T>(run: () => T): { result?: T; error?: unknown } {
  try {
    return { result: run() };
  } catch (error) {
    return { error };
  }
}

/** Finds the layer, and in it the file, without which everything before it compiles. */
function failureIn(files: SourceFiles, fails: (some: SourceFiles) => boolean, error: unknown): Failure {
  const layers = [...new Set(Object.keys(files.texts).map(layerOfPath))].sort(lowestFirst);
  const layer = culprit(layers, (some) => fails(filesWhere(files, (path) => some.has(layerOfPath(path)))));
  // Nothing is left to leave out: the failure has nothing to do with the files.
  if (layer === undefined) throw error;
  const before = new Set(layers.slice(0, layers.indexOf(layer)));
  const own = Object.keys(files.texts).filter((path) => layerOfPath(path) === layer);
  const file = culprit(own, (some) =>
    fails(filesWhere(files, (path) => before.has(layerOfPath(path)) || some.has(path))),
  );
  return { file: file ?? `brands/${layer}/brand.json`, error, layers: withThoseAbove(layer, files) };
}

/** The one with which those before it fail, and without which they do not; undefined when there is none. */
function culprit(all: readonly string[], fails: (some: ReadonlySet<string>) => boolean): string | undefined {
  let [sound, failing] = [0, all.length];
  while (failing - sound > 1) {
    const middle = (sound + failing) >> 1;
    if (fails(new Set(all.slice(0, middle)))) failing = middle;
    else sound = middle;
  }
  return all[failing - 1];
}

function lowestFirst(one: string, other: string): number {
  const rank = (layer: string) => (layer === "base" ? 0 : layer.startsWith("markets/") ? 1 : 2);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** A layer and all that extend it, directly or not. */
function withThoseAbove(layer: string, { texts }: SourceFiles): string[] {
  const all = new Set(Object.keys(texts).map(layerOfPath));
  const belowOf = (id: string) => layerBelowIn(id, texts[`brands/${id}/brand.json`]);
  return [...all].filter((id) => id === layer || layersBelow(id, belowOf).includes(layer));
}

function filesWhere(files: SourceFiles, isWanted: (path: string) => boolean): SourceFiles {
  return {
    ...files,
    texts: Object.fromEntries(Object.entries(files.texts).filter(([path]) => isWanted(path))),
    assets: files.assets.filter(isWanted),
    irregular: Object.fromEntries(Object.entries(files.irregular ?? {}).filter(([path]) => isWanted(path))),
  };
}

function withFindings<T extends Found>(
  result: T,
  failures: readonly Failure[],
  only: readonly string[] | undefined,
): T {
  const isWanted = (layer: string) => only === undefined || only.includes(layer);
  const found = failures.map(diagnosticOf).filter(({ brands }) => brands.some(isWanted));
  const left = failures.flatMap(({ layers }) => layers.filter(isBrand)).filter(isWanted);
  return {
    ...result,
    diagnostics: [...result.diagnostics, ...found].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)),
    brandIds: [...result.brandIds, ...left].sort(),
  };
}

function diagnosticOf({ file, error, layers }: Failure): Diagnostic {
  const brands = layers.filter(isBrand);
  return {
    rule: "compiler-failure",
    severity: "error",
    brands: brands.length > 0 ? brands.sort() : layers,
    file,
    line: 1,
    column: 1,
    length: 1,
    pointer: "",
    message: `Livery itself failed when it worked on this file: ${String(error)}.`,
    hint: "This is a bug of Livery. Please report it with this file and this message; until it is corrected, undo the last change of the file.",
  };
}

function isBrand(layer: string): boolean {
  return layer !== "base" && !layer.startsWith("markets/");
}
