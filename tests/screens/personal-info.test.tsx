// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, complaints, seen, tap, type } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const known = { nickname: "", birthday: null, payeeName: null };
const empty = { closable: true, balance: "0.00", withdrawals: 0, deposits: 0, bets: 0 };
const open = (answers: object = {}) =>
  openSite("/m/securityCenter/personal", {
    session: {},
    answers: { personalInfo: known, accountStanding: empty, ...answers } as never,
  });

describe("personal information @games-7-50", () => {
  test("says at the field that a nickname is set once, where another phone was faster", async () => {
    await open({
      setPersonalInfo: () => Promise.reject(new GatewayError("nickname.fixed", "", { field: "nickname" })),
    });
    await tap("button", /Nickname/);
    await appears("dialog", "About you");
    await type({ Nickname: "Another" });
    await tap("button", "Save");
    await eventually(() => expect(complaints()).toContain("Your nickname is set, and stays"));
  });
  test("shows what is set as text, says why it stays, and asks only for what is missing", async () => {
    await open({ personalInfo: { ...known, nickname: "Maria" } });
    await eventually(() => expect(document.body.textContent).toContain("Maria"));
    expect(document.body.textContent).toContain("are set once and stay");
    expect(document.querySelectorAll("main input")).toHaveLength(0);
    await tap("button", /Nickname/);
    const sheet = await appears("dialog", "About you");
    await eventually(() => expect(sheet.textContent).toContain("Day of birth"));
    expect(sheet.textContent).not.toContain("Nickname");
  });
  test("offers no form where all of it is set", async () => {
    await open({ personalInfo: { ...known, nickname: "Maria", birthday: "1990-02-28" } });
    await eventually(() => expect(document.body.textContent).toContain("Maria"));
    expect(allSeen("button", /Nickname/)).toHaveLength(0);
  });
  test("offers to choose a picture", async () => {
    await open();
    await tap("button", "Choose a picture");
    expect(await appears("dialog", "Choose a picture")).toBeDefined();
  });
});

describe("the closing of an account", () => {
  test("says what it still holds, and asks for a tick and once more before it is closed", async () => {
    const site = await open({
      closeAccount: { closed: true },
      accountStanding: { ...empty, balance: "12.50", bets: 2 },
    });
    await tap("button", "Close account");
    const sheet = await appears("dialog", "Close account");
    await eventually(() => expect(sheet.textContent).toContain("12.50"));
    expect(sheet.textContent).toContain("Open bets");
    const submit = () => sheet.querySelector<HTMLButtonElement>("button[type=submit]");
    await eventually(() => expect(submit()?.hasAttribute("disabled")).toBe(true));
    sheet.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    await eventually(() => expect(submit()?.hasAttribute("disabled")).toBe(false));
    submit()?.click();
    await appears("dialog", "Close your account?");
    expect(site.sent("closeAccount")).toBeUndefined();
    expect(seen("dialog", "Close your account?").textContent).toContain("cannot be undone");
  });
});

describe("the copy of a member's data", () => {
  const ask = async (exportData: unknown) => {
    const site = await open({ exportData });
    await tap("button", "Download my data");
    const sheet = await appears("dialog", "Download my data");
    await type({ Password: "Livery-2026" });
    sheet.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
    return { site, sheet };
  };

  test("is saved as the file that the platform names, and asked for with the password", async () => {
    const names: string[] = [];
    URL.createObjectURL = () => "blob:site/1";
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { site } = await ask({ name: "acme-maria.json", content: "{}" });
    await eventually(() => expect(names).toEqual(["acme-maria.json"]));
    expect(site.sent("exportData")).toMatchObject({ password: "Livery-2026" });
    vi.restoreAllMocks();
  });
  test("says from when on there is another one", async () => {
    const until = "2026-03-15T04:00:00.000Z";
    const { sheet } = await ask(() => Promise.reject(new GatewayError("rate.limited", "", { until })));
    await eventually(() => expect(sheet.textContent).toContain("This is possible again from "));
    expect(sheet.textContent).toContain("Mar 15, 2026");
  });
});
