import { useContext, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { Action } from "#descriptor/vocabulary/action.ts";
import type { ShownForm } from "#descriptor/form.ts";
import type { Subject } from "#actions/action-handler.ts";
import { useRun } from "#actions/use-run.ts";
import { afterFailure, errorTextKey, GatewayError, type FailureCode } from "#data/client/transport/gateway-error.ts";
import { useChangeLanguage } from "#data/page/language.ts";
import { useSite } from "#data/page/site.ts";
import { useRefetchHere } from "#data/client/cache/effects.ts";
import { RowContext } from "#data/page/row.ts";
import { useAnswers, useSend } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { Values } from "../values/check-value.ts";
import type { Contributions } from "../fields/field-props.ts";
import type { Tell } from "../bound/follow-typed.ts";
import type { Sending } from "./send-form.ts";
import type { FieldMessage } from "../fields/field-message.ts";
import type { Rules } from "../values/use-rules.ts";
import type { Methods } from "../values/methods.ts";

/** Failures found by the browser, not by the platform. */
const browserFailures: ReadonlySet<string> = new Set<FailureCode>(["network", "timeout", "uncertain", "nonsense"]);

/** The code that sends a form: loaded with the first form, but no page waits for it before it can be typed into. */
const loadSender = async () => {
  try {
    return await import("./send-form.ts");
  } catch (cause) {
    throw new GatewayError("network", String(cause));
  }
};

interface Submitting {
  name: string;
  form: ShownForm;
  rules: Rules;
  methods: Methods;
  contributions: Contributions;
  /** Focuses a field, wherever in the form it is. */
  focus(id: string): void;
  /** The platform wants a captcha from now on. */
  onCaptcha(): void;
  /** Gets what comparisons of what is typed come to now. */
  setCompare: Tell;
}

/** Sends a form once at a time, and runs what follows. */
export function useSubmit({ name, form, rules, methods, contributions, focus, onCaptcha, setCompare }: Submitting) {
  const page = usePageOfForm();
  const text = useText();
  const follow = useRunAfterRender();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FieldMessage>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    loadSender()
      .then(({ followTyped }) =>
        followTyped({ name, form, rules, methods, contributions, page: page.answers }, setCompare),
      )
      .catch(() => undefined);
  });

  async function fail(error: unknown, values: Values): Promise<void> {
    // It stays once required: a lost retry says nothing about it.
    if (error instanceof GatewayError && error.about["captcha"] === true) onCaptcha();
    const following = afterFailure(error, form.after);
    if (following) follow(following);
    const message = await place(error, values);
    if (!following) setFailure(message);
    setBusy(false);
  }

  /** Shows a refusal under its field; returns what is left as the form's message. A lost call belongs to no field. */
  async function place(error: unknown, values: Values): Promise<FieldMessage | undefined> {
    if (error instanceof GatewayError && browserFailures.has(error.code)) return { message: errorTextKey(error) };
    const { timeZone } = page.site.features;
    return (await loadSender()).placeFailure(error, { form, rules, methods, focus, values, timeZone });
  }

  async function submit(values: Values): Promise<void> {
    const { confirm, busy: said, busyFor = toastTimes.endless } = form.submit;
    const onFailure = () => setFailures((before) => before + 1);
    const failed = (error: unknown) => fail(error, values);
    setFailure(undefined);
    // A question comes before anything runs.
    if (!confirm) setBusy(true);
    const sender = await loadSender().catch(failed);
    await sender?.sendOnce(contributions, {
      confirm,
      busy: said,
      busyFor,
      text,
      failed,
      send() {
        setBusy(true);
        return sender.sendForm(form, values, { ...page, contributions, onFailure });
      },
      done({ next, answer }) {
        follow(form.after[next] ?? [], { answer });
        setBusy(false);
      },
    });
  }
  return { submit, busy, failure, failures };
}

/** Loads what sending a form needs, as far as that succeeds: the rest is loaded by sending. */
export function prepareToSend(form: ShownForm): void {
  loadSender()
    .then(({ prepare }) => prepare(form))
    .catch(() => undefined);
}

/** What sending needs of the page. */
function usePageOfForm(): Pick<Sending, "site" | "answers" | "send" | "changeLanguage" | "refetchChanged" | "row"> {
  return {
    site: useSite(),
    answers: useAnswers(),
    send: useSend(),
    changeLanguage: useChangeLanguage(),
    refetchChanged: useRefetchHere(),
    row: useContext(RowContext),
  };
}

/** Actions, and what they are about. */
type Next = [actions: readonly Action[], subject?: Subject];

/**
 * Runs actions after the next render: they then have the new session. They also run where the form's own call has taken
 * the form from the page, as that of an application does.
 */
function useRunAfterRender(): (...next: Next) => void {
  const run = useRun();
  const waiting = useRef<Next>(undefined);
  const isShown = useRef(true);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const runWaiting = useEffectEvent(() => {
    const next = waiting.current;
    waiting.current = undefined;
    if (next) void run(...next);
  });
  useEffect(() => runWaiting());
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      runWaiting();
    };
  }, []);
  return (...next) => {
    if (!isShown.current) return void run(...next);
    waiting.current = next;
    render();
  };
}
