import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUSE, ledgerAccountOf, totalBalance } from "../../sandbox/ledger/accounts.ts";
import { transfer } from "../../sandbox/ledger/transfer.ts";
import { TransferRefused } from "../../sandbox/ledger/transfer-refused.ts";
import { openDatabaseOn } from "../support/databases.ts";
import { expectSoundBooks } from "../support/sound-books.ts";
import { TestClock } from "../support/test-clock.ts";

const CLIENTS = 16;
const clock = new TestClock();
let opened: Awaited<ReturnType<typeof openDatabaseOn>>;

/** On a real PostgreSQL, because PGlite has one connection and cannot show a race. */
beforeAll(async () => {
  opened = await openDatabaseOn("PostgreSQL");
});
afterAll(() => opened.close());

async function fundedMembers(merchantCode: string, count: number, funds: bigint): Promise<string[]> {
  const house = await ledgerAccountOf(opened.database, merchantCode, HOUSE);
  const members = await Promise.all(
    Array.from({ length: count }, (_, index) => ledgerAccountOf(opened.database, merchantCode, `member${index}`)),
  );
  for (const to of members)
    await transfer(
      opened.database,
      { merchantCode, from: house, to, amount: funds, idempotencyKey: `fund ${to}`, kind: "opening" },
      clock,
    );
  return members;
}

/** The outcome of the transfer: "done", or why it was refused. Any other error fails the test. */
function attempt(merchantCode: string, from: string, to: string, amount: bigint, key: string): Promise<string> {
  return transfer(opened.database, { merchantCode, from, to, amount, idempotencyKey: key, kind: "stake" }, clock).then(
    ({ repeated }) => (repeated ? "repeated" : "done"),
    (error: unknown) => {
      if (error instanceof TransferRefused) return error.reason;
      throw error;
    },
  );
}

test("sixteen clients that spend one balance cannot overdraw it", async () => {
  const [rich, poor] = (await fundedMembers("spend", 2, 1_000n)) as [string, string];
  const outcomes = await Promise.all(
    Array.from({ length: CLIENTS * 4 }, () => attempt("spend", rich, poor, 100n, randomUUID())),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === "funds")).toHaveLength(CLIENTS * 4 - 10);
  expect([
    await totalBalance(opened.database, "spend", "member0"),
    await totalBalance(opened.database, "spend", "member1"),
  ]).toEqual([0n, 2_000n]);
  await expectSoundBooks(opened.database, "spend");
});

test("sixteen clients that send one key at once move money only once", async () => {
  const [from, to] = (await fundedMembers("repeat", 2, 1_000n)) as [string, string];
  const outcomes = await Promise.all(
    Array.from({ length: CLIENTS }, () => attempt("repeat", from, to, 100n, "one key")),
  );
  expect(outcomes.toSorted()).toEqual(["done", ...Array.from({ length: CLIENTS - 1 }, () => "repeated")]);
  await expectSoundBooks(opened.database, "repeat");
});

test("when sixteen clients send each other money at once, nothing deadlocks, nobody overdraws and the books balance", async () => {
  const anyTransfer = fc
    .record({ from: fc.nat(3), to: fc.nat(3), amount: fc.bigInt({ min: 1n, max: 700n }) })
    .filter(({ from, to }) => from !== to);
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyTransfer, { minLength: CLIENTS, maxLength: 48 }), async (wanted) => {
      const merchantCode = `any${++round}`;
      const members = await fundedMembers(merchantCode, 4, 1_000n);
      await Promise.all(
        wanted.map(({ from, to, amount }) => attempt(merchantCode, members[from]!, members[to]!, amount, randomUUID())),
      );
      await expectSoundBooks(opened.database, merchantCode);
    }),
    { numRuns: 20 },
  );
});
