import type { z } from "zod";
import * as account from "./endpoints/account.ts";
import * as activities from "./endpoints/activities.ts";
import * as agent from "./endpoints/agent.ts";
import * as articles from "./endpoints/articles.ts";
import * as countries from "./endpoints/countries.ts";
import * as favourites from "./endpoints/favourites.ts";
import * as games from "./endpoints/games.ts";
import * as messages from "./endpoints/messages.ts";
import * as passkeys from "./endpoints/passkeys.ts";
import * as password from "./endpoints/password.ts";
import * as recents from "./endpoints/recents.ts";
import * as registration from "./endpoints/registration.ts";
import * as sessions from "./endpoints/sessions.ts";
import * as startUp from "./endpoints/start-up.ts";
import { captcha, smsCode, verification } from "./endpoints/verification.ts";
import * as launch from "./endpoints/launch.ts";
import * as wallet from "./endpoints/wallet.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * Every call of the contract by its name. The site knows it as types and as the generated call table, never as
 * validators.
 */
export const contract = {
  ...startUp,
  ...account,
  captcha,
  smsCode,
  verification,
  ...registration,
  ...password,
  ...sessions,
  ...passkeys,
  ...countries,
  ...wallet,
  ...messages,
  ...articles,
  ...activities,
  ...games,
  ...favourites,
  ...recents,
  ...launch,
  ...agent,
} satisfies Record<string, Endpoint>;

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
