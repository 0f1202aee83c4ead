import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { acme, EN } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { expectSoundBooks } from "../support/sound-books.ts";
import { gamesOn, ticketIn } from "./demo-table.ts";
import { BACK, someLaunch } from "./launch-calls.ts";
import { fundedMember, move, walletsOf, type Wallets } from "./transfer-calls.ts";

const WALLETS = ["main", "GNL", "HBG", "MSU"] as const;
const wallet = fc.constantFrom(...WALLETS);
const amount = fc.bigInt({ min: 1n, max: 120_000n });
/** A transfer of an amount, one of everything, or bringing everything back. */
const step = fc.oneof(
  fc.record({ from: wallet, to: wallet, amount: fc.option(amount) }),
  fc.record({ back: fc.constant(true) }),
);
const sumOf = (wallets: Wallets) => Object.values(wallets).reduce((sum, one) => sum + minorUnits(one), 0n);

describe.each(engines)("transfers on %s", (engine) => {
  const { caller, table } = gamesOn(engine);

  const launchAt = (vassalage: "GNL" | "HBG", more = {}) =>
    someLaunch(caller, { gameType: vassalage === "GNL" ? "LIVE" : "SPORTS", vassalage, ...more });
  const opened = async (token: string, vassalage: "GNL" | "HBG") =>
    ticketIn((await caller.value("gameLaunch", await launchAt(vassalage), { token })).gameUrl);
  const automatic = (token: string) => caller.value("setAutoTransfer", { enabled: true }, { token });

  test("whatever is moved in whatever order, the sum of all wallets stays, and none is overdrawn", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const token = await fundedMember(caller, "1000.00");
        for (const one of steps) {
          const before = await walletsOf(caller, token);
          const answer =
            "back" in one
              ? await caller.call("recallFunds", {}, { token })
              : await caller.call(
                  "transferFunds",
                  { from: one.from, to: one.to, ...(one.amount !== null && { amount: decimalOf(one.amount) }) },
                  { token },
                );
          const after = await walletsOf(caller, token);
          if (answer.status !== 200) expect(after).toEqual(before);
          expect(sumOf(after)).toBe(100_000n);
          expect(Object.values(after).every((balance) => !balance.startsWith("-"))).toBe(true);
        }
        expect((await caller.value("wallet", {}, { token })).sumBalance).toBe("1000.00");
      }),
      { numRuns: 12 },
    );
  });

  test("500 requests with 10 keys are 10 transfers, and the books balance", async () => {
    const token = await fundedMember(caller);
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, place) =>
        caller.value(
          "transferFunds",
          { from: "main", to: "GNL", amount: "50.00", idempotencyKey: keys[place % 10] ?? "" },
          { token },
        ),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(10);
    expect(await walletsOf(caller, token)).toEqual({ main: "500.00", GNL: "500.00" });
    await expectSoundBooks(caller.platform.database, acme.code);
  });

  test("a request with the same key moves the money once, whatever else it says, also at the same time", async () => {
    const token = await fundedMember(caller);
    const idempotencyKey = randomUUID();
    const ask = (amountAsked: string) =>
      caller.value("transferFunds", { from: "main", to: "GNL", amount: amountAsked, idempotencyKey }, { token });
    const answers = await Promise.all(["100.00", "100.00", "100.00"].map(ask));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await ask("999.00")).toEqual(answers[0]);
    expect(await walletsOf(caller, token)).toEqual({ main: "900.00", GNL: "100.00" });
    // The key of another call is another request.
    const back = { wallet: "GNL", idempotencyKey };
    const first = await caller.value("recallFunds", back, { token });
    await move(caller, token, "main", "GNL", "50.00");
    expect(await caller.value("recallFunds", back, { token })).toEqual(first);
    expect(await walletsOf(caller, token)).toEqual({ main: "950.00", GNL: "50.00" });
  });

  test("two phones at once never overdraw a wallet, nor pass the limit of a day to the upline", async () => {
    const token = await fundedMember(caller, "1000.00", "RAMON88");
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        caller.call("transferFunds", { from: "main", to: "GNL", amount: "300.00" }, { token }),
      ),
      ...Array.from({ length: 4 }, () => caller.call("uplineTransfer", { amount: "300.00" }, { token })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await walletsOf(caller, token))["main"]).toBe("100.00");
    await expectSoundBooks(caller.platform.database, acme.code);
  });

  test("members of type 2, without an upline, and below one that is disabled do not transfer to it @games-6-06", async () => {
    const code = (token: string) => caller.refusal("uplineTransfer", { amount: "100.00" }, { token });
    // nena has an upline and the type 2, juan has none.
    expect([await code(await caller.signIn("nena")), await code(await caller.signIn("juan"))]).toEqual([
      "upline.closed",
      "upline.closed",
    ]);
    const token = await fundedMember(caller, "500.00", "RAMON88");
    const { database } = caller.platform;
    const set = (status: "active" | "disabled") =>
      database.updateTable("accounts").set({ status }).where("username", "=", "ramon").execute();
    await set("disabled");
    expect(await code(token)).toBe("upline.closed");
    await set("active");
    expect(await code(token)).toBeUndefined();
  });

  test("a game plays with the merchant's wallet as long as nothing was moved to its vendor, then with what is there", async () => {
    const token = await fundedMember(caller);
    const state = async () => (await table.play("state", await opened(token, "GNL"), {})).value.balance;
    expect(await state()).toBe("1000.00");
    await move(caller, token, "main", "GNL", "300.00");
    expect(await state()).toBe("300.00");
    await move(caller, token, "GNL", "main");
    const refused = await caller.call("gameLaunch", await launchAt("GNL"), { token });
    expect(refused.failure.error.code).toBe("wallet.empty");
  });

  test("automatic transfer brings all money to the vendor once, and back at the next game elsewhere or at a draw", async () => {
    const token = await fundedMember(caller);
    await automatic(token);
    for (const vendor of ["GNL", "GNL", "HBG"] as const) {
      await opened(token, vendor);
      expect(await walletsOf(caller, token)).toEqual({ main: "0.00", [vendor]: "1000.00" });
    }
    const moved = await caller.value("transferRecords", EN, { token });
    expect(moved.content.map(({ code, amount: each }) => [code, each])).toEqual([
      ["401", "1000.00"],
      ["402", "1000.00"],
      ["401", "1000.00"],
    ]);
    await caller.value("lotteryLaunch", { backUrl: BACK, ...EN }, { token });
    expect(await walletsOf(caller, token)).toEqual({ main: "1000.00" });
  });

  test("play money and games that do not open move nothing", async () => {
    const token = await fundedMember(caller);
    await automatic(token);
    await caller.value("gameLaunch", { ...(await someLaunch(caller, { vassalage: "AMH" })), mode: "free" }, { token });
    await caller.call("gameLaunch", { ...(await launchAt("GNL")), nodeId: "none" }, { token });
    expect(await walletsOf(caller, token)).toEqual({ main: "1000.00" });
  });

  test("a stake at a vendor's wallet and what it paid are profit or loss, and not in the record of the merchant's wallet", async () => {
    const token = await fundedMember(caller);
    await automatic(token);
    const ticket = await opened(token, "GNL");
    const { value } = await table.play("state", ticket, {});
    const [stake = "", bet = ""] = [value.stakes[0], value.bets[0]?.id];
    const round = await table.play("round", ticket, { stake, bet, key: randomUUID() });
    const left = minorUnits("1000.00") - minorUnits(stake) + minorUnits(round.value.paid);
    expect([round.value.balance, await walletsOf(caller, token)]).toEqual([
      decimalOf(left),
      { main: "0.00", GNL: decimalOf(left) },
    ]);
    expect(await caller.value("profitAndLossSummary", {}, { token })).toMatchObject({
      stake,
      paid: round.value.paid,
    });
    const { content } = await caller.value("transactions", {}, { token });
    expect(content.map(({ kind }) => kind)).toEqual(["transfer", "adjustment"]);
  });

  test("what is closed stays where it is, and everything else is brought back", async () => {
    const token = await fundedMember(caller);
    await move(caller, token, "main", "GNL", "300.00");
    await move(caller, token, "main", "HBG", "200.00");
    const close = (closedVendors: string[]) =>
      caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { closedVendors });
    await close(["GNL"]);
    expect(await caller.value("recallFunds", {}, { token })).toMatchObject({ amount: "200.00" });
    expect(await walletsOf(caller, token)).toEqual({ main: "700.00", GNL: "300.00" });
    await close([]);
  });

  test.each(["1,000.00", "5.001", "1e3", ""])("%j is refused as an amount", async (asked) => {
    const token = await fundedMember(caller);
    const answer = await caller.call("transferFunds", { from: "main", to: "GNL", amount: asked }, { token });
    expect(answer.failure.error.code).toBe("request.invalid");
  });
});
