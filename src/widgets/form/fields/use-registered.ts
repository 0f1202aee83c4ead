import type { UseFormRegisterReturn } from "react-hook-form";
import type { ValueField } from "#descriptor/field.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { readDigits } from "#text/read-digits.ts";
import { commonProblem } from "../password/common-problem.ts";
import { withKnown } from "../values/known-password.ts";
import { checkValue } from "../values/check-value.ts";
import type { FieldProps, Variation } from "./field-props.ts";
import { wasSent } from "../values/methods.ts";

/**
 * Registers a field with its form: its value is checked by its rule, or by the kind's own check. Returns the rule, too.
 */
export function useRegistered(
  { id, form, rules, dependants, methods, field }: FieldProps<ValueField>,
  { check, mustFill, digits }: Variation = {},
): { rule: Rule | undefined; input: UseFormRegisterReturn } {
  const rule = rules["rule" in field ? (field.rule ?? "") : ""];
  const ruled = mustFill ? { kind: field.kind, required: true } : field;
  const input = methods.register(id, {
    // What is kept is what is checked and sent; what is typed stays as it is.
    ...((digits ?? (rule?.numeric && field.kind === "text")) && { setValueAs: readDigits }),
    validate: async (value, values) =>
      (check
        ? check(typeof value === "string" ? value : "", rule, (other, typed) =>
            checkValue(ruled, other, typed, withKnown(form, values)),
          )
        : checkValue(ruled, rule, value, withKnown(form, values))) ??
      (await commonProblem(rule, value)) ??
      true,
    deps: [...(dependants[id] ?? [])],
    // The form does this only once it was sent; a step is refused before.
    onChange: () => {
      if (!wasSent(methods) && methods.getFieldState(id).error) void methods.trigger(id);
    },
  });
  return { rule, input };
}
