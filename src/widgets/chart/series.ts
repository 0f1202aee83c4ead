import { isMoment } from "#text/fits.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import type { WidgetProps } from "../widget.ts";

export type ChartOptions = WidgetProps<"chart">["options"];
/** An entry as the platform answers it. */
export type Entry = Readonly<Record<string, unknown>>;

/** What a chart draws: entries in order, and how they are named and counted. */
export interface Charted {
  entries: readonly Entry[];
  /** The cell that names an entry. */
  x: ResolvedCell;
  series: readonly Series[];
}

/** One figure of every entry. */
export interface Series {
  cell: ResolvedCell;
  /** In the order of the entries; null: the platform knows none, or answered something else. */
  values: readonly (number | null)[];
}

/** Entries as a chart shows them: times go from left to right. */
export function inOrder(entries: readonly Entry[], x: ResolvedCell): readonly Entry[] {
  if (!entries.some((entry) => isMoment(entry[x.field]))) return entries;
  const moment = (entry: Entry) => momentOf(entry[x.field]);
  return entries.toSorted((one, other) => moment(one) - moment(other));
}

/** What is no time comes last. */
function momentOf(value: unknown): number {
  return isMoment(value) ? Date.parse(value) : Number.MAX_SAFE_INTEGER;
}

export function seriesOf(entries: readonly Entry[], cells: readonly ResolvedCell[]): Series[] {
  return cells.map((cell) => ({ cell, values: entries.map((entry) => figureOf(entry[cell.field])) }));
}

/** A drawing needs no cents: amounts of any length are drawn as numbers. */
function figureOf(value: unknown): number | null {
  const isFigure = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const figure = isFigure ? Number(value) : Number.NaN;
  return Number.isFinite(figure) ? figure : null;
}

/** How many colours a theme has for series. */
const COLOURS = 8;

/** The colour of a series or a part, by its place: they repeat, but not where the last part of a ring meets the first. */
export function colourOf(place: number, parts = place + 2): number {
  const colour = place % COLOURS;
  return colour === 0 && place > 0 && place === parts - 1 ? COLOURS / 2 : colour;
}
