import { useEffect, useRef, useState } from "react";
import type { Action } from "#descriptor/vocabulary/action.ts";
import type { Form } from "#descriptor/form.ts";
import type { CallName, CallOutput } from "#gateway/contract.ts";
import { afterCall } from "#actions/after-call.ts";
import { useRun } from "#actions/use-run.ts";
import { errorTextKey, GatewayError } from "#data/gateway-error.ts";
import { useSite } from "#data/site.ts";
import { useSend } from "#data/use-call.ts";
import { useText } from "#text/use-text.ts";
import { hideToast, showToast } from "#ui/toast-store.ts";
import { callInput } from "./call-input.ts";
import type { Values } from "./check-value.ts";
import type { Contributions } from "./field-props.ts";

/** Longest time the busy toast may stay, in milliseconds (account §8: up to 9999 s). */
const BUSY = 9_999_000;

/** Sends a form once at a time, and does what follows. `keep` runs after a success, before everything else; its failure is no failure of the form. */
export function useSubmit(form: Form, contributions: Contributions, keep: (values: Values) => Promise<void>) {
  const site = useSite();
  const send = useSend();
  const text = useText();
  const follow = useFollowing();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [captchaWanted, setCaptchaWanted] = useState(false);

  function fail(error: unknown) {
    setFailures((before) => before + 1);
    // Once asked for it stays: a try that is lost on the way says nothing about it.
    if (error instanceof GatewayError && error.captcha) setCaptchaWanted(true);
    const following = error instanceof GatewayError ? form.after[error.code] : undefined;
    if (following) follow(following);
    else setFailure(errorTextKey(error));
  }

  async function submit(values: Values): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const toast = showToast({ text: text(form.submit.busy), kind: "loading", milliseconds: BUSY });
    try {
      const call = form.submit.call as CallName;
      const answer = await send(call, callInput(form, values, contributions) as never);
      await keep(values).catch(() => undefined);
      hideToast(toast);
      afterCall(call, answer as CallOutput<typeof call>, site);
      follow(form.after["success"] ?? []);
    } catch (error) {
      hideToast(toast);
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { submit, busy, failure, failures, captchaWanted };
}

/** Runs actions after the next render: they then see who has just signed in. */
function useFollowing(): (actions: readonly Action[]) => void {
  const run = useRun();
  const latest = useRef(run);
  const [actions, setActions] = useState<readonly Action[]>([]);
  useEffect(() => { latest.current = run; });
  useEffect(() => { if (actions.length > 0) void latest.current(actions); }, [actions]);
  return (next) => setActions([...next]);
}
