import type { Asked } from "./agreements.ts";
import { carry, type Carried } from "./carry.ts";
import type { TeamFigures } from "./team-figures.ts";

/** What a cycle was paid, with its figures as they were then. */
export interface Payment extends Omit<TeamFigures, "openStake">, Carried {
  /** The contract that it was paid for. */
  agreement: string;
  rate: string;
  amount: bigint;
  paidAt: Date;
}

/** How many are listed: more than there are of those that can still be paid. */
const LISTED = 100;

/** What a kind of contract was paid last, by cycle. */
export async function paymentsOf({ database, account, contract }: Asked): Promise<ReadonlyMap<string, Payment>> {
  const rows = await database
    .selectFrom("contract_payments")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("contract", "=", contract)
    // Ids of cycles are in the order of their times.
    .orderBy("cycle", "desc")
    .limit(LISTED)
    .execute();
  return new Map(
    rows.map((row) => [
      row.cycle,
      {
        agreement: String(row.contract_id),
        stake: row.stake,
        paid: row.paid,
        active: row.active,
        ...carry(row.carried_in, row.base - row.carried_in),
        rate: row.rate,
        amount: row.amount,
        paidAt: row.paid_at,
      },
    ]),
  );
}
