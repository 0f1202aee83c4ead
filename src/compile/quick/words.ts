import { frameUse } from "#descriptor/frame.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { Json } from "#kernel/json.ts";
import { mergePatch } from "../layer/merge.ts";
import { stemOf } from "../layer/layer-words.ts";
import type { Delta } from "./delta.ts";
import type { Gathered } from "./gathered.ts";
import type { Ground } from "./ground.ts";
import { isHarmless } from "./harmless.ts";
import { quickTable } from "./quick-table.ts";

const longest = 2000;

/**
 * Whether a layer's words are texts, stand in every language, want no values that others do not, and are used.
 *
 * @param usedIn Keys that a whole brand names; asked only for words that the layer itself does not name.
 */
export function areWordsSound(
  delta: Delta,
  ground: Ground,
  gathered: Gathered,
  usedIn: (whole: Json) => ReadonlySet<string>,
): boolean {
  const offered = offeredLanguages(delta, ground);
  if (offered === undefined) return false;
  const uses = useFinder(delta, ground, gathered, usedIn);
  let first: Readonly<Record<string, string>> | undefined;
  for (const language of quickTable.languages) {
    const pack = delta.packs[language];
    if (pack === undefined) continue;
    if (!("$meta" in pack)) return false;
    for (const key in pack) {
      const text = pack[key] as string;
      if (key === "$meta") {
        if (JSON.stringify(text) !== JSON.stringify(ground.words[language]?.[key])) return false;
      } else if (!isPlain(key, text, ground)) return false;
      // What the pack before has was looked at with it.
      else if (first?.[key] === undefined && !(ground.engineKeys.has(key) || uses(key))) return false;
      else if (!standsInAll(key, language, offered, delta, ground)) return false;
    }
    first ??= pack;
  }
  return true;
}

/** A text without values and plural forms, over one without: anything else wants a comparison with other texts. */
function isPlain(key: string, text: unknown, { withValues, pluralStems }: Ground): boolean {
  return (
    typeof text === "string" &&
    text.length <= longest &&
    stemOf(key).form === undefined &&
    !key.startsWith("$") &&
    !text.includes("{{") &&
    !withValues.has(key) &&
    !pluralStems.has(key) &&
    isHarmless(text, key)
  );
}

function standsInAll(
  key: string,
  language: LanguageCode,
  offered: readonly LanguageCode[],
  { packs }: Delta,
  ground: Ground,
): boolean {
  for (const other of offered)
    if (other !== language && packs[other]?.[key] === undefined && ground.words[other]?.[key] === undefined)
      return false;
  return true;
}

/** The brand's languages; undefined when it offers one that the layers below have no complete words for. */
function offeredLanguages({ value }: Delta, ground: Ground): readonly LanguageCode[] | undefined {
  const below = languagesIn(ground.value["languages"]);
  const offered = languagesIn(value["languages"]) ?? below;
  return offered?.every((language) => (below ?? []).includes(language)) ? offered : undefined;
}

function languagesIn(said: unknown): readonly LanguageCode[] | undefined {
  return (said as { offered?: LanguageCode[] } | undefined)?.offered;
}

/**
 * Tells of a key whether the layer itself names it, or a widget that it places brings it along, or what it inherits
 * does.
 */
function useFinder(
  { value }: Delta,
  ground: Ground,
  { texts, lost, widgets }: Gathered,
  usedIn: (whole: Json) => ReadonlySet<string>,
): (key: string) => boolean {
  const brought: readonly string[] = [
    ...frameUse.texts,
    ...[...widgets].flatMap((type) => quickTable.widgets.get(type)?.texts ?? []),
  ];
  let inAll: ReadonlySet<string> | undefined;
  return (key) =>
    texts.has(key) ||
    (!lost.has(key) && usedBelow(ground, usedIn).has(key)) ||
    brought.some((one) => (one.endsWith("*") ? key.startsWith(one.slice(0, -1)) : one === key)) ||
    (inAll ??= usedIn(mergePatch(ground.value, value))).has(key);
}

const below = new WeakMap<Ground, ReadonlySet<string>>();

function usedBelow(ground: Ground, usedIn: (whole: Json) => ReadonlySet<string>): ReadonlySet<string> {
  const known = below.get(ground) ?? usedIn(ground.value);
  below.set(ground, known);
  return known;
}
