import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Field } from "#descriptor/field.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { CallName } from "#gateway/contract.ts";
import { loadAhead } from "#actions/load-ahead.ts";
import { sendCall } from "#actions/send-call.ts";
import type { useRefetchHere } from "#data/client/cache/effects.ts";
import type { ChangeLanguage } from "#data/page/language.ts";
import type { Row } from "#data/page/row.ts";
import { loadRetries } from "#data/client/retry/send-with-key.ts";
import type { Answers, useSend } from "#data/client/use-call.ts";
import type { Tell, Typed } from "../bound/follow-typed.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { fieldParameters } from "./call-input.ts";
import type { Values } from "../values/check-value.ts";
import type { Contributions, Parameters } from "../fields/field-props.ts";
import { keepTyped, type FormOfPage } from "../values/keep-typed.ts";
import { withKnown } from "../values/known-password.ts";
import { keep } from "../remembered/remembered.ts";

export { placeFailure } from "./after-failure.ts";
export { sendOnce } from "#actions/send-once.ts";

/** Kinds of field with a single-use proof. */
const proofKinds: ReadonlySet<string> = new Set<Field["kind"]>(["captcha", "sms-code"]);

/**
 * Keeps what is typed, and tells which comparisons of it hold, now and after each change. Few forms compare anything.
 */
export async function followTyped(around: Typed & FormOfPage, tell: Tell): Promise<void> {
  keepTyped(around);
  if (around.form.compares) (await import("../bound/follow-typed.ts")).followTyped(around, tell);
}

/** Loads what sending a form and its success need, so that nothing but the call lies between the tap and what follows. */
export async function prepare({ submit, watch, after }: ShownForm): Promise<void> {
  const { call, then, bound } = submit;
  await Promise.all([
    (watch || bound || then?.bound) && import("../bound/bound-parameters.ts"),
    loadRetries(call as CallName),
    then && import("#data/client/retry/followed-call.ts"),
    loadAhead(after["success"] ?? []),
  ]);
}

/** What sending a form needs. */
export interface Sending {
  site: SiteSlice;
  answers: Answers;
  send: ReturnType<typeof useSend>;
  changeLanguage: ChangeLanguage;
  refetchChanged: ReturnType<typeof useRefetchHere>;
  contributions: Contributions;
  /** The row in scope: the entry that opened the sheet in which the form is. */
  row: Row | null;
  /** Called when the form's call itself has failed: an earlier error has consumed nothing. */
  onFailure(): void;
}

/** The part of `after` that comes next, and what the form's own call answered. */
interface Sent {
  next: "success" | "then.failed";
  answer?: Row | undefined;
}

/** Makes the form's call, and its follow-up call. Throws the failure. */
export async function sendForm(form: ShownForm, values: Values, sending: Sending): Promise<Sent> {
  const { call, then } = form.submit;
  const { sent, following, identity } = await filledParameters(form, values, sending);
  const own = async () => {
    const answer = await make(call, sent, identity.sent, sending).catch((error: unknown) => {
      sending.onFailure();
      throw error;
    });
    await keep(form, values, sent).catch(() => undefined);
    return answer;
  };
  if (!then) return { next: "success", answer: await own() };
  const { withFollowing } = await import("#data/client/retry/followed-call.ts");
  let isDone = false;
  const next = () => {
    isDone = true;
    return make(then.call, following, identity.following, sending);
  };
  return withFollowing({ call, then: then.call, values: identity.sent, form: sending.contributions }, own, next).then(
    (answer): Sent => ({ next: "success", answer }),
    (error: unknown) => {
      // Where a form says nothing about it, the visitor reads what failed.
      if (isDone && form.after["then.failed"]) return { next: "then.failed" };
      throw error;
    },
  );
}

/** What a form sends with its call and the one that follows, and of each what says which thing is done. */
interface Filled {
  sent: Parameters;
  following: Parameters;
  identity: Readonly<Record<"sent" | "following", Parameters>>;
}

/**
 * The parameters of the calls. Single-use proofs and what a watched call answers (a quote) may be new at every try, so
 * the idempotency key ignores them: a retry with the same values after a lost answer must have the same key (account §8).
 */
async function filledParameters(
  form: ShownForm,
  values: Values,
  { site, contributions, row, send }: Sending,
): Promise<Filled> {
  const known = withKnown(form, values);
  const fieldsThat = (prove: boolean) =>
    Object.fromEntries(Object.entries(form.fields).filter(([, { kind }]) => proofKinds.has(kind) === prove));
  const { submit, watch } = form;
  const { bound, then } = submit;
  const taken =
    watch || bound || then?.bound
      ? await (
          await import("../bound/bound-parameters.ts")
        ).takenParameters({ site, form, values: known, contributions, row, send })
      : undefined;
  const lasting = {
    ...(submit.with as Parameters | undefined),
    ...taken?.bound,
    ...(await fieldParameters(fieldsThat(false), known, contributions)),
  };
  const sent = { ...lasting, ...(await fieldParameters(fieldsThat(true), known, contributions)) };
  const after = { ...(then?.with as Parameters | undefined), ...taken?.following };
  const names = then?.fields ?? {};
  const done = withoutQuotes(lasting, bound);
  return {
    sent,
    following: { ...after, ...renamed(names, sent) },
    identity: { sent: done, following: { ...withoutQuotes(after, then?.bound), ...renamed(names, done) } },
  };
}

function withoutQuotes(parameters: Parameters, bound: ShownForm["submit"]["bound"] = {}): Parameters {
  const isQuoted = (name: string) => bound[name] !== undefined && "watch" in bound[name];
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !isQuoted(name)));
}

/** Makes a call and applies its success on this phone. Resolves to what it answered. */
async function make(
  name: string,
  given: Parameters,
  values: Parameters,
  { refetchChanged, ...page }: Sending,
): Promise<Row> {
  const call = name as CallName;
  const answer = await sendCall(call, given, page, { by: "form", values });
  // What follows comes first: it may leave this page, whose answers are then only stale.
  whenIdle(() => void refetchChanged(call), 500);
  return answer as Row;
}

function renamed(names: Readonly<Record<string, string>>, sent: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(names).flatMap(([parameter, from]) => (sent[from] === undefined ? [] : [[parameter, sent[from]]])),
  );
}
