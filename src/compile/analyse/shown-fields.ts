import type { Cell } from "#descriptor/vocabulary/cell.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { answeredBy } from "#gateway/named-entities.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import { callAround, fieldsOfCall, type SourceFields } from "../validate/source-fields.ts";
import type { FieldUse, Path, Reference } from "../validate/walk.ts";
import { callNamed } from "./screen-values.ts";

/** A named field with what its source answers. */
export interface NamedField extends FieldUse {
  of: SourceFields;
  /** Where the call is named that answers it, if one place says so. */
  call: Path | undefined;
  /** Undefined: the source has no such field. */
  field: EntityField | undefined;
}

/** The fields that a brand names, as far as their sources are known and answer what is shown: one thing, or many. */
export const namedFields = memoizeByIdentity(({ walk, value }: Draft): readonly NamedField[] => {
  const others = new Set(walk.references.filter(answersOther).map(({ path }) => pointerOf(path)));
  return walk.fields.flatMap((use) => {
    const around = callAround(value, { ...use, path: use.cell ?? use.path });
    const of = around && fieldsOfCall(around.call);
    // Such a call is reported: fields that its answer lacks follow from that.
    if (!of || (others.size > 0 && around.path && others.has(pointerOf(around.path)))) return [];
    if (use.source === "answer" && listsMany(around.call)) return [];
    return [{ ...use, of, call: around.path, field: of.fields[use.name] }];
  });
});

function listsMany(name: string): boolean {
  const call = callNamed(name);
  return call !== undefined && answeredBy(call)?.many === true;
}

/** Whether a call answers one thing where many are shown, or the other way round. */
function answersOther({ kind, name, answers }: Reference): boolean {
  if (kind !== "call" || (answers !== "list" && answers !== "entity")) return false;
  const call = callNamed(name);
  const answered = call && answeredBy(call);
  return answered !== undefined && answered.many !== (answers === "list");
}

/** A cell with its field. */
export interface ShownField extends NamedField {
  cell: NonNullable<FieldUse["cell"]>;
  field: EntityField;
  written: AsFarAsRead<Cell>;
}

/** The cells of a brand whose fields are known. */
export const shownFields = memoizeByIdentity((draft: Draft): readonly ShownField[] =>
  namedFields(draft).flatMap(({ cell, field, ...use }) => {
    const written = cell && valueAtPath(draft.value, cell);
    return cell && field && written !== undefined
      ? [{ ...use, cell, field, written: written as AsFarAsRead<Cell> }]
      : [];
  }),
);
