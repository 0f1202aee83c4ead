import { errorTextKey, GatewayError } from "#data/client/transport/gateway-error.ts";
import { formatMoment } from "#text/format-records.ts";

/** Seconds. */
const MINUTE = 60;

interface FailureMessage {
  message: string;
  types?: { minutes?: string; until?: string; field?: string };
}

/** What is wrong with an input that the form does not ask for: its name is all that there is to say of it. */
export function strangeFieldMessage(field: string): FailureMessage {
  const name = field.slice(field.lastIndexOf(".") + 1);
  return {
    message: "error.field.invalid.other",
    types: { field: name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase() },
  };
}

/**
 * The message of a failure, with what the platform knows of it: the minutes to wait, or until when it refuses, in the
 * merchant's time zone as everything on the page.
 */
export function failureMessage(error: unknown, timeZone = "UTC"): FailureMessage {
  const message = errorTextKey(error);
  const { until, retryAfter } = error instanceof GatewayError ? error.about : {};
  if (typeof until === "string" && !Number.isNaN(Date.parse(until)))
    return {
      message: `${message}.until`,
      types: { until: formatMoment(until, document.documentElement.lang, timeZone) },
    };
  if (message !== "error.rate.limited" || typeof retryAfter !== "number") return { message };
  return { message: `${message}.minutes`, types: { minutes: String(Math.ceil(retryAfter / MINUTE)) } };
}
