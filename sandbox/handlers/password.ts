import { wordsIn } from "#gateway/languages.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { post } from "../outbox/outbox.ts";
import { fieldInvalid, fieldRefusal } from "../registration/field-rules.ts";
import { neededMobileNumber } from "../registration/mobile-number.ts";
import { proveNumber } from "../registration/proved-number.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";
import { codeRefusal, useCode } from "../security/codes.ts";
import { forgiveAccount } from "../security/login-failures.ts";
import { countAttempt, forgetAttempts } from "../security/limits.ts";
import { hashPassword, passwordFits } from "../security/passwords.ts";
import { dropTemporaryPassword, makeTemporaryPassword, TEMPORARY_MINUTES } from "../security/temporary-passwords.ts";
import { endSessions } from "../security/tokens.ts";
import { findAccount, findAccountByMobile } from "./accounts.ts";
import { refuseEnded } from "./sign-in.ts";

export const resetPasswordByEmail: Handler<"resetPasswordByEmail"> = async (context) => {
  const { input, merchant, address, database, clock } = context;
  const now = clock.now();
  await countAttempt(database, merchant.code, "resetOfAddress", address, now);
  for (const kind of ["resetOfAccount", "resetOfAccountInADay"] as const)
    await countAttempt(database, merchant.code, kind, `name ${input.username.trim().toLowerCase()}`, now);
  const account = await findAccount(database, merchant.code, input.username);
  const recipient = input.email.trim().toLowerCase();
  const isTheirs = account?.status === "active" && account.email === recipient;
  const password = await makeTemporaryPassword(database, isTheirs ? account.id : undefined, now);
  if (isTheirs) {
    const text = temporaryPasswordMail(account, merchant, password);
    await post(context, {
      merchant_code: merchant.code,
      channel: "email",
      recipient,
      purpose: "reset",
      text,
      secret: password,
    });
  }
  return { sent: true };
};

/** The mail with a temporary password, in the member's language. */
function temporaryPasswordMail({ username, language }: Account, { name }: Merchant, password: string): string {
  return wordsIn(
    {
      EN: `Hello ${username}, sign in at ${name} with the temporary password ${password} within ${TEMPORARY_MINUTES} minutes and choose a new one. If you did not ask for this, do nothing: your password is still good.`,
      TY: `Kumusta ${username}, mag-sign in sa ${name} gamit ang pansamantalang password na ${password} sa loob ng ${TEMPORARY_MINUTES} minuto at pumili ng bago. Kung hindi ikaw ang humiling nito, wala kang kailangang gawin: gumagana pa rin ang password mo.`,
    },
    language ?? "EN",
  );
}

export const resetPasswordByPhone: Handler<"resetPasswordByPhone"> = async (context) => {
  const { input, merchant, address, database, clock } = context;
  const number = neededMobileNumber(
    { number: input.mobileNum, countryDialingCode: input.countryDialingCode },
    merchant,
  );
  refuseBadPassword(context, input.newPassword);
  await countAttempt(database, merchant.code, "resetOfAddress", address, clock.now());
  const holder = { merchantCode: merchant.code, number, purpose: "reset" };
  const refusal = await codeRefusal(database, holder, input.verificationCode, clock.now());
  if (refusal) throw refusal;
  const account = await findAccountByMobile(database, merchant.code, number);
  if (!account) throw new PlatformError("code.wrong", "No account has this number any more");
  refuseEnded(account);
  await refuseSamePassword(input.newPassword, account);
  const passwordHash = await hashPassword(input.newPassword);
  await database.transaction().execute(async (transaction) => {
    const isProved =
      (await useCode(transaction, holder, clock.now())) && (await proveNumber(transaction, account, context));
    if (!isProved)
      throw new PlatformError("code.wrong", "The code has been used, or the account has this number no more");
    await setPassword(transaction, account, passwordHash, clock.now());
  });
  // The site signs in with the new password at once (account §2.7): no captcha is required.
  await forgiveAccount(database, merchant.code, [account.username, number]);
  return { changed: true };
};

export const changePassword: Handler<"changePassword"> = async (context) => {
  const { input, merchant, session, address, database, clock } = context;
  const account = callerOf(context);
  if (input.confirmNewPassword !== input.newPassword)
    throw fieldInvalid("confirmNewPassword", "is not the same as newPassword");
  refuseBadPassword(context, input.newPassword);
  await countAttempt(database, merchant.code, "passwordOfAddress", address, clock.now());
  await countAttempt(database, merchant.code, "passwordOfAccount", account.id, clock.now());
  const oldIsNeeded = account.password_hash !== null && session?.oldPasswordNeeded !== false;
  if (oldIsNeeded && !(await passwordFits(input.oldPassword ?? "", account.password_hash)))
    throw new PlatformError("password.wrong", "The old password is wrong");
  await refuseSamePassword(input.newPassword, account);
  const passwordHash = await hashPassword(input.newPassword);
  await database
    .transaction()
    .execute((transaction) => setPassword(transaction, account, passwordHash, clock.now(), session?.tokenHash));
  await forgetAttempts(database, merchant.code, "passwordOfAccount", account.id);
  return { changed: true };
};

type Context = CallContext<"changePassword"> | CallContext<"resetPasswordByPhone">;

function refuseBadPassword({ merchant }: Context, password: string): void {
  if (password === "") throw fieldInvalid("newPassword", "is empty");
  const refusal = fieldRefusal("newPassword", password, fieldRulesOf(merchant)["password"]);
  if (refusal) throw refusal;
}

async function refuseSamePassword(password: string, account: Account): Promise<void> {
  if (account.password_hash !== null && (await passwordFits(password, account.password_hash)))
    throw new PlatformError("modify.new.old.same", "The new password is the old one");
}

/**
 * The old password, sessions that were opened with it and a temporary password end together; the session that is named
 * stays. In a transaction.
 */
async function setPassword(
  database: Database,
  account: Account,
  passwordHash: string,
  now: Date,
  stays?: string,
): Promise<void> {
  await database.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", account.id).execute();
  await dropTemporaryPassword(database, account.id);
  await endSessions(database, account.id, "password", now, { butHash: stays });
  if (stays !== undefined)
    await database.updateTable("sessions").set({ old_password_needed: true }).where("token_hash", "=", stays).execute();
}
