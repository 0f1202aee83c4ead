import type { CallName, CallOutput } from "#gateway/contract.ts";
import type { CallContext } from "../calls/call-context.ts";
import type { Account } from "../database/tables.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { openSession } from "../security/tokens.ts";

/** Opens a session for an account whose owner has been authenticated, answers it, and records the sign-in. */
export async function signedIn(
  { database, merchant, userAgent, clock }: CallContext<CallName>,
  account: Account,
  temporaryPassword?: string,
): Promise<CallOutput<"login">> {
  const oldPasswordNeeded = temporaryPassword === undefined && account.password_hash !== null;
  const token = await openSession(database, account, clock, {
    oldPasswordNeeded,
    temporaryPassword,
    userAgent,
    alone: merchant.state.singleSession === true,
  });
  await database.updateTable("accounts").set({ last_login_at: clock.now() }).where("id", "=", account.id).execute();
  return {
    token,
    userName: account.username,
    customerType: account.type,
    firstTimeLogin: account.last_login_at === null,
    oldPasswordNeeded,
    ...(temporaryPassword !== undefined && { temporaryPassword: true }),
    toUpline: account.upline_id !== null,
    ...(account.language !== null && { language: account.language }),
    trial: account.type === TRIAL_TYPE ? 1 : 0,
  };
}
