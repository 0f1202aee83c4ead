import type { ShownForm } from "#descriptor/form.ts";
import { wireValue, type Values } from "../values/check-value.ts";
import { FieldRefused, type Contributions, type Parameters } from "../fields/field-props.ts";

/**
 * The parameters that a form's fields add to its call, one after the other: filled fields only, as their kind sends
 * them. Throws FieldRefused with the field's id.
 */
export async function fieldParameters(
  fields: ShownForm["fields"],
  values: Values,
  contributions: Contributions,
): Promise<Parameters> {
  const parameters: Record<string, Parameters[string]> = {};
  for (const [id, field] of Object.entries(fields)) {
    const value = values[id];
    if (field.kind === "account" || value === undefined || value === "") continue;
    if (typeof value === "boolean") {
      if (("sends" in field && field.sends !== undefined) || field.kind === "switch")
        parameters[parameterOf(id, field)] = value;
    } else Object.assign(parameters, await contributed(id, field, wireValue(field, value), contributions));
  }
  return parameters;
}

async function contributed(
  id: string,
  field: ShownForm["fields"][string],
  wire: string,
  contributions: Contributions,
): Promise<Parameters> {
  try {
    return (await contributions.get(id)?.(wire)) ?? { [parameterOf(id, field)]: wire };
  } catch (error) {
    if (error instanceof FieldRefused) error.field ??= id;
    throw error;
  }
}

/** The parameter for a field's value. */
export function parameterOf(id: string, field: ShownForm["fields"][string] | undefined): string {
  return field && "sends" in field && field.sends !== undefined ? field.sends : id;
}
