import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";

/** One filter of each kind but the sort, as a page knows them. */
export const testFilters = {
  kind: {
    kind: "choice",
    label: "kind",
    any: "all",
    choices: { game: { label: "games" }, lottery: { label: "draws" } },
  },
  period: { kind: "period", label: "days", presets: ["today", "week"], most: 31, since: "2000-01-01" },
  words: { kind: "search", label: "name", most: 20 },
  open: { kind: "toggle", label: "open only", sends: 1 },
} as const satisfies ShownFilters;
