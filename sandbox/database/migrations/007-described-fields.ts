import { statements } from "./statements.ts";

/** Fields that the platform describes for an application, and what was answered. */
export const up = statements(
  "alter table activities add column fields jsonb not null default '[]'",
  "alter table activity_entries add column details jsonb not null default '{}'",
);
