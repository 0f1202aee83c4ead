import type { WidgetOptions } from "#descriptor/widgets/index.ts";

type Options = Pick<WidgetOptions["game-list"], "look" | "columns" | "name">;

/** By columns, at 390 CSS pixels: the width of a picture, and the estimated height of a row of such cards. */
const CARDS: Readonly<Record<number, readonly [width: number, height: number]>> = {
  2: [180, 290],
  3: [120, 196],
  4: [96, 152],
};
/** The height of a two-line name below its card. */
const NAME = 36;

/** By look: the number of games in a row of the virtual list, and the estimated height of the row until measured. */
const ROWS: Readonly<Record<Exclude<Options["look"], "grid" | "round">, readonly [games: number, height: number]>> = {
  rows: [1, 65],
  cards: [1, 318],
  carousel: [6, 300],
  index: [7, 716],
};

/** The number of games in a row. */
export function gamesPerRow({ look, columns }: Options): number {
  return look === "grid" || look === "round" ? columns : ROWS[look][0];
}

/** Width of a card's picture in CSS pixels. */
export function widthOf({ columns }: Options): number {
  return CARDS[columns]?.[0] ?? 120;
}

/** Estimated height of a row, until it is measured. */
export function rowHeightOf({ look, columns, name }: Options): number {
  if (look === "round") return (CARDS[columns]?.[1] ?? 196) - NAME + 12;
  if (look === "grid") return (CARDS[columns]?.[1] ?? 196) - (name === "over" ? NAME : 0);
  return ROWS[look][1];
}
