import type { Game } from "#gateway/entities.ts";
import { testGame } from "./entities.ts";
import { memberSession, renderWidget, type Setting } from "./render-widget.tsx";

/** So many invented games, numbered from the given one. */
export const gamesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    testGame({ nodeId: `n${from + index}`, nodeName: `Game ${from + index}` }),
  );

/** Answers a call with pages of the games. */
export const paged =
  (games: readonly Game[], page: "pageNo" | "page" = "pageNo", size = 26) =>
  (input: Record<string, number>) => {
    const pageNum = input[page] ?? 1;
    return {
      content: games.slice((pageNum - 1) * size, pageNum * size),
      pageNum,
      totalPages: Math.ceil(games.length / size),
    };
  };

/** The list of a lobby on its page, for a member without favourites unless the setting says otherwise. */
export const renderLobby = (query: string, setting: Setting = {}) =>
  renderWidget("game-list", {
    at: `/m/gameList?${query}`,
    session: memberSession,
    ...setting,
    answers: { favouriteIds: [], ...setting.answers },
  });

/** The inputs with which a call was made. */
export const asked = (calls: { call: string; input: object }[], call: string) =>
  calls.filter((one) => one.call === call).map(({ input }) => input as Record<string, unknown>);
