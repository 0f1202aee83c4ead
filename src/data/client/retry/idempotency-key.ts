import { callTable } from "#gateway/call-table.ts";
import type { CallName } from "#gateway/contract.ts";

/** The parameter of a call for its idempotency key; undefined where it has none. */
export function idempotencyKeyOf(call: CallName): string | undefined {
  const entry = callTable[call];
  return "key" in entry ? entry.key : undefined;
}
