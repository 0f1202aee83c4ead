import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { CallInput, CallName, CallOutput } from "#gateway/contract.ts";
import { afterCall } from "#actions/after-call.ts";
import type { useRefetchChanged } from "#data/client/effects.ts";
import { idempotencyKeyOf } from "#data/client/idempotency-key.ts";
import type { useSend } from "#data/client/use-call.ts";
import { fieldParameters } from "./call-input.ts";
import type { Values } from "../values/check-value.ts";
import type { Contributions, Parameters } from "../fields/field-props.ts";
import { factParameters } from "./form-facts.ts";
import type { IdempotencyKeys } from "./idempotency-keys.ts";
import { withKnown } from "../values/known-password.ts";
import { keep } from "../remembered/remembered.ts";

export { placeFailure } from "./after-failure.ts";
export { idempotencyKeys } from "./idempotency-keys.ts";

/** Kinds of field with a single-use proof. */
const proofKinds: ReadonlySet<string> = new Set<Field["kind"]>(["captcha", "sms-code"]);

/** What sending a form needs. */
export interface Sending {
  site: SiteSlice;
  send: ReturnType<typeof useSend>;
  refetchChanged: ReturnType<typeof useRefetchChanged>;
  contributions: Contributions;
  keys: IdempotencyKeys;
  /** Called when the form's call itself has failed: an earlier error has consumed nothing. */
  onFailure(): void;
}

/**
 * Makes the form's call, and its follow-up call. Resolves to the part of `after` that comes next; throws the failure.
 */
export async function sendForm(form: ShownForm, values: Values, sending: Sending): Promise<"success" | "then.failed"> {
  const { call, then, facts } = form.submit;
  const { lasting, proofs } = await filledParameters(form, values, sending.contributions);
  const key = idempotencyKeyOf(call as CallName);
  const sent = {
    ...lasting,
    ...proofs,
    ...factParameters(facts),
    ...(key !== undefined && { [key]: sending.keys.keyOf(lasting) }),
  };
  await make(call, sent, sending).catch((error: unknown) => {
    sending.onFailure();
    throw error;
  });
  sending.keys.answered();
  await keep(form, values, sent).catch(() => undefined);
  if (!then) return "success";
  return make(then.call, { ...then.with, ...renamed(then.fields, sent) }, sending).then(
    () => "success",
    () => "then.failed",
  );
}

/**
 * The parameters of the call from the fields. Single-use proofs are new at every try, so the idempotency key ignores
 * them: a retry with the same values after a lost answer must have the same key (account §8).
 */
async function filledParameters(
  form: ShownForm,
  values: Values,
  contributions: Contributions,
): Promise<{ lasting: Parameters; proofs: Parameters }> {
  const known = withKnown(form, values);
  const fieldsThat = (prove: boolean) =>
    Object.fromEntries(Object.entries(form.fields).filter(([, { kind }]) => proofKinds.has(kind) === prove));
  const lasting = { ...form.submit.with, ...(await fieldParameters(fieldsThat(false), known, contributions)) };
  return { lasting, proofs: await fieldParameters(fieldsThat(true), known, contributions) };
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
