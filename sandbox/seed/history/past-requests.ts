import { randomUUID } from "node:crypto";
import { required } from "#kernel/assert.ts";
import type { Database } from "../../database/tables.ts";
import { ways } from "../../deposits/methods.ts";
import type { PastMovement } from "./past-money.ts";

/** As the members' own deposits are kept, each by another way. */
export async function insertDeposits(
  database: Database,
  merchantCode: string,
  memberId: string,
  movements: readonly PastMovement[],
): Promise<void> {
  const rows = movements
    .filter(({ kind }) => kind === "deposit")
    .map((movement, place) => depositRow(merchantCode, memberId, movement, place));
  if (rows.length > 0) await database.insertInto("deposits").values(rows).execute();
}

/** A deposit that was credited at once. `place`: which of the member's it is, from 0. */
export function depositRow(
  merchantCode: string,
  memberId: string,
  { at, amount }: Pick<PastMovement, "at" | "amount">,
  place: number,
) {
  return {
    id: randomUUID(),
    account_id: memberId,
    merchant_code: merchantCode,
    method: required(ways[place % ways.length], "A way to deposit").id,
    amount: amount.toString(),
    fee: "0",
    details: "{}",
    status: "credited" as const,
    idempotency_key: `past:${place}`,
    created_at: at,
    settled_at: at,
  };
}

/** As the members' own withdrawals are kept, to the member's main account. The last one waits for a cashier. */
export async function insertWithdrawals(
  database: Database,
  merchantCode: string,
  memberId: string,
  movements: readonly PastMovement[],
): Promise<void> {
  const card = await database
    .selectFrom("bank_cards")
    .select("id")
    .where("account_id", "=", memberId)
    .executeTakeFirst();
  const rows = movements
    .filter(({ kind }) => kind === "withdrawal")
    .map(({ at, amount, withdrawal = 0 }) => {
      const settled = movements.find((other) => other.withdrawal === withdrawal && other.kind !== "withdrawal");
      return {
        id: withdrawalId(memberId, withdrawal),
        account_id: memberId,
        merchant_code: merchantCode,
        card_id: card?.id ?? null,
        amount: amount.toString(),
        fee: "0",
        status: settled ? statusAfter(settled.kind) : ("waiting" as const),
        hold: settled ? null : ("review" as const),
        reason: settled?.kind === "withdrawal-returned" ? ("account" as const) : null,
        idempotency_key: `past:${withdrawal}`,
        created_at: at,
        settled_at: settled?.at ?? null,
      };
    });
  if (rows.length > 0) await database.insertInto("withdrawals").values(rows).execute();
}

/** The id of one of a member's withdrawals of the past. */
export function withdrawalId(memberId: string, number: number): string {
  return `${memberId}-past-${number}`;
}

function statusAfter(kind: PastMovement["kind"]) {
  return kind === "withdrawal-paid" ? ("paid" as const) : ("rejected" as const);
}
