import { statements } from "./statements.ts";

/** What members write to their merchant, and what it answers. The first message is what was written at first. */
export const up = statements(
  `create table feedback (
    id text primary key, account_id text not null references accounts (id), kind text not null,
    state text not null check (state in ('waiting', 'answered', 'closed')), created_at timestamptz not null,
    changed_at timestamptz not null, idempotency_key text not null, unique (account_id, idempotency_key))`,
  "create index feedback_of_member on feedback (account_id, changed_at, id)",
  "create index feedback_open on feedback (changed_at) where state <> 'closed'",
  `create table feedback_messages (
    id text primary key, feedback_id text not null references feedback (id),
    sender text not null check (sender in ('member', 'merchant')), text text not null check (text <> ''),
    sent_at timestamptz not null, idempotency_key text not null, number bigint generated always as identity,
    unique (feedback_id, idempotency_key))`,
  "create index feedback_messages_in_order on feedback_messages (feedback_id, number)",
  `create table feedback_images (
    message_id text not null references feedback_messages (id), place integer not null check (place > 0),
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    bytes bytea not null check (octet_length(bytes) between 1 and 5242880), primary key (message_id, place))`,
);
