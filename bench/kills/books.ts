import { sql } from "kysely";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import { OPENING, type Order } from "./orders.ts";

/** What was booked on a member's main account, by kind. */
interface Booked {
  owner: string;
  kind: string;
  count: string;
  sum: string;
}
interface Written {
  id: string;
  owner: string;
  key: string;
  status: string;
  amount: string;
  fee: string;
}

/**
 * What is wrong with the books after these orders, from the tables themselves: each order written once under the id that
 * was answered, each effect booked once, each account the sum of its entries, none below zero, and all of a currency zero.
 */
export async function faultsOfBooks(database: Database, orders: readonly Order[]): Promise<string[]> {
  const written = await writtenOrders(database);
  return [
    ...orders.flatMap((order) => faultsOfOrder(order, written.get(order.key) ?? [])),
    ...faultsOfMembers(orders, [...written.values()].flat(), await bookedByMember(database)),
    ...(await faultsOfAccounts(database)),
  ];
}

function faultsOfOrder({ kind, key, ids, isPaid, choice }: Order, rows: readonly Written[]): string[] {
  const [row] = rows;
  const name = `The ${kind} with the key ${key}`;
  if (!row || rows.length > 1) return [`${name} was acknowledged and is there ${rows.length} times`];
  if (ids.size !== 1 || !ids.has(row.id))
    return [`${name} was acknowledged as ${[...ids].join(", ")} and is ${row.id}`];
  if (kind === "withdrawal") return row.status === "waiting" ? [] : [`${name} is ${row.status}`];
  if (isPaid !== (choice !== null)) return [`${name} was never acknowledged by the provider`];
  const status = isPaid ? "credited" : "waiting";
  return row.status === status ? [] : [`${name} is ${row.status}, not ${status}`];
}

/** Compares what was booked for each member with what their orders come to. */
function faultsOfMembers(orders: readonly Order[], written: readonly Written[], booked: readonly Booked[]): string[] {
  const members = [...new Set(orders.map(({ member }) => member.id))];
  return members.flatMap((owner) => {
    const own = written.filter((row) => row.owner === owner);
    const credited = own.filter(({ status }) => status === "credited");
    const withdrawn = own.filter((row) => orders.some(({ kind, key }) => kind === "withdrawal" && key === row.key));
    const sumOf = (rows: readonly Written[], of: (row: Written) => bigint) =>
      rows.reduce((sum, row) => sum + of(row), 0n);
    const fee = (row: Written) => BigInt(row.fee);
    const withFee = (rows: readonly Written[]) => rows.filter((row) => fee(row) > 0n);
    const expected: [kind: string, count: number, sum: bigint][] = [
      ["opening", 1, minorUnits(OPENING)],
      ["deposit", credited.length, sumOf(credited, ({ amount }) => BigInt(amount))],
      ["deposit-fee", withFee(credited).length, -sumOf(credited, fee)],
      ["withdrawal", withdrawn.length, -sumOf(withdrawn, (row) => BigInt(row.amount) - fee(row))],
      ["withdrawal-fee", withFee(withdrawn).length, -sumOf(withdrawn, fee)],
    ];
    const kinds = new Set([
      ...expected.map(([kind]) => kind),
      ...booked.filter((one) => one.owner === owner).map(({ kind }) => kind),
    ]);
    return [...kinds].flatMap((kind) => {
      const [, count, sum] = expected.find(([one]) => one === kind) ?? [kind, 0, 0n];
      const found = booked.find((one) => one.owner === owner && one.kind === kind);
      const [times, amount] = [Number(found?.count ?? 0), BigInt(found?.sum ?? 0)];
      return times === count && amount === sum
        ? []
        : [
            `Of "${kind}" of member ${owner} ${times} are booked with ${decimalOf(amount)}, not ${count} with ${decimalOf(sum)}`,
          ];
    });
  });
}

async function writtenOrders(database: Database): Promise<ReadonlyMap<string, Written[]>> {
  const { rows } = await sql<Written>`
    select id, account_id as owner, idempotency_key as key, status, amount::text, fee::text from deposits union all
    select id, account_id, idempotency_key, status, amount::text, fee::text from withdrawals`.execute(database);
  const byKey = new Map<string, Written[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  return byKey;
}

async function bookedByMember(database: Database): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select a.owner, e.kind, count(*)::text as count, sum(e.amount)::text as sum
    from ledger_entries e join ledger_accounts a on a.id = e.ledger_account_id where a.kind = 'main' group by 1, 2`.execute(
    database,
  );
  return rows;
}

async function faultsOfAccounts(database: Database): Promise<string[]> {
  const { rows: wrong } = await sql<{ id: string; balance: string; booked: string }>`
    select a.id, a.balance::text, coalesce(sum(e.amount), 0)::text as booked
    from ledger_accounts a left join ledger_entries e on e.ledger_account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or (a.balance < 0 and not a.may_overdraw)`.execute(
    database,
  );
  const { rows: sums } = await sql<{ currency: string; sum: string }>`
    select m.currency, sum(a.balance)::text as sum from ledger_accounts a
      join merchants m on a.merchant_code in (m.code, m.trial_code)
    group by 1`.execute(database);
  return [
    ...wrong.map(({ id, balance, booked }) => `The account ${id} has ${balance} and ${booked} booked`),
    ...sums.filter(({ sum }) => sum !== "0").map(({ currency, sum }) => `All accounts in ${currency} come to ${sum}`),
    ...(sums.length === 0 ? ["There are no accounts"] : []),
  ];
}
