import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { errorCodes } from "#gateway/endpoint.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import { namedEntities } from "#gateway/named-entities.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { aboutKind, cellKindNames } from "#descriptor/vocabulary/cell-kinds.ts";
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
/**
 * Keys that the engine uses by their whole names: those of a platform's errors, those that widgets and cells name, and
 * the labels and words of what calls answer.
 */
const engineKeys = once(
  (): ReadonlySet<string> =>
    new Set([
      ...errorCodes.map((code) => `error.${code}`),
      ...engineTexts,
      ...cellKindNames.flatMap((kind) => [
        ...(aboutKind(kind).texts ?? []),
        ...Object.values(aboutKind(kind).words ?? {}),
      ]),
      ...Object.entries(namedEntities).flatMap(([entity, shape]) =>
        Object.entries(entityFields(shape)).flatMap(([name, { values }]) =>
          ["", ...values.map((value) => `.${value}`)].map((value) => `${entity}.${name}${value}`),
        ),
      ),
    ]),
);
/** How the keys begin that it uses by their families. */
const engineFamilies = engineTexts.filter((key) => key.endsWith("*")).map((key) => key.slice(0, -1));

/**
 * A typo in a text key shows twice: the typo has text in one language only, and the intended key in the others only. Of
 * the two, the right one is used by something or begins like what the engine uses, is in a lower layer, or has words
 * and letter sequences that are common in other keys, or words that are in texts.
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
  const all = once(() => new Set([...stems().values()].flatMap((one) => [...one.keys()])));
  const trigrams = once(() => counted(all(), trigramsOf));
  const words = once(() => counted(all(), wordsOf));
  const written = once(() => new Set(textsOf(draft).flatMap(wordsOf)));
  const rightness = (stem: string, language: LanguageCode): number => {
    const isUsual = (part: string, counts: ReadonlyMap<string, number>) => (counts.get(part) ?? 0) > 1;
    return (
      (named.has(stem) || engineKeys().has(stem) ? 8 : 0) +
      (engineFamilies.some((family) => stem.startsWith(family)) ? 4 : 0) +
      (stems().get(language)?.get(stem) === lowest ? 4 : 0) +
      shareOf(wordsOf(stem), (word) => isUsual(word, words()) || written().has(word)) * 3 +
      shareOf(trigramsOf(stem), (part) => isUsual(part, trigrams())) * 2 +
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

/** The words of a key or a text, in lower case: a typo makes one that is in no other. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

/** Every three consecutive letters: a typo makes some that no other key has. */
function trigramsOf(stem: string): string[] {
  const padded = `.${wordsOf(stem).join(".")}.`;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}

/** How many keys contain each of their parts. */
function counted(stems: Iterable<string>, partsOf: (stem: string) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) for (const part of new Set(partsOf(stem))) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / Math.max(all.length, 1);
}

/** All texts in the language in which keys are named. */
function textsOf({ packs }: Draft): string[] {
  return (packs[fallbackLanguage] ?? []).flatMap(({ words }) => Object.values(words).map(String));
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
