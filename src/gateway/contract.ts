import type { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.generated.ts";

/**
 * Every call of the contract by its name. The site uses its types and the generated call table, never its validators.
 */
export const contract = endpoints satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
/** The input that a caller passes: parameters with a default are optional. */
export type CallInput<C extends CallName> = z.input<Contract[C]["input"]>;
/** The input that a handler gets, with defaults filled in. */
export type ParsedInput<C extends CallName> = z.output<Contract[C]["input"]>;
/** The type of `value` in the answer. */
export type CallOutput<C extends CallName> = z.output<Contract[C]["output"]>;

export interface FailureValue {
  /** Whether the next attempt requires a captcha. */
  captcha?: boolean;
  /** The input that the failure is about, by its name in the call; of a described field also its own: `details.account`. */
  field?: string;
  /** With rate.limited: seconds until a retry is allowed. */
  retryAfter?: number;
  /**
   * With player.paused and player.excluded: when the member may play again; absent: never. With rate.limited: when the
   * call is possible again, where that is hours away.
   */
  until?: string;
}

/** The platform's answer to a failed call: the HTTP status is 4xx or 5xx, `value` may say more (account §3). */
export interface Failure {
  error: { code: string; message: string };
  value?: FailureValue;
}
