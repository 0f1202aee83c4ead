import { useEffect, useRef, useState } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { CallName } from "#gateway/contract.ts";
import { GatewayError, type FailureCode } from "#data/client/transport/gateway-error.ts";
import { useSend } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { hideToast, showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import { parameterOf } from "../submit/call-input.ts";
import { failureMessage } from "../submit/failure-message.ts";
import type { FieldProps, Parameters } from "../fields/field-props.ts";
import { takeShown } from "../values/take-shown.ts";
import type { ProviderCode, Sent } from "./use-provider-code.ts";
import { useSendCaptcha } from "./use-send-captcha.ts";

/** Milliseconds (account §9): the toast while a code is being sent, and the default countdown of a minute. */
const SENDING = 10_000;
const MINUTE = 60_000;

/** Failures after which a code may still arrive. */
const uncertain: ReadonlySet<string> = new Set<FailureCode>(["uncertain", "network", "timeout"]);

/**
 * Requests codes, from the phone-auth provider if there is one: ready, sending, a countdown, ready again (account §4).
 * `asked`: how many were sent, or may have been when the answer was lost; `until`: when the next may be requested.
 */
export function useCodeRequest(props: FieldProps<FieldOf<"sms-code">>, provider: ProviderCode | null) {
  const { id, field, methods } = props;
  const captcha = useSendCaptcha(props);
  const send = useSend();
  const text = useText();
  const requesting = useRef(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const [asked, setAsked] = useState(0);
  const [until, setUntil] = useState<number | null>(null);

  async function ask(parameters: Parameters): Promise<void> {
    setSending(true);
    const toast = showToast({ text: text(field.send.busy), kind: "loading", milliseconds: SENDING });
    try {
      const answer: Sent | undefined = provider
        ? await provider.send(parameters)
        : ((await send(field.send.call as CallName, { ...field.send.with, ...parameters } as never)) as Sent);
      hideToast(toast);
      if (!answer) return;
      captcha.sent();
      showToast({ text: text(field.send.sent), kind: "success", milliseconds: toastTimes.usual });
      methods.clearErrors(id);
      setUntil(Date.now() + (answer.expiredMinutes ?? 1) * MINUTE);
      setSent((before) => before + 1);
      setAsked((before) => before + 1);
    } catch (error) {
      hideToast(toast);
      if (captcha.failed(error)) return;
      // The SMS may arrive all the same: its code can be typed, and the next one requested at once.
      if (error instanceof GatewayError && uncertain.has(error.code)) setAsked((before) => before + 1);
      methods.setError(id, { type: "send", ...failureMessage(error) });
    } finally {
      setSending(false);
    }
  }

  /** One at a time, however often the button is pressed. */
  async function request(): Promise<void> {
    if (requesting.current || until !== null) return;
    requesting.current = true;
    try {
      const number = await validNumber(props);
      const proof = number && (await captcha.parameters());
      if (proof) await ask({ ...number, ...proof });
    } finally {
      requesting.current = false;
    }
  }

  useEffect(() => {
    if (sent > 0) methods.setFocus(id);
  }, [sent, id, methods]);
  return { sending, asked, until, request, ready: () => setUntil(null), captcha: captcha.shown };
}

/** A valid number, as the call takes it; otherwise its field shows the error. */
async function validNumber({
  field,
  form,
  methods,
  contributions,
}: FieldProps<FieldOf<"sms-code">>): Promise<Parameters | undefined> {
  takeShown(methods);
  const typed = String(methods.getValues(field.phone) ?? "").trim();
  if (!(await methods.trigger(field.phone, { shouldFocus: true }))) return undefined;
  if (typed === "") {
    methods.setError(field.phone, { type: "required", message: "form.required" }, { shouldFocus: true });
    return undefined;
  }
  const { [parameterOf(field.phone, form.fields[field.phone])]: number, ...rest } =
    (await contributions.get(field.phone)?.(typed)) ?? {};
  return number === undefined ? undefined : { ...rest, [field.send.number]: number };
}
