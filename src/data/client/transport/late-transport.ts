import { GatewayError } from "./gateway-error.ts";
import type { Transport } from "./transport.ts";

let loading: Promise<typeof import("./browser-transport.ts")> | undefined;

/**
 * Loads the transport's code, once: after the page, whose first answers came with it, so that no page waits for it before
 * it is usable. A failed load is retried.
 */
export function loadTransport(): Promise<typeof import("./browser-transport.ts")> {
  loading ??= import("./browser-transport.ts").catch((cause: unknown) => {
    loading = undefined;
    throw new GatewayError("network", String(cause));
  });
  return loading;
}

/** A transport whose code may still be loading. */
export const lateTransport: Transport = async (request) => (await loadTransport()).browserTransport(request);
