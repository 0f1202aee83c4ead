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
  /**
   * What else the platform says: the input that it rejects (`field`), whether it now requires a captcha (account §3,
   * login), the seconds until a retry, until when it refuses. As it came: what reads it looks at its type.
   */
  readonly about: Readonly<Record<string, unknown>>;
  constructor(code: FailureCode, message: string, about = {}) {
    super(message);
    this.name = "GatewayError";
    this.code = code;
    this.about = about;
  }
}

/** The text key for an error (account §8): "No Internet" where the phone knows that it is offline. */
export function errorTextKey(error: unknown): string {
  if (error instanceof GatewayError && error.code === "network" && !navigator.onLine) return "state.offline";
  return error instanceof GatewayError ? `error.${error.code}` : "error.platform.failed";
}

/** What follows a failure, where it is listed by the failure's code. */
export function afterFailure<A>(error: unknown, after: Readonly<Record<string, A>> = {}): A | undefined {
  return error instanceof GatewayError ? after[error.code] : undefined;
}
