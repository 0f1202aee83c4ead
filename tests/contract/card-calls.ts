import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { type Caller, EN } from "../support/caller.ts";
import { limits } from "../../sandbox/withdrawals/limits.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";
import { addCard, PAYEE, PIN, walletNumber, withCard, withPin } from "./withdrawal-calls.ts";

const DAY_MS = 24 * 3_600_000;

/** Successful calls about the accounts that withdrawals go to. */
export const cardSuccesses = {
  async withdrawBanks(caller) {
    const banks = await caller.value("withdrawBanks", EN, { token: await caller.signIn("juan") });
    expect(banks.map(({ id }) => id)).toContain("gcash");
    const picture = await fetch(`${caller.platform.url}${banks[0]?.icon}&w=48`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  },
  async bankCards(caller) {
    const { token } = await withCard(caller);
    expect(await caller.value("bankCards", EN, { token })).toMatchObject([
      { bank: "GCash", payeeName: "J•••• d•••• C••••", main: true, usableFrom: null },
    ]);
    const [card] = await caller.value("bankCards", EN, { token: await caller.signIn("maria") });
    expect(card).toMatchObject({ number: "•••• 0005" });
  },
  async payeeCheck(caller) {
    const { token } = await withPin(caller);
    const check = (number: string) => caller.value("payeeCheck", { bank: "bpi", number, payeeName: PAYEE }, { token });
    expect(await check("1234 5678-91")).toEqual({ result: "match", name: null });
    expect(await check("1234567899")).toEqual({ result: "closeMatch", name: "JUANA D. CRUZ" });
    expect(await check("1234567898")).toEqual({ result: "noMatch", name: null });
    expect(await check("1234567890")).toEqual({ result: "unknown", name: null });
  },
  async addBankCard(caller) {
    const { token } = await withPin(caller);
    const { value: first } = await addCard(caller, token);
    expect(first).toMatchObject({ bank: "GCash", main: true, usableFrom: null });
    const { value: second } = await addCard(caller, token, { payeeName: "juana DELA cruz" });
    expect(second.usableFrom).toBe(new Date(caller.platform.clock.now().getTime() + DAY_MS).toISOString());
    const usable = () => caller.value("bankCards", { show: "usable", ...EN }, { token });
    expect((await usable()).map(({ id }) => id)).toEqual([first.id]);
  },
  async chooseBankCard(caller) {
    const { token, card } = await withCard(caller);
    const other = (await addCard(caller, token)).value.id;
    await caller.value("chooseBankCard", { id: other }, { token });
    const cards = await caller.value("bankCards", EN, { token });
    expect(cards.map(({ id, main }) => [id, main])).toEqual([
      [other, true],
      [card, false],
    ]);
  },
  async removeBankCard(caller) {
    const { token, card } = await withCard(caller);
    const other = (await addCard(caller, token)).value.id;
    const remove = () => caller.value("removeBankCard", { id: card }, { token });
    expect([await remove(), await remove()]).toEqual([{ removed: true }, { removed: true }]);
    expect(await caller.value("bankCards", EN, { token })).toMatchObject([{ id: other, main: true }]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** How to provoke each error that one of these calls declares. */
export const cardProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  withdrawBanks: realMemberErrors("withdrawBanks"),
  bankCards: realMemberErrors("bankCards"),
  payeeCheck: {
    ...realMemberErrors("payeeCheck"),
    "payee.fixed": async (caller) => {
      const { token } = await withCard(caller);
      return caller.call(
        "payeeCheck",
        { bank: "gcash", number: walletNumber(), payeeName: "Ben dela Cruz" },
        { token },
      );
    },
    "card.number": async (caller) =>
      caller.call(
        "payeeCheck",
        { bank: "bpi", number: "123", payeeName: PAYEE },
        { token: await caller.signIn("juan") },
      ),
    "field.invalid": async (caller) =>
      caller.call(
        "payeeCheck",
        { bank: "no bank", number: "123", payeeName: PAYEE },
        { token: await caller.signIn("juan") },
      ),
  },
  addBankCard: {
    ...realMemberErrors("addBankCard"),
    "card.number": async (caller) => addCard(caller, (await withPin(caller)).token, { number: "1234567890" }),
    "card.known": async (caller) => {
      const number = walletNumber();
      await addCard(caller, (await withPin(caller)).token, { number });
      return addCard(caller, (await withPin(caller)).token, { number });
    },
    "card.full": async (caller) => {
      const { token } = await withPin(caller);
      for (let each = 0; each < limits.cards; each += 1) await addCard(caller, token);
      return addCard(caller, token);
    },
    "payee.fixed": async (caller) => addCard(caller, (await withCard(caller)).token, { payeeName: "Ben dela Cruz" }),
    "payee.mismatch": async (caller) => addCard(caller, (await withPin(caller)).token, { number: walletNumber("8") }),
    "field.invalid": async (caller) => addCard(caller, (await withPin(caller)).token, { payeeName: "B4n" }),
    "paymentPassword.missing": async (caller) => addCard(caller, await caller.signIn("juan")),
    "paymentPassword.wrong": async (caller) => {
      const { token } = await withPin(caller);
      const input = { bank: "gcash", number: walletNumber(), payeeName: PAYEE, paymentPassword: "000000", ...EN };
      return caller.call("addBankCard", input, { token });
    },
    "encryption.invalid": async (caller) =>
      caller.call(
        "addBankCard",
        { bank: "gcash", number: "1", payeeName: PAYEE, paymentPassword: PIN, ...EN },
        { token: await caller.signIn("juan"), rawBody: "not encrypted" },
      ),
  },
  chooseBankCard: {
    ...realMemberErrors("chooseBankCard"),
    "request.unknown": async (caller) =>
      caller.call("chooseBankCard", { id: "nothing" }, { token: await caller.signIn("juan") }),
  },
  removeBankCard: realMemberErrors("removeBankCard"),
};
