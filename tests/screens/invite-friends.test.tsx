// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, linksOf, tap, type } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const link = "https://shop.example/m/register?affiliateCode=ABCD2345";
const invitation = {
  code: "ABCD2345",
  link,
  friends: 3,
  depositors: 2,
  earned: "200.00",
  bonus: "100.00",
  minimum: "300.00",
  rules: "<ol><li>Once for each friend.</li></ol>",
};
const code = { code: "ABCD2345", name: "", main: true, link, friends: 2, createdAt: "2026-03-14T05:20:00.000Z" };
const office = { ...code, code: "OFFC2345", name: "Office", main: false, link: link.replace("ABCD", "OFFC") };
const friend = {
  id: "1",
  account: "an•••",
  registeredAt: "2026-03-14T05:20:00.000Z",
  deposited: true,
  codeName: "Office",
  earned: "100.00",
};
const page = (...content: object[]) => ({ content, pageNum: 1, totalPages: 1 });
const open = (answers: object = {}) =>
  openSite("/m/inviteFriends", {
    session: {},
    answers: {
      invitation,
      affiliateCodes: [code, office],
      invitedFriends: page(friend, { ...friend, id: "2", account: "be•••", deposited: false, earned: "0.00" }),
      ...answers,
    } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";

describe("the page to invite friends @account-2.1-21 @games-2-29", () => {
  test("shows the member's own link with its QR code, to copy and to save as a picture", async () => {
    await open();
    await eventually(() => expect(linksOf("main")).toContain(link));
    for (const name of ["Copy link", "Share", "Save QR code"]) expect(allSeen("button", name)).toHaveLength(1);
  });
  test("says what friends have brought, who came, and what the rules are", async () => {
    await open();
    await eventually(() => expect(main()).toContain("an•••"));
    for (const text of ["200.00", "an•••", "Has deposited", "be•••", "No deposit yet"]) expect(main()).toContain(text);
    await tap("button", "Rules");
    const sheet = await appears("dialog", "Rules");
    await eventually(() => expect(sheet.textContent).toContain("Once for each friend."));
  });
  test("where nothing can be loaded says so once for the figures, the link, the friends and the codes", async () => {
    const down = () => Promise.reject(new GatewayError("platform.failed", ""));
    await open({ invitation: down, affiliateCodes: down, invitedFriends: down });
    await eventually(() => expect(allSeen("button", "Try again")).toHaveLength(4));
  });
  test("says to a trial account that it is not for it, and asks the platform nothing", async () => {
    const site = await openSite("/m/inviteFriends", { session: { type: 4 } });
    await eventually(() => expect(document.body.textContent).toContain("Trial accounts can't open this page."));
    expect(site.sent("invitation")).toBeUndefined();
  });
  test("says when nobody has come yet", async () => {
    await open({ invitedFriends: page() });
    await eventually(() => expect(main()).toContain("Nobody has come by your link yet."));
  });
  test("lets a member remove a code after a question, but not the first one", async () => {
    const site = await open({ removeAffiliateCode: { removed: true } });
    await eventually(() => expect(main()).toContain("Office"));
    expect(allSeen("button", "Remove")).toHaveLength(1);
    await tap("button", "Remove");
    expect((await appears("dialog", "Remove this code?")).textContent).toContain("with Office");
    await eventually(() => expect(allSeen("button", "Remove").length).toBeGreaterThan(1));
    allSeen("button", "Remove").at(-1)?.click();
    await eventually(() => expect(site.sent("removeAffiliateCode")).toEqual({ code: "OFFC2345" }));
  });
  test("shows the link of each code in a sheet", async () => {
    await open();
    await eventually(() => expect(allSeen("button", "Link and QR code")).toHaveLength(2));
    allSeen("button", "Link and QR code").at(-1)?.click();
    const sheet = await appears("dialog", "Code OFFC2345");
    await eventually(() => expect(sheet.querySelector("a")?.getAttribute("href")).toBe(office.link));
  });
  test("creates a code with a name", async () => {
    const site = await open({ createAffiliateCode: { code: "NEWC2345" } });
    await tap("button", "New code");
    await appears("dialog", "New code");
    await type({ "What is it called?": "Cousins" });
    await tap("button", "Create code");
    await eventually(() => expect(site.sent("createAffiliateCode")).toMatchObject({ name: "Cousins" }));
  });
});

test.each(["/m/mine", "/m/member/home"])("the panel of %s has the member's own link @games-2-123", async (address) => {
  await openSite(address, { session: {}, answers: { invitation } as never });
  await tap("button", "Invitation link");
  const sheet = await appears("dialog", "Invitation link");
  await eventually(() => expect(sheet.querySelector("a")?.getAttribute("href")).toBe(link));
  expect([...sheet.querySelectorAll("a")].map((one) => one.getAttribute("href"))).toContain("/m/inviteFriends");
});

test("a member who opens the registration reads that an invitation is for others", async () => {
  await openSite("/m/register?affiliateCode=ABCD2345", { session: {} });
  await eventually(() => expect(main()).toContain("nobody comes by their own"));
  await openSite("/m/register?affiliateCode=ABCD2345");
  await eventually(() => expect(allSeen("button").length).toBeGreaterThan(0));
  expect(main()).not.toContain("nobody comes by their own");
});
