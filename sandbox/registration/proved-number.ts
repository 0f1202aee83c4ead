import { after, duration, type Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { post, type OutboxMessage } from "../outbox/outbox.ts";
import { dropTemporaryPassword } from "../security/temporary-passwords.ts";
import { endSessions } from "../security/tokens.ts";

/** For this long, a registration and a code entered from the same address count as the same person. */
const ONE_PERSON_MS = duration.day;

/** Where and when a number is proved, and how to notify its owner. */
interface Proving {
  address: string;
  clock: Clock;
  keepsOutbox: boolean;
}

/** Somebody who proves a number takes it from an account that only claimed it. `but`: the account that keeps it. */
export async function takeOverNumber(
  database: Database,
  merchantCode: string,
  mobile: string,
  but?: string,
): Promise<void> {
  await database
    .updateTable("accounts")
    .set({ mobile: null })
    .where("merchant_code", "=", merchantCode)
    .where("mobile", "=", mobile)
    .where("mobile_proved", "=", false)
    .$if(but !== undefined, (claimed) => claimed.where("id", "<>", but ?? ""))
    .execute();
}

/**
 * A visitor who proves the number of an account owns the account. The first time this happens long after the
 * registration, or elsewhere, it may be another person than the one who registered: then every other way in ends, and
 * its owner is notified. In a transaction; the account as it is afterwards, undefined when it has lost the number
 * meanwhile.
 */
export async function proveNumber(
  database: Database,
  account: Account,
  { address, clock, keepsOutbox }: Proving,
): Promise<Account | undefined> {
  if (account.mobile_proved) return account;
  const now = clock.now();
  const isOnePerson = account.created_from === address && account.registered_at > after(now, -ONE_PERSON_MS);
  const proved = await database
    .updateTable("accounts")
    .set({
      mobile_proved: true,
      ...(!isOnePerson && { password_hash: null, payment_password_hash: null, email: null }),
    })
    .where("id", "=", account.id)
    .where("mobile", "=", account.mobile)
    .returningAll()
    .executeTakeFirst();
  if (proved && !isOnePerson) {
    await endOtherWaysIn(database, account.id, now);
    await post({ database, clock, keepsOutbox }, messageTo(proved));
  }
  return proved;
}

function messageTo({ merchant_code, mobile, username }: Account): OutboxMessage {
  const text = `This number is proved for the account ${username} now. For safety the password, mail address, passkeys and linked accounts from before have ended. If you have not just done so, choose a new password in the settings.`;
  return { merchant_code, channel: "sms", recipient: mobile ?? "", purpose: "notice", text, secret: "" };
}

async function endOtherWaysIn(database: Database, accountId: string, now: Date): Promise<void> {
  await dropTemporaryPassword(database, accountId);
  await database.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
  await database.deleteFrom("identities").where("account_id", "=", accountId).execute();
  await endSessions(database, accountId, "password", now);
}
