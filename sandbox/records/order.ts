/**
 * How a list is ordered: by a column, then by an id that distinguishes rows with the same value. Both with their
 * tables, as in "messages.sent_at"; the list selects them under their own names.
 */
export interface Order {
  by: string;
  id: string;
  kind: "number" | "time";
  direction: "asc" | "desc";
}

/** The latest first. */
export function latestFirst(by: string, id: string): Order {
  return { by, id, kind: "time", direction: "desc" };
}

/** By a number, the lowest first. */
export function lowestFirst(by: string, id: string): Order {
  return { by, id, kind: "number", direction: "asc" };
}
