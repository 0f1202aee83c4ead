import { identityTexts } from "../layer/identity-texts.ts";
import type { Draft } from "../layer/draft.ts";
import { settingsOf } from "../layer/provenance.ts";
import type { Path } from "../validate/walk.ts";

/** The words of a brand as a part on which findings rely: packs are found by the brand's name, which a copy changes. */
export const ownWords: Path = ["text-packs"];

/** A brand that a copy was made of, and whether that is sure: otherwise the copy may be the original. */
export interface Original {
  draft: Draft;
  isSure: boolean;
}

/** Copies of brands, with their originals: all their hosts and merchant codes are those of another. */
export function copiedBrands(
  drafts: readonly Draft[],
  ownerOf: (identity: string) => string | undefined = () => undefined,
): ReadonlyMap<Draft, Original> {
  const alike = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const identities = draft.isBrand ? identityTexts(draft.value.hosts, draft.value.merchant).sort() : [];
    if (identities.length === 0) continue;
    const key = identities.join(" ");
    alike.set(key, [...(alike.get(key) ?? []), draft]);
  }
  const copies = new Map<Draft, Original>();
  for (const [key, group] of alike) {
    if (group.length < 2) continue;
    const isOwner = ({ id }: Draft) => key.split(" ").some((identity) => ownerOf(identity) === id);
    const sure = group.find(isOwner) ?? soleOf(group, writesHosts);
    const original = sure ?? group.find(hasOwnWords) ?? group[0];
    if (!original) continue;
    for (const draft of group)
      if (draft !== original) copies.set(draft, { draft: original, isSure: sure !== undefined });
  }
  return copies;
}

/** What one brand has, and no other. */
function soleOf(group: readonly Draft[], has: (draft: Draft) => boolean): Draft | undefined {
  const [first, ...others] = group.filter(has);
  return others.length === 0 ? first : undefined;
}

/** A brand that extends another inherits its hosts. */
function writesHosts({ layers }: Draft): boolean {
  return settingsOf(layers, ["hosts"]).at(-1)?.layer === layers.at(-1);
}

/** A copy of the folder in `brands` lacks the one in `text-packs`. */
function hasOwnWords({ id, packs }: Draft): boolean {
  return Object.values(packs)
    .flat()
    .some(({ layer }) => layer === id);
}
