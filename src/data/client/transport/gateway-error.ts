import type { ErrorCode } from "#gateway/endpoint.ts";

/**
 * Why a call failed: the platform's code, or what the browser found. `uncertain`: it changes something, and it is
 * unknown whether it arrived. `link`: the platform's link is invalid. `unknown`: the platform refused with a code that the
 * contract does not have.
 */
export type FailureCode = ErrorCode | "network" | "timeout" | "nonsense" | "uncertain" | "link" | "unknown";

/** A failed call. Its text for visitors has the key `error.<code>`. */
export class GatewayError extends Error {
  readonly code: FailureCode;
  /** Whether the platform now requires a captcha (account §3, login). */
  readonly captcha: boolean;
  /** The input that the platform rejects, by its name in the call. */
  readonly field: string | undefined;
  /** Seconds to wait before a retry, where the platform says so. Set by the reader of the answer. */
  declare retryAfter?: number;
  constructor(code: FailureCode, message: string, captcha = false, field?: string) {
    super(message);
    this.name = "GatewayError";
    this.code = code;
    this.captcha = captcha;
    this.field = field;
  }
}

/** The text key for an error (account §8): "No Internet" where the phone knows that it is offline. */
export function errorTextKey(error: unknown): string {
  if (error instanceof GatewayError && error.code === "network" && !navigator.onLine) return "state.offline";
  return error instanceof GatewayError ? `error.${error.code}` : "error.platform.failed";
}
