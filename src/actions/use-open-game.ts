import { destinationOfGame, type Playable } from "#data/games/launch-rules.ts";
import { useSite } from "#data/page/site.ts";
import { useRun } from "./use-run.ts";

/** Goes to the route where a game is played; its guard asks for a session (games §5, §9). */
export function useOpenGame(): (game: Playable) => void {
  const run = useRun();
  const { places } = useSite();
  return (game) => {
    const { to, query } = destinationOfGame(game, places);
    if (to !== undefined) void run({ action: "navigate", to, query });
  };
}
