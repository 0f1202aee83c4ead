import { entrySpan, replaced } from "../edit.ts";
import type { GoodFile, GoodSite } from "../good-site.ts";
import type { Mutation, MutationKind } from "../mutation.ts";
import { isNeeded, realFields, type RealField } from "../real-fields.ts";

/** A form of base without a field that its call needs: in base, or because a brand removes it. */
export const removedField: MutationKind = {
  name: "removed field that its call needs",
  mutate: (file, random, site) => {
    const needed = random.some(realFields(site).filter(isNeeded));
    if (!needed) return undefined;
    return file.path === "brands/base/brand.json"
      ? undefined
      : (removedHere(file, needed) ?? removedAbove(file, needed, site));
  },
};

function removedHere({ path, text }: GoodFile, { file, place }: RealField): Mutation | undefined {
  if (path !== file.path || !place.key) return undefined;
  return { text: replaced(text, entrySpan(text, place.key, place.value), "").text, line: 1, column: 1 };
}

function removedAbove(
  { path, text, places, layer }: GoodFile,
  { form, id }: RealField,
  { files }: GoodSite,
): Mutation | undefined {
  const [first] = places[0]?.children ?? [];
  if (path !== `brands/${layer}/brand.json` || !first?.key) return undefined;
  if (Object.hasOwn(files.texts, `brands/${layer}/forms/${form}.json`)) return undefined;
  const before = `"forms": { "${form}": { "fields": { "${id}": `;
  const place = replaced(text, { offset: first.key.offset, length: 0 }, `${before}null } } }, `);
  return { ...place, column: place.column + before.length };
}
