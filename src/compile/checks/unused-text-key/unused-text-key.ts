import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { stemOf } from "../../layer/layer-words.ts";
import type { Pack } from "../../read/packs.ts";
import { didYouMean } from "../../findings/words.ts";
import type { Check } from "../check.ts";
import { stemsOfPack } from "../../layer/text-keys.ts";

export const unusedTextKey: Check = {
  id: "unused-text-key",
  severity: "warning",
  suppressible: true,
  description: "A text key that a brand or a market adds is used somewhere. The keys of base need not be.",
  about: [
    "A key is used when a descriptor names it, a widget in use needs it, or every page shows it. A market's key is used when any brand above uses it. A key that base has too overrides one of the engine's texts, and is never reported.",
    "The text is reported once, in the first language.",
  ],
  run: { across: unusedKeys },
};

const engine = "base";

interface Candidate {
  draft: Draft;
  pack: Pack;
  stem: string;
  /** As written in the pack: the first with this stem. */
  key: string;
}

/** Keys that base lacks and that no brand with their pack uses: reported once, in the first language. */
function unusedKeys(drafts: readonly Draft[]): { draft: Draft; finding: Finding }[] {
  const candidates = new Map<string, Candidate>();
  const used = new Set<string>();
  for (const draft of drafts) {
    const own = ownKeys(draft);
    if (own.length === 0) continue;
    const uses = usesOf(draft);
    for (const { pack, stem, key } of own) {
      const id = `${pack.layer} ${stem}`;
      if (uses(stem)) used.add(id);
      else if (draft.id === pack.layer ? candidates.get(id)?.draft !== draft : !candidates.has(id))
        candidates.set(id, { draft, pack, stem, key });
    }
  }
  const unused = [...candidates].flatMap(([id, candidate]) => (used.has(id) ? [] : [candidate]));
  const stems = new Set(unused.map(({ stem }) => stem));
  // A text that nothing uses either was not meant.
  const meantIn = memoizeByIdentity(({ textKeys }: Draft) =>
    textKeys.all().filter((key) => !stems.has(stemOf(key).stem)),
  );
  return unused.map((one) => ({ draft: one.draft, finding: findingOf(one, meantIn(one.draft)) }));
}

function ownKeys(draft: Draft): Omit<Candidate, "draft">[] {
  const packs = Object.values(draft.packs).flat();
  if (packs.every(({ layer }) => layer === engine)) return [];
  const known = baseStems(packs);
  return packs
    .filter(({ layer }) => layer !== engine && (draft.change === undefined || layer === draft.id))
    .flatMap((pack) =>
      [...firstKeys(pack)].filter(([stem]) => !known.has(stem)).map(([stem, key]) => ({ pack, stem, key })),
    );
}

/** The first key of a pack with each stem. */
function firstKeys({ words }: Pack): Map<string, string> {
  const first = new Map<string, string>();
  for (const key of Object.keys(words)) {
    const { stem } = stemOf(key);
    if (!first.has(stem)) first.set(stem, key);
  }
  return first;
}

function baseStems(packs: readonly Pack[]): Pick<ReadonlySet<string>, "has"> {
  const sets = packs.filter(({ layer }) => layer === engine).map(stemsOfPack);
  return { has: (stem) => sets.some((set) => set.has(stem)) };
}

/** A text that the layers below also have may be used by parts that a change leaves alone. */
function usesOf(draft: Draft): (stem: string) => boolean {
  const uses = useFinder(draft);
  const { change } = draft;
  return change ? (stem) => uses(stem) || (change.below.textKeys.hasStem(stem) && useFinder(change.whole)(stem)) : uses;
}

/** Whether a brand does not use a text that a layer added: other rules then skip it. */
export function unusedWords(draft: Draft): (layer: string, key: string) => boolean {
  let uses: ((stem: string) => boolean) | undefined;
  const known = baseStems(Object.values(draft.packs).flat());
  return (layer, key) => {
    const { stem } = stemOf(key);
    return layer !== engine && !known.has(stem) && !(uses ??= useFinder(draft))(stem);
  };
}

const useFinder = memoizeByIdentity(({ walk, textKeys }: Draft): ((stem: string) => boolean) => {
  const named = new Set(
    walk.references.flatMap(({ kind, name }) => (kind === "text" ? [name, stemOf(name).stem] : [])),
  );
  const brought = [
    ...frameUse.texts,
    ...[...new Set(walk.placements.map(({ widget }) => widget))].flatMap(
      (widget): readonly string[] => widgetDescriptions[widget].texts,
    ),
  ];
  const beginnings = brought.filter((key) => key.endsWith("*")).map((key) => key.slice(0, -1));
  for (const key of brought) named.add(key);
  let unclear: boolean | undefined;
  // A value with a mistake may have been meant to use it, and so may a key without text: that is reported there.
  const isUnclear = () =>
    (unclear ??=
      walk.mismatches.length > 0 || [...named].some((name) => !name.endsWith("*") && !textKeys.hasStem(name)));
  return (stem) => named.has(stem) || beginnings.some((beginning) => stem.startsWith(beginning)) || isUnclear();
});

function findingOf({ pack: { file }, stem, key }: Candidate, meant: readonly string[]): Finding {
  return {
    file,
    path: [key],
    at: "key",
    message: `Nothing uses the text "${stem}".`,
    hint: didYouMean(stem, meant) ?? "Remove it from every language.",
    reaches: "brands above",
  };
}
