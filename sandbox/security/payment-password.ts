import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { countAttempt, forgetAttempts } from "./limits.ts";
import { passwordFits } from "./passwords.ts";

interface Checking {
  database: Database;
  clock: Clock;
}

/**
 * Refuses a payment password that is not the member's. Each try is counted before it is compared, in the database and
 * outside of any transaction of the call, so that tries at once and tries that fail count, too.
 *
 * @param field The parameter that has it.
 */
export async function checkPaymentPassword(
  account: Account,
  typed: string,
  { database, clock }: Checking,
  field = "paymentPassword",
): Promise<void> {
  if (account.payment_password_hash === null)
    throw new PlatformError("paymentPassword.missing", "The member has no payment password yet");
  await countAttempt(database, account.merchant_code, "paymentPasswordOfAccount", account.id, clock.now());
  if (!(await passwordFits(typed, account.payment_password_hash)))
    throw new PlatformError("paymentPassword.wrong", "This is not the member's payment password", { field });
  await forgetAttempts(database, account.merchant_code, "paymentPasswordOfAccount", account.id);
}
