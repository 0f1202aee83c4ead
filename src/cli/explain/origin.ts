import { defaultKind } from "#descriptor/vocabulary/cell-kinds.ts";
import type { Cell } from "#descriptor/vocabulary/cell.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { textsOfCell } from "#compile/validate/cell-words.ts";
import { rowScopeAt } from "#compile/validate/row-scope.ts";
import { fieldsOfCall, namedSourceAt } from "#compile/validate/source-fields.ts";
import type { Draft } from "#compile/layer/draft.ts";
import type { Path } from "#compile/validate/walk.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { askedAt, authOf, type Asked, type Given } from "./asked.ts";

/** Where the value of a cell comes from. */
export interface Origin {
  call: string;
  auth: Asked["auth"];
  /** Where the source is written; undefined for a row, which the list that opens it knows. */
  at: Path | undefined;
  entity: string;
  field: string;
  about: EntityField;
  /** How it is shown. */
  as: string;
  label: string;
  /** The text keys of words for values. */
  words: Readonly<Record<string, string>>;
  given: readonly Given[];
}

/** Where the value of a cell comes from; undefined for what is no cell. */
export function originOf({ value, walk }: Draft, path: Path): Origin | undefined {
  const use = walk.fields.find(({ cell }) => cell && pointerOf(cell) === pointerOf(path));
  const at = use && sourceAround(value, path, use.source);
  const asked = at && askedAt(value, at);
  const call = asked?.call ?? rowScopeAt(value, path)?.call;
  if (!use || call === undefined) return undefined;
  const { entity = "", fields = {} } = fieldsOfCall(call) ?? {};
  const field = fields[use.name];
  const cell = valueAtPath(value, path);
  if (!field || !isObject(cell)) return undefined;
  const { label, texts } = textsOfCell(cell as Cell, { entity, name: use.name, field });
  return {
    call,
    auth: authOf(call),
    at: asked?.at,
    entity,
    field: use.name,
    about: field,
    as: String(cell["as"] ?? defaultKind(field) ?? ""),
    label,
    words: texts,
    given: asked?.given ?? [],
  };
}

function sourceAround(value: unknown, path: Path, key: string): Path | undefined {
  for (let around = path.slice(0, -1); around.length > 0; around = around.slice(0, -1)) {
    const own = [...around, key];
    const at = namedSourceAt(path, key, valueAtPath(value, own)) ?? own;
    const source = valueAtPath(value, at);
    if (isObject(source) && typeof source["call"] === "string") return at;
  }
  return undefined;
}
