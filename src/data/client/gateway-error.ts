import type { ErrorCode } from "#gateway/endpoint.ts";

/**
 * Why a call failed: the platform's code, or what the browser found. `uncertain`: it changes something, and whether it
 * arrived nobody knows. `link`: it gave a link that leads nowhere.
 */
export type FailureCode = ErrorCode | "network" | "timeout" | "nonsense" | "uncertain" | "link";

/** A failed call. The text for people is the text key `error.<code>`. */
export class GatewayError extends Error {
  readonly code: FailureCode;
  /** Whether the platform now wants a captcha (account §3, login). */
  readonly captcha: boolean;
  /** The input that the platform refuses, by its name in the call. */
  readonly field: string | undefined;
  /** Seconds after which another try may be made, where the platform says. Set by whoever read the answer. */
  declare retryAfter?: number;
  constructor(code: FailureCode, message: string, captcha = false, field?: string) {
    super(message);
    this.name = "GatewayError";
    this.code = code;
    this.captcha = captcha;
    this.field = field;
  }
}

/** The text key that says what happened (account §8): "No Internet" where the phone knows that it has none. */
export function errorTextKey(error: unknown): string {
  if (error instanceof GatewayError && error.code === "network" && !navigator.onLine) return "state.offline";
  return error instanceof GatewayError ? `error.${error.code}` : "error.platform.failed";
}
