import type { Field, FieldOf } from "#descriptor/field.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";

type Autocomplete = FieldOf<"text">["autocomplete"];

/** What an input tells the phone about its keyboard, its key at the lower right, and its password manager. */
export function inputHints(
  field: { autocomplete?: Autocomplete },
  rule: Rule | undefined,
  isLast: boolean,
  longest?: number,
) {
  return {
    // Digits end where a code ends. Words that are too long are told, not cut: nobody would know a password that was
    // pasted and cut.
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
