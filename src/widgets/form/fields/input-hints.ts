import type { Field, FieldOf } from "#descriptor/field.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";

type Autocomplete = FieldOf<"text">["autocomplete"];

/** An input's attributes for the phone: its keyboard, its enter key, and its password manager. */
export function inputHints(
  field: { autocomplete?: Autocomplete },
  rule: Rule | undefined,
  isLast: boolean,
  longest?: number,
) {
  return {
    // What is too long gets an error and is not truncated: nobody would know a password that was pasted and truncated,
    // and "123 456" is as long as a code may be only without its space.
    maxLength: longest,
    inputMode: rule?.numeric ? ("numeric" as const) : keyboards[field.autocomplete ?? "off"],
    enterKeyHint: isLast ? ("go" as const) : ("next" as const),
    autoComplete: field.autocomplete ?? "off",
  };
}

const keyboards: Readonly<Partial<Record<NonNullable<Autocomplete>, "email" | "tel" | "numeric">>> = {
  email: "email",
  tel: "tel",
  "one-time-code": "numeric",
};

/** By field: those whose rule compares them with it, which are checked again when it changes. */
export type Dependants = Readonly<Record<string, readonly string[]>>;

/** What each field of a form is compared with, the other way round. */
export function dependantsIn(
  fields: Readonly<Record<string, Field>>,
  rules: Readonly<Record<string, Rule>>,
): Dependants {
  const found: Record<string, string[]> = {};
  for (const [id, field] of Object.entries(fields)) {
    const { equals, differsFrom } = rules[ruleOf(field) ?? ""] ?? {};
    for (const one of [equals, differsFrom]) if (one !== undefined) (found[one] ??= []).push(id);
  }
  return found;
}

function ruleOf(field: Field): string | undefined {
  return "rule" in field ? field.rule : undefined;
}
