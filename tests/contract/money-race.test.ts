import { expect, test } from "vitest";
import { desk } from "./cashier-desk.ts";
import { deposited, notify, settled } from "./made-deposits.ts";
import { withCard, withdraw } from "./withdrawal-calls.ts";
import { callerOn } from "../support/caller-on.ts";

const ROUNDS = 8;

/** On PostgreSQL, because PGlite has one connection and cannot show a race. */
const caller = callerOn("PostgreSQL");

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
