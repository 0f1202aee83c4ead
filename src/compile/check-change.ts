import type { CheckContext } from "./checks/check.ts";
import { checks } from "./checks/registry.ts";
import { changeOf } from "./layer/change.ts";
import type { Draft } from "./layer/draft.ts";
import { readSources, type Sources } from "./read/sources.ts";
import type { SourceFiles } from "./read/source-files.ts";
import { draftOf, partsOfDraft } from "./validate/draft-of.ts";
import { walkOfChange } from "./validate/walk-of-change.ts";

/** A layer with those below it, read and merged. */
export interface StackedLayer {
  sources: Sources;
  draft: Draft;
  pictures: SourceFiles["pictures"];
}

/** Layers that extend each other in a chain, read and merged one by one. */
export function stackedAll(files: SourceFiles): ReadonlyMap<string, StackedLayer> {
  const sources = readSources(files);
  const layers = [...sources.chains].map(([id, chain]) => {
    const draft = draftOf(partsOfDraft(chain, sources.packs, files.assets));
    return [id, { sources, draft, pictures: files.pictures }] as const;
  });
  return new Map(layers);
}

/**
 * Reads a layer that extends another, or none; undefined when its files cannot be read or do not form that layer.
 *
 * @param files The layer's own files, and those of other layers that extend the same layer.
 */
export function stacked(id: string, files: SourceFiles, below?: StackedLayer): StackedLayer | undefined {
  const sources = readSources(files, below?.sources);
  const chain = sources.chains.get(id);
  if (!chain?.every((layer) => layer.readable && !sources.unreadablePacks.has(layer.id))) return undefined;
  const assets = [...Object.values(below?.draft.assets ?? {}), ...files.assets];
  const draft = draftOf(partsOfDraft(chain, sources.packs, assets));
  return { sources, draft, pictures: { ...below?.pictures, ...files.pictures } };
}

/**
 * Whether a layer is valid on top of a valid one: every rule checks what the layer changes, or everything where the
 * rule requires it. `false` may be a false alarm: the full check then decides and reports.
 */
export function isValidOnTop(layer: StackedLayer, below: StackedLayer, patterns: CheckContext["patterns"]): boolean {
  const { sources, draft } = layer;
  if (sources.findings.length > 0 || sources.suppressions.length > 0) return false;
  const whole: Draft = { ...draft, below: below.draft };
  const change = changeOf(draft, below.draft);
  const changed: Draft = { ...draft, walk: walkOfChange(draft, change), change };
  const context: CheckContext = { patterns, pictures: layer.pictures ?? {} };
  return checks.every(({ beyond, run }) => {
    for (const file of run.file ? sources.files.values() : []) if (run.file?.(file).length) return false;
    if (run.layout?.(sources).length) return false;
    const looked = beyond?.when(change, whole) ? whole : changed;
    return !run.brand?.(looked, context).length && !run.across?.([looked]).length;
  });
}
