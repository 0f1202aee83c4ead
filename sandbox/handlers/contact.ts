import { realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import { post } from "../outbox/outbox.ts";
import { fieldRefusal } from "../registration/field-rules.ts";
import { neededMobileNumber } from "../registration/mobile-number.ts";
import { takeOverNumber } from "../registration/proved-number.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";
import { codeRefusal, makeCode, useCodeOnce, type CodeHolder } from "../security/codes.ts";
import { countAttempt } from "../security/limits.ts";

/** Minutes for which the code of a mail is valid. */
const MAIL_MINUTES = 10;

export const bindMobile: Handler<"bindMobile"> = async (context) => {
  const { input, merchant, address, database, clock } = context;
  const account = realMemberOf(context);
  const number = neededMobileNumber(
    { number: input.mobileNum, countryDialingCode: input.countryDialingCode },
    merchant,
  );
  await countAttempt(database, merchant.code, "guessOfAddress", address, clock.now());
  const holder = { merchantCode: merchant.code, number, purpose: "verification" };
  const refusal = await codeRefusal(database, holder, input.verificationCode, clock.now());
  if (refusal) throw refusal;
  await database.transaction().execute(async (transaction) => {
    await takeOverNumber(transaction, account.merchant_code, number, account.id);
    if (await isTaken(transaction, account, number))
      throw new PlatformError("number.taken", "Another account has proved this number");
    await useCodeOnce(transaction, holder, clock.now());
    await transaction
      .updateTable("accounts")
      .set({ mobile: number, mobile_proved: true })
      .where("id", "=", account.id)
      .execute();
  });
  return { changed: true };
};

export const emailCode: Handler<"emailCode"> = async (context) => {
  const { input, merchant, database, clock } = context;
  const account = realMemberOf(context);
  const email = input.email.trim().toLowerCase();
  const refusal = fieldRefusal("email", email, fieldRulesOf(merchant)["email"]);
  if (refusal) throw refusal;
  await countAttempt(database, merchant.code, "emailCodeOfAccount", account.id, clock.now());
  const code = await makeCode(database, mailHolder(context, account), MAIL_MINUTES, clock.now());
  await database.updateTable("accounts").set({ email_to_prove: email }).where("id", "=", account.id).execute();
  await post(context, {
    merchant_code: merchant.code,
    channel: "email",
    recipient: email,
    purpose: "verification",
    text: `${merchant.name}: ${code} confirms your e-mail address. It is good for ${MAIL_MINUTES} minutes. Give it to nobody.`,
    secret: code,
  });
  return { sent: true };
};

export const bindEmail: Handler<"bindEmail"> = async (context) => {
  const { input, database, clock } = context;
  const account = realMemberOf(context);
  const holder = mailHolder(context, account);
  const refusal = await codeRefusal(database, holder, input.verificationCode, clock.now());
  if (refusal) throw refusal;
  await database.transaction().execute(async (transaction) => {
    await useCodeOnce(transaction, holder, clock.now());
    await transaction
      .updateTable("accounts")
      .set((field) => ({ email: field.ref("email_to_prove"), email_proved: true, email_to_prove: null }))
      .where("id", "=", account.id)
      .where("email_to_prove", "is not", null)
      .execute();
  });
  return { changed: true };
};

/** The codes of mails belong to the account: a code is good for the address that it was last sent to. */
function mailHolder({ merchant }: Pick<CallContext<"bindEmail">, "merchant">, account: Account): CodeHolder {
  return { merchantCode: merchant.code, number: `mail of ${account.id}`, purpose: "email" };
}

async function isTaken(database: Database, { id, merchant_code }: Account, number: string): Promise<boolean> {
  const other = await database
    .selectFrom("accounts")
    .select("id")
    .where("merchant_code", "=", merchant_code)
    .where("mobile", "=", number)
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}
