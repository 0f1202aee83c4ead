import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { acme, type Caller, EN } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { someLaunch } from "./launch-calls.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";
import { give } from "./withdrawal-calls.ts";

export type Wallets = Readonly<Record<string, string>>;

/** A new member with that much money; below ramon, where it says so. */
export async function fundedMember(caller: Caller, funds = "1000.00", below?: "RAMON88"): Promise<string> {
  const name = `moves${randomUUID().slice(0, 8)}`;
  const more = below === undefined ? {} : { affiliateCode: below };
  const { token } = await caller.value("register", { ...newMember(name), ...more });
  // Money that has not to be played: a deposit stays until it was.
  await give(caller, (await caller.value("memberInfo", {}, { token })).id, funds);
  return token;
}

/** Opens a game of a vendor at which the member has a wallet with nothing in it. */
export const launchedWithEmptyWallet: Provocation = async (caller) => {
  const token = await fundedMember(caller);
  await move(caller, token, "main", "GNL");
  await move(caller, token, "GNL", "main");
  return caller.call("gameLaunch", await someLaunch(caller, { gameType: "LIVE", vassalage: "GNL" }), { token });
};

/** What is in a member's wallets, without the empty ones. */
export async function walletsOf(caller: Caller, token: string): Promise<Wallets> {
  const wallets = await caller.value("transferWallets", { filled: "yes", ...EN }, { token });
  return Object.fromEntries(wallets.map(({ id, balance }) => [id, balance]));
}

export const move = (caller: Caller, token: string, from: string, to: string, amount?: string) =>
  caller.value("transferFunds", { from, to, ...(amount !== undefined && { amount }) }, { token });

/** Successful calls of transfers. */
export const transferSuccesses = {
  async transferWallets(caller) {
    const token = await caller.signIn("maria");
    const wallets = await caller.value("transferWallets", EN, { token });
    expect(wallets[0]).toEqual({ id: "main", name: null, balance: "23080.75", open: true });
    expect(wallets.find(({ id }) => id === "GNL")).toMatchObject({ name: "Grand Narra Live", balance: "2400.00" });
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length);
    const others = await caller.value("transferWallets", { except: "main", ...EN }, { token });
    expect(others).toEqual(wallets.slice(1));
  },
  async transferLimits(caller) {
    const token = await fundedMember(caller, "700.00");
    expect(await caller.value("transferLimits", { from: "main", to: "GNL" }, { token })).toEqual({
      minimum: "0.01",
      maximum: "700.00",
      quick: ["100.00", "500.00", "700.00"],
    });
    expect(await caller.value("transferLimits", { from: "GNL", to: "main" }, { token })).toMatchObject({ quick: [] });
  },
  async transferFunds(caller) {
    const token = await fundedMember(caller);
    expect(await move(caller, token, "main", "GNL", "250.50")).toMatchObject({ amount: "250.50" });
    expect(await move(caller, token, "GNL", "HBG", "50.00")).toMatchObject({ amount: "50.00" });
    expect(await walletsOf(caller, token)).toEqual({ main: "749.50", GNL: "200.50", HBG: "50.00" });
    expect(await move(caller, token, "GNL", "main")).toMatchObject({ amount: "200.50" });
    expect(await walletsOf(caller, token)).toEqual({ main: "950.00", HBG: "50.00" });
  },
  async recallFunds(caller) {
    const token = await fundedMember(caller);
    await move(caller, token, "main", "GNL", "300.00");
    await move(caller, token, "main", "HBG", "200.00");
    await move(caller, token, "main", "MSU", "100.00");
    expect(await caller.value("recallFunds", { wallet: "HBG" }, { token })).toMatchObject({ amount: "200.00" });
    expect(await caller.value("recallFunds", {}, { token })).toMatchObject({ amount: "400.00" });
    expect(await walletsOf(caller, token)).toEqual({ main: "1000.00" });
  },
  async transferRecords(caller) {
    const token = await fundedMember(caller, "1000.00", "RAMON88");
    await move(caller, token, "main", "GNL", "300.00");
    await caller.value("recallFunds", {}, { token });
    await caller.value("uplineTransfer", { amount: "150.00" }, { token });
    const { content } = await caller.value("transferRecords", EN, { token });
    expect(content.map(({ name, from, to, amount, status }) => [name, from, to, amount, status])).toEqual([
      ["To the upline", null, "ra•••", "150.00", "done"],
      ["Back from a game provider", "Grand Narra Live", null, "300.00", "done"],
      ["To a game provider", null, "Grand Narra Live", "300.00", "done"],
    ]);
    const { content: some } = await caller.value("transferRecords", { code: "402", ...EN }, { token });
    expect(some).toEqual([content[1]]);
    // The upline sees the same transfer from the other side.
    const upline = { token: await caller.signIn("ramon") };
    const { content: received } = await caller.value("transferRecords", { code: "404", ...EN }, upline);
    expect(received[0]).toMatchObject({ name: "From a downline", from: "mo•••", to: null, amount: "150.00" });
    for (const code of ["403", "101", "none"])
      expect((await caller.value("transferRecords", { code, ...EN }, upline)).content).toEqual([]);
  },
  async transactionCodes(caller) {
    const token = await caller.signIn("juan");
    const codes = await caller.value("transactionCodes", EN, { token });
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    const transfers = await caller.value("transactionCodes", { kind: "transfer", language: "TY" }, { token });
    expect(transfers.map(({ name }) => name)).toContain("Papunta sa upline");
    expect(new Set(transfers.map(({ kind }) => kind))).toEqual(new Set(["transfer"]));
  },
  async autoTransfer(caller) {
    const token = await fundedMember(caller);
    expect(await caller.value("autoTransfer", {}, { token })).toEqual({ enabled: false });
  },
  async setAutoTransfer(caller) {
    const token = await fundedMember(caller);
    for (const enabled of [true, true, false]) {
      expect(await caller.value("setAutoTransfer", { enabled }, { token })).toEqual({ enabled });
      expect(await caller.value("autoTransfer", {}, { token })).toEqual({ enabled });
    }
  },
  async uplineRules(caller) {
    const token = await fundedMember(caller, "700.00", "RAMON88");
    expect(await caller.value("uplineRules", {}, { token })).toEqual({
      upline: "ra•••",
      available: "700.00",
      minimum: "100.00",
      maximum: "700.00",
      leftToday: "50000.00",
      quick: ["100.00", "500.00"],
    });
    const alone = await caller.value("uplineRules", {}, { token: await caller.signIn("juan") });
    expect(alone).toMatchObject({ upline: null, maximum: "0.00", quick: [] });
  },
  async uplineTransfer(caller) {
    const token = await fundedMember(caller, "1000.00", "RAMON88");
    const input = { amount: "400.25", idempotencyKey: randomUUID() };
    const first = await caller.value("uplineTransfer", input, { token });
    expect(await caller.value("uplineTransfer", input, { token })).toEqual(first);
    expect(await walletsOf(caller, token)).toEqual({ main: "599.75" });
    expect((await caller.value("uplineRules", {}, { token })).leftToday).toBe("49599.75");
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

const inputs = {
  transferWallets: EN,
  transferLimits: { from: "main", to: "GNL" },
  transferFunds: { from: "main", to: "GNL", amount: "10.00" },
  recallFunds: { wallet: "GNL" },
  autoTransfer: {},
  setAutoTransfer: { enabled: true },
  uplineRules: {},
  uplineTransfer: { amount: "100.00" },
} as const;
type Refusable = keyof typeof inputs;

const trial =
  (name: Refusable): Provocation =>
  async (caller) => {
    const merchant = acme.trialCode;
    return caller.call(name, inputs[name], { merchant, token: await caller.signIn("trial", { merchant }) });
  };
const real = (name: Refusable) => ({ ...sessionErrors(name), "trial.rejected": trial(name) });
/** The call by juan, with other parameters. */
const asks =
  (name: Refusable, more: object): Provocation =>
  async (caller) =>
    caller.call(name, { ...inputs[name], ...more }, { token: await caller.signIn("juan") });
/** The call by a member whose 120 are all in the main wallet. */
const asksForMore =
  (name: Refusable, more: object): Provocation =>
  async (caller) =>
    caller.call(name, { ...inputs[name], ...more }, { token: await fundedMember(caller, "120.00") });
const whileClosed =
  (name: Refusable): Provocation =>
  async (caller) => {
    const token = await caller.signIn("juan");
    const close = (closedVendors: string[]) =>
      caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { closedVendors });
    await close(["GNL"]);
    const answer = await caller.call(name, inputs[name], { token });
    await close([]);
    return answer;
  };
const unknown = { transferLimits: { to: "NOBODY" }, transferFunds: { from: "NOBODY" }, recallFunds: { wallet: "?" } };
const walletErrors = (name: keyof typeof unknown) => ({
  ...real(name),
  "request.unknown": asks(name, unknown[name]),
  "vendor.closed": whileClosed(name),
});

/** How to provoke each error that a call of transfers declares. */
export const transferProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  transferWallets: real("transferWallets"),
  transferLimits: { ...walletErrors("transferLimits"), "field.invalid": asks("transferLimits", { to: "main" }) },
  transferFunds: {
    ...walletErrors("transferFunds"),
    "field.invalid": asks("transferFunds", { to: "main" }),
    "amount.low": asks("transferFunds", { amount: "0.00" }),
    "amount.high": asksForMore("transferFunds", { amount: "120.01" }),
    "wallet.empty": asksForMore("transferFunds", { from: "HBG", amount: undefined }),
  },
  recallFunds: { ...walletErrors("recallFunds"), "wallet.empty": asksForMore("recallFunds", { wallet: undefined }) },
  transferRecords: sessionErrors("transferRecords"),
  transactionCodes: sessionErrors("transactionCodes"),
  autoTransfer: real("autoTransfer"),
  setAutoTransfer: real("setAutoTransfer"),
  uplineRules: real("uplineRules"),
  uplineTransfer: {
    ...real("uplineTransfer"),
    "upline.closed": asks("uplineTransfer", {}),
    "amount.low": async (caller) => toUpline(caller, await fundedMember(caller, "500.00", "RAMON88"), "99.99"),
    "amount.high": async (caller) => toUpline(caller, await fundedMember(caller, "500.00", "RAMON88"), "500.01"),
    "amount.limit": async (caller) => {
      const token = await fundedMember(caller, "50000.00", "RAMON88");
      await give(caller, (await caller.value("memberInfo", {}, { token })).id, "5000.00");
      for (let times = 0; times < 5; times += 1) await toUpline(caller, token, "9999.00");
      return toUpline(caller, token, "100.00");
    },
  },
};

const toUpline = (caller: Caller, token: string, amount: string) =>
  caller.call("uplineTransfer", { amount }, { token });
