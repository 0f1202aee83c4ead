import type { Game } from "#gateway/entities.ts";

/** What the label on a game says. */
export type GameMark = "new" | "hot";
type Marked = Pick<Game, "isNew" | "hot">;

/** The label of a game: what its list says of all of them is not repeated on each. */
export function markOf({ isNew, hot }: Marked, said: GameMark | undefined): GameMark | undefined {
  if (isNew && said !== "new") return "new";
  return hot && said !== "hot" ? "hot" : undefined;
}

/** What is true of every game in a row. */
export function saidOfAll(games: readonly Marked[]): GameMark | undefined {
  if (games.length < 2) return undefined;
  if (games.every(({ hot }) => hot)) return "hot";
  return games.every(({ isNew }) => isNew) ? "new" : undefined;
}
