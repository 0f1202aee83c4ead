import type { Field } from "#descriptor/field.ts";
import type { EntityField } from "#gateway/field-types.ts";
import type { AsFarAsRead } from "../layer/draft.ts";
import { fieldsOfCall } from "../validate/source-fields.ts";

/** What a choice of what a call lists sends: a field of each entry; undefined for others, or while it is not known. */
export function listedValue(field: AsFarAsRead<Field> | undefined): EntityField | undefined {
  const from = field?.kind === "choice" ? field.from : undefined;
  return from?.call === undefined || from.value === undefined ? undefined : fieldsOfCall(from.call)?.fields[from.value];
}

/** The values of a field that offers those that are written in it. */
export function writtenChoices(field: AsFarAsRead<Field> | undefined): readonly string[] | undefined {
  return (field?.kind === "select" || field?.kind === "choice") && field.choices
    ? Object.keys(field.choices)
    : undefined;
}
