import { useLayoutEffect, useRef, useState } from "react";
import type { Game } from "#gateway/entities.ts";
import { useFavourites } from "#data/games/favourites.ts";
import { useSite } from "#data/page/site.ts";
import { currentSession } from "#session/session.ts";
import { useText } from "#text/use-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import { useOpenGame } from "#actions/use-open-game.ts";
import { useRun } from "#actions/use-run.ts";

/**
 * The handlers of a game card. The same object for as long as its list is mounted, so that cards need not re-render.
 */
export interface GameActions {
  launch(game: Game): void;
  /** Toggles a favourite; a guest is asked to sign in (games §4). */
  toggle(game: Game): void;
}

/**
 * The handlers of a list's cards, and which games are favourites: one subscription for each list, because running
 * actions needs many facts. Its texts are `favourite.*`.
 */
export function useGameActions(): { actions: GameActions; favourites: ReadonlySet<string> | undefined } {
  const text = useText();
  const run = useRun();
  const launch = useOpenGame();
  const { places } = useSite();
  const { ids, find, set } = useFavourites();

  async function toggle(game: Game): Promise<void> {
    if (!currentSession()) return run({ action: "navigate", to: places.signIn });
    // A heart may turn out to be set once the favourites are known: they are loaded before the tap is interpreted.
    const favourites = ids ?? (await find());
    const done = favourites && (await set(game, !favourites.has(game.nodeId)));
    if (!done) showToast({ text: text("favourite.failed"), kind: "fail", milliseconds: toastTimes.short });
  }

  const latest = useRef<GameActions>(null);
  useLayoutEffect(() => {
    latest.current = {
      launch,
      toggle: (game) => void toggle(game),
    };
  });
  const [actions] = useState<GameActions>(() => ({
    launch: (game) => latest.current?.launch(game),
    toggle: (game) => latest.current?.toggle(game),
  }));
  return { actions, favourites: ids };
}
