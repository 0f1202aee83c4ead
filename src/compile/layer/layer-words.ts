import type { LanguageCode } from "#descriptor/identity.ts";
import { isObject } from "#kernel/json.ts";
import { isSameList } from "../read/same-list.ts";
import type { Sources } from "../read/sources.ts";
import type { Pack } from "../read/packs.ts";

/** A layer's own texts, and those of the layers below in the same languages. */
export interface LayerWords {
  layer: string;
  /** The layer's own packs. */
  own: readonly Pack[];
  /** The texts of a language at this layer: its own over those below; undefined for a key without any. */
  wordOf: (language: LanguageCode, key: string) => string | undefined;
  /** Languages that this layer or one below has a pack for. */
  languages: readonly LanguageCode[];
}

/** The packs by layer, each layer once: inherited texts are checked in the layer that wrote them. */
export function layerWords({ chains, packs, fresh }: Sources): LayerWords[] {
  const byLayer = new Map<string, Pack[]>();
  for (const pack of packs) byLayer.set(pack.layer, [...(byLayer.get(pack.layer) ?? []), pack]);
  return [...byLayer].flatMap(([layer, own]): LayerWords[] => {
    const chain = chains.get(layer);
    if (!chain || !fresh.has(layer)) return [];
    return [
      wordsOf(
        layer,
        own,
        chain.toReversed().flatMap(({ id }) => byLayer.get(id) ?? []),
      ),
    ];
  });
}

const known = new WeakMap<Pack, { stack: readonly Pack[]; words: LayerWords }>();

/** The same packs have the same words: what was found in them in an earlier run is not looked for again. */
function wordsOf(layer: string, own: readonly Pack[], stack: readonly Pack[]): LayerWords {
  const [first] = own as [Pack];
  const earlier = known.get(first);
  if (earlier && isSameList(earlier.stack, stack)) return earlier.words;
  const wordOf = (language: LanguageCode, key: string) =>
    stack.find((pack) => pack.language === language && Object.hasOwn(pack.words, key))?.words[key];
  const words = { layer, own, wordOf, languages: [...new Set(stack.map(({ language }) => language))] };
  known.set(first, { stack, words });
  return words;
}

/** A malformed tag is reported by another rule, and Intl would throw. */
const wellFormedTag = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** The BCP 47 tag of a pack. */
export function tagOf({ file, language }: Pack): string {
  const meta = isObject(file.value) && isObject(file.value["$meta"]) ? file.value["$meta"] : {};
  return typeof meta["tag"] === "string" && wellFormedTag.test(meta["tag"]) ? meta["tag"] : language.toLowerCase();
}

const pluralEnd = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, and the form. */
export function stemOf(key: string): { stem: string; form: string | undefined } {
  const form = key.includes("_") ? pluralEnd.exec(key)?.[1] : undefined;
  return { stem: form === undefined ? key : key.slice(0, -form.length - 1), form };
}
