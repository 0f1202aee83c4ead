import { copiedBrands, ownWords } from "../../analyse/copied-brands.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check, OwnerOf } from "../check.ts";
import { repeatedAcross } from "../repeated-across.ts";

const repeated = repeatedAcross({
  id: "same-host-twice",
  description: "A host belongs to one brand, which lists it once.",
  about: [
    "The host decides which brand a visitor sees. While a site runs, the brand that had it keeps it, and the one that adds it is refused at its line; `livery check` cannot know which was first, and names the line in both.",
  ],
  values: ({ value }) => (value.hosts ?? []).map((host, index) => ({ value: host, path: ["hosts", index] })),
  noun: "The host",
});

export const sameHostTwice: Check = {
  ...repeated,
  run: {
    across: (drafts, ownerOf) => [...(repeated.run.across?.(drafts, ownerOf) ?? []), ...copies(drafts, ownerOf)],
  },
};

/** A copy is not yet a brand: one finding, at its hosts. It is the original's, too, unless that was surely there before. */
function copies(drafts: readonly Draft[], ownerOf: OwnerOf | undefined): { draft: Draft; finding: Finding }[] {
  return [...copiedBrands(drafts, ownerOf)].flatMap(([copy, { draft: original, isSure }]) => {
    const finding: Finding = {
      path: ["hosts"],
      at: "key",
      layers: copy.layers.slice(-1),
      message: `"${copy.id}" has the hosts and the merchant codes of "${original.id}".`,
      hint: `Give it its own, or copy with livery new brand ${copy.id} --from ${original.id}, which asks for them.`,
    };
    return [
      { draft: copy, finding: { ...finding, explains: [ownWords] } },
      ...(isSure ? [] : [{ draft: original, finding }]),
    ];
  });
}
