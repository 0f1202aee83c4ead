import type { UseFormRegisterReturn } from "react-hook-form";
import { usePage } from "#data/site.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { checkValue } from "./check-value.ts";
import type { FieldProps, Variation } from "./field-props.ts";
import { dependants } from "./input-hints.ts";

/** Makes a field known to its form: its value is checked by its rule, or by a check of the kind's own. Answers with the rule, too. */
export function useRegistered({ id, form, methods, field }: FieldProps, { check, mustFill }: Variation = {}): { rule: Rule | undefined; input: UseFormRegisterReturn } {
  const { rules } = usePage();
  const rule = rules[field.rule ?? ""];
  const asked = mustFill ? { kind: field.kind, required: true } : field;
  const input = methods.register(id, {
    validate: (value, values) => (check ? check(typeof value === "string" ? value : "", rule, (other, typed) => checkValue(asked, other, typed, values)) : checkValue(asked, rule, value, values)) ?? true,
    deps: dependants(id, form.fields, rules),
  });
  return { rule, input };
}
