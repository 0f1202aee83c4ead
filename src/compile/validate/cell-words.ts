import type { Cell } from "#descriptor/vocabulary/cell.ts";
import { aboutKind, cellKindNames, defaultKind, type CellKind } from "#descriptor/vocabulary/cell-kinds.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { constancyOf } from "#conditions/can-be.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { fieldsAround } from "./source-fields.ts";
import type { FieldUse, Reference, Walk } from "./walk.ts";

/** A field as it is known where a cell names it. */
export interface NamedField {
  entity: string;
  name: string;
  field: EntityField;
}

/** How a cell shows its field; undefined when nothing can. */
export function kindOfCell({ as }: { as?: unknown }, field: EntityField): CellKind | undefined {
  return cellKindNames.find((kind) => kind === as) ?? defaultKind(field);
}

/** The text keys of a cell: its label, and the words for values. */
export function textsOfCell(
  cell: Cell,
  { entity, name, field }: NamedField,
): { label: string; texts: Record<string, string> } {
  const kind = kindOfCell(cell, field);
  const { inWords = false, words = {} } = kind === undefined ? {} : aboutKind(kind);
  const own = inWords
    ? Object.fromEntries(shownValues(cell, { name, field }).map((value) => [value, `${entity}.${name}.${value}`]))
    : {};
  return { label: cell.label ?? `${entity}.${name}`, texts: { ...words, ...own, ...cell.texts } };
}

/** The values that a cell can show: it may be only for rows in which its field has some of them. */
function shownValues({ when }: Cell, { name, field: { values } }: Pick<NamedField, "name" | "field">) {
  const wanted = requiredOf(when).flatMap((one) => {
    const compare = isObject(one) && isObject(one["compare"]) ? one["compare"] : {};
    const isOfField = isObject(compare["of"]) && compare["of"]["row"] === name;
    return isOfField && Array.isArray(compare["in"]) ? [compare["in"].map(String)] : [];
  });
  return values.filter((value) => wanted.every((some) => some.includes(value)));
}

/** Conditions that must hold together. Read before they are checked. */
function requiredOf(when: unknown): readonly unknown[] {
  return isObject(when) && Array.isArray(when["all"]) ? when["all"] : [when];
}

/** The texts and icons that cells bring with them, because the contract and not the brand names them. */
export function cellWords({ fields, conditions }: Pick<Walk, "fields" | "conditions">, value: unknown): Reference[] {
  const unseen = new Set(
    conditions.filter(({ condition }) => constancyOf(condition) === "never").map(({ path }) => pointerOf(path)),
  );
  return fields.flatMap((use) => {
    const known = wordsOfUse.get(use);
    if (known) return known;
    const words = wordsOf(use, value, unseen);
    // A form is shown where screens say so, which others may say differently; any other cell depends on its part alone.
    if (use.path[0] !== "forms") wordsOfUse.set(use, words);
    return words;
  });
}

/** A part is walked once for all brands that share it, and so are the names of fields in it. */
const wordsOfUse = new WeakMap<FieldUse, readonly Reference[]>();

function wordsOf({ name, cell: path, ...use }: FieldUse, value: unknown, unseen: ReadonlySet<string>): Reference[] {
  // What is never shown needs no words: its condition is reported.
  if (path && unseen.size > 0 && unseen.has(pointerOf([...path, "when"]))) return [];
  const cell = path && valueAtPath(value, path);
  const source = path && fieldsAround(value, { ...use, path });
  const field = source?.fields[name];
  if (!path || !isObject(cell) || !source || !field) return [];
  const { label, texts } = textsOfCell(cell as Cell, { entity: source.entity, name, field });
  const named = (text: string): Reference => ({ kind: "text", name: text, path });
  const kind = kindOfCell(cell, field);
  const about = kind && aboutKind(kind);
  return [
    ...(cell["label"] === undefined ? [named(label)] : []),
    ...Object.entries(texts)
      .filter(([word]) => !isObject(cell["texts"]) || !Object.hasOwn(cell["texts"], word))
      .map(([word, text]) => ({ ...named(text), wordFor: word })),
    ...(about?.texts ?? []).map(named),
    ...(about?.icons ?? []).map((icon): Reference => ({ kind: "icon", name: icon, path })),
  ];
}
