import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import { HOUSE, ledgerAccountOf, totalBalance } from "./accounts.ts";
import { transfer, type Transfer } from "./transfer.ts";

const clock = { now: () => new Date("2026-03-14T05:20:33Z") };
let opened: Pick<OpenDatabase, "database" | "close">;
let house: string;
let ana: string;
let ben: string;
let last = 0;

beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
});
afterAll(() => opened.close());
beforeEach(async () => {
  const round = ++last;
  [house, ana, ben] = (await Promise.all(
    [HOUSE, `ana${round}`, `ben${round}`].map((owner) => ledgerAccountOf(opened.database, "acme", owner)),
  )) as [string, string, string];
  await move({ from: house, to: ana, amount: 10_000n, idempotencyKey: `fund ${round}` });
});

const move = (changes: Partial<Transfer>) =>
  transfer(
    opened.database,
    {
      merchantCode: "acme",
      from: ana,
      to: ben,
      amount: 100n,
      idempotencyKey: `key ${last}`,
      kind: "opening",
      ...changes,
    },
    clock,
  );
const balances = async (): Promise<bigint[]> =>
  Promise.all([`ana${last}`, `ben${last}`].map((owner) => totalBalance(opened.database, "acme", owner)));

test("money leaves one account and reaches the other", async () => {
  await move({ amount: 2_550n });
  expect(await balances()).toEqual([7_450n, 2_550n]);
});

test("amounts beyond what a number holds exactly stay exact", async () => {
  await move({ from: house, amount: 9_007_199_254_740_993n });
  expect((await balances())[1]).toBe(9_007_199_254_740_993n);
});

test("the same idempotency key moves money once", async () => {
  const first = await move({});
  const second = await move({});
  expect(second).toEqual({ transactionId: first.transactionId, repeated: true });
  expect(await balances()).toEqual([9_900n, 100n]);
});

test("a key is not accepted for another transfer", async () => {
  await move({});
  await expect(move({ amount: 101n })).rejects.toMatchObject({ reason: "key-reused" });
});

test("an account cannot transfer more than its balance, and nothing is written", async () => {
  await expect(move({ amount: 10_001n })).rejects.toMatchObject({ reason: "funds" });
  expect(await balances()).toEqual([10_000n, 0n]);
  expect(await move({})).toMatchObject({ repeated: false });
});

test("accounts of another merchant are unknown", async () => {
  await expect(move({ merchantCode: "zenith" })).rejects.toMatchObject({ reason: "account-unknown" });
});

test.each([0n, -5n])("%s is no amount", async (amount) => {
  await expect(move({ amount })).rejects.toThrow(RangeError);
});

test("the database refuses entries that do not sum to zero", async () => {
  const { transactionId } = await move({});
  const lopsided = opened.database
    .insertInto("ledger_entries")
    .values({
      transaction_id: transactionId,
      ledger_account_id: house,
      amount: "5",
      kind: "opening",
      created_at: clock.now(),
      balance: "0",
    })
    .execute();
  await expect(lopsided).rejects.toThrow(/does not sum to zero/);
});

test("the database refuses rewritten history and overdrafts", async () => {
  await move({});
  await expect(sql`update ledger_entries set amount = amount * 2`.execute(opened.database)).rejects.toThrow(
    /never changed/,
  );
  await expect(sql`delete from ledger_transactions`.execute(opened.database)).rejects.toThrow(/never changed/);
  await expect(sql`update ledger_accounts set balance = -1 where id = ${ana}`.execute(opened.database)).rejects.toThrow(
    /check constraint/,
  );
});
