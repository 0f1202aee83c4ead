import { memoizeByIdentity } from "#kernel/memoize.ts";
import { positionOf, replaced, entrySpan } from "../edit.ts";
import type { GoodSite } from "../good-site.ts";
import type { MutationKind } from "../mutation.ts";

/** A text that exists in one language only. Visitors read the other one: the brand can be served. */
export const removedTranslation: MutationKind = {
  name: "removed translation",
  warning: true,
  mutate: ({ path, text, places, isPack }, random, site) => {
    const messages = messagesOf(site);
    const place =
      isPack && path.startsWith("text-packs/base/")
        ? random.some(
            places.filter(
              ({ path: [key = ""], key: span, parent }) =>
                span && !parent?.parent && !/^\$|_(?:one|other)$/.test(String(key)) && !messages.has(String(key)),
            ),
          )
        : undefined;
    const other = site.good.find((file) => file.isPack && file.layer === "base" && file.path !== path);
    const there = other?.places.find(({ path: [key] }) => key === place?.path[0]);
    if (!place?.key || !other || !there?.key) return undefined;
    return {
      text: replaced(text, entrySpan(text, place.key, place.value), "").text,
      file: other.path,
      ...positionOf(other.text, there.key.offset),
      reaches: (brand) => !isCovered(String(place.path[0]), path.slice(-"EN.json".length), brand, site),
    };
  },
};

/** Whether a layer above has the word in the language of a file. */
function isCovered(key: string, fileName: string, brand: string, { sources }: GoodSite): boolean {
  const above = (sources.chains.get(brand) ?? []).slice(1).map(({ id }) => id);
  return sources.packs.some(
    ({ layer, file, words }) =>
      above.includes(layer) && file.path.endsWith(`/${fileName}`) && Object.hasOwn(words, key),
  );
}

/** Messages of rules: a missing language is an error at the rule. */
const messagesOf = memoizeByIdentity(
  ({ good }: GoodSite) =>
    new Set(
      good.flatMap(({ places }) =>
        places.flatMap(({ path, json }) =>
          path[0] === "rules" && path[2] === "messages" && path.length === 4 ? [String(json)] : [],
        ),
      ),
    ),
);
