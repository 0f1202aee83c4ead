import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { rememberGame } from "../play/recent-games.ts";
import { gameAnswer, gamesOf, namedGame, type NamedGame } from "./games.ts";
import { readPage, type Order } from "./read-page.ts";

export const recentGames: Handler<"recentGames"> = async (context) => {
  const { page: pageNo, pageSize, cursor } = context.input;
  const { rows, ...page } = await readPage(recentsOf(context).select("recents.played_at"), latestFirst, {
    pageNo,
    pageSize,
    cursor,
  });
  return { content: rows.map((row) => gameAnswer(context.merchant, row)), ...page };
};

const latestFirst: Order<NamedGame & { played_at: Date }> = {
  columns: [
    { name: "recents.played_at", kind: "time" },
    { name: "games.node_id", kind: "text" },
  ],
  direction: "desc",
  of: (row) => [row.played_at.toISOString(), row.node_id],
};

export const addRecentGame: Handler<"addRecentGame"> = async (context) => {
  const { database, clock } = context;
  const account = callerOf(context);
  const game = await namedGame(context);
  await rememberGame(database, account, game.node_id, clock.now());
  return { recent: true };
};

/** What the caller played among the games that the merchant has now. */
function recentsOf(context: CallContext<"recentGames">) {
  const account = callerOf(context);
  const { gameType } = context.input;
  return gamesOf(context.database, context.merchant)
    .innerJoin("recents", "recents.node_id", "games.node_id")
    .where("recents.account_id", "=", account.id)
    .where("recents.merchant_code", "=", account.merchant_code)
    .$if(gameType !== undefined && gameType !== "HOT", (query) => query.where("games.game_type", "=", gameType ?? ""));
}
