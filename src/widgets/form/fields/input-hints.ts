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
    // Digits end where a code ends. Text that is too long gets an error and is not truncated: nobody would know a
    // password that was pasted and truncated.
    maxLength: rule?.numeric ? (rule.maxLength ?? longest) : longest,
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

/** The fields whose rule compares them with this one: they are checked again when this one changes. */
export function dependants(
  id: string,
  fields: Readonly<Record<string, Field>>,
  rules: Readonly<Record<string, Rule>>,
): string[] {
  return Object.keys(fields).filter((other) => {
    const rule = rules[ruleOf(fields[other]) ?? ""];
    return rule?.equals === id || rule?.differsFrom === id;
  });
}

function ruleOf(field: Field | undefined): string | undefined {
  return field && "rule" in field ? field.rule : undefined;
}
