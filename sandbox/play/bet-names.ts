import type { BetRecord } from "#gateway/records.ts";
import type { Database } from "../database/tables.ts";

/** A bet that names its game and its vendor by their ids. */
type Named = Pick<BetRecord, "kind" | "name" | "vassalage" | "vendorName">;

/**
 * Bets with the names of their games and vendors. They are looked up for one page: in the query that reads it, the
 * database would look up those of all bets before it, too. A game that was withdrawn keeps its id.
 */
export async function withNames<Bet extends Named>(
  database: Database,
  merchantCode: string,
  bets: readonly Bet[],
): Promise<Bet[]> {
  if (bets.length === 0) return [];
  const games = await database
    .selectFrom("games")
    .select(["node_id as id", "name"])
    .where("merchant_code", "=", merchantCode)
    .where(
      "node_id",
      "in",
      idsOf(bets, ({ name }) => name),
    )
    .execute();
  const lotteries = await database
    .selectFrom("lottery_games")
    .select(["game_code as id", "name"])
    .where("merchant_code", "=", merchantCode)
    .execute();
  const vendors = await database
    .selectFrom("vendors")
    .select(["vassalage as id", "name"])
    .where("merchant_code", "=", merchantCode)
    .where(
      "vassalage",
      "in",
      idsOf(bets, ({ vassalage }) => vassalage),
    )
    .execute();
  const names = { game: namesOf(games), lottery: namesOf(lotteries), vendor: namesOf(vendors) };
  return bets.map((bet) => ({
    ...bet,
    name: names[bet.kind].get(bet.name) ?? bet.name,
    vendorName: names.vendor.get(bet.vassalage) ?? bet.vassalage,
  }));
}

function idsOf<Bet>(bets: readonly Bet[], idOf: (bet: Bet) => string): string[] {
  return [...new Set(bets.map(idOf))];
}

function namesOf(rows: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}
