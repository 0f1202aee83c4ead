import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { clearFailures, isRefused, recordFailure, type Attempt } from "../security/login-failures.ts";
import { passwordFits } from "../security/passwords.ts";
import { closeSession, openSession } from "../security/tokens.ts";
import { findAccount } from "./accounts.ts";
import { sessionAnswer } from "./session-answer.ts";

export const login: Handler<"login"> = async (context) => {
  const { input, merchant, database, clock } = context;
  const attempt: Attempt = { merchantCode: merchant.askedCode, username: input.username, address: context.address };
  if (await isRefused(database, attempt, clock.now())) throw new PlatformError("rate.limited", "Too many failed sign-ins of this account from this address: try again in ten minutes");
  const account = await accountWithPassword(context);
  if (!account) throw new PlatformError("credentials.wrong", "The name or the password is wrong", await recordFailure(database, attempt, clock.now()));
  refuseClosedDoors(account);
  await clearFailures(database, attempt);
  return sessionAnswer(database, account, await openSession(database, account, clock), clock);
};

export const logout: Handler<"logout"> = async ({ token, merchant, database }) => {
  if (token) await closeSession(database, token, merchant.askedCode);
  return { ended: true };
};

/** The account, when the password is its own. A missing account costs the same time as a wrong password. */
async function accountWithPassword({ input, merchant, database }: CallContext<"login">): Promise<Account | undefined> {
  const account = input.type === "username" ? await findAccount(database, merchant.askedCode, input.username) : undefined;
  return (await passwordFits(input.password, account?.password_hash)) ? account : undefined;
}

/** Asked only after the password was right, so that nobody else learns it. */
function refuseClosedDoors(account: Account): void {
  if (account.status === "disabled") throw new PlatformError("account.disabled", "This account is disabled");
  if (account.staff) throw new PlatformError("member.only", "This account belongs to the merchant's staff, not to a member");
}
