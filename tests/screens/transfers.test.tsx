// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite, type Opening } from "../support/base-site.tsx";
import { allSeen, appears, seen, tap } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const wallets = [
  { id: "main", name: null, balance: "1000.00", open: true },
  { id: "GNL", name: "Grand Narra", balance: "234.50", open: true },
  { id: "HBG", name: "Habagat", balance: "50.00", open: false },
];
const record = {
  id: "t1",
  code: "401",
  name: "To a game provider",
  from: null,
  to: "Grand Narra",
  amount: "250.00",
  status: "done",
  at: "2026-03-14T05:20:33.000Z",
};
const rules = {
  upline: "ra•••",
  available: "1000.00",
  minimum: "100.00",
  maximum: "1000.00",
  leftToday: "50000.00",
  quick: ["100.00", "500.00"],
};
const answers = {
  transferWallets: ({ except }: { except?: string }) => wallets.filter(({ id }) => id !== except),
  transferLimits: { minimum: "0.01", maximum: "1000.00", quick: ["100.00", "1000.00"] },
  transferFunds: { id: "t1", amount: "1000.00" },
  recallFunds: { id: "t2", amount: "234.50" },
  autoTransfer: { enabled: false },
  setAutoTransfer: { enabled: true },
  transferRecords: { content: [record], pageNum: 1, totalPages: 1 },
  transactionCodes: [
    { code: "401", name: "To a game provider", kind: "transfer" },
    { code: "402", name: "Back from a game provider", kind: "transfer" },
  ],
  uplineRules: rules,
  uplineTransfer: { id: "t3", amount: "500.00" },
};
const open = (address: string, { answers: more = {}, ...rest }: Opening = {}) =>
  openSite(address, {
    session: {},
    flags: { AGETRANSFERUP3: true },
    ...rest,
    answers: { ...answers, ...more } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";
const dialog = () => seen("dialog").textContent;

describe("transfers between wallets", () => {
  test("the wallets are listed with what is in them; those that are open are brought back, one or all, after a question", async () => {
    const { sent, toasts } = await open("/m/transfer");
    await eventually(() => expect(main()).toContain("Grand Narra"));
    expect(allSeen("button", "Bring back")).toHaveLength(1);
    await tap("button", "Bring back");
    await appears("dialog");
    expect(dialog()).toContain("234.50");
    expect(dialog()).toContain("Grand Narra");
    expect(sent("recallFunds")).toBeUndefined();
    await tap("button", "Cancel");
    await tap("button", "Bring all back");
    await appears("dialog");
    allSeen("button", "Bring all back").at(-1)?.click();
    await eventually(() => expect(sent("recallFunds")).toEqual({ idempotencyKey: expect.any(String) as string }));
    await eventually(() => expect(toasts.at(-1)?.text).toBe("Your money is back in the merchant wallet"));
  });

  test("an amount, or everything with a tap, goes from one wallet to another after a last look", async () => {
    const { sent, address } = await open("/m/transfer");
    const to = () => [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")];
    await eventually(() => expect(to().map(({ value }) => value)).toEqual(["main", "GNL", "HBG", "GNL", "HBG"]));
    to()[3]?.click();
    await tap("button", "Continue");
    await tap("button", /1,000\.00/);
    await tap("button", "Continue");
    await eventually(() => expect(main()).toContain("Check before you transfer"));
    expect(main()).toContain("1,000.00");
    await tap("button", "Transfer");
    await eventually(() => expect(sent("transferFunds")).toMatchObject({ from: "main", to: "GNL", amount: "1000.00" }));
    await eventually(() => expect(address()).toBe("/m/transfer/records"));
  });

  test("automatic transfer is a setting", async () => {
    const { sent } = await open("/m/transfer");
    const control = () => document.querySelector<HTMLElement>("main [role=switch]");
    await eventually(() => expect(control()).not.toBeNull());
    control()?.click();
    await tap("button", "Save");
    await eventually(() => expect(sent("setAutoTransfer")).toEqual({ enabled: true }));
  });

  test("the details are restricted by the platform's transaction codes, and open", async () => {
    const { sent } = await open("/m/transfer/records");
    await eventually(() => expect(main()).toContain("Grand Narra"));
    expect(main()).toContain("Merchant wallet");
    await tap("button", "Filter");
    (await screen.findByRole("radio", { name: "Back from a game provider" })).click();
    await tap("button", "Show");
    await eventually(() => expect(sent("transferRecords")).toMatchObject({ code: "402" }));
  });
});

describe("a transfer to the upline", () => {
  const toUpline = "/m/upLine/transfer";

  test("says to whom and how much can be transferred, and asks before it is done @games-2-21", async () => {
    const { sent, address } = await open(toUpline);
    await eventually(() => expect(main()).toContain("ra•••"));
    // Before its limits have come, an amount says so and goes nowhere.
    await eventually(() => expect(main()).toMatch(/From ₱\d/));
    fireEvent.change(await screen.findByRole("textbox", { name: /Amount/ }), { target: { value: "500" } });
    await tap("button", "Continue");
    await eventually(() => expect(main()).toContain("Check before you transfer"));
    await tap("button", "Transfer");
    await appears("dialog");
    expect(dialog()).toContain("You can't take it back");
    expect(sent("uplineTransfer")).toBeUndefined();
    allSeen("button", "Transfer").at(-1)?.click();
    await eventually(() => expect(sent("uplineTransfer")).toMatchObject({ amount: "500.00" }));
    await eventually(() => expect(address()).toBe("/m/transfer/records"));
  });

  test("says that a member has no upline @games-6-06", async () => {
    const alone = { ...rules, upline: null, maximum: "0.00", quick: [] };
    await open(toUpline, { answers: { uplineRules: alone } as never });
    await eventually(() => expect(main()).toContain("UplineNone"));
  });
});
