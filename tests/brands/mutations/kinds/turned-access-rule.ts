import { replaced } from "../edit.ts";
import type { GoodFile } from "../good-site.ts";
import type { Mutation, MutationKind } from "../mutation.ts";
import type { Random } from "../random.ts";

/** Refusals of base that close links which every brand shows to some visitors, once they are turned round. */
const refusals = [
  ["session", 0],
  ["contract", 0],
  ["contract", 1],
  ["settings", 0],
] as const;

/** A refusal of an access rule that refuses everyone else instead. */
export const turnedAccessRule: MutationKind = {
  name: "access rule turned round",
  mutate: (file, random, site) => {
    const base = site.good.find(({ path }) => path === "brands/base/access.json");
    if (file.path === base?.path) return inBase(file, random);
    return base && site.brands.includes(file.layer) && file.path.endsWith("/brand.json")
      ? inBrand(file, base, random)
      : undefined;
  },
};

function inBase({ text, places }: GoodFile, random: Random): Mutation | undefined {
  const [id, index] = random.pick(refusals);
  const when = places.find(({ path }) => path.join("/") === `access/${id}/enter/${index}/when`);
  return when && replaced(text, when.value, turned(when.json));
}

function inBrand({ text, places }: GoodFile, base: GoodFile, random: Random): Mutation | undefined {
  const [id, index] = random.pick(refusals);
  const rules = base.places.find(({ path }) => path.join("/") === `access/${id}/enter`)?.json;
  const [file] = places;
  const [first] = file?.children ?? [];
  if (!first?.key || !Array.isArray(rules) || file?.children.some(({ path }) => path[0] === "access")) return undefined;
  const written = JSON.stringify(rules);
  const { when } = rules[index] as { when: unknown };
  const [before = "", after = ""] = written.split(JSON.stringify(when));
  const start = `"access": { "${id}": { "enter": ${before}`;
  const place = replaced(text, { offset: first.key.offset, length: 0 }, `${start}${turned(when)}${after} } }, `);
  return { ...place, column: place.column + start.length };
}

function turned(condition: unknown): string {
  return JSON.stringify({ not: condition });
}
