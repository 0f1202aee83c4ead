import { destinationOfGame } from "#data/games/launch-rules.ts";
import type { ActionHandler } from "../action-handler.ts";

/** Goes to the route where the game is played; its guard asks for a session (games §5, §9). */
export const launchGame: ActionHandler<"launch-game"> = (_action, context) => {
  const { game } = context.subject;
  if (!game) throw new Error("launch-game needs a game: only widgets that list games can run it");
  const { to, query } = destinationOfGame(game, context.site.places);
  return to === undefined ? undefined : context.run({ action: "navigate", to, query });
};
