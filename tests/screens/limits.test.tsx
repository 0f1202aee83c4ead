// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";
import { appears, linksOf, seen, tap, textsOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const none = { amount: null, used: "0.00", left: null, change: "none", changeTo: null, changesAt: null };
const limits = [
  { ...none, period: "day", amount: "500.00", used: "200.00", left: "300.00" },
  {
    ...none,
    period: "week",
    amount: "900.00",
    left: "900.00",
    change: "raise",
    changeTo: "2000.00",
    changesAt: "2026-03-15T05:20:00.000Z",
  },
  { ...none, period: "month" },
];
const playing = { state: "none", until: null };
const open = (answers: object = {}) =>
  openSite("/m/limits", {
    session: {},
    answers: { depositLimits: limits, protection: playing, realityCheck: { every: "never" }, ...answers } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";

describe("the playing limits", () => {
  test("show of each period the limit, what is used and left, and what was requested and from when", async () => {
    await open();
    await eventually(() => expect(main()).toContain("Per day"));
    for (const text of ["500.00", "200.00", "300.00", "Higher limit", "2,000.00", "Mar 15, 2026", "No limit"])
      expect(main()).toContain(text);
  });
  test("let a member withdraw what was requested", async () => {
    const site = await open({ cancelLimitChange: limits[0] });
    await tap("button", /Keep as it is/);
    await eventually(() => expect(site.sent("cancelLimitChange")).toEqual({ period: "week" }));
  });
  test("ask before a limit is removed", async () => {
    await open();
    await tap("button", /Remove/);
    expect(await appears("dialog", "Remove this limit?")).toBeDefined();
  });
  test("say that a member has stopped playing, and until when; otherwise nothing", async () => {
    await open();
    await eventually(() => expect(main()).toContain("Per day"));
    expect(main()).not.toContain("You can play");
    await open({ protection: { state: "timeOut", until: "2026-03-16T05:20:00.000Z" } });
    await eventually(() => expect(main()).toContain("You are taking a time-out"));
    expect(main()).toContain("Mar 16, 2026");
  });
  test("ask for a tick before a time-out", async () => {
    await open();
    await tap("button", /Time-out/);
    await appears("dialog", "Time-out: a day to a month");
    await eventually(() => expect(seen("button", "Start the time-out").hasAttribute("disabled")).toBe(true));
  });
});

test.each(["/m/home", "/m/voucherCenter", "/m/securityCenter"])("%s leads members to them", async (address) => {
  await openSite(address, { session: {} });
  await eventually(() => expect(linksOf("main")).toContain("/m/limits"));
});
test("guests see no link to them on home", async () => {
  await openSite("/m/home");
  await eventually(() => expect(textsOf("main a").length).toBeGreaterThan(0));
  expect(linksOf("main")).not.toContain("/m/limits");
});
