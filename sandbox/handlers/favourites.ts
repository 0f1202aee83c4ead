import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { gameAnswer, gamesOf, namedGame } from "../games/listed-games.ts";
import { latestFirst, lowestFirst } from "../records/order.ts";
import { listOf, pageOf } from "../records/records.ts";

export const favouriteList: Handler<"favouriteList"> = pageOf({
  select: (context) => favouritesOf(context).select("favourites.added_at"),
  order: latestFirst("favourites.added_at", "games.node_id"),
  map: (row, { merchant }) => gameAnswer(merchant, row),
});

export const favouriteIds: Handler<"favouriteIds"> = listOf({
  select: favouritesOf,
  order: lowestFirst("games.sort", "games.node_id"),
  map: (row) => row.node_id,
});

export const addFavourite: Handler<"addFavourite"> = async (context) => {
  const { database, clock } = context;
  const account = callerOf(context);
  const game = await namedGame(context);
  await database
    .insertInto("favourites")
    .values({
      account_id: account.id,
      merchant_code: account.merchant_code,
      node_id: game.node_id,
      added_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { favourite: true };
};

export const removeFavourite: Handler<"removeFavourite"> = async (context) => {
  const account = callerOf(context);
  await context.database
    .deleteFrom("favourites")
    .where("account_id", "=", account.id)
    .where("merchant_code", "=", account.merchant_code)
    .where("node_id", "=", context.input.nodeId)
    .execute();
  return { favourite: false };
};

/** The caller's favourites among the merchant's current games. */
function favouritesOf(context: CallContext<"favouriteList"> | CallContext<"favouriteIds">) {
  const account = callerOf(context);
  return gamesOf(context.database, context.merchant, context.input.gameType)
    .innerJoin("favourites", "favourites.node_id", "games.node_id")
    .where("favourites.account_id", "=", account.id)
    .where("favourites.merchant_code", "=", account.merchant_code);
}
