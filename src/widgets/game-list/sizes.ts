import type { WidgetOptions } from "#descriptor/widgets/index.ts";

type Options = Pick<WidgetOptions["game-list"], "look" | "columns" | "name">;

/** By columns, at 390 CSS pixels: the width of a picture, and the estimated height of a row of such cards. */
const CARDS: Readonly<Record<number, readonly [width: number, height: number]>> = {
  2: [240, 290],
  3: [160, 196],
  4: [96, 152],
};
/** The height of a two-line name below its card. */
const NAME = 36;

/** Width of a game's picture in CSS pixels, one that the platform stores. */
export function widthOf({ look, columns }: Options): number {
  return look === "rows" ? 96 : (CARDS[columns]?.[0] ?? 160);
}

/** Estimated height of a row, until it is measured. */
export function rowHeightOf({ look, columns, name }: Options): number {
  return look === "rows" ? 80 : (CARDS[columns]?.[1] ?? 196) - (name === "over" ? NAME : 0);
}
