import { createHash, randomBytes } from "node:crypto";
import { after, duration, type Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";

/** A session ends this long after its last use. */
export const SESSION_LIFE_MS = 12 * duration.hour;
/** The end is moved at most this often, so that not every call writes. */
const SLIDE_EVERY_MS = 5 * duration.minute;

export type FoundSession = { state: "valid"; tokenHash: string; account: Account; oldPasswordNeeded: boolean } | { state: "expired" } | { state: "unknown" };

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Opens a session for an account and returns its token: 32 random bytes, base64url. */
export async function openSession(database: Database, account: Account, clock: Clock, { oldPasswordNeeded = true } = {}): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  await database.insertInto("sessions").values({
    token_hash: hashOfToken(token), account_id: account.id, merchant_code: account.merchant_code, created_at: now, expires_at: after(now, SESSION_LIFE_MS),
    old_password_needed: oldPasswordNeeded,
  }).execute();
  await database.deleteFrom("sessions").where("expires_at", "<", after(now, -30 * duration.day)).execute();
  return token;
}

/** Looks a token up for one merchant code and moves the end of its session. Another merchant's token is unknown here. */
export async function findSession(database: Database, token: string, merchantCode: string, clock: Clock): Promise<FoundSession> {
  const tokenHash = hashOfToken(token);
  const row = await database
    .selectFrom("sessions").innerJoin("accounts", "accounts.id", "sessions.account_id")
    .selectAll("accounts").select(["sessions.expires_at", "sessions.old_password_needed"])
    .where("token_hash", "=", tokenHash).where("sessions.merchant_code", "=", merchantCode).where("accounts.status", "=", "active")
    .executeTakeFirst();
  if (!row) return { state: "unknown" };
  const { expires_at: expiresAt, old_password_needed: oldPasswordNeeded, ...account } = row;
  const now = clock.now();
  if (expiresAt <= now) return { state: "expired" };
  await slide(database, tokenHash, expiresAt, now);
  return { state: "valid", tokenHash, account, oldPasswordNeeded };
}

async function slide(database: Database, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
  const wanted = after(now, SESSION_LIFE_MS);
  if (wanted.getTime() - expiresAt.getTime() < SLIDE_EVERY_MS) return;
  await database.updateTable("sessions").set({ expires_at: wanted }).where("token_hash", "=", tokenHash).execute();
}

/** Ends a session; ending one that is not there changes nothing. */
export async function closeSession(database: Database, token: string, merchantCode: string): Promise<void> {
  await database.deleteFrom("sessions").where("token_hash", "=", hashOfToken(token)).where("merchant_code", "=", merchantCode).execute();
}

/** Ends all sessions of an account, but for one that is named. */
export async function closeSessionsOf(database: Database, accountId: string, exceptHash?: string): Promise<void> {
  await database.deleteFrom("sessions").where("account_id", "=", accountId).$if(exceptHash !== undefined, (query) => query.where("token_hash", "<>", exceptHash ?? "")).execute();
}
