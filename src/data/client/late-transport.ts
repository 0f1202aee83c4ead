import { GatewayError } from "./gateway-error.ts";
import type { Transport } from "./transport.ts";

/** Loads after the page: its first answers came with it, so no page waits for the transport before it is usable. */
const loading = import("./browser-transport.ts");
loading.catch(() => undefined);

/** A transport whose code is loading; a failed load is retried at the next call. */
export const lateTransport: Transport = async (request) => {
  const { browserTransport } = await loading
    .catch(() => import("./browser-transport.ts"))
    .catch((cause: unknown) => {
      throw new GatewayError("network", String(cause));
    });
  return browserTransport(request);
};
