import { sql } from "kysely";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import type { Database } from "../database/tables.ts";
import { settleBets } from "../play/settle-bets.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const betRecords: Handler<"betRecords"> = pageOf({
  before: ({ database, clock }) => settleBets(database, clock),
  select: (context) => context.database.selectFrom(recordsOf(context.database, callerOf(context).id)).selectAll(),
  order: latestFirst("records.at", "records.id"),
  map: (row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name ?? "",
    detail: row.detail,
    stake: decimalOf(row.stake),
    paid: row.paid === null ? null : decimalOf(row.paid),
    at: row.at.toISOString(),
  }),
});

/** Rounds for real money and bets, as rows of one kind. A game that was withdrawn is named by its id. */
function recordsOf(database: Database, accountId: string) {
  const rounds = database
    .selectFrom("rounds")
    .leftJoin("games", (join) =>
      join.onRef("games.merchant_code", "=", "rounds.catalogue_code").onRef("games.node_id", "=", "rounds.node_id"),
    )
    .select([
      "rounds.id",
      sql<"game" | "lottery">`'game'`.as("kind"),
      sql<string>`coalesce(games.name, rounds.node_id)`.as("name"),
      sql<string>`''`.as("detail"),
      "rounds.stake",
      sql<bigint | null>`rounds.paid`.as("paid"),
      "rounds.played_at as at",
    ])
    .where("rounds.account_id", "=", accountId)
    .where("rounds.mode", "=", "real");
  const bets = database
    .selectFrom("lottery_bets")
    .leftJoin("lottery_games", (join) =>
      join
        .onRef("lottery_games.merchant_code", "=", "lottery_bets.catalogue_code")
        .onRef("lottery_games.game_code", "=", "lottery_bets.game_code"),
    )
    .select([
      "lottery_bets.id",
      sql<"game" | "lottery">`'lottery'`.as("kind"),
      sql<string>`coalesce(lottery_games.name, lottery_bets.game_code)`.as("name"),
      sql<string>`lottery_bets.numero || ' ' || lottery_bets.picks`.as("detail"),
      "lottery_bets.stake",
      sql<bigint | null>`lottery_bets.paid`.as("paid"),
      "lottery_bets.placed_at as at",
    ])
    .where("lottery_bets.account_id", "=", accountId);
  return rounds.unionAll(bets).as("records");
}
