import { useLayoutEffect, useRef, useState } from "react";
import type { Game } from "#gateway/entities.ts";
import { useFavourites } from "#data/games/favourites.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import { useRun } from "#actions/use-run.ts";

/**
 * What a tap on a card of a game does. The same object for as long as its list lives, so that cards need not be drawn
 * again.
 */
export interface GameActions {
  launch(game: Game): void;
  /** Makes a game a favourite, or no favourite any more; a guest is asked to sign in (games §4). */
  toggle(game: Game): void;
}

/**
 * What the cards of a list do, and which games are favourites: asked for once a list, because whoever runs actions asks
 * much. Its words are `favourite.*`.
 */
export function useGameActions(): { actions: GameActions; favourites: ReadonlySet<string> | undefined } {
  const text = useText();
  const run = useRun();
  const session = useSession();
  const { ids, find, set } = useFavourites();

  async function toggle(game: Game): Promise<void> {
    if (!session) return run({ do: "navigate", to: "login" });
    // A heart that is not known yet may be one already: what the tap means is known first.
    const favourites = ids ?? (await find());
    const done = favourites && (await set(game, !favourites.has(game.nodeId)));
    if (!done) showToast({ text: text("favourite.failed"), kind: "fail", milliseconds: toastTimes.short });
  }

  const latest = useRef<GameActions>(null);
  useLayoutEffect(() => {
    latest.current = {
      launch: (game) => void run({ do: "launch-game" }, { game }),
      toggle: (game) => void toggle(game),
    };
  });
  const [actions] = useState<GameActions>(() => ({
    launch: (game) => latest.current?.launch(game),
    toggle: (game) => latest.current?.toggle(game),
  }));
  return { actions, favourites: ids };
}
