import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";

const cell = (field: string, more: Pick<ResolvedCell, "as" | "role"> & Partial<ResolvedCell>): ResolvedCell => ({
  id: field,
  field,
  label: field,
  texts: {},
  tones: {},
  ...more,
});

/** What each entry shows, as the compiler resolves it. */
export const cells: Readonly<Record<string, ResolvedCell>> = {
  name: cell("name", { as: "text", role: "title", emphasis: "strong" }),
  at: cell("at", { as: "date-time", role: "meta" }),
  status: cell("status", {
    as: "badge",
    role: "badge",
    texts: { won: "won", lost: "lost" },
    tones: { won: "good", lost: "quiet" },
  }),
  net: cell("net", { as: "money-signed", role: "value", emphasis: "strong" }),
};
