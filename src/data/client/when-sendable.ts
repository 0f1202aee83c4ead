import { needsOf } from "./known-calls.ts";
import type { CallRequest } from "./transport/transport.ts";

/**
 * The options of a query by which a call that requires a session waits for one. `meta.waiting` is then
 * what it will send.
 */
export function whenSendable(
  request: CallRequest,
  wanted = true,
): { enabled: boolean; meta: { waiting?: CallRequest } } {
  const waits = needsOf(request.call).auth === "session" && request.token === null;
  return { enabled: wanted && !waits, meta: wanted && waits ? { waiting: request } : {} };
}
