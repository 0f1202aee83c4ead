import { cellKinds, defaultKind } from "#descriptor/vocabulary/cell-kinds.ts";
import type { Binding, Bound } from "#descriptor/vocabulary/binding.ts";
import type { Filter } from "#descriptor/vocabulary/filter.ts";
import type { FormBinding } from "#descriptor/vocabulary/form-binding.ts";
import type { ResolvedValue, ValueKind } from "#descriptor/vocabulary/phrase.ts";
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
  values: Readonly<Record<string, Given>> | undefined;
  /** Whose values it can take. */
  of: NonNullable<Reference["valued"]>;
}

/** A value of a text, or where it comes from. */
export type Given = Bound | FormBinding;

/** The places of a brand whose texts may have values. */
export function phrasesIn({ references }: Pick<Walk, "references">, value: unknown): PhraseUse[] {
  return references.flatMap(({ valued, name, path }) => {
    if (!valued) return [];
    const values = path.at(-1) === "text" ? valueAtPath(value, [...path.slice(0, -1), "values"]) : undefined;
    return [{ name, path, values: isObject(values) ? (values as Record<string, Given>) : undefined, of: valued }];
  });
}

/** The field that a value is taken from, with its entity; undefined where it is of none, or of one that is not known. */
export interface ValueField {
  entity: string;
  name: string;
  /** Undefined: the entity has no such field. */
  field: EntityField | undefined;
}

export function fieldOfValue(bound: Given, path: Path, value: unknown): ValueField | undefined {
  if (typeof bound !== "object") return undefined;
  const kind = (["data", "watch", "row"] as const).find((one) => one in bound);
  if (kind === undefined) return undefined;
  const named = String((bound as Readonly<Record<string, unknown>>)[kind]);
  const [head, name = ""] = kind === "row" ? ["", named] : named.split(".");
  const at = namedSourceAt(path, kind, head);
  const call = at ? valueAtPath(value, [...at, "call"]) : rowScopeAt(value, path)?.call;
  const of = typeof call === "string" ? fieldsOfCall(call) : undefined;
  return of && { entity: of.entity, name, field: of.fields[name] };
}

/** How a value is written; undefined for what no text can have. */
export function resolvedValue(bound: Given, path: Path, value: unknown): ResolvedValue<Given> | undefined {
  if (typeof bound === "number") return { from: bound, as: "number" };
  // One of another shape is reported as such.
  if (typeof bound !== "object") return { from: bound, as: "text" };
  if ("input" in bound) return { from: bound, as: "text", ...wordsOfInput(bound.input, path, value) };
  if ("filter" in bound) return { from: bound, ...ofFilter(bound, path, value) };
  const of = fieldOfValue(bound, path, value);
  if (!of?.field) return { from: bound, as: "text" };
  const { type, sensitive, values } = of.field;
  if ((type === "enumeration" || type === "boolean") && !sensitive) {
    const texts = values.map((one) => [one, type === "boolean" ? yesNo[one] : `${of.entity}.${of.name}.${one}`]);
    return { from: bound, as: "text", texts: Object.fromEntries(texts) as Record<string, string> };
  }
  const as = defaultKind({ type, sensitive });
  return as !== undefined && isValueKind(as) ? { from: bound, as } : undefined;
}

const yesNo: Readonly<Record<string, string>> = cellKinds["yes-no"].words;

/** Words for what is on or off. Those of choices are in the form. */
function wordsOfInput(input: string, path: Path, value: unknown): Pick<ResolvedValue, "texts"> | undefined {
  const kind = valueAtPath(value, [...path.slice(0, 2), "fields", input, "kind"]);
  return kind === "switch" || kind === "checkbox" ? { texts: yesNo } : undefined;
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
      const { texts = {} } = resolvedValue(bound, at, value) ?? {};
      return [
        { kind: "text", name: "cell.unreadable", path: at } as const,
        ...Object.entries(texts).map(
          ([word, text]) => ({ kind: "text", name: text, path: at, wordFor: word }) as const,
        ),
      ];
    }),
  );
}
