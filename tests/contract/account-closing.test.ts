import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { standingOf } from "../../sandbox/closing/standing.ts";
import { payMember } from "../../sandbox/ledger/house.ts";
import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { placeWaitingBet } from "../support/waiting-bet.ts";
import { openMember, signInAgain } from "./closing-calls.ts";
import { deposited, someDeposit } from "./made-deposits.ts";

describe.each(engines)("the closing of an account on %s", (engine) => {
  const caller = callerOn(engine);

  const close = (token: string) => caller.refusal("closeAccount", {}, { token });
  const standing = (token: string) => caller.value("accountStanding", {}, { token });

  test("is refused while a deposit waits, and nothing changes", async () => {
    const { username, token } = await openMember(caller);
    const { id } = await deposited(caller, token, "qrph", "200.00");
    expect(await close(token)).toBe("account.holds");
    expect(await standing(token)).toMatchObject({ closable: false, deposits: 1 });
    expect((await signInAgain(caller, username)).status).toBe(200);
    await caller.value("cancelDeposit", { id }, { token });
    expect(await close(token)).toBeUndefined();
  });

  test("is refused while there is a centavo in any wallet", async () => {
    const { token } = await openMember(caller);
    const { id } = await caller.value("memberInfo", {}, { token });
    const { database, clock } = caller.platform;
    const paid = { merchantCode: acme.code, memberId: id, amount: 1n, kind: "opening" } as const;
    await payMember(database, { ...paid, idempotencyKey: randomUUID() }, clock);
    expect(await close(token)).toBe("account.holds");
    expect(await standing(token)).toMatchObject({ closable: false, balance: "0.01" });
  });

  test("is refused while a bet waits for its draw", async () => {
    const { token } = await openMember(caller);
    const { id } = await caller.value("memberInfo", {}, { token });
    const { database, clock } = caller.platform;
    await placeWaitingBet(database, { accountId: id, merchant: acme.code }, clock.now());
    expect(await close(token)).toBe("account.holds");
    expect(await standing(token)).toMatchObject({ closable: false, bets: 1 });
  });

  const moving = {
    "a deposit": (token: string) => caller.call("createDeposit", someDeposit(), { token }),
    "a reward": (token: string) => caller.call("claimReward", { id: "activity:welcome-gift" }, { token }),
    "the reward of an activity": (token: string) => caller.call("claimActivity", { id: "welcome-gift" }, { token }),
  };
  test.each(Object.keys(moving) as (keyof typeof moving)[])(
    "at the same time as %s: one of the two is refused, and nothing is left in a closed account",
    async (what) => {
      for (let round = 0; round < 6; round++) {
        const { token } = await openMember(caller);
        const { id } = await caller.value("memberInfo", {}, { token });
        const both = [() => moving[what](token), () => caller.call("closeAccount", {}, { token })];
        const answers = await Promise.all(round % 2 ? both.map((one) => one()) : both.toReversed().map((one) => one()));
        expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
        const { database } = caller.platform;
        const account = await database
          .selectFrom("accounts")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        expect((await standingOf(database, account)).closable).toBe(account.status === "closed");
      }
    },
  );

  test("of two phones at the same time closes once, and both are signed out", async () => {
    const { username, token } = await openMember(caller);
    const other = (await signInAgain(caller, username)).value.token;
    const codes = await Promise.all([close(token), close(other)]);
    expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(0);
    expect(await close(other)).toMatch(/^session\./);
  });
});
