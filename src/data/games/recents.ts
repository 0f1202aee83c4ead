import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Game } from "#gateway/entities.ts";
import { changesOf } from "../client/effects.ts";
import type { Page } from "../client/use-pages.ts";

type Pages = InfiniteData<Page<Game>>;

/**
 * Optimistic update: shows a game as the most recent, in every loaded list of recent games, before the platform knows
 * it (games §5). A game that is in no list waits for the next fetch. Returns how to roll it back.
 */
export function showAsRecent(client: QueryClient, nodeId: string): () => void {
  const before = changesOf("addRecentGame").flatMap((call) => client.getQueriesData<Pages>({ queryKey: [call] }));
  const game = knownGame(client, nodeId);
  if (game)
    for (const [key, pages] of before)
      if (pages && isFor(key, game)) client.setQueryData<Pages>(key, withFirst(pages, game));
  return () => {
    for (const [key, pages] of before) client.setQueryData(key, pages);
  };
}

/** The game as in the site's lists: a launch knows only its ids. */
function knownGame(client: QueryClient, nodeId: string): Game | undefined {
  const lists = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey.includes("pages") })
    .map(({ state }) => state.data as InfiniteData<Page<Partial<Game>>> | undefined);
  return lists
    .flatMap((list) => list?.pages ?? [])
    .flatMap(({ content }) => content)
    .find((entry): entry is Game => entry.nodeId === nodeId);
}

/** Whether a list of recent games, which may be of one category, includes this game. */
function isFor([, , input]: QueryKey, game: Game): boolean {
  const { gameType } = input as { gameType?: string };
  return gameType === undefined || gameType === "HOT" || gameType === game.gameType;
}

function withFirst({ pages, ...more }: Pages, game: Game): Pages {
  const others = pages.map((page) => ({
    ...page,
    content: page.content.filter(({ nodeId }) => nodeId !== game.nodeId),
  }));
  return {
    ...more,
    pages: others.map((page, index) => (index === 0 ? { ...page, content: [game, ...page.content] } : page)),
  };
}
