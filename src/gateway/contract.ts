import type { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.generated.ts";

/**
 * Every call of the contract by its name. The site knows it as types and as the generated call table, never as
 * validators.
 */
export const contract = endpoints satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
/** What a caller passes: defaulted parameters may be left out. */
export type CallInput<C extends CallName> = z.input<Contract[C]["input"]>;
/** What a handler gets: defaults filled in. */
export type ParsedInput<C extends CallName> = z.output<Contract[C]["input"]>;
/** What stands in `value` of the answer. */
export type CallOutput<C extends CallName> = z.output<Contract[C]["output"]>;

export interface FailureValue {
  /** Whether the next try needs a captcha. */
  captcha?: boolean;
  /** The input that the failure is about, by its name in the call. */
  field?: string;
  /** With rate.limited: seconds until it may be done again. */
  retryAfter?: number;
}

/** The platform's answer to a failed call: the HTTP status is 4xx or 5xx, `value` may say more (account §3). */
export interface Failure {
  error: { code: string; message: string };
  value?: FailureValue;
}
