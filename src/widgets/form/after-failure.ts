import type { UseFormReturn } from "react-hook-form";
import type { ShownForm } from "#descriptor/form.ts";
import { behaviourOf } from "#data/failure-behaviour.ts";
import { errorTextKey, GatewayError } from "#data/gateway-error.ts";
import { holdPassword } from "#session/held-password.ts";
import { parameterOf } from "./call-input.ts";
import type { Values } from "./check-value.ts";
import { FieldRefused } from "./field-props.ts";
import { isHeld } from "./held.ts";
import type { Rules } from "./use-rules.ts";

interface FailedForm {
  form: ShownForm;
  rules: Rules;
  methods: UseFormReturn<Values>;
}

/**
 * Puts a failure where it belongs: under the field it is about, which gets the focus; what is of no use any more is
 * emptied (account §4, §5). Answers whether a field says it now: if not, the form has to.
 */
export function placeFailure(error: unknown, { form, rules, methods }: FailedForm): boolean {
  if (error instanceof FieldRefused) return tell(error.field, error.text, methods);
  if (!(error instanceof GatewayError)) return false;
  const ids = (parameter: string | undefined) => Object.keys(form.fields).filter((id) => parameterOf(id, form.fields[id]) === parameter);
  const { refused, field, clears } = behaviourOf(error);
  // A form may say what every refusal empties that does not say so itself.
  for (const id of (clears ?? (refused ? (form.submit.clears ?? []) : [])).flatMap(ids)) methods.setValue(id, "");
  const id = ids(field)[0];
  // A held password that is wrong, as after a change elsewhere: its field is shown again, or nobody could say another.
  if (id !== undefined && form.fields[id] && isHeld(form.fields[id])) holdPassword(undefined);
  return tell(id, error.code === "field.invalid" ? ruleText(id, form, rules) : errorTextKey(error), methods);
}

function tell(id: string | undefined, message: string, { setError }: UseFormReturn<Values>): boolean {
  if (id !== undefined) setError(id, { type: "refused", message }, { shouldFocus: true });
  return id !== undefined;
}

/** The words of the field's own rule: they say what is wanted. */
function ruleText(id: string | undefined, form: ShownForm, rules: Rules): string {
  const field = id === undefined ? undefined : form.fields[id];
  const rule = field && "rule" in field ? rules[field.rule ?? ""] : undefined;
  return rule?.messages.pattern ?? rule?.messages.required ?? "error.field.invalid";
}
