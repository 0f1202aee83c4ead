import type { FastifyBaseLogger } from "fastify";
import type { CallName, CallOutput, ParsedInput } from "#gateway/contract.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import type { PublicKey } from "../security/encryption-key.ts";
import type { IdTokenCheck } from "../security/id-tokens.ts";
import { PlatformError } from "./platform-error.ts";

/** Who calls with a valid token. */
export interface Session {
  tokenHash: string;
  account: Account;
  /** False when the session was opened with a temporary password: the member does not know the old one. */
  oldPasswordNeeded: boolean;
}

/** What a handler knows about the call it answers. */
export interface CallContext<C extends CallName> {
  input: ParsedInput<C>;
  merchant: Merchant;
  session: Session | null;
  /** The token as it was sent, valid or not. */
  token: string | null;
  /** Where the call came from, as an IP address. */
  address: string;
  /**
   * The host name that the visitor's browser asked, in lower case and without port, where the site's host says it.
   * Anybody can say one.
   */
  siteHost: string | undefined;
  /** What the visitor's browser calls itself; empty where it does not say. */
  userAgent: string;
  database: Database;
  clock: Clock;
  /** The public key for encrypted bodies. */
  publicKey: PublicKey;
  idTokens: IdTokenCheck;
  /** Origin of the demo games, as browsers reach it. */
  gamesOrigin: string;
  /** Whether what is sent is kept in the outbox; the answers of captchas too, for tests to read. */
  keepsOutbox: boolean;
  log: FastifyBaseLogger;
}

export type Handler<C extends CallName> = (context: CallContext<C>) => Promise<CallOutput<C>>;
/** One handler for every call of the contract: leaving one out does not compile. */
export type Handlers = { [C in CallName]: Handler<C> };

/** The session that calls. The registration of calls has refused calls without one where the contract wants one. */
export function sessionOf(context: { session: Session | null }): Session {
  if (!context.session)
    throw new PlatformError(
      "session.missing",
      'This call needs a session: sign in and send the token as "Authorization: Bearer …"',
    );
  return context.session;
}

/** The account that calls. */
export function callerOf(context: { session: Session | null }): Account {
  return sessionOf(context).account;
}
