import type { Features } from "#descriptor/features.ts";
import { GatewayError } from "../../client/gateway-error.ts";

/**
 * The address behind a customer-service link, as the brand's platform writes them. What reads it comes when the first
 * one is opened, so that no page's bundle has a cipher.
 */
export async function serviceAddress(link: string, service: Features["service"]): Promise<string> {
  const { addressIn } = await import("./address-in.ts").catch((cause: unknown) => {
    throw new GatewayError("network", String(cause));
  });
  return addressIn(link, service);
}
