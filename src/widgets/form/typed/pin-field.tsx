import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import type { LaterProps } from "../fields/field-props.ts";
import { filled } from "./filled.ts";

/** A secret number. */
export function PinField({ field: { length }, line }: LaterProps<FieldOf<"pin">>) {
  const text = useText();
  const isPin = new RegExp(`^\\d{${length}}$`);
  return line({
    secret: true,
    digits: true,
    check: (value, rule, byRule) =>
      value === "" || isPin.test(value.trim())
        ? byRule(rule, value)
        : filled(text("field.pin.length"), { length: String(length) }),
    hints: { inputMode: "numeric", autoComplete: "off" },
  });
}
