import { statements } from "./statements.ts";

/** Who came by whose invitation. */
export const up = statements(
  `create table invitations (
    id text not null unique, friend_id text primary key references accounts (id),
    inviter_id text not null references accounts (id) check (inviter_id <> friend_id), merchant_code text not null,
    code text, invited_at timestamptz not null, bonus_state text not null default 'open'
      check (bonus_state in ('open', 'due', 'paid', 'none')),
    bonus bigint check (bonus > 0), paid_at timestamptz, number bigint generated always as identity,
    check ((bonus is not null) = (bonus_state in ('due', 'paid'))),
    check ((paid_at is not null) = (bonus_state = 'paid')))`,
  "create index invitations_of_member on invitations (inviter_id, invited_at desc, number desc)",
  "create index invitations_of_code on invitations (merchant_code, code)",
  "create index invitations_due on invitations (inviter_id) where bonus_state = 'due'",
);
