import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Game } from "#gateway/entities.ts";
import { changesOf } from "../client/cache/effects.ts";
import type { Page } from "../client/use-pages.ts";

/** A list of games as it is stored: read page by page, or only its first page. */
type Pages = InfiniteData<Page<Game>>;
type FirstPage = Pick<Page<Game>, "content">;

/**
 * Optimistic update: shows a game as the most recent, in every loaded list of recent games, before the platform knows
 * it (games §5). A game that is in no list waits for the next fetch. Returns how to roll it back.
 */
export function showAsRecent(client: QueryClient, nodeId: string): () => void {
  const before = changesOf("addRecentGame").flatMap((call) =>
    client.getQueriesData<Pages | FirstPage>({ queryKey: [call] }),
  );
  const game = knownGame(client, nodeId);
  if (game)
    for (const [key, pages] of before)
      if (pages && isFor(key, game)) client.setQueryData<Pages | FirstPage>(key, withFirst(pages, game));
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

function withFirst(list: Pages | FirstPage, game: Game): Pages | FirstPage {
  if (!("pages" in list)) return { ...list, content: [game, ...without(list.content, game)] };
  const pages = list.pages.map((page, index) => {
    const content = without(page.content, game);
    return { ...page, content: index === 0 ? [game, ...content] : content };
  });
  return { ...list, pages };
}

function without(games: readonly Game[], { nodeId }: Game): Game[] {
  return games.filter((game) => game.nodeId !== nodeId);
}
