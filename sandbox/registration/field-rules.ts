import { isCommonPassword } from "#gateway/common-passwords.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { FieldRule } from "./rule-sets.ts";

/** Why a field's value is refused; undefined: it is valid. Lengths are counted in visible characters. */
export function fieldProblem(
  value: string,
  rule: FieldRule | undefined,
  others: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (!rule) return undefined;
  const length = [...value].length;
  if (rule.minLength !== undefined && length < rule.minLength) return `has fewer than ${rule.minLength} characters`;
  if (rule.maxLength !== undefined && length > rule.maxLength) return `has more than ${rule.maxLength} characters`;
  if (rule.numeric && !/^\d+$/.test(value)) return "has something else than digits";
  if (rule.pattern !== undefined && !new RegExp(`^(?:${rule.pattern})$`, "u").test(value))
    return `does not match ${rule.pattern}`;
  if (rule.equals !== undefined && value !== others[rule.equals]) return `is not the same as ${rule.equals}`;
  return undefined;
}

/** The failure of a filled field that violates its rule; undefined: it is valid. */
export function fieldRefusal(
  field: string,
  value: string,
  rule: FieldRule | undefined,
  others: Readonly<Record<string, unknown>> = {},
): PlatformError | undefined {
  const problem = fieldProblem(value, rule, others);
  if (problem) return fieldInvalid(field, problem);
  return rule?.uncommon && isCommonPassword(value)
    ? new PlatformError("password.common", `The field ${field} is one of the most common passwords`, { field })
    : undefined;
}

/** A failure that is about one field. The value itself never gets into a message: it may be a password. */
export function fieldInvalid(field: string, problem: string): PlatformError {
  return new PlatformError("field.invalid", `The field ${field} ${problem}`, { field });
}
