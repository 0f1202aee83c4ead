import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import type { OpenDatabase } from "../database/open.ts";
import { HOUSE, ledgerAccountOf } from "./accounts.ts";
import { bookPast, type PastTransfer } from "./past-transfers.ts";
import { turnoverFactors, turnoverLeft } from "./turnover.ts";

const UTC = "UTC";
const HOUR_MS = 3_600_000;

let opened: Pick<OpenDatabase, "database" | "close">;
beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
});
afterAll(() => opened.close());

type Step = { kind: "deposit" | "promotion" | "stake"; amount: bigint; hoursLater: number; atVendor: boolean };

/** Books what a new member received and staked; the stakes of two wallets count alike. */
async function memberAfter(steps: readonly Step[]) {
  const member = { merchant_code: "acme", id: randomUUID() };
  const house = await ledgerAccountOf(opened.database, "acme", HOUSE);
  const [main, atVendor] = [
    await ledgerAccountOf(opened.database, "acme", member.id),
    await ledgerAccountOf(opened.database, "acme", member.id, "vendor:GNL"),
  ];
  let at = Date.parse("2026-01-01T20:00:00Z");
  const opening = [main, atVendor].map((to) => ({ from: house, to, amount: 100_000n, kind: "opening" as const }));
  const moved = steps.map(({ kind, amount, hoursLater, atVendor: isAtVendor }) => {
    at += hoursLater * HOUR_MS;
    const wallet = isAtVendor ? atVendor : main;
    const sides = kind === "stake" ? { from: wallet, to: house } : { from: house, to: wallet };
    return { ...sides, amount, kind, at: new Date(at) };
  });
  const transfers: PastTransfer[] = [...opening.map((one) => ({ ...one, at: new Date("2026-01-01") })), ...moved].map(
    (one) => ({ ...one, merchantCode: "acme", idempotencyKey: randomUUID() }),
  );
  await opened.database.transaction().execute((transaction) => bookPast(transaction, "acme", transfers));
  return member;
}

/** The rule as it is said: receipts add, stakes take off, and never below zero. */
function leftAfter(steps: readonly Step[], sources: readonly string[] = ["deposit", "promotion"]): bigint {
  return steps.reduce((left, { kind, amount }) => {
    if (kind === "stake") return left > amount ? left - amount : 0n;
    return sources.includes(kind) ? left + amount * BigInt(turnoverFactors[kind]) : left;
  }, 0n);
}

const step = fc.record<Step>({
  kind: fc.constantFrom("deposit", "promotion", "stake", "stake", "stake"),
  amount: fc.bigInt({ min: 1n, max: 900n }),
  hoursLater: fc.constantFrom(0, 1, 3, 30),
  atVendor: fc.boolean(),
});

test("whatever was received and staked on whichever days, what is left to play is what is left step by step", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const member = await memberAfter(steps);
      expect(await turnoverLeft(opened.database, { member, timeZone: UTC })).toBe(leftAfter(steps));
      const rewards = { member, timeZone: UTC, sources: ["promotion"] as const };
      expect(await turnoverLeft(opened.database, rewards)).toBe(leftAfter(steps, ["promotion"]));
    }),
    { numRuns: 60 },
  );
});

test("on one day the order counts: what was staked before a deposit does not play it off", async () => {
  const of = (kind: Step["kind"], amount: bigint): Step => ({ kind, amount, hoursLater: 0, atVendor: false });
  const left = async (...steps: Step[]) =>
    turnoverLeft(opened.database, { member: await memberAfter(steps), timeZone: UTC });
  expect(await left(of("deposit", 500n), of("stake", 500n))).toBe(0n);
  expect(await left(of("stake", 500n), of("deposit", 500n))).toBe(500n);
  expect(await left()).toBe(0n);
});
