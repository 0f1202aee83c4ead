import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { required } from "#kernel/assert.ts";
import { decimalOf } from "#kernel/money.ts";
import { after, type Clock } from "../clock.ts";
import type { Database, PaymentRow } from "../database/tables.ts";

const CODE_DIGITS = 6;

/** What the provider tells the platform about a payment. */
export interface Notice {
  /** Names the notice: one that is sent again has the same. */
  id: string;
  reference: string;
  outcome: "paid" | "declined" | "expired";
  /** What was paid, a decimal string. */
  amount: string;
  currency: string;
}

interface Opened {
  depositId: string;
  catalogueCode: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** Whether the member has to type a code. */
  withCode: boolean;
  /** Where its page leads afterwards: the deposit's id is added to it. */
  backUrl: string;
}

/** Opens a payment at the provider. Runs in the caller's transaction, so that no deposit is without its payment. */
export function openPayment(database: Database, opened: Opened, now: Date): Promise<PaymentRow> {
  return database
    .insertInto("payments")
    .values({
      reference: randomBytes(18).toString("base64url"),
      deposit_id: opened.depositId,
      catalogue_code: opened.catalogueCode,
      amount: opened.amount.toString(),
      currency: opened.currency,
      code: opened.withCode ? String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0") : null,
      back_url: backOf(opened),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function backOf({ backUrl, depositId }: Opened): string {
  const back = new URL(backUrl);
  back.searchParams.set("back", depositId);
  return back.href;
}

/** What happens to a payment at its provider. */
export interface Outcome {
  outcome: Notice["outcome"];
  /** Minor units; what is due when absent. */
  amount?: bigint;
  /** How often the platform is notified, each time by a notice of its own: once when absent; 0: never. */
  times?: number;
  /** Milliseconds until it is notified. */
  late?: number;
}

/**
 * Settles a payment and leaves notices for the platform, both or neither. A payment that is settled is not settled
 * again, unless `times` asks for further notices about it.
 */
export function settlePayment(
  database: Database,
  reference: string,
  { outcome, amount, times = 1, late = 0 }: Outcome,
  clock: Clock,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const payment = required(await lockedPayment(transaction, reference), "The payment");
    if (payment.state === "open")
      await transaction.updateTable("payments").set({ state: outcome }).where("reference", "=", reference).execute();
    else if (times < 2 && amount === undefined) return;
    const due = after(clock.now(), late);
    const notices = Array.from({ length: times }, () => noticeOf(payment, outcome, amount ?? payment.amount));
    for (const notice of notices)
      await transaction
        .insertInto("payment_notices")
        .values({ id: notice.id, reference, body: JSON.stringify(notice), due_at: due })
        .execute();
  });
}

function noticeOf(payment: PaymentRow, outcome: Notice["outcome"], amount: bigint): Notice {
  const { reference, currency } = payment;
  return { id: randomUUID(), reference, outcome, amount: decimalOf(amount), currency };
}

function lockedPayment(database: Database, reference: string): Promise<PaymentRow | undefined> {
  return database
    .selectFrom("payments")
    .selectAll()
    .where("reference", "=", reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The payment of a deposit. */
export function paymentOf(database: Database, depositId: string): Promise<PaymentRow | undefined> {
  return database.selectFrom("payments").selectAll().where("deposit_id", "=", depositId).executeTakeFirst();
}

/** Counts a typed code and says whether it is right; `spent` after too many wrong ones. */
export async function checkCode(
  database: Database,
  reference: string,
  code: string,
  most: number,
): Promise<"right" | "wrong" | "spent"> {
  // Counted before the comparison, so that concurrent guesses are counted one by one.
  const payment = await database
    .updateTable("payments")
    .set({ code_tries: sql`code_tries + 1` })
    .where("reference", "=", reference)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (payment.code_tries > most) return "spent";
  if (payment.code === code) return "right";
  return payment.code_tries === most ? "spent" : "wrong";
}
