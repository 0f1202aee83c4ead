// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { BALANCE_MASKED, setPreference } from "#session/preferences.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";

const memberInfo = {
  id: "1",
  account: "maria01",
  nickname: "Maria",
  regDate: "2026-01-01T00:00:00Z",
  type: 0,
  toUpline: false,
};
const wallet = { sumBalance: "1234.50", currency: "PHP" };
/** Shows the account of a member, with these options and with what the platform answers besides. */
const show = (options: object = {}, answers: object = {}, more: Setting = {}) =>
  renderWidget("account-summary", {
    session: memberSession,
    options: { ...options },
    answers: { memberInfo, wallet, ...answers },
    ...more,
  });
const balance = () => document.querySelector(".balance")?.textContent ?? "";

beforeEach(() => setPreference(BALANCE_MASKED, "0"));

describe("the account in the header (account §2.3)", () => {
  it("shows the nickname and the balance with two decimals @account-2.3-07 @account-2.3-08 @account-3-33 @account-3-35", async () => {
    const { container } = await show();
    expect(container.querySelector(".name")?.textContent).toBe("Maria");
    expect(balance()).toContain("1,234.50");
  });
  it("shows the account of a member without a nickname @account-2.3-07", async () => {
    const { container } = await show({}, { memberInfo: { ...memberInfo, nickname: "" } });
    expect(container.querySelector(".name")?.textContent).toBe("maria01");
  });
  it("shows one name, once: none before it is known, and the account where it cannot be loaded", async () => {
    const name = async (answer: unknown) => {
      const { container } = await show({}, { memberInfo: answer });
      return container.querySelector(".name")?.textContent?.trim();
    };
    expect(await name(() => new Promise(() => undefined))).toBe("");
    expect(await name(new GatewayError("request.unknown", ""))).toBe(memberSession.userName);
  });
  it("writes two decimals for whole amounts @account-2.3-08 @account-9-13 @games-9-28", async () => {
    await show({}, { wallet: { ...wallet, sumBalance: "20.00" } });
    expect(balance()).toContain("20.00");
  });
  it.each([
    ["999999.00", undefined],
    ["9999999.00", undefined],
    ["99999999.00", "long"],
    ["99999999999.00", "longest"],
  ])("writes %s in a size that leaves room beside it", async (sumBalance, length) => {
    await show({ refresh: true }, { wallet: { ...wallet, sumBalance } });
    expect(document.querySelector<HTMLElement>(".summary")?.dataset["length"]).toBe(length);
  });
  it("renders nothing for a guest @account-2.3-11", async () => {
    const { container, calls } = await renderWidget("account-summary", { answers: { wallet } });
    expect(container.textContent).toBe("");
    expect(calls.map(({ call }) => call)).not.toContain("wallet");
  });
  it("has shortcuts to deposit and withdraw @account-2.3-10", async () => {
    await show({ shortcuts: true });
    expect(screen.getByRole("link", { name: "menu.deposit" }).getAttribute("href")).toBe("/m/voucherCenter");
    expect(screen.getByRole("link", { name: "menu.withdraw" }).getAttribute("href")).toBe("/m/withdraw");
  });
  it("names a trial account's play money, and offers an account in place of deposit and withdraw", async () => {
    const { container } = await show({ name: false, shortcuts: true }, {}, { session: { ...memberSession, type: 4 } });
    expect(container.querySelector(".name")?.textContent).toBe("balance.trial");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/m/register"]);
  });
  it("says that the balance is not available when the platform does", async () => {
    await renderWidget("account-summary", { session: memberSession, answers: { memberInfo } });
    expect(balance()).toContain("balance.failed");
  });
});

describe("the account on a page", () => {
  it.each(["card", "hero", "statement"])("as %s has the balance, and its shortcuts as words", async (look) => {
    await show({ look, shortcuts: true });
    expect(balance()).toContain("1,234.50");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "menu.deposit",
      "menu.withdraw",
    ]);
  });
  it("as a statement says since when somebody is a member, and labels the balance", async () => {
    await show({ look: "statement" });
    expect(screen.getByText("balance.since").textContent).toBe("balance.since Jan 1, 2026");
    expect(screen.getByText("balance.total").classList.contains("visually-hidden")).toBe(false);
  });
});

describe("the merchant wallet (games §2, Mobile home)", () => {
  const merchantWallet = { balance: "980.25", currency: "PHP" };
  const walletLine = () => screen.queryByText("balance.merchant")?.parentElement;

  it("is a second line on the card, and is fetched", async () => {
    const { calls } = await show({ look: "card" }, { merchantWallet });
    expect(walletLine()?.textContent).toContain("980.25");
    expect(walletLine()?.classList.contains("visually-hidden")).toBe(false);
    expect(calls.map(({ call }) => call)).toContain("merchantWallet");
  });
  it("is read by screen readers where there is no room for a line", async () => {
    await show({ look: "pill" }, { merchantWallet });
    expect(walletLine()?.textContent).toContain("980.25");
    expect(walletLine()?.classList.contains("visually-hidden")).toBe(true);
  });
  it("is neither shown nor fetched where the options say so", async () => {
    const { calls } = await show({ look: "card", merchantWallet: false }, { merchantWallet });
    expect(walletLine()).toBeUndefined();
    expect(calls.map(({ call }) => call)).not.toContain("merchantWallet");
  });
  it("says that it is not available when the platform does", async () => {
    await show({ look: "card" });
    expect(walletLine()?.textContent).toBe("balance.merchant balance.failed");
  });
  it("is masked with the balance", async () => {
    await show({ look: "card" }, { merchantWallet });
    await userEvent.click(screen.getByRole("button", { name: /balance\.total/ }));
    expect(walletLine()?.textContent).toBe("balance.merchant ******");
  });
});

describe("the balance is visible or masked (account §4)", () => {
  it("becomes stars at a tap, and a tap shows it again @account-2.3-09", async () => {
    await show();
    const button = screen.getByRole("button");
    await userEvent.click(button);
    expect(balance()).toContain("******");
    expect(balance()).not.toContain("1,234");
    await userEvent.click(button);
    expect(balance()).toContain("1,234.50");
  });
  it("is masked by a refresh until the wallet reload ends @account-4-38", async () => {
    let resolveAnswer: (value: unknown) => void = () => undefined;
    let first = true;
    const answers = {
      memberInfo,
      wallet: () => (first ? ((first = false), wallet) : new Promise((resolve) => (resolveAnswer = resolve))),
    };
    await renderWidget("account-summary", { session: memberSession, options: { refresh: true }, answers });
    await userEvent.click(screen.getByRole("button", { name: "balance.refresh" }));
    await waitFor(() => expect(balance()).toContain("******"));
    await act(async () => resolveAnswer({ ...wallet, sumBalance: "2000.00" }));
    expect(balance()).toContain("2,000.00");
  });
});

describe("a stale amount is never shown as the current one", () => {
  const merchantWallet = { balance: "980.25", currency: "PHP" };
  const connect = (connected: boolean) =>
    act(async () => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(connected);
      window.dispatchEvent(new Event(connected ? "online" : "offline"));
    });
  it.each(["card", "pill", "stacked"])(
    "without a connection the balance of a %s becomes stars and says why, until the phone is online again",
    async (look) => {
      await show(
        { look },
        { merchantWallet },
        { site: { icons: { offline: [["path", { d: "M1" }]], "eye-off": [["path", { d: "M2" }]] } } },
      );
      await connect(false);
      expect(document.body.textContent).not.toMatch(/1,234|980/);
      expect(balance()).toContain("balance.stale");
      // Not the crossed eye of a balance that its member has hidden.
      expect(document.querySelector(".eye")?.innerHTML).toContain('"M1"');
      await connect(true);
      expect(balance()).toContain("1,234.50");
    },
  );
  it("after a failed refetch, a tap retries and does not show it", async () => {
    let works = true;
    const answers = { memberInfo, wallet: () => (works ? wallet : Promise.reject(new Error("down"))) };
    await renderWidget("account-summary", { session: memberSession, options: { refresh: true }, answers });
    works = false;
    const buttons = screen.getAllByRole("button");
    await userEvent.click(buttons.at(-1)!);
    await waitFor(() => expect(balance()).toContain("balance.stale"));
    expect(balance()).not.toContain("1,234");
    works = true;
    await userEvent.click(screen.getByRole("button", { name: /balance\.stale/ }));
    await waitFor(() => expect(balance()).toContain("1,234.50"));
  });
  it("the merchant wallet is not shown when its refetch failed", async () => {
    let works = true;
    const { client } = await show(
      { look: "card" },
      { merchantWallet: () => (works ? merchantWallet : Promise.reject(new Error("down"))) },
    );
    works = false;
    await act(() => client.refetchQueries({ queryKey: ["merchantWallet"] }));
    expect(screen.queryByText("balance.merchant")?.parentElement?.textContent).toBe("balance.merchant balance.failed");
  });
});
