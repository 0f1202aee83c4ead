import type { Features } from "#descriptor/features.ts";
import { GatewayError } from "../../client/transport/gateway-error.ts";

/**
 * The address behind a customer-service link of the brand's platform. The decoder is loaded when the first link is
 * opened, so that no page's bundle contains a cipher.
 */
export async function serviceAddress(link: string, service: Features["service"]): Promise<string> {
  const { addressIn } = await import("./address-in.ts").catch((cause: unknown) => {
    throw new GatewayError("network", String(cause));
  });
  return addressIn(link, service);
}
