import type { Deed } from "../deed.ts";

/** Goes to the launch page with the game in the query (games §7: vendor, category, gameId, nodeId); its guard asks for a session. */
export const launchGame: Deed<"launch-game"> = (_action, context) => {
  const game = context.subject.game;
  if (!game) throw new Error("launch-game needs a game: only widgets that list games can run it");
  const query = { vendor: game.vassalage, category: game.gameType ?? "", gameId: game.roomId, nodeId: game.nodeId, pageBack: "home" };
  return context.run({ do: "navigate", to: "launchGame", query });
};
