import type { FastifyBaseLogger } from "fastify";
import type { CallName, CallOutput, ParsedInput } from "#gateway/contract.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import type { Merchant } from "../merchants/merchant.ts";
import type { PublicKey } from "../security/encryption-key.ts";
import type { IdTokenCheck } from "../security/id-tokens.ts";
import { PlatformError } from "./platform-error.ts";

/** The caller, identified by a valid token. */
export interface Session {
  tokenHash: string;
  account: Account;
  /** False when the session was opened with a temporary password: the member does not know the old one. */
  oldPasswordNeeded: boolean;
}

/** What a handler knows about its call. */
export interface CallContext<C extends CallName> {
  input: ParsedInput<C>;
  merchant: Merchant;
  session: Session | null;
  /** The token as sent, valid or not. */
  token: string | null;
  /** Where the call came from: an IPv4 address, or the network of an IPv6 address (see clientNetwork). */
  address: string;
  /**
   * The host name that the visitor's browser requested, in lower case and without port, if the site's host forwards it.
   * Any client can send one, so it is not trusted.
   */
  siteHost: string | undefined;
  /** The browser's User-Agent; empty if it sends none. */
  userAgent: string;
  database: Database;
  clock: Clock;
  /** The public key for encrypted bodies. */
  publicKey: PublicKey;
  idTokens: IdTokenCheck;
  /** Origin of the demo games, as browsers reach it. */
  gamesOrigin: string;
  /** Origin of the payment provider's pages, as browsers reach it. */
  paymentsOrigin: string;
  /** Whether sent messages are stored in the outbox, including the answers of captchas, for tests to read. */
  keepsOutbox: boolean;
  log: FastifyBaseLogger;
}

export type Handler<C extends CallName> = (context: CallContext<C>) => Promise<CallOutput<C>>;
/** One handler for every call of the contract: leaving one out does not compile. */
export type Handlers = { [C in CallName]: Handler<C> };

/** The caller's session. Calls without one have already been refused where the contract requires one. */
export function sessionOf(context: { session: Session | null }): Session {
  if (!context.session)
    throw new PlatformError(
      "session.missing",
      'This call needs a session: sign in and send the token as "Authorization: Bearer …"',
    );
  return context.session;
}

/** The caller's account. */
export function callerOf(context: { session: Session | null }): Account {
  return sessionOf(context).account;
}

/** The caller's account, where it has real money. */
export function realMemberOf(context: { session: Session | null }): Account {
  const account = callerOf(context);
  if (account.type === TRIAL_TYPE) throw new PlatformError("trial.rejected", "Trial accounts have no real money");
  return account;
}
