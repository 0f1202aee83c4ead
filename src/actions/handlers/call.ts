import type { Action } from "#descriptor/vocabulary/action.ts";
import { afterFailure } from "#data/client/transport/gateway-error.ts";
import { changesOf } from "#data/client/cache/effects.ts";
import { holdsPresumed, presume } from "#data/client/cache/presume.ts";
import type { Row } from "#data/page/row.ts";
import type { CallName } from "#gateway/contract.ts";
import type { ActionContext, ActionHandler } from "../action-handler.ts";
import { boundValues } from "../bound-values.ts";
import { sendCall } from "../send-call.ts";
import { sendOnce } from "../send-once.ts";
import { tellFailure } from "../tell-failure.ts";

type CallAction = Extract<Action, { action: "call" }>;

/** Milliseconds that the message about a running call stays at most: it ends with the call. */
const LONGEST_CALL = 60_000;

/** Makes a call, once: asks first where it has to, and refetches what it changes. */
export const call: ActionHandler<"call"> = async (action, context) => {
  const input = await boundValues(action.with ?? {}, context).catch((error: unknown) => fail(error, action, context));
  if (!input) return;
  const name = action.call as CallName;
  const changed = changesOf(name);
  const refetch = (calls: readonly CallName[]) => calls.map((one) => context.refresh(one));
  await sendOnce(JSON.stringify([name, input]), {
    ...action,
    busyFor: LONGEST_CALL,
    about: context.subject.about,
    text: context.text,
    send() {
      presume(context.answers, name, input);
      return sendCall(name, input, context, { by: "action" });
    },
    // Until the list is up to date the button counts as busy: it may no longer offer this.
    done: (answer) =>
      Promise.all([
        ...refetch(changed.filter((other) => !holdsPresumed(name, other))),
        context.run(action.after?.["success"] ?? [], { ...context.subject, answer: answer as Row }),
      ]),
    // What is shown then says whether the call arrived.
    failed: (failure) => Promise.all([...refetch(changed), fail(failure, action, context)]),
  });
};

async function fail(error: unknown, { after }: CallAction, context: ActionContext): Promise<undefined> {
  const next = afterFailure(error, after);
  if (next) await context.run(next, context.subject);
  else tellFailure(error, context.text);
}
