import type { Draft } from "../layer/draft.ts";
import type { Reference } from "../validate/walk.ts";

interface About {
  kind: Reference["kind"];
  /** Whether a brand or layer has the named target. */
  knows: (draft: Draft, name: string) => boolean;
}

/**
 * Dangling references in a layer that every brand above removes or overrides: they are reported for the layer itself.
 * References that a brand keeps are reported for that brand.
 */
export function coveredReferences(
  drafts: readonly Draft[],
  { kind, knows }: About,
): { draft: Draft; reference: Reference }[] {
  return drafts
    .filter(({ covered }) => covered)
    .flatMap((draft) => {
      const named = draft.walk.references.filter((one) => one.kind === kind && !knows(draft, one.name));
      if (named.length === 0) return [];
      const layer = draft.layers.at(-1);
      const above = drafts.filter((other) => other !== draft && layer !== undefined && other.layers.includes(layer));
      const isMatterOf = (other: Draft, name: string) =>
        knows(other, name) || other.walk.references.some((one) => one.kind === kind && one.name === name);
      return named
        .filter(({ name }) => !above.some((other) => isMatterOf(other, name)))
        .map((reference) => ({ draft, reference }));
    });
}
