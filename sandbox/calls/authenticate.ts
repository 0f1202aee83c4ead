import type { Endpoint, ErrorCode } from "#gateway/endpoint.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { findSession, type FoundSession } from "../security/tokens.ts";
import type { Session } from "./call-context.ts";
import { PlatformError } from "./platform-error.ts";

/** The token of an Authorization header, or null. */
export function tokenOf(header: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? "")?.[1] ?? null;
}

/** The failure for the token of an ended session. */
const OVER: Record<Exclude<FoundSession["state"], "valid" | "unknown">, readonly [code: ErrorCode, message: string]> = {
  expired: ["session.expired", "The session has ended: sign in again"],
  replaced: ["session.replaced", "The member has signed in elsewhere, and this merchant allows one session at a time"],
  revoked: ["session.revoked", "The member has ended this session from another one"],
  password: ["session.password.changed", "The password was changed: sign in with the new one"],
};

/**
 * The caller. Throws where the contract declares that a missing or ended session is an error; a call that needs a
 * session and declares neither (sign-out) decides itself.
 */
export async function authenticate(
  endpoint: Endpoint,
  token: string | null,
  merchant: Merchant,
  database: Database,
  clock: Clock,
): Promise<Session | null> {
  if (endpoint.auth === "none") return null;
  const found = token ? await findSession(database, token, merchant.codeInCall, clock) : { state: "unknown" as const };
  if (found.state === "valid") return found;
  if (found.state !== "unknown" && endpoint.errors.includes("session.expired"))
    throw new PlatformError(...OVER[found.state]);
  if (endpoint.errors.includes("session.missing"))
    throw new PlatformError(
      "session.missing",
      'No session of this merchant goes with the token: sign in and send it as "Authorization: Bearer …"',
    );
  return null;
}
