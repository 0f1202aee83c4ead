import type { Form } from "#descriptor/form.ts";
import { wireValue, type Values } from "./check-value.ts";
import type { Contributions } from "./field-props.ts";

/** What the form's call takes: its fixed parameters and the filled fields. Checkboxes stay: they are about this phone, not about the call. */
export function callInput({ fields, submit }: Pick<Form, "fields" | "submit">, values: Values, contributions: Contributions): Record<string, string> {
  const filled = Object.entries(fields).map(([id, field]): Record<string, string> => {
    const value = values[id];
    if (field.kind === "checkbox" || typeof value !== "string" || value === "") return {};
    const wire = wireValue(field, value);
    return contributions.get(id)?.(wire) ?? { [id]: wire };
  });
  return Object.assign({}, submit.with, ...filled) as Record<string, string>;
}
