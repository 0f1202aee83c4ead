import type { Field, ValueField } from "#descriptor/field.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";

/** The values of a form by field id. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The text key of what is wrong with a value, or null. Optional empty fields are skipped (account §5). */
export function checkValue(
  field: Pick<ValueField, "kind" | "required">,
  rule: Rule | undefined,
  value: string | boolean | undefined,
  values: Values,
): string | null {
  const messages = rule?.messages;
  const text = typeof value === "string" ? wireValue(field, value) : "";
  const isEmpty = value !== true && text === "";
  if (isEmpty) return field.required ? (messages?.required ?? "form.required") : null;
  if (!rule) return null;
  const failure = failureOf(rule, text, values);
  return failure && (messages?.[failure] ?? messages?.pattern ?? "form.invalid");
}

/** A value as it is sent: text is trimmed, passwords are unchanged. */
export function wireValue(field: Pick<Field, "kind">, value: string): string {
  return field.kind === "password" ? value : value.trim();
}

/** Counts characters as people do: an emoji is one. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** The first part of a rule that a value violates. */
function failureOf(
  rule: Rule,
  text: string,
  values: Values,
): "pattern" | "minLength" | "maxLength" | "equals" | "differsFrom" | null {
  if (rule.numeric && !/^\d+$/.test(text)) return "pattern";
  if (rule.minLength !== undefined && lengthOf(text) < rule.minLength) return "minLength";
  if (rule.maxLength !== undefined && lengthOf(text) > rule.maxLength) return "maxLength";
  if (rule.pattern !== undefined && !new RegExp(`^(?:${rule.pattern})$`, "u").test(text)) return "pattern";
  if (rule.equals !== undefined && values[rule.equals] !== text) return "equals";
  if (rule.differsFrom !== undefined && values[rule.differsFrom] === text) return "differsFrom";
  return null;
}
