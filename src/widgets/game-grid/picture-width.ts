import type { WidgetOptions } from "#descriptor/widgets/index.ts";

/** Widths of a picture by columns, in CSS pixels at 390, and in a list. */
const BY_COLUMNS = [360, 180, 120, 96] as const;
const IN_LIST = 48;

/** The width of a game's picture in CSS pixels. */
export function pictureWidth({ look, columns }: Pick<WidgetOptions["game-grid"], "look" | "columns">): number {
  return look === "rows" ? IN_LIST : (BY_COLUMNS[columns - 1] ?? 120);
}
