import type { Variation } from "./field-props.ts";

/** A check of digits: the field's rule, or the specification's default without one (account §5). */
export function checkDigits(longest: number): NonNullable<Variation["check"]> {
  return (value, rule, byRule) => byRule({ numeric: true, maxLength: longest, messages: {}, ...rule }, value);
}
