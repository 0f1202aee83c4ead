import { useRef } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Skeleton } from "#ui/list/skeleton.tsx";
import styles from "./captcha-field.module.css";
import { checkDigits } from "./check-digits.ts";
import type { LaterProps, Variation } from "./field-props.ts";
import { SolveCaptcha } from "./solve-captcha.tsx";
import { useCaptcha } from "./use-captcha.ts";
import { useShownAgain } from "./use-shown-again.ts";
import { wasSent } from "../values/methods.ts";

/** Maximum digits of a captcha without a rule (account §5, §9). */
const LONGEST = 6;

/** The digits in a picture; a tap on the picture loads another one, and so does a change of tabs (account §4). */
export function CaptchaField({ variation, ...props }: LaterProps<FieldOf<"captcha">> & { variation?: Variation }) {
  const text = useText();
  const { picture, lost, draw, parameters } = useCaptcha(props);
  const box = useRef<HTMLButtonElement>(null);
  useShownAgain(box, () => void draw());
  const button = (
    <button
      ref={box}
      type="button"
      className={styles.picture}
      aria-label={text("form.captchaNew")}
      aria-busy={!picture && !lost}
      onClick={() => void draw()}
    >
      {picture && <img src={picture} alt="" width={120} height={44} />}
      {!picture && !lost && <Skeleton className={styles.awaited} />}
      {lost && (
        <span role="alert" className={`strong accent ${styles.lost}`}>
          {text("form.captchaLost")}
        </span>
      )}
    </button>
  );
  const hints = { inputMode: "numeric", autoComplete: "off" } as const;
  const line = props.line({
    mustFill: true,
    digits: true,
    check: checkDigits(LONGEST),
    hints,
    end: button,
    ...variation,
  });
  const { compute } = props.field.draw;
  if (compute === undefined) return line;
  const onSolved = (digits: string) =>
    props.methods.setValue(props.id, digits, {
      shouldDirty: true,
      shouldValidate: wasSent(props.methods),
    });
  return (
    <>
      {line}
      <SolveCaptcha {...{ call: compute, parameters, picture, onSolved }} />
    </>
  );
}
