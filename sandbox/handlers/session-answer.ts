import type { CallOutput } from "#gateway/contract.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";

/** Type number of trial accounts (games §6). */
export const TRIAL_TYPE = 4;

/** What a sign-in answers; remembers that the account has signed in. */
export async function sessionAnswer(database: Database, account: Account, token: string, clock: Clock): Promise<CallOutput<"login">> {
  await database.updateTable("accounts").set({ last_login_at: clock.now() }).where("id", "=", account.id).execute();
  return { token, userName: account.username, customerType: account.type, firstTimeLogin: account.last_login_at === null, trial: account.type === TRIAL_TYPE ? 1 : 0 };
}
