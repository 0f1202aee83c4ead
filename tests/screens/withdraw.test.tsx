// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { linksOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const rules = {
  minimum: "100.00",
  maximum: "1000.00",
  step: "1.00",
  available: "1000.00",
  locked: "0.00",
  bonus: "0.00",
  toPlay: "0.00",
  turnover: "A deposit has to be staked once.",
  leftToday: "200000.00",
  timesLeft: 5,
  freeLeft: 2,
  fee: "0.00",
  feeRate: null,
  feeMost: null,
  needs: null,
};
const record = {
  id: "w1",
  status: "waiting",
  hold: null,
  reason: null,
  amount: "500.00",
  fee: "0.00",
  received: "500.00",
  account: "GCash •••• 0005",
  cancellable: true,
  at: "2026-03-14T05:20:00Z",
  settledAt: null,
};
const state = {
  score: 45,
  level: "low",
  password: true,
  paymentPassword: false,
  mobile: "•••• 005",
  mobileProved: true,
  email: null,
  emailProved: false,
  payeeName: null,
  cards: 0,
  passkeys: 0,
  question: null,
};
const page = (one: object) => ({ content: [one], pageNum: 1, totalPages: 1 });
const withdraw = (changes: object = {}) =>
  openSite("/m/withdraw", {
    session: {},
    answers: { withdrawalRules: { ...rules, ...changes }, bankCards: [] } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";
const shows = (text: string) => eventually(() => expect(main()).toContain(text));

describe("the page for withdrawals", () => {
  test("says what is available and how much of it is free of a fee @games-2-13", async () => {
    await withdraw();
    await shows("You can withdraw");
    expect(main()).toContain("1,000.00");
    expect(main()).not.toContain("To do first");
  });

  test("says what is still to be played, and how that counts", async () => {
    await withdraw({ toPlay: "250.00", available: "750.00", bonus: "50.00" });
    await shows("Still to play");
    for (const text of ["250.00", "Of it bonus", "A deposit has to be staked once."]) expect(main()).toContain(text);
  });

  test.each([
    ["mobile", "/m/securityCenter/mobile"],
    ["paymentPassword", "/m/securityCenter/paymentPassword/new"],
    ["card", "/m/securityCenter/cards/new"],
  ])("where the member needs %s first, it leads to %s", async (needs, address) => {
    await withdraw({ needs });
    await eventually(() => expect(linksOf("main")).toContain(address));
  });
});

describe("a withdrawal", () => {
  const open = (changes: object) =>
    openSite("/m/withdraw/result?id=w1", {
      session: {},
      answers: { withdrawalRecords: page({ ...record, ...changes }) } as never,
    });

  test("can be taken back where the platform says so", async () => {
    await open({});
    await eventually(() => expect(main()).toContain("Take it back"));
  });

  test("has no button for it elsewhere, and names the reason for which it waits", async () => {
    await open({ cancellable: false, hold: "review" });
    await shows("Large amount");
    expect(main()).not.toContain("Take it back");
  });

  test("is asked for again by a tap while it waits, and then says why it was refused", async () => {
    let now: object = record;
    await openSite("/m/withdraw/result?id=w1", {
      session: {},
      answers: { withdrawalRecords: () => Promise.resolve(page(now)) } as never,
    });
    await shows("you can leave this page");
    now = { ...record, status: "rejected", reason: "payee", cancellable: false, settledAt: record.at };
    screen.getByRole("button", { name: /^Check again/ }).click();
    await shows("Account not in your name");
    expect(main()).not.toContain("you can leave this page");
    expect(screen.queryByRole("button", { name: /^Check again/ })).toBeNull();
  });
});

test("the security center says what is there and what is missing, and leads to where it is set @games-2-16", async () => {
  await openSite("/m/securityCenter", { session: {}, answers: { securityState: state } as never });
  await shows("Security score");
  for (const text of ["45", "Low", "Missing", "•••• 005", "Proved"]) expect(main()).toContain(text);
  const links = linksOf("main");
  for (const path of ["paymentPassword/new", "mobile", "email", "question", "cards", "personal"])
    expect(links).toContain(`/m/securityCenter/${path}`);
});
