import { z } from "zod";
import { minorUnits } from "#kernel/money.ts";
import type { Clock } from "../clock.ts";
import type { Database, DepositRow } from "../database/tables.ts";
import { payBonuses } from "../invitations/bonus.ts";
import { paymentOf } from "../payments/payments.ts";
import { credit, lockedDeposit, refuse } from "./settle.ts";

/** What the provider sends. */
export const notice = z.strictObject({
  id: z.string().min(1).max(60),
  reference: z.string().min(1).max(60),
  outcome: z.enum(["paid", "declined", "expired"]),
  amount: z.string().regex(/^\d{1,15}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** What a notice did: the provider is answered the same each time. */
export type Effect = "credited" | "refused" | "nothing" | "held" | "unknown";

/**
 * Applies a notice whose signature is right, once. The order of notices is not assumed: what was credited stays so. One
 * about another amount or currency than the deposit's moves no money: it is held for the cashier.
 */
export async function applyNotice(database: Database, sent: z.infer<typeof notice>, clock: Clock): Promise<Effect> {
  const effect = await applied(database, sent, clock);
  await payBonuses(database, clock);
  return effect;
}

function applied(database: Database, sent: z.infer<typeof notice>, clock: Clock): Promise<Effect> {
  return database.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom("payments")
      .select("deposit_id")
      .where("reference", "=", sent.reference)
      .executeTakeFirst();
    const deposit = payment && (await lockedDeposit(transaction, payment.deposit_id));
    if (!deposit) return "unknown";
    const earlier = await transaction
      .selectFrom("received_notices")
      .select("effect")
      .where("id", "=", sent.id)
      .executeTakeFirst();
    if (earlier) return earlier.effect as Effect;
    const effect = await effectOf(transaction, deposit, sent, clock);
    await transaction
      .insertInto("received_notices")
      .values({ id: sent.id, deposit_id: deposit.id, effect, received_at: clock.now() })
      .execute();
    return effect;
  });
}

async function effectOf(
  database: Database,
  deposit: DepositRow,
  { outcome, amount, currency }: z.infer<typeof notice>,
  clock: Clock,
): Promise<Effect> {
  if (outcome !== "paid") return refuse(database, deposit, outcome, clock);
  const payment = await paymentOf(database, deposit.id);
  if (minorUnits(amount) !== deposit.amount || currency !== payment?.currency)
    return deposit.status === "credited" ? "nothing" : "held";
  return credit(database, deposit, clock);
}
