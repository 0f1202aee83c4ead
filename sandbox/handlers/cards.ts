import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { wordsIn } from "#gateway/languages.ts";
import { realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { bankCalled, banks } from "../cards/banks.ts";
import { answerOf, cardsOf, digitsOf, isUsable } from "../cards/cards.ts";
import { checkPayee, isSameName } from "../cards/payee.ts";
import { after, duration } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { Account, BankCardRow, Database } from "../database/tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { fieldRefusal } from "../registration/field-rules.ts";
import { fieldRulesOf } from "../registration/rule-sets.ts";
import { checkPaymentPassword } from "../security/payment-password.ts";
import { limits, settingsOf } from "../withdrawals/limits.ts";

type AnyContext = Pick<CallContext<"bankCards">, "database" | "merchant" | "session" | "clock">;

export const withdrawBanks: Handler<"withdrawBanks"> = async (context) => {
  realMemberOf(context);
  const { merchant, input } = context;
  return banks.map(({ id, name, mark, hint }) => ({
    id,
    name: wordsIn(name, input.language),
    icon: pictureUrl(merchant, "motif", mark),
    hint: wordsIn(hint, input.language),
  }));
};

export const bankCards: Handler<"bankCards"> = async (context) => {
  const { database, merchant, clock, input } = context;
  const cards = await cardsOf(database, realMemberOf(context).id);
  const listed = input.show === "usable" ? cards.filter((card) => isUsable(card, clock.now())) : cards;
  return listed.map((card) => answerOf(card, merchant, input.language, clock.now()));
};

export const payeeCheck: Handler<"payeeCheck"> = async (context) => {
  const account = realMemberOf(context);
  const { bank, number, payeeName } = context.input;
  refuseBadName(context, payeeName);
  refuseOtherName(account, payeeName);
  return checkPayee(acceptedNumber(bank, number), payeeName);
};

export const addBankCard: Handler<"addBankCard"> = async (context) => {
  const { database, clock, merchant, input } = context;
  const account = realMemberOf(context);
  refuseBadName(context, input.payeeName);
  await checkPaymentPassword(account, input.paymentPassword, { database, clock });
  const key = input.idempotencyKey ?? randomUUID();
  const card = await database.transaction().execute(async (transaction) => {
    // One after the other for each member: their number is limited, and one of them is the main one.
    const locked = await transaction
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", account.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    return (await rowWithKey(transaction, "bank_cards", account.id, key)) ?? add(context, transaction, locked, key);
  });
  return answerOf(card, merchant, input.language, clock.now());
};

export const chooseBankCard: Handler<"chooseBankCard"> = async (context) => {
  const { database, input } = context;
  const account = realMemberOf(context);
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const cards = await cardsOf(transaction, account.id);
    if (!cards.some(({ id }) => id === input.id))
      throw new PlatformError("request.unknown", "The member has no such account");
    await makeMain(transaction, account.id, input.id);
  });
  return { chosen: true };
};

export const removeBankCard: Handler<"removeBankCard"> = async (context) => {
  const { database, input, clock } = context;
  const account = realMemberOf(context);
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    await transaction
      .updateTable("bank_cards")
      .set({ removed_at: clock.now() })
      .where("id", "=", input.id)
      .where("account_id", "=", account.id)
      .where("removed_at", "is", null)
      .execute();
    const [first, ...others] = await cardsOf(transaction, account.id);
    if (first && ![first, ...others].some(({ main }) => main)) await makeMain(transaction, account.id, first.id);
  });
  return { removed: true };
};

/** Writes an account. The first is the main one, and can be paid to at once. */
async function add(
  { input, merchant, clock }: CallContext<"addBankCard">,
  database: Database,
  account: Account,
  key: string,
): Promise<BankCardRow> {
  const number = acceptedNumber(input.bank, input.number);
  const cards = await cardsOf(database, account.id);
  if (cards.length >= limits.cards)
    throw new PlatformError("card.full", `A member has ${limits.cards} accounts at most`);
  const { result } = checkPayee(number, await fixedName(database, account, input.payeeName));
  if (result === "noMatch")
    throw new PlatformError("payee.mismatch", "The bank says that it is somebody else's", { field: "payeeName" });
  const now = clock.now();
  const waits = cards.length === 0 ? 0 : settingsOf(merchant.state).cardWaits;
  const row = await database
    .insertInto("bank_cards")
    .values({
      id: randomUUID(),
      account_id: account.id,
      merchant_code: account.merchant_code,
      bank: input.bank,
      number,
      payee_name: input.payeeName.trim(),
      checked: result,
      main: cards.length === 0,
      idempotency_key: key,
      usable_from: after(now, waits * duration.hour),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["merchant_code", "bank", "number"]).where("removed_at", "is", null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new PlatformError("card.known", "This account is on a list already", { field: "number" });
  return row;
}

/** The name that all of a member's accounts are in: the first one sets it. */
async function fixedName(database: Database, account: Account, typed: string): Promise<string> {
  refuseOtherName(account, typed);
  const fixed = account.profile["payeeName"];
  if (fixed !== undefined) return fixed;
  await database
    .updateTable("accounts")
    .set({ profile: sql`profile || ${JSON.stringify({ payeeName: typed.trim() })}::jsonb` })
    .where("id", "=", account.id)
    .execute();
  return typed;
}

function refuseOtherName({ profile: { payeeName } }: Account, typed: string): void {
  if (payeeName === undefined || isSameName(payeeName, typed)) return;
  throw new PlatformError("payee.fixed", "The member's accounts are in another name", { field: "payeeName" });
}

function acceptedNumber(bankId: string, typed: string): string {
  const bank = bankCalled(bankId);
  if (!bank) throw new PlatformError("field.invalid", "The merchant pays to no such bank", { field: "bank" });
  const number = digitsOf(typed);
  if (!bank.number.test(number))
    throw new PlatformError("card.number", `"${bank.id}" has no such numbers`, { field: "number" });
  return number;
}

function refuseBadName({ merchant }: Pick<AnyContext, "merchant">, payeeName: string): void {
  const refusal = fieldRefusal("payeeName", payeeName.trim(), fieldRulesOf(merchant)["payeeName"]);
  if (refusal) throw refusal;
}

async function makeMain(database: Database, accountId: string, id: string): Promise<void> {
  const all = database.updateTable("bank_cards").where("account_id", "=", accountId);
  await all.set({ main: false }).where("main", "=", true).execute();
  await all.set({ main: true }).where("id", "=", id).execute();
}
