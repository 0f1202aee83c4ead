import type { Game } from "#gateway/entities.ts";

/** The number of different pictures, which the games reuse. */
export const PICTURES = 40;
/** Games per page (games §9). */
export const PAGE = 26;
/** Cards side by side. */
export const COLUMNS = 3;

/** A game of the lobby, by its index. */
function gameAt(place: number): Game {
  return {
    nodeId: `n${place}`,
    nodeName: `Game number ${place + 1}`,
    roomId: `r${place}`,
    vassalage: "V1",
    vendorName: "Vendor One",
    gameType: "RNG",
    gameClassifyNew: "SLOT",
    iconUrl: `/art/${place % PICTURES}.webp`,
    supportPlay: 1,
    isNew: place % 9 === 0,
    hot: place % 5 === 0,
    minimumBet: "0.50",
  };
}

/** The number of games in a lobby, and of those on its first page; the rest load page by page. */
export interface LobbySize {
  games: number;
  loaded: number;
}

/** A page of a lobby, as the platform returns it. */
export function pageOf(
  pageNum: number,
  { games, loaded }: LobbySize,
): { content: Game[]; pageNum: number; totalPages: number } {
  const first = pageNum === 1 ? 0 : loaded + (pageNum - 2) * PAGE;
  const count = Math.min(pageNum === 1 ? loaded : PAGE, games - first);
  return {
    content: Array.from({ length: Math.max(0, count) }, (_, index) => gameAt(first + index)),
    pageNum,
    totalPages: 1 + Math.ceil(Math.max(0, games - loaded) / PAGE),
  };
}

/** The number of the page after so many games. */
export function pageAfter(count: number, { loaded }: LobbySize): number {
  return Math.ceil(Math.max(0, count - loaded) / PAGE) + 2;
}
