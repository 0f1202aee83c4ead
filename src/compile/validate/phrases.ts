import { cellKinds, defaultKind } from "#descriptor/vocabulary/cell-kinds.ts";
import { isBinding, type Binding, type Bound } from "#descriptor/vocabulary/binding.ts";
import type { Filter } from "#descriptor/vocabulary/filter.ts";
import type { SettledValue, ValueKind } from "#descriptor/vocabulary/phrase.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { AsFarAsRead } from "../layer/draft.ts";
import { textsOfChoice } from "./choices.ts";
import { rowScopeAt } from "./row-scope.ts";
import { fieldsOfCall, namedSourceAt } from "./source-fields.ts";
import type { Path, Reference, Walk } from "./walk.ts";

/** A text with values in its place. */
export interface PhraseUse {
  /** The key of its text. */
  name: string;
  path: Path;
  /** What is beside the key; undefined where only a key is written. */
  values: Readonly<Record<string, Bound>> | undefined;
}

/** The places of a brand whose texts may have values. */
export function phrasesIn({ references }: Pick<Walk, "references">, value: unknown): PhraseUse[] {
  return references.flatMap(({ valued, name, path }) => {
    if (!valued) return [];
    const values = path.at(-1) === "text" ? valueAtPath(value, [...path.slice(0, -1), "values"]) : undefined;
    return [{ name, path, values: isObject(values) ? (values as Record<string, Bound>) : undefined }];
  });
}

/** The field that a value is taken from, with its entity; undefined where it is of none, or of one that is not known. */
export interface ValueField {
  entity: string;
  name: string;
  /** Undefined: the entity has no such field. */
  field: EntityField | undefined;
}

export function fieldOfValue(bound: Bound, path: Path, value: unknown): ValueField | undefined {
  if (!isBinding(bound) || !("data" in bound || "row" in bound)) return undefined;
  const [head, name = ""] = "data" in bound ? bound.data.split(".") : ["", bound.row];
  const at = "data" in bound ? namedSourceAt(path, "data", head) : undefined;
  const call = at ? valueAtPath(value, [...at, "call"]) : rowScopeAt(value, path)?.call;
  const of = typeof call === "string" ? fieldsOfCall(call) : undefined;
  return of && { entity: of.entity, name, field: of.fields[name] };
}

/** How a value is written; undefined for what no text can have. */
export function settledValue(bound: Bound, path: Path, value: unknown): SettledValue | undefined {
  if (typeof bound === "number") return { from: bound, as: "number" };
  if (!isBinding(bound)) return { from: bound, as: "text" };
  if ("filter" in bound) return { from: bound, ...ofFilter(bound, path, value) };
  const of = fieldOfValue(bound, path, value);
  if (!of?.field) return { from: bound, as: "text" };
  const { type, sensitive, values } = of.field;
  if ((type === "enumeration" || type === "boolean") && !sensitive) {
    const yesNo: Readonly<Record<string, string>> = cellKinds["yes-no"].words;
    const texts = values.map((one) => [one, type === "boolean" ? yesNo[one] : `${of.entity}.${of.name}.${one}`]);
    return { from: bound, as: "text", texts: Object.fromEntries(texts) as Record<string, string> };
  }
  const as = defaultKind({ type, sensitive });
  return as !== undefined && isValueKind(as) ? { from: bound, as } : undefined;
}

const valueKinds: Readonly<Record<ValueKind, true>> = {
  text: true,
  money: true,
  balance: true,
  number: true,
  percent: true,
  date: true,
  "date-time": true,
  masked: true,
};

function isValueKind(kind: string): kind is ValueKind {
  return Object.hasOwn(valueKinds, kind);
}

/** What is chosen in a filter, by the words of its choices. */
function ofFilter({ filter: name }: Extract<Binding, { filter: string }>, path: Path, value: unknown) {
  const [id = "", day] = name.split(".");
  const filter = valueAtPath(value, ["screens", String(path[1]), "filters", id]) as AsFarAsRead<Filter> | undefined;
  if (day !== undefined) return { as: "date" } as const;
  if (filter?.kind !== "choice" && filter?.kind !== "sort") return { as: "text" } as const;
  const named = Object.entries(filter.choices ?? {}).flatMap(([choice, about]) =>
    about?.label === undefined ? [] : [[choice, about.label]],
  );
  const any = "any" in filter && filter.any !== undefined ? { "": filter.any } : {};
  const usual = filter.kind === "choice" ? textsOfChoice(filter).words : {};
  return { as: "text", texts: { ...usual, ...Object.fromEntries(named), ...any } as Record<string, string> } as const;
}

/** The texts that values bring with them: words for what they are, and for what cannot be read. */
export function valueWords(walk: Pick<Walk, "references">, value: unknown): Reference[] {
  return phrasesIn(walk, value).flatMap(({ path, values = {} }) =>
    Object.entries(values).flatMap(([name, bound]) => {
      const at = [...path.slice(0, -1), "values", name];
      const { texts = {} } = settledValue(bound, at, value) ?? {};
      return [
        { kind: "text", name: "cell.unreadable", path: at } as const,
        ...Object.entries(texts).map(
          ([word, text]) => ({ kind: "text", name: text, path: at, wordFor: word }) as const,
        ),
      ];
    }),
  );
}
