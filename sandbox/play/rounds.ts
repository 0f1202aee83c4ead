import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, GameRow, PlayTicket } from "../database/tables.ts";
import { payMember } from "../ledger/house.ts";
import { PlayError } from "./play-error.ts";
import { kindOf, roundKinds } from "./rules/kinds.ts";
import { paidFor, type Ending } from "./rules/round-rules.ts";
import { takeStake } from "./take-stake.ts";

export interface RoundRequest {
  bet: string;
  /** Minor units. */
  stake: bigint;
  /** Names the round. */
  key: string;
}

export interface Round extends Pick<Ending, "outcome"> {
  id: string;
  bet: string;
  /** Minor units. */
  stake: bigint;
  paid: bigint;
}

/** Stakes that a game takes, in minor units: its smallest bet and multiples of it. */
const MULTIPLES = [1n, 2n, 5n, 10n, 20n, 50n, 100n];

export function stakesOf(minimumBet: bigint): bigint[] {
  return MULTIPLES.map((multiple) => minimumBet * multiple);
}

/**
 * Plays one round by the rules of its game: takes the stake and pays what was won, in one transaction, once for each
 * key. The same key again returns the same round.
 */
export function playRound(
  database: Database,
  ticket: PlayTicket,
  game: GameRow,
  request: RoundRequest,
  clock: Clock,
): Promise<Round> {
  const { bet, stake, key } = request;
  const ending = roundKinds[kindOf(game)].play(bet, (below) => randomInt(below), game);
  const round = { id: randomUUID(), bet, stake, paid: paidFor(stake, ending), outcome: ending.outcome };
  return database.transaction().execute(async (transaction) => {
    const written = await transaction
      .insertInto("rounds")
      .values({
        id: round.id,
        account_id: ticket.account_id,
        merchant_code: ticket.merchant_code,
        catalogue_code: ticket.catalogue_code,
        node_id: game.node_id,
        mode: ticket.mode,
        idempotency_key: key,
        bet,
        stake: stake.toString(),
        paid: round.paid.toString(),
        outcome: JSON.stringify(round.outcome),
        played_at: clock.now(),
        vassalage: game.vassalage,
        game_type: game.game_type,
      })
      .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!written) return earlierRound(transaction, ticket, request);
    if (ticket.mode === "free") await moveFunMoney(transaction, ticket, stake, round.paid);
    else await moveMoney(transaction, ticket, round, clock);
    return round;
  });
}

/** The latest rounds with one of the bets that the game has now, the latest first. */
export function latestRounds(
  database: Database,
  { account_id, mode, node_id }: PlayTicket,
  bets: readonly string[],
  limit: number,
): Promise<Round[]> {
  return database
    .selectFrom("rounds")
    .select(["id", "bet", "stake", "paid", "outcome"])
    .where("account_id", "=", account_id)
    .where("mode", "=", mode)
    .where("node_id", "=", node_id ?? "")
    .where("bet", "in", bets)
    .orderBy("played_at", "desc")
    .limit(limit)
    .execute();
}

async function earlierRound(database: Database, ticket: PlayTicket, request: RoundRequest): Promise<Round> {
  const { node_id, ...round } = await database
    .selectFrom("rounds")
    .select(["id", "bet", "outcome", "stake", "paid", "node_id"])
    .where("account_id", "=", ticket.account_id)
    .where("idempotency_key", "=", request.key)
    .executeTakeFirstOrThrow();
  if (round.stake !== request.stake || round.bet !== request.bet || node_id !== ticket.node_id)
    throw new PlayError("key.reused", "The key of this round belongs to another one: give each round its own");
  return round;
}

async function moveMoney(
  database: Database,
  ticket: PlayTicket,
  round: { id: string; stake: bigint; paid: bigint },
  clock: Clock,
): Promise<void> {
  await takeStake(database, ticket, { amount: round.stake, idempotencyKey: `round:${round.id}:stake` }, clock);
  const player = { merchantCode: ticket.merchant_code, memberId: ticket.account_id, wallet: ticket.wallet };
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
