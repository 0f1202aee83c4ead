import type { Cell } from "#descriptor/vocabulary/cell.ts";
import { defaultKind } from "#descriptor/vocabulary/cell-kinds.ts";
import type { EntityField, FieldType } from "#gateway/field-types.ts";
import type { SourceFields } from "#compile/validate/source-fields.ts";

/** How a list shows its entries. */
export interface GuessedCells {
  key: string;
  look: "rows" | "accordion";
  cells: Readonly<Record<string, Cell>>;
}

/** What a row has room for: a field type, and how many of it at most. Together they are a handful. */
const wanted: readonly { types: readonly FieldType[]; most: number }[] = [
  { types: ["picture"], most: 1 },
  { types: ["text"], most: 1 },
  { types: ["instant", "date"], most: 1 },
  { types: ["enumeration"], most: 1 },
  { types: ["money", "rate", "integer"], most: 2 },
];

type Named = readonly [name: string, field: EntityField];

/** The fields of an entity that say most about an entry. Personal data and what may be absent come last, or not at all. */
export function guessedCells({ fields }: SourceFields): GuessedCells {
  const shown = Object.entries(fields).filter(([, field]) => defaultKind(field) !== undefined);
  const plain = shown.filter(([, { sensitive }]) => !sensitive);
  const titled = plain.toSorted(([one], [other]) => titleRank(one) - titleRank(other));
  const row = wanted.flatMap(({ types, most }) => pick(types.includes("text") ? titled : plain, types, most));
  const picked = row.length > 0 ? row : shown.slice(0, 1);
  const html = plain.find(([, { type }]) => type === "html");
  const opens = html !== undefined && picked.some(([, { type }]) => type === "text");
  return {
    key: keyOf(shown),
    look: opens ? "accordion" : "rows",
    cells: Object.fromEntries([...withTitle(picked), ...(opens ? [[html[0], { role: "detail" }] as const] : [])]),
  };
}

/** Those that every entry has, a status with its tones before a plain kind, and types in the order that is wanted. */
function pick(from: readonly Named[], types: readonly FieldType[], most: number): Named[] {
  const able = from.filter(([, field]) => types.includes(field.type) && isSpoken(field) && isAlwaysThere(field));
  const rank = ({ optional, tones, type }: EntityField) =>
    Number(optional) * types.length * 2 + types.indexOf(type) * 2 + Number(Object.keys(tones).length === 0);
  return able.toSorted(([, one], [, other]) => rank(one) - rank(other)).slice(0, most);
}

/** Values of one or two letters are codes of the platform, which nobody reads. */
function isSpoken({ type, values }: EntityField): boolean {
  return type !== "enumeration" || values.every((value) => value.length > 2);
}

/** A row without its picture would begin with a dash. */
function isAlwaysThere({ type, optional, nullable }: EntityField): boolean {
  return type !== "picture" || (!optional && !nullable);
}

/** A title is what people call an entry: its own name before another's, and any text before an id. */
function titleRank(name: string): number {
  const ranks = [/^(?:name|title|label)$/i, /(?:name|title)$/i, /^(?!id$).*(?<!Id|Code|Url)$/];
  const rank = ranks.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? ranks.length : rank;
}

/** Without any text, the day or whatever comes first is the title. */
function withTitle(picked: readonly Named[]): [string, Cell][] {
  const hasText = picked.some(([, { type }]) => type === "text");
  const title = hasText
    ? undefined
    : (picked.find(([, { type }]) => type === "instant" || type === "date") ?? picked[0]);
  return picked.map(([name, { type, sensitive }]): [string, Cell] => [
    name,
    name === title?.[0] && type !== "picture" && !sensitive ? { role: "title" } : {},
  ]);
}

/** The field that tells entries apart. */
function keyOf(shown: readonly Named[]): string {
  return shown.find(([, { identity }]) => identity)?.[0] ?? "id";
}
