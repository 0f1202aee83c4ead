import { GatewayError } from "./gateway-error.ts";
import type { Transport } from "./transport.ts";

/**
 * Comes beside the page: the first answers stand in it, so no page waits for what asks further before it can be used.
 */
const loading = import("./browser-transport.ts");
loading.catch(() => undefined);

/** Carries calls as soon as what carries them is there; it is asked for again where it did not arrive. */
export const lateTransport: Transport = async (request) => {
  const { browserTransport } = await loading
    .catch(() => import("./browser-transport.ts"))
    .catch((cause: unknown) => {
      throw new GatewayError("network", String(cause));
    });
  return browserTransport(request);
};
