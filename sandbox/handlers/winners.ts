import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { recentWins } from "../catalogue/wins.ts";
import { paidWins } from "../play/paid-wins.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { gamesOf } from "../games/listed-games.ts";

export const winnerBoard: Handler<"winnerBoard"> = async ({ input, merchant, database, clock }) => {
  const games = await gamesOf(database, merchant, input.gameCategory)
    .where("hot_rank", "is not", null)
    .orderBy("games.sort")
    .execute();
  if (games.length === 0) return [];
  const played = await paidWins(database, merchant, { category: input.gameCategory, limit: input.limitNum }, clock);
  const made = recentWins(`${merchant.code}:${input.gameCategory}`, clock.now(), input.limitNum).flatMap((win) => {
    const game = games[Math.floor(win.pick * games.length)];
    if (!game) return [];
    return [
      {
        vo: {
          iconUrl: pictureUrl(merchant, "game", game.node_id),
          customerName: win.customerName,
          gameName: game.name,
          winAmount: decimalOf(win.amount),
          vassalage: game.vassalage,
          nodeId: game.node_id,
          roomId: game.room_id,
        },
      },
    ];
  });
  // Real wins come before the catalogue's invented ones.
  return [...played.map((vo) => ({ vo })), ...made].slice(0, input.limitNum);
};
