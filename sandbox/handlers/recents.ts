import { callerOf, type Handler } from "../calls/call-context.ts";
import { gameAnswer, gamesOf, namedGame } from "../games/listed-games.ts";
import { rememberGame } from "../play/recent-games.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

/** What the caller played among the merchant's current games. */
export const recentGames: Handler<"recentGames"> = pageOf({
  select(context) {
    const account = callerOf(context);
    return gamesOf(context.database, context.merchant, context.input.gameType)
      .innerJoin("recents", "recents.node_id", "games.node_id")
      .select("recents.played_at")
      .where("recents.account_id", "=", account.id)
      .where("recents.merchant_code", "=", account.merchant_code);
  },
  order: latestFirst("recents.played_at", "games.node_id"),
  map: (row, { merchant }) => gameAnswer(merchant, row),
});

export const addRecentGame: Handler<"addRecentGame"> = async (context) => {
  const { database, clock } = context;
  const account = callerOf(context);
  const game = await namedGame(context);
  await rememberGame(database, account, game.node_id, clock.now());
  return { recent: true };
};
