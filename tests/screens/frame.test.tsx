// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { showToast } from "#ui/toast/toast-store.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, linksOf, seen, tap, textsOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const member = { session: {} };
const header = "[data-site-header]";

describe("the header", () => {
  test("of home has the logo first, that of other pages a back arrow and the page's title @account-2.3-01 @account-2.3-02", async () => {
    await openSite("/m/home");
    expect(document.querySelector(`${header} a, ${header} button`)?.getAttribute("aria-label")).toMatch(/^PLAIN/);
    expect(allSeen("button", "Back")).toEqual([]);
    await openSite("/m/gameCenter");
    expect(document.querySelector(`${header} a, ${header} button`)).toBe(seen("button", "Back"));
    expect(document.querySelector(`${header} h1`)?.textContent).toBe("Game center");
  });
  test("of home has the name, the total, and links to deposit and withdraw for a member @account-2.3-07 @account-2.3-08 @account-2.3-10", async () => {
    await openSite("/m/home", member);
    expect(document.querySelector(header)?.textContent).toContain("Maria");
    expect(document.querySelector(header)?.textContent).toContain("1,234.50");
    expect(linksOf(header)).toEqual(expect.arrayContaining(["/m/voucherCenter", "/m/withdraw"]));
    expect(linksOf(header)).not.toContain("/m/login");
  });
  test("of home has a login button for a guest, and a register button only with DIRECTREG3 @account-2.3-11 @account-2.3-12", async () => {
    await openSite("/m/home");
    expect(linksOf(header)).toContain("/m/login");
    expect(linksOf(header)).not.toContain("/m/register");
    await openSite("/m/home", { flags: { DIRECTREG3: true } });
    expect(linksOf(header)).toContain("/m/register");
    await openSite("/m/home", { flags: { DIRECTREG3: true }, ...member });
    expect(linksOf(header)).not.toContain("/m/register");
  });
  test("has a messages button: a member opens them, a guest is asked to sign in @account-2.3-18 @account-2.3-20 @account-8-15 @games-8-04", async () => {
    await openSite("/m/home", { ...member, answers: { unreadCount: 2 } });
    expect(seen("link", /^Messages/).getAttribute("href")).toBe("/m/webEmail");
    await openSite("/m/home");
    await tap("button", "Messages");
    const asked = await appears("dialog", "Log in first");
    expect(asked.textContent).toContain("You are not logged in, please login first");
    expect(asked.querySelector("a")?.getAttribute("href")).toBe("/m/login");
    await tap("button", "Close");
  });
});

describe("the menu", () => {
  const entries = async () => {
    await appears("menuitem", "Deposit");
    return textsOf("[role=menuitem]");
  };
  const forAll = ["Deposit", "Withdraw", "Help center"];
  const forMembers = ["Refresh balance", "Hide or show balance", "Sign out"];

  test("leads to deposit, withdraw and the help centre, and offers refreshing, hiding and signing out to members only @account-2.3-13 @account-2.3-14 @account-2.3-15 @account-2.3-16", async () => {
    await openSite("/m/home", member);
    await tap("button", "Menu");
    expect(await entries()).toEqual(expect.arrayContaining([...forAll, ...forMembers]));
    await openSite("/m/home");
    await tap("button", "Menu");
    expect(await entries()).toEqual(expect.arrayContaining(forAll));
    expect((await entries()).filter((entry) => forMembers.includes(entry))).toEqual([]);
  });
  test.each(["EN", "TY"] as const)(
    "ends with the copyright line in %s @account-2.3-17 @games-9-41",
    async (language) => {
      await openSite("/m/home", { language });
      await tap("button", /^Menu/);
      const note = (await appears("menuitem")).closest("dialog")?.textContent;
      expect(note).toMatch(new RegExp(`2018-${new Date().getFullYear()}$`));
    },
  );
  test("asks before signing out, and signs out only after that @account-4-18", async () => {
    const { calls } = await openSite("/m/home", member);
    await tap("button", "Menu");
    await tap("menuitem", "Sign out");
    const asked = () => calls.filter(({ call }) => call === "logout").length;
    const question = await appears("dialog", "Please confirm");
    expect(question.textContent).toContain("Are you sure");
    await tap("button", "Cancel");
    expect(asked()).toBe(0);
  });
});

describe("the footer", () => {
  const footer = "[data-site-footer]";

  test("has the tabs home, activity, deposit, invite friends and members @account-2.4-01 @account-2.4-02", async () => {
    await openSite("/m/home");
    expect(linksOf(footer)).toEqual([
      "/m/home",
      "/m/activity",
      "/m/voucherCenter",
      "/m/inviteFriends",
      "/m/member/home",
    ]);
  });
  test("shows the number of unclaimed promotions on the members' tab @account-2.4-04 @games-9-40", async () => {
    await openSite("/m/home", { ...member, answers: { promotionCount: 3 } });
    expect(textsOf(`${footer} a`).at(-1)).toContain("3 promotions to claim");
    await openSite("/m/home", member);
    expect(textsOf(`${footer} a`).at(-1)).not.toMatch(/\d/);
  });
  test("is another one on the agents' home, which has no header; neither has the members' home @account-2.2-10 @account-2.4-03", async () => {
    await openSite("/m/agent", { session: { type: 1 } });
    expect(document.querySelector(header)).toBeNull();
    expect(linksOf(footer)).toEqual(expect.arrayContaining(["/m/home", "/m/agentRegister"]));
    expect(linksOf(footer)).not.toContain("/m/member/home");
    await openSite("/m/mine", member);
    expect([document.querySelector(header), document.querySelector(footer)]).toEqual([null, expect.anything()]);
  });
});

test.each(["/m/home", "/m/login", "/m/help"])(
  "%s has what lies over every page: messages @account-2.2-12",
  async (address) => {
    await openSite(address);
    act(() => void showToast({ text: "Over the page", kind: "info", milliseconds: 1000 }));
    await eventually(() => expect(document.body.textContent).toContain("Over the page"));
  },
);

test("both of the market's languages can be chosen @account-3-41 @games-9-13", async () => {
  await openSite("/m/login");
  expect([seen("button", "English"), seen("button", "Filipino")]).toHaveLength(2);
  await openSite("/m/login", { language: "TY" });
  expect(document.documentElement.lang).toBe("fil-PH");
});
