import { fieldsOfCall } from "#compile/validate/source-fields.ts";
import type { Path } from "#compile/validate/walk.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { askedAt, type Asked } from "./asked.ts";

/** What a call lists to choose from: for a field of a form, or for a filter. */
export interface ListedChoice {
  asked: Asked;
  entity: string;
  /** The field that is sent, and where it is named. */
  value: string;
  about: EntityField;
  at: Path;
  /** The fields that people choose by. */
  shown: readonly string[];
}

/** What is listed to choose from at a path: of the choice, or of its `from`; undefined for what lists nothing. */
export function listedChoiceAt(value: unknown, path: Path): ListedChoice | undefined {
  const from: Path = path.at(-1) === "from" ? path : [...path, "from"];
  const written = valueAtPath(value, from);
  const asked = askedAt(value, from);
  const answered = asked && fieldsOfCall(asked.call);
  const name = isObject(written) ? written["value"] : undefined;
  const about = typeof name === "string" ? answered?.fields[name] : undefined;
  if (!asked || !answered || !about || !isObject(written) || typeof name !== "string") return undefined;
  return {
    asked,
    entity: answered.entity,
    value: name,
    about,
    at: [...from, "value"],
    shown: shownOf(written["fields"], written["label"]),
  };
}

/** A field of a form shows cells of each entry, a filter one field. */
function shownOf(cells: unknown, label: unknown): string[] {
  if (typeof label === "string") return [label];
  return Object.entries(isObject(cells) ? cells : {}).map(([id, cell]) =>
    isObject(cell) && typeof cell["field"] === "string" ? cell["field"] : id,
  );
}
