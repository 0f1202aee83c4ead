import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { openDatabaseOn } from "../../tests/support/databases.ts";
import { HOUSE, mainBalance } from "./accounts.ts";
import { chargeMember, payMember, type HouseMovement } from "./house.ts";

const clock = { now: () => new Date("2026-03-14T05:20:33Z") };
let opened: Pick<OpenDatabase, "database" | "close">;
beforeAll(async () => {
  opened = await openDatabaseOn("PGlite");
});
afterAll(() => opened.close());

const movement = (memberId: string, changes: Partial<HouseMovement> = {}): HouseMovement => ({
  merchantCode: "acme",
  memberId,
  amount: 500n,
  idempotencyKey: `opening:${memberId}`,
  kind: "opening",
  ...changes,
});
const balance = (owner: string) => mainBalance(opened.database, "acme", owner);

test("what a member gains the house loses, and the other way round", async () => {
  const before = await balance(HOUSE);
  await payMember(opened.database, movement("ana"), clock);
  expect([await balance("ana"), (await balance(HOUSE)) - before]).toEqual([500n, -500n]);
  await chargeMember(opened.database, movement("ana", { amount: 200n, idempotencyKey: "stake", kind: "stake" }), clock);
  expect([await balance("ana"), (await balance(HOUSE)) - before]).toEqual([300n, -300n]);
});

test("the same key pays once", async () => {
  await payMember(opened.database, movement("ben"), clock);
  await payMember(opened.database, movement("ben"), clock);
  expect(await balance("ben")).toBe(500n);
});

test("a member cannot pay more than the balance", async () => {
  const charge = chargeMember(opened.database, movement("cleo"), clock);
  await expect(charge).rejects.toMatchObject({ reason: "funds" });
  expect(await balance("cleo")).toBe(0n);
});

test("nothing moves for an amount of 0, but the member has an account", async () => {
  await payMember(opened.database, movement("dado", { amount: 0n }), clock);
  const accounts = opened.database.selectFrom("ledger_accounts").select("balance").where("owner", "=", "dado");
  expect(await accounts.execute()).toEqual([{ balance: 0n }]);
});
