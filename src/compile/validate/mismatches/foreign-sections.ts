import type { z } from "zod";
import { brand as brandSchema, collections } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft } from "../../layer/draft.ts";
import type { Layer } from "../../layer/layer.ts";
import { mergePatch, orderKey } from "../../layer/merge.ts";
import { newWalk, within, type Path } from "../walk.ts";
import { walkSchema } from "../walk-schema.ts";
import { nodeOf, stripped, typeOf } from "../zod-schema.ts";
import type { ShapeFinding } from "./mismatches-of.ts";

interface Kind {
  name: string;
  schema: z.ZodType;
}

/**
 * What can be in a file of its own or under a key of brand.json: sections, and single entries of those with a folder.
 */
const sectionKinds: readonly Kind[] = Object.entries(brandSchema.shape)
  .map(([name, schema]) => ({ name: `"${name}"`, schema: stripped(schema) }))
  .filter(({ schema }) => ["object", "record"].includes(typeOf(schema)));
const entryKinds: readonly Kind[] = Object.entries(collections).flatMap(([name, { item, folder }]) =>
  folder === null ? [] : [{ name: `an entry of "${name}"`, schema: stripped(item) }],
);

/** Fewer values are more likely misspelt than misplaced. */
const fewest = 3;

/** Reports a section with another section's content instead of every key in it: its place is the mistake. */
export function withForeignSections(found: readonly ShapeFinding[], { layers }: Draft): readonly ShapeFinding[] {
  const foreign = layers.flatMap((layer, height) =>
    foreignIn(layer).map((finding) => ({ ...finding, layers: layers.slice(0, height + 1) })),
  );
  if (foreign.length === 0) return found;
  return [...found.filter(({ path }) => !foreign.some((one) => within(path, one.path))), ...foreign];
}

const foreignIn = memoizeByIdentity(findForeign);

function findForeign({ value, fragments }: Layer): ShapeFinding[] {
  return sectionKinds.flatMap((own) => {
    const section = own.name.slice(1, -1);
    const content = value[section];
    if (!isObject(content)) return [];
    // Sections with a file per entry are checked entry by entry: no single place contains them all.
    const isScattered = fragments.some(({ mount }) => mount.length === 2 && mount[0] === section);
    const whole = isScattered ? undefined : foreignAs(own, sectionKinds, content, [section]);
    if (whole || !(section in collections)) return whole ? [whole] : [];
    const entry = entryKinds.find(({ name }) => name === `an entry of ${own.name}`);
    return Object.entries(content).flatMap(([id, inner]) =>
      entry && isObject(inner) ? (foreignAs(entry, [...entryKinds, ...sectionKinds], inner, [section, id]) ?? []) : [],
    );
  });
}

function foreignAs(own: Kind, kinds: readonly Kind[], content: JsonObject, path: Path): ShapeFinding | undefined {
  if (share(own.schema, content) > 0.25 || leavesIn(content) < fewest) return undefined;
  const other = kinds.find((kind) => kind !== own && share(kind.schema, content) === 1 && fits(kind.schema, content));
  return (
    other && {
      rule: "wrong-shape",
      path,
      at: "key",
      message: `This looks like ${other.name}, not ${own.name}.`,
      hint: "Move it to its own section. Two sections may be swapped.",
    }
  );
}

/** The share of the keys that match a schema, including their values, from 0 to 1. */
function share(schema: z.ZodType, content: JsonObject): number {
  const node = nodeOf(schema);
  const keys = Object.keys(content).filter((key) => key !== orderKey);
  if (keys.length === 0) return 1;
  const shares = keys.map((key): number => {
    if (node.kind === "object") {
      const field = Object.hasOwn(node.shape, key) ? node.shape[key] : undefined;
      return field ? partOf(field, content[key] as Json) : 0;
    }
    if (node.kind !== "record" || !node.key.safeParse(key).success) return 0;
    const item = stripped(node.value);
    const inner = content[key] as Json;
    if (inner === null) return 1;
    if (!isObject(inner)) return Number(item.safeParse(inner).success);
    return ["object", "record"].includes(nodeOf(item).kind) ? share(item, inner) : shareOfKind(item, inner);
  });
  return shares.reduce((sum, one) => sum + one, 0) / keys.length;
}

/** Of a choice between kinds, such as that of fields, no key counts by itself; of an unnamed kind only its values do. */
function shareOfKind(item: z.ZodType, inner: JsonObject): number {
  const node = nodeOf(item);
  if (node.kind !== "union" || node.discriminator === undefined || Object.hasOwn(inner, node.discriminator))
    return Number(fits(item, inner));
  return Math.max(...node.branches.map((branch) => shareOfValues(stripped(branch), inner)));
}

/** The share of the values that are under a key of a schema: other sections have some of its keys, such as "note". */
function shareOfValues(schema: z.ZodType, content: JsonObject): number {
  const known = Object.entries(content).filter(([key, value]) => share(schema, { [key]: value }) === 1);
  return leavesIn(Object.fromEntries(known)) / Math.max(1, leavesIn(content));
}

/**
 * Whether a value is compatible with a key of its name. Sections share keys such as "look", which only their values
 * distinguish.
 */
function partOf(field: z.ZodType, value: Json): number {
  return typeof value === "object" ? 1 : Number(stripped(field).safeParse(value).success);
}

/** Whether every value present would be valid there; missing parts may be in other layers. */
function fits(schema: z.ZodType, content: JsonObject): boolean {
  const walk = newWalk();
  walkSchema(schema, mergePatch({}, content), [], walk);
  return walk.mismatches.every(({ at }) => at === "missing");
}

/** How many values are set, without orders, which every section may have. */
function leavesIn(value: Json): number {
  return typeof value === "object" && value !== null
    ? Object.entries(value).reduce<number>((sum, [key, inner]) => sum + (key === orderKey ? 0 : leavesIn(inner)), 0)
    : 1;
}
