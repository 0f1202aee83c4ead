import type { WidgetOptions } from "#descriptor/widgets/index.ts";

type Options = Pick<WidgetOptions["game-list"], "look" | "columns" | "name">;

/** By columns, at 390 CSS pixels: the width of a picture, and about how high a row of such cards is. */
const CARDS: Readonly<Record<number, readonly [width: number, height: number]>> = {
  2: [240, 290],
  3: [160, 196],
  4: [96, 152],
};
/** The height of a name in two lines below its card. */
const NAME = 36;

/** Width of a game's picture in CSS pixels, one that the platform keeps. */
export function widthOf({ look, columns }: Options): number {
  return look === "rows" ? 96 : (CARDS[columns]?.[0] ?? 160);
}

/** About how high a row is, until it is measured. */
export function rowHeightOf({ look, columns, name }: Options): number {
  return look === "rows" ? 80 : (CARDS[columns]?.[1] ?? 196) - (name === "over" ? NAME : 0);
}
