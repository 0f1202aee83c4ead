import type { CallRequest } from "./transport.ts";
import { wireOf } from "./wire-of.ts";

/**
 * Whether a call with this input may have had an effect that must not happen twice, or consumed a single-use proof:
 * after a lost answer the visitor is not asked to send it again (account §8).
 */
export function isOnce({ call, input }: Pick<CallRequest, "call" | "input">): boolean {
  const { once, repeatable = {} } = wireOf(call);
  return (
    once === true &&
    !Object.entries(repeatable).some(([parameter, values]) => values.includes(String(input[parameter])))
  );
}
