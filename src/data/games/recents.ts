import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Game } from "#gateway/entities.ts";
import type { Page } from "../client/use-pages.ts";

type Pages = InfiniteData<Page<Game>>;

/**
 * Shows a game as the latest of the recent ones, in every list of them that was read, before the platform has heard of
 * it (games §5). A game that stands in no list yet is left to the next answer. Returns a way to take it back.
 */
export function showAsRecent(client: QueryClient, nodeId: string): () => void {
  const before = client.getQueriesData<Pages>({ queryKey: ["recentGames"] });
  const game = knownGame(client, nodeId);
  if (game)
    for (const [key, pages] of before)
      if (pages && isFor(key, game)) client.setQueryData<Pages>(key, withFirst(pages, game));
  return () => {
    for (const [key, pages] of before) client.setQueryData(key, pages);
  };
}

/** The game as a list of the site has it: what is launched is known by its ids only. */
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

/** Whether a list of recent games, which may be of one category, has a place for this one. */
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
