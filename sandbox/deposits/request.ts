import { randomUUID } from "node:crypto";
import { readDetails } from "../activities/details.ts";
import type { CallContext } from "../calls/call-context.ts";
import { askedIn } from "../catalogue/asked-fields.ts";
import { after, duration } from "../clock.ts";
import type { DepositRow } from "../database/tables.ts";
import { post } from "../outbox/outbox.ts";
import { openPayment } from "../payments/payments.ts";
import { leftOfLimits, refuseBeyondLimits } from "../protection/deposit-limits.ts";
import { refusePaused } from "../protection/pauses.ts";
import { acceptedAmount, feeOf } from "./amounts.ts";
import type { Way } from "./methods.ts";
import { offeredWay, usedToday, type Depositing, type Spent } from "./offered.ts";
import { promised } from "./offers.ts";
import { keepSlips } from "./slips.ts";

/** What a member has used of the limits of the ways, and what is left of their own. */
export async function spentBy(who: Depositing): Promise<Spent> {
  return { used: await usedToday(who), leftOfLimits: await leftOfLimits(who) };
}

/** An amount that the way takes and the member allows themselves. Throws a PlatformError that says what it breaks. */
export async function allowedAmount(who: Depositing, way: Way, decimal: string): Promise<bigint> {
  await refusePaused(who.database, who.account.id, who.clock.now());
  const amount = acceptedAmount(way, decimal, (await usedToday(who)).get(way.id) ?? 0n);
  await refuseBeyondLimits(who, amount);
  return amount;
}

/**
 * Writes a deposit, its pictures and its payment by the rules as they are now. Runs in the caller's transaction, with the
 * account locked.
 */
export async function requestDeposit(
  context: CallContext<"createDeposit">,
  who: Depositing,
  key: string,
): Promise<DepositRow> {
  const { input, merchant, clock } = context;
  const way = offeredWay(merchant, input.method);
  const amount = await allowedAmount(who, way, input.amount);
  const { offer, bonus } = await promised(who, way, input.offer, amount);
  const details = await readDetails(askedIn(way.fields, input.language), input.details);
  const now = clock.now();
  const row = await who.database
    .insertInto("deposits")
    .values({
      id: randomUUID(),
      account_id: who.account.id,
      merchant_code: who.account.merchant_code,
      method: way.id,
      amount: amount.toString(),
      fee: feeOf(way, amount).toString(),
      offer,
      bonus,
      details: JSON.stringify(details.words),
      status: "waiting",
      idempotency_key: key,
      expires_at: way.validFor === null ? null : after(now, way.validFor * duration.minute),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSlips(who.database, row.id, details.images);
  await pay(context, who, way, row);
  return row;
}

/** Opens the payment of a deposit at the provider, which sends the member a code where it takes one. */
async function pay(
  { input: { backUrl }, merchant, clock, keepsOutbox }: CallContext<"createDeposit">,
  { database, account }: Depositing,
  { next }: Way,
  { id, amount, created_at }: DepositRow,
): Promise<void> {
  const { code: catalogueCode, currency } = merchant;
  const opened = { depositId: id, catalogueCode, amount, currency, withCode: next === "code", backUrl };
  const payment = await openPayment(database, opened, created_at);
  if (payment.code === null) return;
  await post(
    { database, clock, keepsOutbox },
    {
      merchant_code: merchant.code,
      channel: "sms",
      recipient: account.username,
      purpose: "deposit",
      text: `${merchant.name}: ${payment.code} confirms your payment.`,
      secret: payment.code,
    },
  );
}
