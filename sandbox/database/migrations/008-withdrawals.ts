import { statements } from "./statements.ts";

/**
 * Withdrawals, the accounts they are paid to, and what protects both. A withdrawal keeps what its account was called,
 * because the member may remove it. Whether one waits is its own status; the ledger holds its money meanwhile.
 */
export const up = statements(
  `create table bank_cards (
    id text primary key, account_id text not null references accounts (id), merchant_code text not null,
    bank text not null, number text not null, payee_name text not null, checked text not null
      check (checked in ('match', 'closeMatch', 'unknown')),
    main boolean not null, idempotency_key text not null, usable_from timestamptz not null,
    created_at timestamptz not null, removed_at timestamptz, unique (account_id, idempotency_key))`,
  `create unique index bank_cards_of_merchant on bank_cards (merchant_code, bank, number) where removed_at is null`,
  `create unique index bank_cards_main on bank_cards (account_id) where main and removed_at is null`,
  "create index bank_cards_of_member on bank_cards (account_id)",
  `create table withdrawals (
    id text primary key, account_id text not null references accounts (id), merchant_code text not null,
    card_id text references bank_cards (id), amount bigint not null check (amount > 0),
    fee bigint not null check (fee >= 0 and fee < amount),
    status text not null default 'waiting' check (status in ('waiting', 'paid', 'rejected', 'cancelled')),
    hold text check (hold in ('review', 'payee', 'password', 'merchant')),
    reason text check (reason in ('payee', 'account', 'identity', 'rules')), idempotency_key text not null,
    created_at timestamptz not null, settled_at timestamptz, number bigint generated always as identity,
    check ((status = 'waiting') = (settled_at is null)), check ((status = 'rejected') = (reason is not null)), unique (account_id, idempotency_key))`,
  "create index withdrawals_of_member on withdrawals (account_id, created_at desc, number desc)",
  "create index withdrawals_of_status on withdrawals (account_id, status, created_at desc, number desc)",
  "create index withdrawals_waiting on withdrawals (created_at) where status = 'waiting'",
);
