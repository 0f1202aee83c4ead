import { sql } from "kysely";
import type { BetRecord } from "#gateway/records.ts";
import type { Database } from "../database/tables.ts";
import { within, type Span } from "../records/period.ts";

/** The bets that a member placed in a span of time. */
export function placedBets(database: Database, accountId: string, span: Span) {
  return allBets(database, span).where("bets.account_id", "=", accountId);
}

/**
 * The bets that were placed in a span of time, rounds for real money and bets on draws as rows of one kind. All
 * conditions are on both together: only where the parts have none does the database merge what it reads from the index
 * of each, in their order, instead of sorting all of them.
 */
export function allBets(database: Database, span: Span) {
  const rounds = database
    .selectFrom("rounds")
    .select([
      "id",
      "account_id",
      sql<BetRecord["kind"]>`'game'`.as("kind"),
      "catalogue_code",
      "node_id as game",
      sql<string>`''`.as("detail"),
      "vassalage",
      "game_type",
      "status",
      "stake",
      sql<bigint | null>`paid`.as("paid"),
      "played_at as at",
      sql<Date | null>`played_at`.as("settled_at"),
      "mode",
    ]);
  const bets = database
    .selectFrom("lottery_bets")
    .select([
      "id",
      "account_id",
      sql<BetRecord["kind"]>`'lottery'`.as("kind"),
      "catalogue_code",
      "game_code as game",
      sql<string>`numero || ' ' || picks`.as("detail"),
      "vassalage",
      "game_type",
      "status",
      "stake",
      "paid",
      "placed_at as at",
      "settled_at",
      sql<"real" | "free">`'real'`.as("mode"),
    ]);
  return database
    .selectFrom(rounds.unionAll(bets).as("bets"))
    .where("bets.mode", "=", "real")
    .where(within("bets.at", span));
}
