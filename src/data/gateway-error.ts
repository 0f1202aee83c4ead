import type { ErrorCode } from "#gateway/endpoint.ts";

/** Why a call failed: the platform's code, or what the browser found. */
export type FailureCode = ErrorCode | "network" | "timeout" | "nonsense";

/** A failed call. The text for people is the text key `error.<code>`. */
export class GatewayError extends Error {
  readonly code: FailureCode;
  /** Whether the platform now wants a captcha (account §3, login). */
  readonly captcha: boolean;
  constructor(code: FailureCode, message: string, captcha = false) {
    super(message);
    this.name = "GatewayError";
    this.code = code;
    this.captcha = captcha;
  }
}

/** The text key that says what happened. */
export function errorTextKey(error: unknown): string {
  return error instanceof GatewayError ? `error.${error.code}` : "error.platform.failed";
}
