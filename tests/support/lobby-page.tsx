import type { Game } from "#gateway/entities.ts";
import { testGame } from "./entities.ts";
import { memberSession, renderWidget, type Setting } from "./render-widget.tsx";
import { preferLessMotion } from "./motion.ts";
import { beforeEach, vi } from "vitest";

/** This many sample games, numbered from the given one. */
export const gamesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    testGame({ nodeId: `n${from + index}`, nodeName: `Game ${from + index}` }),
  );

/** Answers a call with the games, page by page. */
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

/** A lobby's list on its page, by default for a member without favourites. */
export const renderLobby = (query: string, setting: Setting & { options?: Record<string, unknown> } = {}) =>
  renderWidget("game-list", {
    at: `/m/gameList?${query}`,
    session: memberSession,
    ...setting,
    answers: { favouriteIds: [], ...setting.answers },
  });

/** The inputs of each time a call was made. */
export const asked = (calls: { call: string; input: object }[], call: string) =>
  calls.filter((one) => one.call === call).map(({ input }) => input as Record<string, unknown>);

/** Lets the screen hold all rows, which are a pixel high because jsdom has no layout, and lets nothing move. */
export function showAllRows(): void {
  const measured = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
  beforeEach(() => {
    preferLessMotion(true);
    measured.mockReturnValue(1);
    window.scrollTo = () => undefined;
  });
}
