/** The messages from the main thread to the database's thread. */
export type ToWorker = { kind: "query"; id: number; sql: string; parameters: readonly unknown[] } | { kind: "close" };

/** The answers of the database's thread. `code` is PostgreSQL's SQLSTATE. */
export type FromWorker =
  | { kind: "opened" }
  | { kind: "broken"; message: string }
  | { kind: "closed" }
  | { kind: "rows"; id: number; rows: Record<string, unknown>[]; affected: number }
  | { kind: "failed"; id: number; message: string; code: string | undefined };
