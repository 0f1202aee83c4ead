import type { WidgetOptions } from "#descriptor/widgets/index.ts";

/** Widths of a picture by columns, in CSS pixels at 390. They are widths that the platform stores. */
const BY_COLUMNS = [360, 240, 160, 96] as const;

/** The width of a game's picture in CSS pixels. */
export function pictureWidth({ look, columns }: Pick<WidgetOptions["game-grid"], "look" | "columns">): number {
  return look === "rows" ? 96 : (BY_COLUMNS[columns - 1] ?? 160);
}
