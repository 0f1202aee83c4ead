import { expect, test } from "vitest";
import { openedSession } from "./account-fields.ts";
import { contract } from "./contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { ledgerCalls, rewardCalls } from "./endpoints/ledger-calls.ts";

const calls = Object.entries(contract as Record<string, Endpoint>);

test("what a call changes are calls of the contract that answer something of their own", () => {
  const named = calls.flatMap(([name, { changes = [] }]) => changes.map((changed) => ({ name, changed })));
  expect(named.filter(({ name, changed }) => !Object.hasOwn(contract, changed) || changed === name)).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
test("a call that seeds another answers the same, with an id, and the other takes that id", () => {
  const seeding = calls.flatMap(([name, { seeds, output }]) => (seeds === undefined ? [] : [{ name, seeds, output }]));
  expect(seeding.length).toBeGreaterThan(0);
  for (const { seeds, output } of seeding) {
    const other = (contract as Record<string, Endpoint>)[seeds];
    expect(other?.output).toBe(output);
    expect(Object.keys(other?.input.shape ?? {}).filter((name) => name !== "language")).toEqual(["id"]);
  }
});
test("a call that opens a session answers one, and one call ends it", () => {
  const opening = calls.filter(([, { session }]) => session === "opens");
  expect(opening.map(([, { output }]) => output === openedSession)).toEqual(opening.map(() => true));
  expect(opening.length).toBeGreaterThan(0);
  expect(calls.filter(([, { session }]) => session === "ends")).toHaveLength(1);
});
test("a call that answers a session says that it opens one", () =>
  expect(calls.filter(([, { output, session }]) => output === openedSession && session !== "opens")).toEqual([]));
test("the input that is the member's password is an input of the call", () => {
  const strange = calls.filter(
    ([, { input, password }]) =>
      password && ![password.input, ...Object.keys(password.when ?? {})].every((name) => name in input.shape),
  );
  expect(strange).toEqual([]);
});
test("a call that counts answers a number, and no other counts the same", () => {
  const counting = calls.flatMap(([, { counts, output }]) => (counts === undefined ? [] : [{ counts, output }]));
  expect(counting.map(({ output }) => output.safeParse(3).success && !output.safeParse(-1).success)).toEqual([
    true,
    true,
    true,
  ]);
  expect(new Set(counting.map(({ counts }) => counts)).size).toBe(counting.length);
});

/** Calls after which the wallet may be another, although they move no money themselves. */
const mayFollow: Readonly<Record<string, string>> = {
  joinActivity: "the member applies: what it pays is claimed, or booked by the merchant",
  confirmDeposit: "it confirms what createDeposit asked for, and the provider books",
  gameLaunch: "bets are placed in the game",
  lotteryLaunch: "bets are placed in the game",
};

test("a call that changes one of the answers which show the ledger changes all of them", () => {
  const changing = calls.filter(
    ([, { changes = [], movesMoney }]) => movesMoney || ledgerCalls.some((shown) => changes.includes(shown)),
  );
  expect(changing.length).toBeGreaterThan(1);
  const lacks = changing.map(([name, { changes = [] }]) => [name, ledgerCalls.filter((one) => !changes.includes(one))]);
  expect(lacks.filter(([, missing]) => missing?.length)).toEqual([]);
});
test("a call that changes the wallet says that it moves money, so that an action asks before it; what is only received needs no question", () => {
  const changing = calls.filter(([, { changes = [] }]) => changes.includes("wallet"));
  expect(changing.filter(([, { movesMoney }]) => !movesMoney).map(([name]) => name)).toEqual(Object.keys(mayFollow));
  const moving = (how: true | "received") =>
    calls.filter(([, { movesMoney }]) => movesMoney === how).map(([name]) => name);
  expect(moving("received")).toEqual([
    "takeTeamRebates",
    "applySalary",
    "payoutDividend",
    "catchRain",
    "claimReward",
    "takeRebates",
  ]);
  expect(moving(true)).toEqual([
    "claimActivity",
    "createDeposit",
    "transferFunds",
    "recallFunds",
    "uplineTransfer",
    "createWithdrawal",
    "cancelWithdrawal",
  ]);
});
test.each([
  ["claimReward", "takes what can be claimed"],
  ["claimActivity", "takes what can be claimed"],
  ["joinActivity", "may be what a reward asks for"],
  ["createDeposit", "may fulfil a mission"],
  ["confirmDeposit", "may fulfil a mission"],
  ["gameLaunch", "may fulfil missions by bets"],
  ["lotteryLaunch", "may fulfil missions by bets"],
])("%s %s, so that the list of rewards and the count of the footer follow at once", (name) =>
  expect((contract as Record<string, Endpoint>)[name]?.changes).toEqual(expect.arrayContaining([...rewardCalls])),
);
