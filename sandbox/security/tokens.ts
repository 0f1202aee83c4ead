import { createHash, randomBytes } from "node:crypto";
import { after, duration, type Clock } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { SessionEnding } from "../database/sign-in-tables.ts";
import type { Account, Database } from "../database/tables.ts";
import { bindTemporaryPassword, dropTemporaryPassword } from "./temporary-passwords.ts";

/** A session ends this long after its last use. */
export const SESSION_LIFE_MS = 12 * duration.hour;
/** The expiry is extended at most this often, so that not every call writes. */
const SLIDE_EVERY_MS = 5 * duration.minute;

/** The state of a token: its session, why it ended, or unknown. */
export type FoundSession =
  | { state: "valid"; tokenHash: string; account: Account; oldPasswordNeeded: boolean }
  | { state: "expired" | SessionEnding | "unknown" };

interface Opening {
  /** False when the member does not know the old password. */
  oldPasswordNeeded?: boolean;
  /** The single-session password that opens the session, if any. */
  temporaryPassword?: string | undefined;
  /** The browser's User-Agent. */
  userAgent?: string;
  /** Whether the account's other sessions end. */
  alone?: boolean;
}
const USER_AGENT_LENGTH = 300;

/** The stored form of a token. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Opens a session for an account and returns its token: 32 random bytes, base64url. */
export async function openSession(
  database: Database,
  account: Account,
  clock: Clock,
  { oldPasswordNeeded = true, temporaryPassword, userAgent = "", alone = false }: Opening = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashOfToken(token);
  const now = clock.now();
  await database.transaction().execute(async (transaction) => {
    if (temporaryPassword !== undefined)
      await bindTemporaryPassword(transaction, { accountId: account.id, password: temporaryPassword, tokenHash }, now);
    if (alone) {
      // Two simultaneous sign-ins must neither both survive nor end each other.
      await lockAccount(transaction, account.id);
      await endSessions(transaction, account.id, "replaced", now);
    }
    await transaction
      .insertInto("sessions")
      .values({
        token_hash: tokenHash,
        account_id: account.id,
        merchant_code: account.merchant_code,
        created_at: now,
        expires_at: after(now, SESSION_LIFE_MS),
        old_password_needed: oldPasswordNeeded,
        user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
      })
      .execute();
  });
  await database
    .deleteFrom("sessions")
    .where("expires_at", "<", after(now, -30 * duration.day))
    .execute();
  return token;
}

/**
 * Finds the session of a token under one merchant code and extends it; a temporary password that opened it is now used
 * up. Other merchants' tokens are unknown here.
 */
export async function findSession(
  database: Database,
  token: string,
  merchantCode: string,
  clock: Clock,
): Promise<FoundSession> {
  const tokenHash = hashOfToken(token);
  const row = await database
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .leftJoin("temporary_passwords", "temporary_passwords.session_hash", "sessions.token_hash")
    .selectAll("accounts")
    .select([
      "sessions.expires_at",
      "sessions.old_password_needed",
      "sessions.ended_by",
      "temporary_passwords.session_hash as opened_with",
    ])
    .where("token_hash", "=", tokenHash)
    .where("sessions.merchant_code", "=", merchantCode)
    .where("accounts.status", "=", "active")
    .executeTakeFirst();
  if (!row) return { state: "unknown" };
  const {
    expires_at: expiresAt,
    old_password_needed: oldPasswordNeeded,
    ended_by: endedBy,
    opened_with: openedWith,
    ...account
  } = row;
  const now = clock.now();
  if (endedBy) return { state: endedBy };
  if (expiresAt <= now) return { state: "expired" };
  if (openedWith !== null) await dropTemporaryPassword(database, account.id);
  await slide(database, tokenHash, expiresAt, now);
  return { state: "valid", tokenHash, account, oldPasswordNeeded };
}

async function slide(database: Database, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
  const extended = after(now, SESSION_LIFE_MS);
  if (extended.getTime() - expiresAt.getTime() < SLIDE_EVERY_MS) return;
  await database.updateTable("sessions").set({ expires_at: extended }).where("token_hash", "=", tokenHash).execute();
}

/** Deletes a session on signing out; deleting an unknown one has no effect. */
export async function closeSession(database: Database, token: string, merchantCode: string): Promise<void> {
  await database
    .deleteFrom("sessions")
    .where("token_hash", "=", hashOfToken(token))
    .where("merchant_code", "=", merchantCode)
    .execute();
}

/**
 * Ends sessions of an account: all, the one with this id, or all but the one with this token's hash. Returns how many.
 * Their tokens then fail with the reason.
 */
export async function endSessions(
  database: Database,
  accountId: string,
  why: SessionEnding,
  now: Date,
  which: { id?: string; butHash?: string | undefined } = {},
): Promise<number> {
  const { id, butHash } = which;
  const ended = await database
    .updateTable("sessions")
    .set({ ended_at: now, ended_by: why })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .$if(butHash !== undefined, (query) => query.where("token_hash", "<>", butHash ?? ""))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
