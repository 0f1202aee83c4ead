import { statements } from "./statements.ts";

/** When members got a copy of their data. */
export const up = statements(
  `create table data_exports (
    id text primary key, account_id text not null references accounts (id), exported_at timestamptz not null,
    idempotency_key text not null, unique (account_id, idempotency_key))`,
);
