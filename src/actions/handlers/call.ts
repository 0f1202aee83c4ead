import type { Action } from "#descriptor/vocabulary/action.ts";
import { errorTextKey, GatewayError } from "#data/client/transport/gateway-error.ts";
import { changesOf } from "#data/client/cache/effects.ts";
import { holdsPresumed, presume } from "#data/client/cache/presume.ts";
import { forgetCredential } from "#data/sign-in/forget-credential.ts";
import { sendWithKey } from "#data/client/retry/send-with-key.ts";
import type { Row } from "#data/page/row.ts";
import type { Input } from "#data/screen/bound-input.ts";
import type { CallName, CallOutput } from "#gateway/contract.ts";
import { ask } from "#ui/overlay/dialog-store.ts";
import { hideToast, showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { ActionContext, ActionHandler } from "../action-handler.ts";
import { boundValues } from "../bound-values.ts";

type CallAction = Extract<Action, { action: "call" }>;

/** Milliseconds that the message about a running call stays at most: it ends with the call. */
const LONGEST_CALL = 60_000;

/** Calls that run now, with their values: a second tap belongs to the first. */
const running = new Set<string>();

/** Makes a call, once: asks first where it has to, and refetches what it changes. */
export const call: ActionHandler<"call"> = async (action, context) => {
  const input = await boundValues(action.with ?? {}, context).catch((error: unknown) => fail(error, action, context));
  if (!input) return;
  const asked = JSON.stringify([action.call, input]);
  if (running.has(asked)) return;
  running.add(asked);
  try {
    if (await agrees(action, context)) await make(action, input, context);
  } finally {
    running.delete(asked);
  }
};

/** A question about a row names it, once: its text may have done so. */
async function agrees({ confirm }: CallAction, { text, subject: { about } }: ActionContext): Promise<boolean> {
  if (!confirm) return true;
  const question = text(String(confirm.text));
  return ask({
    title: text(confirm.title),
    text: about && !question.includes(about) ? `${about}: ${question}` : question,
    cancel: text(confirm.cancel),
    submit: text(confirm.submit),
  });
}

async function make(action: CallAction, input: Input, context: ActionContext): Promise<void> {
  const name = action.call as CallName;
  const wait =
    action.busy === undefined
      ? undefined
      : showToast({ text: context.text(action.busy), kind: "loading", milliseconds: LONGEST_CALL });
  let answer: CallOutput<CallName>;
  try {
    presume(context.answers, name, input);
    answer = await sendWithKey(name, input, context.send, { by: "action" });
    const { afterCall } = await import("../after-call.ts");
    await afterCall(name, answer, context, input as never);
    forgetCredential(name, input);
  } catch (error) {
    hideToast(wait);
    await Promise.all([refetch(changesOf(name), context), fail(error, action, context)]);
    return;
  }
  hideToast(wait);
  // Until the list is up to date the button counts as busy: it may no longer offer this.
  const changed = changesOf(name).filter((other) => !holdsPresumed(name, other));
  const subject = { ...context.subject, answer: answer as Row };
  await Promise.all([refetch(changed, context), context.run(action.after?.["success"] ?? [], subject)]);
}

/** Also after a failure: what is shown then says whether the call arrived. */
async function refetch(calls: readonly CallName[], context: ActionContext): Promise<void> {
  await Promise.all(calls.map((changed) => context.refresh(changed)));
}

async function fail(error: unknown, { after = {} }: CallAction, context: ActionContext): Promise<undefined> {
  const next = error instanceof GatewayError ? after[error.code] : undefined;
  if (next) await context.run(next, context.subject);
  else showToast({ text: context.text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
}
