import { statements } from "./statements.ts";

/**
 * Double-entry ledger. The database itself refuses a transaction that does not sum to zero, an overdraft, and rewritten
 * history. Entries repeat kind and time of their transaction and the balance they led to, so that one index answers
 * what a member reads: their history is never changed.
 */
export const up = statements(
  `create table ledger_accounts (
    id text primary key, merchant_code text not null, owner text not null, kind text not null,
    balance bigint not null default 0, may_overdraw boolean not null default false,
    unique (merchant_code, owner, kind), check (may_overdraw or balance >= 0))`,
  `create table ledger_transactions (
    id text primary key, merchant_code text not null, idempotency_key text not null, fingerprint text not null,
    kind text not null, created_at timestamptz not null, unique (merchant_code, idempotency_key))`,
  `create table ledger_entries (
    transaction_id text not null references ledger_transactions (id),
    ledger_account_id text not null references ledger_accounts (id), amount bigint not null check (amount <> 0),
    number bigint generated always as identity, kind text not null, created_at timestamptz not null,
    balance bigint not null, primary key (transaction_id, ledger_account_id))`,
  `create index ledger_entries_in_time on ledger_entries (ledger_account_id, created_at desc, number desc)
    include (kind, amount)`,
  // A large team's entries are read by their time.
  "create index ledger_entries_by_time on ledger_entries (created_at desc, number desc)",
  "create index ledger_entries_of_kind on ledger_entries (ledger_account_id, kind, created_at desc, number desc)",
  `create function ledger_balanced() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_balanced()`,
  `create function ledger_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed: write a transaction that reverses the other', tg_table_name;
    end $$`,
  `create trigger ledger_entries_append_only before update or delete on ledger_entries
    for each row execute function ledger_append_only()`,
  `create trigger ledger_transactions_append_only before update or delete on ledger_transactions
    for each row execute function ledger_append_only()`,
  // What members have asked to move between wallets: a request with the same key has one answer.
  `create table transfer_requests (
    id text primary key, account_id text not null references accounts (id), request_key text not null,
    amount bigint not null check (amount > 0), created_at timestamptz not null, unique (account_id, request_key))`,
);
