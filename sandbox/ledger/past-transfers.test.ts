import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import { HOUSE, ledgerAccountOf, mainBalance } from "./accounts.ts";
import { bookPast, type PastTransfer } from "./past-transfers.ts";

let opened: Pick<OpenDatabase, "database" | "close">;
beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
});
afterAll(() => opened.close());

/** A deposit of 500 and a stake, on two days. */
async function past(owner: string, stake: bigint): Promise<PastTransfer[]> {
  const member = await ledgerAccountOf(opened.database, "acme", owner);
  const house = await ledgerAccountOf(opened.database, "acme", HOUSE);
  const of = (day: string, change: Pick<PastTransfer, "from" | "to" | "amount" | "kind">) => ({
    ...change,
    merchantCode: "acme",
    idempotencyKey: `${owner} ${day}`,
    at: new Date(`${day}T05:00:00Z`),
  });
  return [
    of("2026-03-01", { from: house, to: member, amount: 500n, kind: "deposit" }),
    of("2026-03-02", { from: member, to: house, amount: stake, kind: "stake" }),
  ];
}
const book = (transfers: readonly PastTransfer[]) =>
  opened.database.transaction().execute((transaction) => bookPast(transaction, "acme", transfers));

test("both sides of each transfer are booked at its time, with the balance of then", async () => {
  await book(await past("ana", 200n));
  const entries = await opened.database
    .selectFrom("ledger_entries")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "ledger_entries.ledger_account_id")
    .select(["owner", "amount", "ledger_entries.balance", "created_at"])
    .orderBy("number")
    .execute();
  expect(entries.map(({ owner, amount, balance }) => [owner, amount, balance])).toEqual([
    [HOUSE, -500n, -500n],
    ["ana", 500n, 500n],
    ["ana", -200n, 300n],
    [HOUSE, 200n, -300n],
  ]);
  expect(entries[2]?.created_at).toEqual(new Date("2026-03-02T05:00:00Z"));
  expect(await mainBalance(opened.database, "acme", "ana")).toBe(300n);
});

test("none is booked where one takes more than there was", async () => {
  await expect(book(await past("ben", 501n))).rejects.toMatchObject({ reason: "funds" });
  expect(await mainBalance(opened.database, "acme", "ben")).toBe(0n);
});

test("the same transfers are not booked twice", async () => {
  const transfers = await past("cleo", 100n);
  await book(transfers);
  await expect(book(transfers)).rejects.toThrow(/idempotency_key/);
  expect(await mainBalance(opened.database, "acme", "cleo")).toBe(400n);
});
