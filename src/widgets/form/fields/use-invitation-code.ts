import { useEffect, useRef, useState } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { CallName } from "#gateway/contract.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { useSend } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { parameterOf } from "../submit/call-input.ts";
import { FieldRefused, type FieldProps } from "./field-props.ts";
import { useFieldError } from "./use-form-state.ts";

/** Milliseconds that the toast for a refused code is shown (account §8). */
const TOAST_DURATION = 1000;

/**
 * Checks the code in the page's address in advance, and a typed one before the form is sent (account §4, §5). `good`:
 * the address has a valid one. `open`: the visitor may type one.
 */
export function useInvitationCode({
  id,
  field,
  methods,
  contributions,
}: FieldProps<FieldOf<"invitation-code">>): "checking" | "good" | "open" {
  const send = useSend();
  const text = useText();
  const [given] = useState(() => codeInAddress(field.fromAddress));
  const [state, setState] = useState<"checking" | "good" | "open">(given ? "checking" : "open");
  const { verify } = field;
  const known = useRef<string>(undefined);

  async function isValid(code: string): Promise<boolean> {
    if (verify === undefined || code === known.current) return true;
    const input = {
      ...verify.with,
      [verify.code]: code,
      ...(verify.host !== undefined && { [verify.host]: location.hostname }),
    };
    const { success } = (await send(verify.call as CallName, input as never).catch(treatAsWrong)) as {
      success: boolean;
    };
    if (success) known.current = code;
    return success;
  }
  async function checkInAdvance(code: string): Promise<void> {
    methods.setValue(id, code);
    // No answer: the visitor sees the code and submits it; it is checked then.
    const good = await isValid(code).catch(() => undefined);
    if (good === false && verify) methods.setError(id, { type: "refused", message: verify.refused });
    setState(good ? "good" : "open");
  }
  async function contribute(typed: string) {
    if (!(await isValid(typed)) && verify) {
      showToast({ text: text(verify.refused), kind: "fail", milliseconds: TOAST_DURATION });
      throw new FieldRefused(verify.refused);
    }
    return { [parameterOf(id, field)]: typed };
  }

  const latest = useRef({ checkInAdvance, contribute });
  useEffect(() => {
    latest.current = { checkInAdvance, contribute };
  });
  useEffect(() => {
    contributions.set(id, (typed) => latest.current.contribute(typed));
    return () => {
      contributions.delete(id);
    };
  }, [contributions, id]);
  useEffect(() => {
    if (given) void latest.current.checkInAdvance(given);
  }, [given]);
  // It was removed since: the visitor can take it out, or type another one.
  const isRefused = useFieldError({ id, methods }) !== undefined;
  useEffect(() => {
    if (!isRefused || state !== "good") return;
    known.current = undefined;
    setState("open");
  }, [isRefused, state]);
  return state;
}

/** A code of impossible length is a wrong one. */
function treatAsWrong(error: unknown): { success: boolean } {
  if (error instanceof GatewayError && error.code === "request.invalid") return { success: false };
  throw error;
}

/** The value of a parameter of the page's address. */
function codeInAddress(name: string | undefined): string | undefined {
  return (
    (name !== undefined && typeof location !== "undefined" && new URLSearchParams(location.search).get(name)?.trim()) ||
    undefined
  );
}
