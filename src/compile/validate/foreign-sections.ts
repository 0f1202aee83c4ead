import type { z } from "zod";
import { brand as brandSchema, collections } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Layer } from "../layer/layer.ts";
import { newWalk, type Mismatch, type Path } from "./walk.ts";
import { walkSchema } from "./walk-schema.ts";
import { mergePatch, orderKey } from "../layer/merge.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

interface Kind {
  name: string;
  schema: z.ZodType;
}

/**
 * What can stand in a file of its own or under a key of brand.json: sections, and single entries of those that have a
 * folder.
 */
const sectionKinds: readonly Kind[] = Object.entries(brandSchema.shape)
  .map(([name, schema]) => ({ name: `"${name}"`, schema: stripped(schema) }))
  .filter(({ schema }) => ["object", "record"].includes(schema.def.type));
const entryKinds: readonly Kind[] = Object.entries(collections).flatMap(([name, { item, folder }]) =>
  folder === null ? [] : [{ name: `an entry of "${name}"`, schema: stripped(item) }],
);

/** Fewer values than this are rather misspelt than misplaced. */
const fewest = 3;

/** Places of a layer that hold what belongs to another: told as that one mistake, not as many strange keys. */
export function foreignSections(layers: readonly Layer[]): Mismatch[] {
  return layers.flatMap((layer, height) =>
    foreignIn(layer).map((mismatch) => ({ ...mismatch, layers: layers.slice(0, height + 1) })),
  );
}

const foreignIn = memoizeByIdentity(findForeign);

function findForeign({ value, fragments }: Layer): Mismatch[] {
  return sectionKinds.flatMap((own) => {
    const section = own.name.slice(1, -1);
    const said = value[section];
    if (!isObject(said)) return [];
    // Entries in files of their own are looked at one by one: there is no place where they stand together.
    const isScattered = fragments.some(({ mount }) => mount.length === 2 && mount[0] === section);
    const whole = isScattered ? undefined : foreignAs(own, sectionKinds, said, [section]);
    if (whole || !(section in collections)) return whole ? [whole] : [];
    const entry = entryKinds.find(({ name }) => name === `an entry of ${own.name}`);
    return Object.entries(said).flatMap(([id, inner]) =>
      entry && isObject(inner) ? (foreignAs(entry, [...entryKinds, ...sectionKinds], inner, [section, id]) ?? []) : [],
    );
  });
}

function foreignAs(own: Kind, kinds: readonly Kind[], said: JsonObject, path: Path): Mismatch | undefined {
  if (share(own.schema, said) > 0.25 || leavesIn(said) < fewest) return undefined;
  const other = kinds.find((kind) => kind !== own && share(kind.schema, said) === 1 && fits(kind.schema, said));
  return (
    other && {
      rule: "wrong-shape",
      path,
      at: "key",
      message: `This looks like ${other.name}, not like ${own.name}.`,
      hint: "Were two of them swapped? Each belongs in its own place.",
    }
  );
}

/** Which share of the keys belongs to a schema, with their values, from 0 to 1. */
function share(schema: z.ZodType, said: JsonObject): number {
  const def = schema.def as unknown as {
    shape?: Record<string, z.ZodType>;
    keyType?: z.ZodType;
    valueType?: z.ZodType;
  };
  const keys = Object.keys(said).filter((key) => key !== orderKey);
  if (keys.length === 0) return 1;
  const shares = keys.map((key): number => {
    const field = def.shape && Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
    if (def.shape) return field ? partOf(field, said[key] as Json) : 0;
    if (!def.keyType?.safeParse(key).success || !def.valueType) return 0;
    const item = stripped(def.valueType);
    const inner = said[key] as Json;
    return inner === null ? 1 : isObject(inner) ? share(item, inner) : Number(item.safeParse(inner).success);
  });
  return shares.reduce((sum, one) => sum + one, 0) / keys.length;
}

/**
 * Whether a value says nothing against a key of its name. Sections have keys in common, such as "look", whose values
 * tell them apart.
 */
function partOf(field: z.ZodType, value: Json): number {
  return typeof value === "object" ? 1 : Number(stripped(field).safeParse(value).success);
}

/** Whether all that is said could stand there; parts of it may lie in other layers. */
function fits(schema: z.ZodType, said: JsonObject): boolean {
  const walk = newWalk();
  walkSchema(schema, mergePatch({}, said), [], walk);
  return walk.mismatches.every(({ at }) => at === "missing");
}

/** How many values are said; every section may have an order. */
function leavesIn(value: Json): number {
  return typeof value === "object" && value !== null
    ? Object.entries(value).reduce<number>((sum, [key, inner]) => sum + (key === orderKey ? 0 : leavesIn(inner)), 0)
    : 1;
}

function stripped(schema: z.ZodType): z.ZodType {
  const { type, innerType, getter } = schema.def as unknown as {
    type: string;
    innerType: z.ZodType;
    getter: () => z.ZodType;
  };
  if (type === "optional" || type === "default") return stripped(innerType);
  return type === "lazy" ? stripped(getter()) : schema;
}
