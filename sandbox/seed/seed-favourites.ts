import { gamesOf } from "../catalogue/games.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

interface Owner {
  accountId: string;
  /** The code the account is bound to: the main or the trial one. */
  merchantCode: string;
  /** The code under which the games are stored. */
  catalogueOf: string;
}

/** Makes the hottest games of a merchant a member's favourites, the hottest latest. */
export async function seedFavourites(
  database: Database,
  { accountId, merchantCode, catalogueOf }: Owner,
  count: number,
  now: Date,
): Promise<void> {
  if (count === 0) return;
  const hottest = gamesOf(catalogueOf)
    .filter((game) => game.hotRank !== null)
    .sort((a, b) => Number(a.hotRank) - Number(b.hotRank))
    .slice(0, count);
  const rows = hottest.map((game, index) => ({
    account_id: accountId,
    merchant_code: merchantCode,
    node_id: game.nodeId,
    added_at: after(now, -(index + 1) * duration.hour),
  }));
  await database.insertInto("favourites").values(rows).execute();
}
