import type { Cell } from "#descriptor/vocabulary/cell.ts";
import type { EntityField } from "#gateway/field-types.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import { fieldsAround, type SourceFields } from "../validate/source-fields.ts";
import type { FieldUse } from "../validate/walk.ts";

/** A named field with what its source answers. */
export interface NamedField extends FieldUse {
  of: SourceFields;
  /** Undefined: the source has no such field. */
  field: EntityField | undefined;
}

/** The fields that a brand names, as far as their sources are known. */
export const namedFields = memoizeByIdentity(({ walk, value }: Draft): readonly NamedField[] =>
  walk.fields.flatMap((use) => {
    const of = fieldsAround(value, { ...use, path: use.cell ?? use.path });
    return of ? [{ ...use, of, field: of.fields[use.name] }] : [];
  }),
);

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
