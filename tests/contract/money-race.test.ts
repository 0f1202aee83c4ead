import { afterAll, beforeAll, expect, test } from "vitest";
import { acme, Caller } from "../support/caller.ts";
import { startPlatform } from "../support/platform.ts";
import { desk } from "./cashier-desk.ts";
import { deposited, notify, settled } from "./made-deposits.ts";
import { withCard, withdraw } from "./withdrawal-calls.ts";

const ROUNDS = 8;

let caller: Caller;
/** On PostgreSQL, because PGlite has one connection and cannot show a race. */
beforeAll(async () => {
  caller = new Caller(await startPlatform("PostgreSQL"));
  await caller.operate("PUT", "/sandbox/merchants", [acme]);
});
afterAll(() => caller.platform.stop());

test("deposits that are paid, approved and cancelled while their member withdraws do not fail each other", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const member = await withCard(caller, "5000.00");
    const { token } = member;
    const [paid, approved, cancelled] = await Promise.all([
      deposited(caller, token),
      deposited(caller, token),
      deposited(caller, token),
    ]);
    const [body = ""] = await settled(caller, paid.id, "paid");
    const answers = await Promise.all([
      notify(caller, body),
      desk(caller, { of: "deposit", id: approved.id, decision: "approve" }),
      caller.call("cancelDeposit", { id: cancelled.id }, { token }),
      ...["100.00", "200.00", "300.00", "400.00"].map((amount) => withdraw(caller, member, amount)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { balance } = await caller.value("merchantWallet", {}, { token });
    expect(balance).toBe("5000.00");
  }
});
