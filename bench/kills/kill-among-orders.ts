import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { seededRandom } from "#kernel/random.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import { give } from "../../tests/contract/withdrawal-calls.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { faultsOfBooks } from "./books.ts";
import { startKilledPlatform, type KilledPlatform } from "./killed-platform.ts";
import { attempt, newMember, OPENING, ordersOf, type Member, type Order } from "./orders.ts";

/** What kills found, and what they did to the books. */
export interface Kills {
  kills: number;
  orders: number;
  /** Orders that were answered before a kill. */
  answered: number;
  /** Orders that were sent, but a kill took the answer. */
  cutOff: number;
  /** Of these, those that the platform had written all the same. */
  written: number;
  notices: number;
  /** Notices that had their effect, but a kill came before the provider knew. */
  unconfirmed: number;
  /** What is wrong with the books at the end. */
  faults: string[];
}
type Seen = Pick<Kills, "answered" | "cutOff" | "written" | "unconfirmed">;

/** New members of one round. */
const MEMBERS = 3;
/** Milliseconds until all notices must have been delivered. */
const DELIVERY_LIMIT = 120_000;

/**
 * Kills the platform so many times while members deposit and withdraw, each time after another number of answers; then
 * everything is sent again with its key. Returns what that did to the books.
 */
export async function killAmongOrders(
  engine: Engine,
  kills: number,
  seed: number,
  progress = (_done: number) => {},
): Promise<Kills> {
  const random = seededRandom(seed);
  const platform = await startKilledPlatform(engine);
  try {
    const seen: Seen = { answered: 0, cutOff: 0, written: 0, unconfirmed: 0 };
    const members = await fundedMembers(platform, kills * MEMBERS);
    const orders = members.map(ordersOf);
    for (let kill = 0; kill < kills; kill++) {
      const round = orders.slice(kill * MEMBERS, (kill + 1) * MEMBERS);
      await killAmong(platform, round.flat(), random, seen);
      await Promise.all(round.map((ofMember) => repeat(platform, ofMember)));
      progress(kill + 1);
    }
    const notices = await delivered(platform);
    const all = orders.flat();
    const faults = await platform.books((database) => faultsOfBooks(database, all));
    return { kills, orders: all.length, ...seen, notices, faults };
  } finally {
    await platform.stop();
  }
}

/** New members, each with money that does not have to be played. */
async function fundedMembers({ caller, books }: KilledPlatform, count: number): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < count) members.push(await newMember(caller));
  await books(async (database) => {
    for (const { id } of members) await give({ platform: { ...caller.platform, database } }, id, OPENING);
  });
  return members;
}

/** Sends all orders at once, kills the platform among them, and starts it again. */
async function killAmong(
  { caller, kill, restart, books }: KilledPlatform,
  orders: readonly Order[],
  random: () => number,
  seen: Seen,
): Promise<void> {
  let left = Math.floor(random() * orders.length);
  const attempts = orders.map((order) => attempt(caller, order));
  await new Promise<void>((enough) => {
    for (const one of attempts)
      one.then(
        () => left-- === 0 && enough(),
        () => enough(),
      );
  });
  await kill();
  await Promise.allSettled(attempts);
  const cutOff = orders.filter(({ ids }) => ids.size === 0);
  seen.answered += orders.length - cutOff.length;
  seen.cutOff += cutOff.length;
  await books(async (database) => {
    seen.written += await countWritten(database, cutOff);
    seen.unconfirmed += await countUnconfirmed(database);
  });
  await restart();
}

/** Sends a member's orders again, one after the other. */
async function repeat({ caller }: KilledPlatform, orders: readonly Order[]): Promise<void> {
  for (const order of orders) await attempt(caller, order);
}

async function countWritten(database: Database, orders: readonly Order[]): Promise<number> {
  const keys = orders.map(({ key }) => key);
  const { rows } = await sql<{ count: bigint }>`select count(*) from (
      select idempotency_key as key from deposits union all select idempotency_key from withdrawals) written
    where key = any(${keys}::text[])`.execute(database);
  return Number(rows[0]?.count);
}

/** Read before the start: what is delivered again later is not counted. */
async function countUnconfirmed(database: Database): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) from payment_notices join received_notices using (id)
    where delivered_at is null`.execute(database);
  return Number(rows[0]?.count);
}

/** Waits until the platform has taken all notices; returns how many there were. */
async function delivered({ books }: KilledPlatform): Promise<number> {
  const limit = Date.now() + DELIVERY_LIMIT;
  for (;;) {
    const { waiting, all } = await books(countNotices);
    if (waiting === 0) return all;
    if (Date.now() > limit) throw new Error(`${waiting} notices were not delivered in time`);
    await pause(1000);
  }
}

async function countNotices(database: Database): Promise<{ waiting: number; all: number }> {
  const { rows } = await sql<{ waiting: bigint; all: bigint }>`
    select count(*) filter (where delivered_at is null) as waiting, count(*) as all from payment_notices`.execute(
    database,
  );
  return { waiting: Number(rows[0]?.waiting), all: Number(rows[0]?.all) };
}
