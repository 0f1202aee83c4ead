import { realMemberOf, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { standingOf } from "../closing/standing.ts";
import { lockAccount } from "../database/lock-account.ts";
import { expireDeposits } from "../deposits/settle.ts";
import { endSessions } from "../security/tokens.ts";

export const accountStanding: Handler<"accountStanding"> = async (context) => {
  const { database, clock } = context;
  const account = realMemberOf(context);
  await expireDeposits(database, account.id, clock);
  return standingOf(database, account);
};

export const closeAccount: Handler<"closeAccount"> = async (context) => {
  const { database, clock } = context;
  const account = realMemberOf(context);
  await expireDeposits(database, account.id, clock);
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (!(await standingOf(transaction, account)).closable)
      throw new PlatformError("account.holds", "There is still money, a payment that waits, or an open bet");
    await transaction.updateTable("accounts").set({ status: "closed" }).where("id", "=", account.id).execute();
    await endSessions(transaction, account.id, "revoked", clock.now());
  });
  return { closed: true };
};
