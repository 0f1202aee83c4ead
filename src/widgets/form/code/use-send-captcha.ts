import { useEffect, useRef, useState } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import type { FieldProps, Parameters } from "../fields/field-props.ts";
import { failureMessage } from "../submit/failure-message.ts";

/** The captcha above a code: where it is shown, and what it adds to the call that sends the code. */
export interface SendCaptcha {
  /** The field, from the platform's first refusal for it until a code was sent. */
  shown: { id: string; field: FieldOf<"captcha">; failures: number } | undefined;
  /** Its parameters; undefined: it is empty or wrong, and says so. */
  parameters(): Promise<Parameters | undefined>;
  /** Shows it, or a new picture. Whether the failure was about it. */
  failed(error: unknown): boolean;
  /** Hides it. */
  sent(): void;
}

/** The captcha that the platform may require to send a code. It is single-use, as the form's own. */
export function useSendCaptcha(props: FieldProps<FieldOf<"sms-code">>): SendCaptcha {
  const { field, methods, rules, contributions } = props;
  const id = `${props.id}-captcha`;
  const options = field.send.captcha;
  const [failures, setFailures] = useState(0);
  const missing = rules[options?.rule ?? ""]?.messages.required ?? "form.required";
  const message = useRef<string>(undefined);
  const isShown = options !== undefined && failures > 0;

  // After the render that shows it: before that it could not get the focus.
  useEffect(() => {
    if (isShown && message.current !== undefined)
      methods.setError(id, { type: "refused", message: message.current }, { shouldFocus: true });
  }, [isShown, failures, id, methods]);

  async function parameters(): Promise<Parameters | undefined> {
    if (!isShown) return {};
    const typed = String(methods.getValues(id) ?? "").trim();
    if (!(await methods.trigger(id, { shouldFocus: true }))) return undefined;
    if (typed !== "") return contributions.get(id)?.(typed);
    methods.setError(id, { type: "required", message: missing }, { shouldFocus: true });
    return undefined;
  }

  function failed(error: unknown): boolean {
    const isAbout = options !== undefined && error instanceof GatewayError && error.code === "captcha.wrong";
    message.current = isAbout ? (isShown ? failureMessage(error).message : missing) : undefined;
    if (isShown || isAbout) setFailures((before) => before + 1);
    return isAbout;
  }
  return {
    shown: isShown ? { id, field: captchaField(options), failures } : undefined,
    parameters,
    failed,
    sent: () => setFailures(0),
  };
}

function captchaField({
  parameter,
  ...options
}: NonNullable<FieldOf<"sms-code">["send"]["captcha"]>): FieldOf<"captcha"> {
  return { ...options, kind: "captcha", sends: parameter, required: false, shown: "after-asked" };
}
