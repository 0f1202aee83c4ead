import { errorTextKey, GatewayError } from "#data/client/transport/gateway-error.ts";

/** Seconds. */
const MINUTE = 60;

/** The message of a failure, with the minutes to wait where the platform knows them. */
export function failureMessage(error: unknown): { message: string; types?: { minutes: string } } {
  const message = errorTextKey(error);
  if (!(error instanceof GatewayError) || error.code !== "rate.limited" || error.retryAfter === undefined)
    return { message };
  return { message: `${message}.minutes`, types: { minutes: String(Math.ceil(error.retryAfter / MINUTE)) } };
}
