import { useEffect } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { secondsUntil } from "#ui/number/countdown-clock.ts";
import { useTicking } from "#ui/number/ticker.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { checkDigits } from "./check-digits.ts";
import type { LaterProps } from "./field-props.ts";
import { useIsSending } from "./use-form-state.ts";
import styles from "./sms-code-field.module.css";
import { useCodeRequest } from "../code/use-code-request.ts";
import { useProviderCode } from "../code/use-provider-code.ts";
import { useWebOtp } from "../code/use-web-otp.ts";

/** Maximum digits of a code without a rule (account §5, §9). */
const LONGEST = 10;

/**
 * A code that arrives by SMS, and the button that requests it. It cannot be typed until one may have been sent (account
 * §4).
 */
export function SmsCodeField(props: LaterProps<FieldOf<"sms-code">>) {
  const { id, field, methods } = props;
  const text = useText();
  const { sending, asked, until, request, ready, captcha } = useCodeRequest(props, useProviderCode(props));
  useWebOtp(useIsSending(methods) ? 0 : asked, (code) =>
    methods.setValue(id, code, { shouldDirty: true, shouldValidate: true }),
  );
  const hints = {
    inputMode: "numeric",
    autoComplete: "one-time-code",
    // Not `disabled`: a required field must be able to get the focus and the error.
    readOnly: asked === 0,
    "aria-disabled": asked === 0 || undefined,
  } as const;
  const button =
    until === null ? (
      <Button look="text" className={styles.send} busy={sending} onClick={() => void request()}>
        {text(field.send.label)}
      </Button>
    ) : (
      <Waiting until={until} onEnd={ready} />
    );
  return (
    <>
      {captcha && (
        <CaptchaField
          {...props}
          {...captcha}
          variation={{ mustFill: false, onEnter: () => void request() }}
          line={(variation) => props.line(variation, captcha)}
        />
      )}
      {props.line({ digits: true, check: checkDigits(LONGEST), hints, end: button })}
    </>
  );
}

/** The button while the countdown runs: how many seconds are left. */
function Waiting({ until, onEnd }: { until: number; onEnd(): void }) {
  const text = useText();
  const seconds = useTicking((now) => secondsUntil(until, now) ?? 0, 0);
  useEffect(() => {
    if (seconds === 0) onEnd();
  });
  return (
    <Button look="text" className={styles.send} aria-disabled>
      <span className="numbers">{text("form.codeWait").replace("{{seconds}}", String(seconds))}</span>
    </Button>
  );
}
