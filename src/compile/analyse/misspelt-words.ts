import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { errorCodes } from "#gateway/endpoint.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { Json } from "#kernel/json.ts";
import { allNearest, nearest } from "#kernel/near.ts";
import type { Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Layer } from "../layer/layer.ts";
import { memoize, memoizeByIdentity } from "#kernel/memoize.ts";
import { stemOf } from "../layer/layer-words.ts";
import { fallbackLanguage } from "../read/packs.ts";

/** The text key that was probably meant, for a key with text in one language only. */
export type MeantKey = (
  stem: string,
  has: LanguageCode,
  lacks: LanguageCode,
) => { meant: readonly string[] } | { meantBy: string } | undefined;

const lowest = "base";

const engineTexts = [frameUse, ...Object.values(widgetDescriptions)].flatMap(({ texts }): readonly string[] => texts);
/** Keys that the engine uses by their whole names: those of a platform's errors, and those that widgets name. */
const engineKeys: ReadonlySet<string> = new Set([...errorCodes.map((code) => `error.${code}`), ...engineTexts]);
/** How the keys begin that it uses by their families. */
const engineFamilies = engineTexts.filter((key) => key.endsWith("*")).map((key) => key.slice(0, -1));

/**
 * A typo in a text key shows twice: the typo has text in one language only, and the intended key in the others only. Of
 * the two, the right one is used by something or begins like what the engine uses, is in a lower layer, or has letter sequences common in other keys.
 */
export function misspeltWords(draft: Draft, languages: readonly LanguageCode[]): MeantKey {
  const stems = once(() => new Map(languages.map((language) => [language, stemsOf(draft, language)])));
  const references = once(
    () => new Set(draft.walk.references.flatMap(({ kind, name }) => (kind === "text" ? [name] : []))),
  );
  // Also where the brand has removed the reference: a key has the same answer for every brand of a layer.
  const named = {
    has: (stem: string) => references().has(stem) || draft.layers.some((layer) => textsIn(layer).has(stem)),
  };
  const onlyIn = memoize(([language, other]: readonly [LanguageCode, LanguageCode]) =>
    [...(stems().get(language)?.keys() ?? [])].filter((stem) => !stems().get(other)?.has(stem)),
  );
  const trigrams = once(() => countedTrigrams(new Set([...stems().values()].flatMap((one) => [...one.keys()]))));
  const rightness = (stem: string, language: LanguageCode): number => {
    const parts = trigramsOf(stem);
    const usual = parts.filter((part) => (trigrams().get(part) ?? 0) > 1).length / parts.length;
    return (
      (named.has(stem) || engineKeys.has(stem) ? 8 : 0) +
      (engineFamilies.some((family) => stem.startsWith(family)) ? 4 : 0) +
      (stems().get(language)?.get(stem) === lowest ? 4 : 0) +
      usual * 2 +
      (language === fallbackLanguage ? 0.001 : 0)
    );
  };
  return (stem, has, lacks) => {
    const partner = nearest(stem, onlyIn([lacks, has]));
    if (partner !== undefined)
      return rightness(partner, lacks) > rightness(stem, has) ? { meant: [partner] } : { meantBy: partner };
    // Above base a new key counts only if something uses it; a key of base may be the one that should be overridden.
    if (named.has(stem)) return undefined;
    const isOwn = stems().get(has)?.get(stem) === lowest;
    const near = allNearest(
      stem,
      [...(stems().get(lacks) ?? [])].flatMap(([other, layer]) =>
        stems().get(has)?.has(other) && (!isOwn || (layer === lowest && stems().get(has)?.get(other) !== lowest))
          ? [other]
          : [],
      ),
    );
    return near.length === 0 ? undefined : { meant: near };
  };
}

/** Computed on first use: most brands have no typo. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** Every string in a layer's descriptors, whatever it means there. */
const textsIn = memoizeByIdentity(({ value }: Layer): ReadonlySet<string> => new Set(leavesOf(value)));

/** The text keys that a part of the layers contains, whatever they mean there. */
export function keysNamedIn(steps: Path, { layers, textKeys }: Draft): string[] {
  return layers.flatMap(({ value }) =>
    leavesOf((valueAtPath(value, steps) ?? null) as Json).filter((text) => textKeys.hasStem(text)),
  );
}

function leavesOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Every three consecutive letters: a typo makes some that no other key has. */
function trigramsOf(stem: string): string[] {
  const padded = `.${stem
    .replaceAll(/([a-z])([A-Z])/g, "$1.$2")
    .toLowerCase()
    .replaceAll(/[_-]/g, ".")}.`;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}

/** How many keys contain each sequence of three letters. */
function countedTrigrams(stems: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) for (const part of new Set(trigramsOf(stem))) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** The keys of a language without plural forms, each with the lowest layer that has text for it. */
function stemsOf({ packs }: Draft, language: LanguageCode): Map<string, string> {
  const stems = new Map<string, string>();
  for (const { layer, words } of packs[language] ?? []) {
    for (const key of Object.keys(words)) {
      const { stem } = stemOf(key);
      if (!stems.has(stem)) stems.set(stem, layer);
    }
  }
  return stems;
}
