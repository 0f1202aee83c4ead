import type { Json, JsonObject } from "#kernel/json.ts";
import type { Named, Names } from "./names.ts";
import { referenceSchemas, type Published } from "./references.ts";

/** The schemas for the files of one layer by file name. */
export type LayerSchemas = ReadonlyMap<string, string>;

/** What every layer's schemas share. */
export interface SharedSchemas {
  /** The kinds of brand files: "menus", "text-pack". */
  kinds: readonly string[];
  references: Readonly<Record<string, Json>>;
}

export function sharedSchemas(published: Published, kinds: readonly string[]): SharedSchemas {
  return { kinds, references: referenceSchemas(published) };
}

const $comment = "Written by Livery for editors: the published schema, and the names of the brand. Do not edit.";
const names = "names.schema.json";

/**
 * The published schemas with the names of a layer. Names are suggestions: a name that is new, or of which the editor
 * does not know yet, is no error.
 *
 * @param place Where the published schemas are, as a path from these.
 */
export function layerSchemas({ kinds, references }: SharedSchemas, known: Names, place: string): LayerSchemas {
  const calls = `${place}/calls.schema.json#/$defs`;
  const $defs = { ...references, ...suggestions(known), ...answers(known, calls), ...rows(known, calls) };
  return new Map([
    [names, JSON.stringify({ $comment, $defs })],
    ...kinds.map((kind): [string, string] => [
      `${kind}.schema.json`,
      `${JSON.stringify({ $comment, allOf: extended(kind, place, references) }, null, 2)}\n`,
    ]),
  ]);
}

function extended(kind: string, place: string, references: Readonly<Record<string, Json>>): JsonObject[] {
  const own = { $ref: `${place}/${kind}.schema.json` };
  return kind in references ? [own, { $ref: `${names}#/$defs/${kind}` }] : [own];
}

function suggestions({ references, keys }: Names): JsonObject {
  return Object.fromEntries([
    ...Object.entries(references).map(([kind, named]) => [`name-${kind}`, anyOf(named)] as const),
    ...Object.entries(keys).map(([kind, named]) => [`keys-${kind}`, { properties: mapped(named) }] as const),
  ]);
}

/** The fields of what a call answers that the brand gave a name. */
function answers({ calls }: Names, place: string): JsonObject {
  return Object.fromEntries(
    Object.entries(calls).map(([key, named]) => [
      `cells-${key}`,
      allOf(
        named.map(({ id, entity }) => ({
          if: { type: "object", properties: { [key]: { const: id } }, required: [key] },
          then: { properties: { fields: { $ref: `${place}/fields-${entity}` } } },
        })),
      ),
    ]),
  );
}

/** The fields of the entries that open a sheet. */
function rows({ sheets }: Names, place: string): JsonObject {
  const entitiesOf = (sheet: string) => sheets.flatMap(({ id, entity }) => (id === sheet ? [entity] : []));
  const properties = Object.fromEntries(
    sheets.map(({ id }) => [id, allOf(entitiesOf(id).map((entity) => ({ $ref: `${place}/sheet-of-${entity}` })))]),
  );
  return { "keys-sheet": { properties } };
}

/** All of some schemas, each once; anything where there is none. */
function allOf(schemas: readonly JsonObject[]): JsonObject {
  const once = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  return once.length === 0 ? {} : { allOf: once };
}

/** Values that are suggested; any other is accepted as well. */
function anyOf(named: Named): JsonObject {
  const values = Object.keys(named);
  return values.length === 0 ? {} : { anyOf: [{ enum: values, enumDescriptions: Object.values(named) }, {}] };
}

function mapped(named: Named): JsonObject {
  return Object.fromEntries(Object.entries(named).map(([key, description]) => [key, { description }]));
}
