import { cellKinds, kindsFor } from "#descriptor/vocabulary/cell-kinds.ts";
import { contract } from "#gateway/contract.ts";
import { onlyAnswers, type Endpoint } from "#gateway/endpoint.ts";
import { entityFields } from "#gateway/entity-fields.ts";
import { fieldTypes, type EntityField, type FieldType } from "#gateway/field-types.ts";
import { answeredBy, namedEntities } from "#gateway/named-entities.ts";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import type { Node } from "./node.ts";

/** The entities that calls answer, with the fields that a cell can show. */
const entities = Object.entries(namedEntities).flatMap(([name, schema]) => {
  const fields = Object.entries(entityFields(schema)).filter(([, { type }]) => type !== "nested");
  const calls = callsOf(name);
  return fields.length === 0 || calls.length === 0 ? [] : [{ name, fields, calls }];
});

/** The calls that answer an entity. */
function callsOf(entity: string): string[] {
  return Object.entries(contract as Record<string, Endpoint>).flatMap(([name, call]) =>
    answeredBy(call)?.entity === entity && onlyAnswers(call) ? [name] : [],
  );
}

/** The shared schemas of the fields of each entity. Other names are not refused: `livery check` says what is wrong. */
export function fieldDefinitions(): Record<string, Node> {
  const ofTypes = fieldTypes
    .filter((type) => type !== "nested")
    .map((type): [string, Node] => [`fields-as-${type}`, kindsOf(type)]);
  const ofEntities = Object.fromEntries(
    entities.flatMap(({ name, fields }) => [
      [
        `fields-${name}`,
        { properties: Object.fromEntries(fields.map(([field, about]) => [field, cellOf(name, field, about)])) },
      ],
      [`field-of-${name}`, { anyOf: [{ enum: fields.map(([field]) => field) }, {}] }],
      [`rows-${name}`, rowsOf(name)],
      [`sheet-of-${name}`, sheetOf(name)],
    ]),
  );
  return { ...ofEntities, ...Object.fromEntries(ofTypes) };
}

/** A cell of a field: what it is, and the ways in which it can be shown. */
function cellOf(entity: string, field: string, { type, description }: EntityField): Node {
  const about = description ?? `The field "${field}" of ${entity}.`;
  return { description: about, properties: { as: { $ref: `#/$defs/fields-as-${type}` } } };
}

/** Completes the fields of the row in scope, wherever in a value it is named: in actions, in what is compared. */
function rowsOf(entity: string): Node {
  const inside = { $ref: `#/$defs/rows-${entity}` };
  return { properties: { row: { $ref: `#/$defs/field-of-${entity}` } }, additionalProperties: inside, items: inside };
}

/** The same in a sheet that entries open, and the cells of a record there, which has no source of its own. */
function sheetOf(entity: string): Node {
  const inside = { $ref: `#/$defs/sheet-of-${entity}` };
  const record = { properties: { fields: { $ref: `#/$defs/fields-${entity}` } } };
  const description = `Options of a widget; a record without a source shows fields of ${entity}.`;
  return {
    properties: {
      row: { $ref: `#/$defs/field-of-${entity}` },
      options: {
        description,
        allOf: [{ if: { required: ["source"] }, then: {}, else: record }, { additionalProperties: inside }],
      },
    },
    additionalProperties: inside,
    items: inside,
  };
}

/** What only the schemas of brands refer to: they know which call a sheet, a watched answer or named data are of. */
export const forBrands: Node = {
  allOf: entities.flatMap(({ name }) => [{ $ref: `#/$defs/sheet-of-${name}` }, { $ref: `#/$defs/fields-${name}` }]),
};

/** The ways in which a field of a type can be shown. */
function kindsOf(type: FieldType): Node {
  const kinds = kindsFor(type);
  return {
    description: "How the field is shown.",
    anyOf: [{ enum: kinds, enumDescriptions: kinds.map((kind) => cellKinds[kind].description) }, {}],
  };
}

/**
 * Completes the fields of what the source of an object lists: the keys of its cells, options that name a field, and
 * fields of the row in everything else. Cells of named data or of a watched call keep their mark: only a brand's own
 * schemas know which call that is.
 */
export function withFields(node: Node): Node {
  const named = Object.entries(node.properties ?? {}).flatMap(([key, { livery, ...inner }]) => {
    const { cells, field } = (livery ?? {}) as LiveryMeta;
    if (cells === undefined && field === undefined) return [];
    const isOfSource = cells === undefined || cells === "source" || cells === "from";
    return [
      {
        key,
        isCells: cells !== undefined,
        isListed: (cells ?? field) === "from",
        inner: (isOfSource ? inner : { ...inner, livery: { cells } }) as Node,
      },
    ];
  });
  if (named.length === 0) return node;
  const properties = { ...node.properties, ...Object.fromEntries(named.map(({ key, inner }) => [key, inner])) };
  if (node.properties?.["call"] && named.every(({ isListed }) => isListed))
    return {
      ...node,
      properties,
      allOf: entities.map(({ name, calls }) => ({ if: having("call", { enum: calls }), then: ofEntity(named, name) })),
    };
  if (!node.properties?.["source"]) return { ...node, properties };
  const others = Object.entries(properties).flatMap(([key, inner]) =>
    key === "source" || named.some((one) => one.key === key) || !canHoldRows(inner) ? [] : [key],
  );
  return {
    ...node,
    properties,
    allOf: entities.map(({ name, calls }) => ({
      if: having("source", having("call", { enum: calls })),
      then: {
        properties: {
          ...ofEntity(named, name).properties,
          ...Object.fromEntries(others.map((key) => [key, { $ref: `#/$defs/rows-${name}` }])),
        },
      },
    })),
  };
}

/** Cells, and names of fields, of an entity. */
function ofEntity(named: readonly { key: string; isCells: boolean }[], entity: string) {
  return {
    properties: Object.fromEntries(
      named.map(({ key, isCells }) => [key, isCells ? cellsOf(entity) : { $ref: `#/$defs/field-of-${entity}` }]),
    ),
  };
}

/** Whether something in a value can name a field of the row: plain texts, numbers and icons do not. */
function canHoldRows({ properties, patternProperties, $ref, anyOf }: Node): boolean {
  const isNamed = $ref !== undefined && !$ref.endsWith("/icon");
  return properties !== undefined || patternProperties !== undefined || isNamed || anyOf !== undefined;
}

/** Cells by their fields; what a cell compares is a field of the row. */
function cellsOf(entity: string): Node {
  return { allOf: [{ $ref: `#/$defs/fields-${entity}` }, { $ref: `#/$defs/rows-${entity}` }] };
}

function having(key: string, inner: Node): Node {
  return { type: "object", properties: { [key]: inner }, required: [key] };
}
