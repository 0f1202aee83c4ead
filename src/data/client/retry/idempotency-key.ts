import type { CallName } from "#gateway/contract.ts";
import { needsOf } from "../known-calls.ts";

/** The parameter of a call for its idempotency key; undefined where it has none. */
export function idempotencyKeyOf(call: CallName): string | undefined {
  return needsOf(call).key;
}
