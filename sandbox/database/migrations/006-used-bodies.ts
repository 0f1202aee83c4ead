import { statements } from "./statements.ts";

/** Encrypted bodies that have been used, until they would be too old anyway. */
export const up = statements(
  "create table used_bodies (nonce text primary key, expires_at timestamptz not null)",
  "create index used_bodies_by_expiry on used_bodies (expires_at)",
);
