import { randomUUID } from "node:crypto";
import type { Deposit } from "#gateway/deposits.ts";
import type { LanguageCode } from "#gateway/languages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { Account, Database, DepositRow, PaymentRow } from "../database/tables.ts";
import { quoteOf } from "../deposits/amounts.ts";
import { nameOfWay, wayCalled } from "../deposits/methods.ts";
import { answerOf, offeredWay, offeredWays, type Depositing } from "../deposits/offered.ts";
import { answersOf, openOffers, promised, quotedBonus } from "../deposits/offers.ts";
import { allowedAmount, requestDeposit, spentBy } from "../deposits/request.ts";
import { expireDeposits, lockedDeposit, refuse } from "../deposits/settle.ts";
import { nextStepOf } from "../deposits/steps.ts";
import { refuseStrangeWayBack } from "../merchants/way-back.ts";
import { checkCode, paymentOf, settlePayment } from "../payments/payments.ts";

/** The number of wrong codes that end a deposit. */
const CODE_TRIES = 5;

type AnyContext = Pick<
  CallContext<"depositMethods">,
  "database" | "merchant" | "session" | "clock" | "keepsOutbox" | "paymentsOrigin"
>;

export const depositMethods: Handler<"depositMethods"> = async (context) => {
  const who = await depositing(context);
  const spent = await spentBy(who);
  return offeredWays(context.merchant).map((way) => answerOf(way, who, spent, context.input.language));
};

export const depositMethod: Handler<"depositMethod"> = async (context) => {
  const who = await depositing(context);
  const way = offeredWay(context.merchant, context.input.method);
  const spent = await spentBy(who);
  return answerOf(way, who, spent, context.input.language);
};

export const depositQuote: Handler<"depositQuote"> = async (context) => {
  const who = await depositing(context);
  const way = offeredWay(context.merchant, context.input.method);
  const amount = await allowedAmount(who, way, context.input.amount);
  return { ...quoteOf(way, amount), ...quotedBonus(await promised(who, way, context.input.offer, amount)) };
};

export const depositOffers: Handler<"depositOffers"> = async (context) => {
  const who = await depositing(context);
  const way = offeredWay(context.merchant, context.input.method);
  return answersOf(await openOffers(who, way), context.merchant, context.input.language);
};

export const createDeposit: Handler<"createDeposit"> = async (context) => {
  const { input, database, merchant } = context;
  refuseStrangeWayBack(input.backUrl, merchant);
  const who = await depositing(context);
  const key = input.idempotencyKey ?? randomUUID();
  const made = await database.transaction().execute(async (transaction) => {
    // One after the other for each member, so that two phones together do not pass the limit of a day.
    await lockOpenAccount(transaction, who.account);
    return (
      (await rowWithKey(transaction, "deposits", who.account.id, key)) ??
      requestDeposit(context, { ...who, database: transaction }, key)
    );
  });
  return shown(context, made, input.language);
};

export const deposit: Handler<"deposit"> = async (context) => {
  const { input, database } = context;
  const { account } = await depositing(context);
  return shown(context, await depositOf(database, account, input.id), input.language);
};

export const confirmDeposit: Handler<"confirmDeposit"> = async (context) => {
  const { input, database, clock } = context;
  const row = await waiting(context, input.id);
  const payment = await paymentOf(database, row.id);
  if (payment?.code == null || payment.state !== "open")
    throw new PlatformError("payment.over", "This deposit takes no code");
  const checked = await checkCode(database, payment.reference, input.verificationCode, CODE_TRIES);
  if (checked === "wrong") throw new PlatformError("code.wrong", "This is not the code that the provider sent");
  await settlePayment(database, payment.reference, { outcome: checked === "right" ? "paid" : "declined" }, clock);
  if (checked === "spent") throw new PlatformError("code.spent", "Too many wrong codes: the payment was declined");
  return { confirmed: true };
};

export const cancelDeposit: Handler<"cancelDeposit"> = async (context) => {
  const { input, database, clock } = context;
  const { account } = await depositing(context);
  await database.transaction().execute(async (transaction) => {
    const row = await lockedDeposit(transaction, input.id);
    if (row?.account_id !== account.id) throw new PlatformError("request.unknown", "The member has no such deposit");
    if (row.reason === "cancelled") return;
    if (!isCancellable(row, await paymentOf(transaction, row.id)))
      throw new PlatformError("payment.over", `The deposit is ${row.status === "waiting" ? "paid" : row.status}`);
    await refuse(transaction, row, "cancelled", clock);
  });
  return { cancelled: true };
};

/** Who deposits. What was not paid in time has ended before anything is answered. */
async function depositing({ session, database, merchant, clock }: AnyContext): Promise<Depositing> {
  const account = realMemberOf({ session });
  await expireDeposits(database, account.id, clock);
  return { database, merchant, account, clock };
}

/** A deposit of a member. Throws a PlatformError where there is none. */
async function depositOf(database: Database, account: Account, id: string): Promise<DepositRow> {
  const row = await database
    .selectFrom("deposits")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (!row) throw new PlatformError("request.unknown", "The member has no such deposit");
  return row;
}

/** A deposit of the caller that waits. */
async function waiting(context: AnyContext, id: string): Promise<DepositRow> {
  const { account, database } = await depositing(context);
  const row = await depositOf(database, account, id);
  if (row.status !== "waiting") throw new PlatformError("payment.over", `The deposit is ${row.status}`);
  return row;
}

async function shown(
  { database, paymentsOrigin, session }: AnyContext,
  row: DepositRow,
  language: LanguageCode,
): Promise<Deposit> {
  const way = wayCalled(row.method);
  const payment = await paymentOf(database, row.id);
  const sentTo = masked(callerOf({ session }).username);
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    methodName: nameOfWay(row.method, language),
    amount: decimalOf(row.amount),
    fee: decimalOf(row.fee),
    step: nextStepOf({ deposit: row, payment, way, paymentsOrigin, sentTo, language }),
    cancellable: isCancellable(row, payment),
    // What is paid already has no end any more.
    expiresAt: isCancellable(row, payment) ? (row.expires_at?.toISOString() ?? null) : null,
    at: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

/** Whether a member can give a deposit up. What its provider has settled ends by the provider's notice. */
function isCancellable({ status }: DepositRow, payment: PaymentRow | undefined): boolean {
  return status === "waiting" && payment?.state === "open";
}

function masked(name: string): string {
  return `••••${name.slice(-3)}`;
}
