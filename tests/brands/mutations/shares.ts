import type { Outcome, Trial } from "./trial.ts";

/** The results of a kind of mistake. */
export interface Share {
  kind: string;
  tried: number;
  counts: Readonly<Partial<Record<Outcome, number>>>;
  /** Percent that were reported correctly, rounded down to a tenth. */
  percent: number;
}

export function shareOf(kind: string, trials: readonly Trial[]): Share {
  const counts: Partial<Record<Outcome, number>> = {};
  for (const { outcome } of trials) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return {
    kind,
    tried: trials.length,
    counts,
    percent: trials.length === 0 ? 0 : Math.floor(((counts.reported ?? 0) / trials.length) * 1000) / 10,
  };
}

const columns = ["reported", "silence", "several", "elsewhere", "no hint", "brands", "crash"] as const;

/** The shares as a table. */
export function tableOf(shares: readonly Share[]): string {
  const widest = Math.max(...shares.map(({ kind }) => kind.length));
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(widest)}${cells.map((cell) => cell.padStart(11)).join("")}`;
  const total = (column: (typeof columns)[number]) =>
    shares.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0);
  const tried = shares.reduce((sum, share) => sum + share.tried, 0);
  return [
    row("mistake", ["tried", ...columns, "share"]),
    ...shares.map(({ kind, tried: all, counts, percent }) =>
      row(kind, [String(all), ...columns.map((column) => String(counts[column] ?? "")), `${percent} %`]),
    ),
    row("all", [
      String(tried),
      ...columns.map((column) => String(total(column))),
      `${Math.floor((total("reported") / tried) * 1000) / 10} %`,
    ]),
  ].join("\n");
}
