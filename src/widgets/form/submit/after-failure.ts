import type { ShownForm } from "#descriptor/form.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { behaviourOf } from "#data/client/transport/failure-behaviour.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { askForOldPassword } from "#session/known-password.ts";
import { parameterOf } from "./call-input.ts";
import type { Values } from "../values/check-value.ts";
import { failureMessage, strangeFieldMessage } from "./failure-message.ts";
import { FieldRefused } from "../fields/field-props.ts";
import { isKnown } from "../values/known-password.ts";
import type { FieldMessage } from "../fields/field-message.ts";
import type { Rules } from "../values/use-rules.ts";
import type { Methods } from "../values/methods.ts";

interface FailedForm {
  form: ShownForm;
  rules: Rules;
  methods: Methods;
  /** Focuses a field, wherever in the form it is. */
  focus(id: string): void;
  /** What was sent. */
  values: Values;
  timeZone?: string;
}

/**
 * Shows a failure where it belongs: under its field, which gets the focus; values that are no longer valid are cleared
 * (account §4, §5). Returns the form's message when it belongs to no field.
 */
export function placeFailure(error: unknown, failed: FailedForm): FieldMessage | undefined {
  const { form, rules, methods, values } = failed;
  if (error instanceof FieldRefused) return showFailure(error.field, { message: error.text }, failed);
  if (!(error instanceof GatewayError)) return failureMessage(error);
  const ids = (parameter: string | undefined) =>
    Object.keys(form.fields).filter((id) => parameterOf(id, form.fields[id]) === parameter);
  const { refused, field, clears } = behaviourOf(error);
  // A form may name what to clear after refusals that name nothing themselves.
  for (const id of (clears ?? (refused ? (form.submit.clears ?? []) : [])).flatMap(ids)) methods.setValue(id, "");
  const id = ids(field)[0] ?? partOf(field, ids, methods);
  // The known password is wrong, as after a change on another device: its field is shown again, so that another can be
  // typed.
  if (id !== undefined && form.fields[id] && isKnown(form.fields[id])) askForOldPassword();
  // A captcha that was not shown yet was not mistyped: it is requested.
  if (error.code === "captcha.wrong" && id !== undefined && !values[id])
    return showFailure(id, { message: messagesOf(id, form, rules)?.required ?? "form.required" }, failed);
  const isStrange = error.code === "field.invalid" && id === undefined && field !== undefined;
  if (isStrange) return strangeFieldMessage(field);
  return showFailure(
    id,
    error.code === "field.invalid" ? { message: ruleText(id, form, rules) } : failureMessage(error, failed.timeZone),
    failed,
  );
}

/** A described field, `details.account`; its group where there is no such field. */
function partOf(
  parameter: string | undefined,
  ids: (parameter: string | undefined) => string[],
  { getValues }: FailedForm["methods"],
): string | undefined {
  const [group, name] = parameter?.split(".") ?? [];
  const [id] = ids(group);
  if (id === undefined || name === undefined) return undefined;
  return getValues(`${id}:${name}`) === undefined ? id : `${id}:${name}`;
}

function showFailure(
  id: string | undefined,
  message: ReturnType<typeof failureMessage>,
  { form, methods, focus }: FailedForm,
): FieldMessage | undefined {
  if (id === undefined || isOnlyShown(form.fields[id])) return message;
  methods.setError(id, { type: "refused", ...message });
  focus(id);
  return undefined;
}

/** What is only shown has no place for what is wrong with it. */
function isOnlyShown(field: ShownForm["fields"][string] | undefined): boolean {
  return field?.kind === "output" || field?.kind === "review";
}

/** The text of the field's own rule says what is expected. */
function ruleText(id: string | undefined, form: ShownForm, rules: Rules): string {
  const messages = messagesOf(id, form, rules);
  return messages?.pattern ?? messages?.required ?? "error.field.invalid";
}

function messagesOf(id: string | undefined, form: ShownForm, rules: Rules): Rule["messages"] | undefined {
  const field = id === undefined ? undefined : form.fields[id];
  return field && "rule" in field ? rules[field.rule ?? ""]?.messages : undefined;
}
