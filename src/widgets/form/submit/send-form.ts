import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import { afterCall } from "#actions/after-call.ts";
import type { useRefetchChanged } from "#data/client/effects.ts";
import type { Row } from "#data/page/row.ts";
import { behaviourOf } from "#data/client/failure-behaviour.ts";
import { GatewayError } from "#data/client/gateway-error.ts";
import { idempotencyKeyOf } from "#data/client/idempotency-key.ts";
import type { useSend } from "#data/client/use-call.ts";
import type { Tell, Typed } from "../bound/follow-typed.ts";
import { fieldParameters } from "./call-input.ts";
import type { Values } from "../values/check-value.ts";
import type { Contributions, Parameters } from "../fields/field-props.ts";
import type { IdempotencyKeys } from "#data/client/idempotency-keys.ts";
import { withKnown } from "../values/known-password.ts";
import { keep } from "../remembered/remembered.ts";

export { placeFailure } from "./after-failure.ts";
export { idempotencyKeys } from "#data/client/idempotency-keys.ts";

/** Kinds of field with a single-use proof. */
const proofKinds: ReadonlySet<string> = new Set<Field["kind"]>(["captcha", "sms-code"]);

/** Tells which comparisons of what is typed hold, now and after each change. Few forms compare anything. */
export async function followTyped(around: Typed, tell: Tell): Promise<void> {
  if (around.form.compares) (await import("../bound/follow-typed.ts")).followTyped(around, tell);
}

/** What sending a form needs. */
export interface Sending {
  site: SiteSlice;
  send: ReturnType<typeof useSend>;
  refetchChanged: ReturnType<typeof useRefetchChanged>;
  contributions: Contributions;
  /** The row in scope: the entry that opened the sheet in which the form is. */
  row: Row | null;
  keys: IdempotencyKeys;
  /** Called when the form's call itself has failed: an earlier error has consumed nothing. */
  onFailure(): void;
}

/**
 * Makes the form's call, and its follow-up call. Resolves to the part of `after` that comes next; throws the failure.
 */
export async function sendForm(form: ShownForm, values: Values, sending: Sending): Promise<"success" | "then.failed"> {
  const { call, then } = form.submit;
  const { lasting, proofs, following, identity } = await filledParameters(form, values, sending);
  const key = idempotencyKeyOf(call as CallName);
  const sent = {
    ...lasting,
    ...proofs,
    ...(key !== undefined && { [key]: sending.keys.keyOf(identity) }),
  };
  await make(call, sent, sending).catch((error: unknown) => {
    sending.onFailure();
    if (hasAnswered(error)) sending.keys.answered();
    throw error;
  });
  sending.keys.answered();
  await keep(form, values, sent).catch(() => undefined);
  if (!then) return "success";
  return make(then.call, { ...following, ...renamed(then.fields, sent) }, sending).then(
    () => "success",
    () => "then.failed",
  );
}

/** Whether the platform has refused. A failure that does not say whether the call was done is no answer to it. */
function hasAnswered(error: unknown): boolean {
  return error instanceof GatewayError && error.code !== "platform.failed" && behaviourOf(error).refused;
}

/**
 * The parameters of the call from the fields, and those that say what is done. Single-use proofs and what a watched call
 * answers (a quote) may be new at every try, so the idempotency key ignores them: a retry with the same values after a
 * lost answer must have the same key (account §8).
 */
async function filledParameters(
  form: ShownForm,
  values: Values,
  { contributions, row, send }: Sending,
): Promise<Record<"lasting" | "proofs" | "following" | "identity", Parameters>> {
  const known = withKnown(form, values);
  const fieldsThat = (prove: boolean) =>
    Object.fromEntries(Object.entries(form.fields).filter(([, { kind }]) => proofKinds.has(kind) === prove));
  const { submit, watch } = form;
  const beside = { form, values: known, contributions, row, send };
  const taken =
    watch || submit.bound || submit.then?.bound
      ? await (await import("../bound/bound-parameters.ts")).takenParameters(beside)
      : undefined;
  const written = submit.with as Parameters | undefined;
  const lasting = { ...written, ...taken?.bound, ...(await fieldParameters(fieldsThat(false), known, contributions)) };
  const following = { ...(submit.then?.with as Parameters | undefined), ...taken?.following };
  const quoted = Object.entries(submit.bound ?? {}).flatMap(([name, binding]) => ("watch" in binding ? [name] : []));
  const identity = Object.fromEntries(Object.entries(lasting).filter(([name]) => !quoted.includes(name)));
  return { lasting, following, identity, proofs: await fieldParameters(fieldsThat(true), known, contributions) };
}

/** Makes a call and applies its success on this phone. */
async function make(name: string, given: Parameters, { send, site, refetchChanged }: Sending): Promise<void> {
  const call = name as CallName;
  const input = given as CallInput<typeof call>;
  const answer = (await send(call, input as never)) as CallOutput<typeof call>;
  await afterCall(call, answer, site, input);
  void refetchChanged(call);
}

function renamed(names: Readonly<Record<string, string>>, sent: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(names).flatMap(([parameter, from]) => (sent[from] === undefined ? [] : [[parameter, sent[from]]])),
  );
}
