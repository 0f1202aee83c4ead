import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { isSameList } from "./read/same-list.ts";
import type { Check, CheckContext } from "./checks/check.ts";
import type { Draft, Finding } from "./layer/draft.ts";
import type { Pack } from "./read/packs.ts";
import type { Sources } from "./read/sources.ts";
import type { DraftParts } from "./validate/draft-of.ts";

/** What one run worked out. A later run over nearly the same files takes from it what has not changed. */
export interface Work extends CheckContext {
  sources: Sources;
  /** By the id of the brand or layer. */
  drafts: ReadonlyMap<string, Draft>;
  /** What each rule found in a brand or layer by itself; drafts that were not checked are absent. */
  findings: ReadonlyMap<Draft, ReadonlyMap<Check, readonly Finding[]>>;
  /** Brands that were compiled. */
  compiled: Map<Draft, CompiledBrand>;
}

/** The draft of an earlier run when it was made of the same layers, texts and pictures. */
export function sameDraft(parts: DraftParts, earlier: Work | undefined): Draft | undefined {
  const known = earlier?.drafts.get(parts.layers.at(-1)?.id ?? "");
  const isSame =
    known !== undefined &&
    known.covered === parts.covered &&
    isSameList(known.layers, parts.layers) &&
    isSameList(packsIn(known.packs), packsIn(parts.packs)) &&
    isSameList(Object.entries(known.assets).flat(), Object.entries(parts.assets).flat());
  return isSame ? known : undefined;
}

function packsIn(packs: Draft["packs"]): (Pack | string)[] {
  return Object.entries(packs).flatMap(([language, own]) => [language, ...own]);
}

/** Drafts for which everything that an earlier run found still holds. */
export function unchangedSince(
  earlier: Work | undefined,
  { pictures, patterns }: CheckContext,
): (draft: Draft) => boolean {
  if (!earlier || earlier.patterns !== patterns) return () => false;
  const changed = changedPictures(earlier.pictures, pictures);
  return (draft) =>
    earlier.drafts.get(draft.id) === draft &&
    (changed.size === 0 || !Object.values(draft.assets).some((path) => changed.has(path)));
}

function changedPictures(before: CheckContext["pictures"], now: CheckContext["pictures"]): Set<string> {
  if (before === now) return new Set();
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return new Set([...paths].filter((path) => JSON.stringify(before[path]) !== JSON.stringify(now[path])));
}
