import { realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account } from "../database/tables.ts";
import { fieldInvalid, fieldRefusal } from "../registration/field-rules.ts";
import { neededMobileNumber } from "../registration/mobile-number.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";
import { codeRefusal, useCodeOnce } from "../security/codes.ts";
import { countAttempt, forgetAttempts } from "../security/limits.ts";
import { hashPassword, passwordFits } from "../security/passwords.ts";
import { checkPaymentPassword } from "../security/payment-password.ts";

export const setPaymentPassword: Handler<"setPaymentPassword"> = async (context) => {
  const { database } = context;
  const account = realMemberOf(context);
  refuseBad(context);
  const hash = await hashPassword(context.input.paymentPassword);
  const { numUpdatedRows } = await database
    .updateTable("accounts")
    .set({ payment_password_hash: hash })
    .where("id", "=", account.id)
    .where("payment_password_hash", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n && !(await isTheSame(context, account)))
    throw new PlatformError("paymentPassword.set", "The member has a payment password already: change it");
  return { changed: true };
};

export const changePaymentPassword: Handler<"changePaymentPassword"> = async (context) => {
  const { database, clock, input } = context;
  const account = realMemberOf(context);
  refuseBad(context);
  await checkPaymentPassword(account, input.oldPaymentPassword, { database, clock }, "oldPaymentPassword");
  if (input.oldPaymentPassword === input.paymentPassword)
    throw new PlatformError("modify.new.old.same", "The new payment password is the old one", {
      field: "paymentPassword",
    });
  await save(context, account, { payment_password_hash: await hashPassword(input.paymentPassword) });
  return { changed: true };
};

export const resetPaymentPassword: Handler<"resetPaymentPassword"> = async (context) => {
  const { database, clock, input, merchant, address } = context;
  const account = realMemberOf(context);
  refuseBad(context);
  const number = neededMobileNumber(
    { number: input.mobileNum, countryDialingCode: input.countryDialingCode },
    merchant,
  );
  await countAttempt(database, merchant.code, "resetOfAddress", address, clock.now());
  const holder = { merchantCode: merchant.code, number, purpose: "payment" };
  const refusal = await codeRefusal(database, holder, input.verificationCode, clock.now());
  if (refusal) throw refusal;
  if (account.mobile !== number || !account.mobile_proved)
    throw new PlatformError("code.wrong", "This is not the number that the member has proved");
  await useCodeOnce(database, holder, clock.now());
  const now = clock.now();
  const hash = await hashPassword(input.paymentPassword);
  await save(context, account, { payment_password_hash: hash, payment_password_reset_at: now });
  await forgetAttempts(database, account.merchant_code, "paymentPasswordOfAccount", account.id);
  return { changed: true };
};

type Context = CallContext<"setPaymentPassword" | "changePaymentPassword" | "resetPaymentPassword">;

function refuseBad({ merchant, input }: Context): void {
  const { paymentPassword, confirmPaymentPassword } = input;
  if (paymentPassword === "") throw fieldInvalid("paymentPassword", "is empty");
  const refusal = fieldRefusal("paymentPassword", paymentPassword, fieldRulesOf(merchant)["paymentPassword"]);
  if (refusal) throw refusal;
  if (paymentPassword !== confirmPaymentPassword)
    throw fieldInvalid("confirmPaymentPassword", "is not the same as paymentPassword");
}

/** Whether the one that is there is the one that is sent: a request that is sent again has succeeded. */
async function isTheSame({ database, input }: Context, { id }: Account): Promise<boolean> {
  const { payment_password_hash: hash } = await database
    .selectFrom("accounts")
    .select("payment_password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return passwordFits(input.paymentPassword, hash);
}

async function save(
  { database }: Context,
  { id }: Account,
  change: { payment_password_hash: string; payment_password_reset_at?: Date },
): Promise<void> {
  await database.updateTable("accounts").set(change).where("id", "=", id).execute();
}
