import type { Form } from "#descriptor/form.ts";
import { wireValue, type Values } from "./check-value.ts";

/** What the form's call takes: its fixed parameters and the filled fields. Checkboxes stay: they are about this phone, not about the call. */
export function callInput({ fields, submit }: Pick<Form, "fields" | "submit">, values: Values): Record<string, string> {
  const filled = Object.entries(fields).flatMap(([id, field]): [string, string][] => {
    const value = values[id];
    return field.kind !== "checkbox" && typeof value === "string" && value !== "" ? [[id, wireValue(field, value)]] : [];
  });
  return { ...submit.with, ...Object.fromEntries(filled) };
}
