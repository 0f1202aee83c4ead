import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { RoundOutcome } from "../database/play-tables.ts";
import type { Database, PlayTicket } from "../database/tables.ts";
import { payMember } from "../ledger/house.ts";
import { PlayError } from "./play-error.ts";
import { paidFor, spin } from "./slot-machine.ts";
import { takeStake } from "./take-stake.ts";

export interface Round extends RoundOutcome {
  /** Minor units. */
  stake: bigint;
  paid: bigint;
}

/** Stakes that a slot takes, in minor units: its smallest bet and multiples of it. */
const MULTIPLES = [1n, 2n, 5n, 10n, 20n, 50n, 100n];

export function stakesOf(minimumBet: bigint): bigint[] {
  return MULTIPLES.map((multiple) => minimumBet * multiple);
}

/**
 * Plays one round: takes the stake and pays what was won, in one transaction, once for each key. The same key again
 * returns the same round.
 */
export function playRound(
  database: Database,
  ticket: PlayTicket,
  request: { stake: bigint; key: string },
  clock: Clock,
): Promise<Round> {
  const nodeId = ticket.node_id;
  if (nodeId === null) throw new PlayError("request.wrong", "This ticket is not for a slot");
  return database.transaction().execute(async (transaction) => {
    const drawn = spin((below) => randomInt(below));
    const paid = paidFor(request.stake, drawn);
    const outcome = { grid: drawn.grid, lines: drawn.lines };
    const written = await transaction
      .insertInto("rounds")
      .values({
        id: randomUUID(),
        account_id: ticket.account_id,
        merchant_code: ticket.merchant_code,
        catalogue_code: ticket.catalogue_code,
        node_id: nodeId,
        mode: ticket.mode,
        idempotency_key: request.key,
        stake: request.stake.toString(),
        paid: paid.toString(),
        outcome: JSON.stringify(outcome),
        played_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!written) return earlierRound(transaction, ticket, request);
    if (ticket.mode === "free") await moveFunMoney(transaction, ticket, request.stake, paid);
    else await moveMoney(transaction, ticket, { id: written.id, stake: request.stake, paid }, clock);
    return { ...outcome, stake: request.stake, paid };
  });
}

async function earlierRound(
  database: Database,
  ticket: PlayTicket,
  request: { stake: bigint; key: string },
): Promise<Round> {
  const { outcome, stake, paid, node_id } = await database
    .selectFrom("rounds")
    .select(["outcome", "stake", "paid", "node_id"])
    .where("account_id", "=", ticket.account_id)
    .where("idempotency_key", "=", request.key)
    .executeTakeFirstOrThrow();
  if (stake !== request.stake || node_id !== ticket.node_id)
    throw new PlayError("key.reused", "The key of this round belongs to another one: give each round its own");
  return { ...outcome, stake, paid };
}

async function moveMoney(
  database: Database,
  ticket: PlayTicket,
  round: { id: string; stake: bigint; paid: bigint },
  clock: Clock,
): Promise<void> {
  await takeStake(database, ticket, { amount: round.stake, idempotencyKey: `round:${round.id}:stake` }, clock);
  const player = { merchantCode: ticket.merchant_code, memberId: ticket.account_id };
  const idempotencyKey = `round:${round.id}:prize`;
  await payMember(database, { ...player, amount: round.paid, idempotencyKey, kind: "prize" }, clock);
}

async function moveFunMoney(database: Database, ticket: PlayTicket, stake: bigint, paid: bigint): Promise<void> {
  const result = await database
    .updateTable("play_tickets")
    .set({ fun_balance: sql`fun_balance - ${stake.toString()}::bigint + ${paid.toString()}::bigint` })
    .where("secret_hash", "=", ticket.secret_hash)
    .where("fun_balance", ">=", sql<bigint>`${stake.toString()}::bigint`)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new PlayError("funds.missing", "The play money is less than the stake");
}
