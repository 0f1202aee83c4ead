/**
 * How a list is ordered: by a column, then by an id that distinguishes rows with the same value. Both with their
 * tables, as in "messages.sent_at"; the list selects them under their own names.
 */
export interface Order {
  by: string;
  id: string;
  kind: "number" | "time" | "amount";
  /** The kind of the id. */
  ids: "number" | "text";
  direction: "asc" | "desc";
}

/** The latest first. */
export function latestFirst(by: string, id: string, ids: Order["ids"] = "text"): Order {
  return { by, id, kind: "time", ids, direction: "desc" };
}

/** The earliest first. */
export function earliestFirst(by: string, id: string): Order {
  return { ...latestFirst(by, id), direction: "asc" };
}

/** By an amount, the highest or the lowest first. */
export function byAmount(by: string, id: string, direction: Order["direction"]): Order {
  return { by, id, kind: "amount", ids: "text", direction };
}

/** By a number, the lowest first. */
export function lowestFirst(by: string, id: string): Order {
  return { by, id, kind: "number", ids: "text", direction: "asc" };
}
