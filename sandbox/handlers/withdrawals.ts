import { randomUUID } from "node:crypto";
import { realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { isUsable } from "../cards/cards.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { after, duration } from "../clock.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { BankCardRow, Database, WithdrawalRow } from "../database/tables.ts";
import { TransferRefused } from "../ledger/transfer-refused.ts";
import { holdWithdrawal } from "../ledger/withdrawals.ts";
import { checkPaymentPassword } from "../security/payment-password.ts";
import { acceptedAmount, feeOf, quoteOf, rulesOf } from "../withdrawals/amounts.ts";
import { limits, settingsOf } from "../withdrawals/limits.ts";
import { recordOf } from "../withdrawals/record.ts";
import { end, ledgerKeyOf, lockedWithdrawal, payDue } from "../withdrawals/settle.ts";
import { standingOf, type Withdrawing } from "../withdrawals/standing.ts";

type AnyContext = Pick<CallContext<"withdrawalRules">, "database" | "merchant" | "session" | "clock">;

export const withdrawalRules: Handler<"withdrawalRules"> = async (context) =>
  rulesOf(await standingOf(withdrawing(context)), context.input.language);

export const withdrawalQuote: Handler<"withdrawalQuote"> = async (context) => {
  const standing = await standingOf(withdrawing(context));
  return quoteOf(standing, acceptedAmount(standing, context.input.amount));
};

export const createWithdrawal: Handler<"createWithdrawal"> = async (context) => {
  const { input, database, clock } = context;
  const who = withdrawing(context);
  await checkPaymentPassword(who.account, input.paymentPassword, { database, clock });
  const key = input.idempotencyKey ?? randomUUID();
  const made = await database.transaction().execute(async (transaction) => {
    // One after the other for each member, so that two phones together do not pass what is available.
    await lockOpenAccount(transaction, who.account);
    return (
      (await rowWithKey(transaction, "withdrawals", who.account.id, key)) ??
      request(context, { ...who, database: transaction }, key)
    );
  });
  return recordOf({ ...made, ...(await cardOf(database, made)) }, context.merchant, input.language);
};

export const cancelWithdrawal: Handler<"cancelWithdrawal"> = async (context) => {
  const { input, database, clock, merchant } = context;
  const { account } = withdrawing(context);
  const { cancellable, paidAfter } = settingsOf(merchant.state);
  await payDue(database, account.id, paidAfter, clock);
  await database.transaction().execute(async (transaction) => {
    const row = await lockedWithdrawal(transaction, input.id);
    if (row?.account_id !== account.id) throw new PlatformError("request.unknown", "The member has no such withdrawal");
    if (row.status === "cancelled") return;
    if (!cancellable) throw new PlatformError("withdrawal.final", "Withdrawals cannot be taken back at this merchant");
    if (row.status !== "waiting") throw new PlatformError("withdrawal.final", `The withdrawal is ${row.status}`);
    await end(transaction, row, { status: "cancelled" }, clock);
  });
  return { cancelled: true };
};

function withdrawing({ session, database, merchant, clock }: AnyContext): Withdrawing {
  const account = realMemberOf({ session });
  return { database, merchant, account, clock };
}

/** Writes a withdrawal by the rules as they are now, and holds its money. */
async function request(
  { input, clock }: CallContext<"createWithdrawal">,
  who: Withdrawing,
  key: string,
): Promise<WithdrawalRow> {
  const { database, account } = who;
  const standing = await standingOf(who);
  if (standing.needs !== null)
    throw new PlatformError("withdrawal.needs", `The member has something to do first: ${standing.needs}`);
  const amount = acceptedAmount(standing, input.amount);
  const card = await usableCard(who, input.card);
  const row = await database
    .insertInto("withdrawals")
    .values({
      id: randomUUID(),
      account_id: account.id,
      merchant_code: account.merchant_code,
      card_id: card.id,
      amount: amount.toString(),
      fee: feeOf(standing, amount).toString(),
      hold: holdOf(who, amount, card),
      idempotency_key: key,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await held(who, row);
  return row;
}

async function held({ database, clock }: Withdrawing, row: WithdrawalRow): Promise<void> {
  const { id, amount, fee, merchant_code: merchantCode, account_id: memberId } = row;
  try {
    await holdWithdrawal(database, { merchantCode, memberId, amount, fee, idempotencyKey: ledgerKeyOf(id) }, clock);
  } catch (error) {
    if (error instanceof TransferRefused && error.reason === "funds")
      throw new PlatformError("amount.funds", "The balance has become less meanwhile", { field: "amount" });
    throw error;
  }
}

async function usableCard({ database, account, clock }: Withdrawing, id: string): Promise<BankCardRow> {
  const card = await database
    .selectFrom("bank_cards")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (card && isUsable(card, clock.now())) return card;
  throw new PlatformError("card.closed", "The member has no such account that can be paid to now", { field: "card" });
}

/** Why a person looks at a withdrawal before it is paid. */
function holdOf({ account, clock }: Withdrawing, amount: bigint, { checked }: BankCardRow): WithdrawalRow["hold"] {
  const reset = account.payment_password_reset_at;
  if (reset !== null && reset > after(clock.now(), -duration.day)) return "password";
  if (checked === "unknown") return "payee";
  return amount >= limits.reviewed ? "review" : null;
}

async function cardOf(database: Database, { card_id }: WithdrawalRow) {
  const card = await database
    .selectFrom("bank_cards")
    .select(["bank", "number as card_number"])
    .where("id", "=", card_id)
    .executeTakeFirst();
  return card ?? { bank: null, card_number: null };
}
