// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { plainStartUp } from "../support/widget-page.ts";
import { openSite, type Opening } from "../support/base-site.tsx";
import { appears, linksOf, seen, tap } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const DAY = 86_400_000;
const member = {
  id: "m1",
  account: "maria",
  nickname: "Maria Clara",
  // Some hours more than 812 days.
  regDate: new Date(Date.now() - 812.6 * DAY).toISOString(),
  type: 0,
  toUpline: true,
  headIcon: "owl",
  picture: "/owl.webp",
  vip: "Gold",
};
const wallets = [
  { id: "main", name: null, balance: "1000.00" },
  { id: "GNL", name: "Grand Narra", balance: "234.50" },
];
const withCentre = (mem_cen: string) => ({
  startUp: {
    ...plainStartUp,
    info: { ...plainStartUp.info, mobileTemplate: { mem_cen, dep_func: "0" } },
  },
});
const open = ({ answers = {}, session = {}, ...rest }: Opening = {}) =>
  openSite("/m/member/home", {
    session,
    ...rest,
    answers: { memberInfo: member, walletList: wallets, ...withCentre("0"), ...answers } as never,
  });
const openAsGuest = () => openSite("/m/member/home", { answers: withCentre("0") as never });
const main = () => document.querySelector("main")?.textContent ?? "";
const quick = 'main ul[data-look="grid"]';

test.each(["/m/member/home", "/m/mine"])("%s is the member centre @games-2-10 @account-2.1-10", async (address) => {
  await openSite(address, { session: {}, answers: { memberInfo: member, ...withCentre("0") } as never });
  expect(document.querySelector("main h1")?.textContent).toBe("Account");
});

describe("its header", () => {
  test("has a back button to home, the title and a button to the settings @games-2-113", async () => {
    const first = await open();
    expect(document.querySelector("main h1")?.textContent).toBe("Account");
    await tap("link", "Settings");
    await eventually(() => expect(first.address()).toBe("/m/set"));
    const again = await open();
    await tap("button", "Back");
    await eventually(() => expect(again.address()).toBe("/m/home"));
  });
});

describe("signed in", () => {
  test("it shows account, nickname, VIP label and the days since registration @games-2-114 @games-2-115 @games-2-116 @account-9-14", async () => {
    await open();
    await eventually(() => expect(main()).toContain("Maria Clara"));
    await eventually(() => expect(main()).toContain("Logged in as maria"));
    expect(main()).toContain("Gold");
    expect(main()).toContain("812 days with us");
  });

  test.each([
    ["Gold", "/m/member/benefits"],
    [null, "/m/member/home"],
  ])("a tap on the profile with the VIP label %j leads to %s @games-2-117", async (vip, expected) => {
    await open({ answers: { memberInfo: { ...member, vip } } as never });
    await eventually(() => expect(linksOf('main [data-look="profile"]')).toEqual([expected]));
  });

  test.each(["Gold", null])("a tile with the level %j leads to the VIP room @games-2-119", async (vip) => {
    await open({ answers: { memberInfo: { ...member, vip } } as never });
    await eventually(() => expect(linksOf('main [data-look="card"]')).toContain("/m/member/benefits"));
  });

  test("what is in each wallet is listed, and hides with the balance", async () => {
    await open();
    await eventually(() => expect(main()).toContain("Grand Narra"));
    expect(main()).toContain("234.50");
    await tap("button", /Hide balance/);
    await eventually(() => expect(main()).not.toContain("234.50"));
    expect(main()).not.toContain("1,000.00");
  });
});

describe("its entries", () => {
  test("four quick tiles are deposit, betting record, account record and security centre @games-2-120", async () => {
    await open();
    expect(linksOf(quick)).toEqual(["/m/voucherCenter", "/m/gameRecord", "/m/transaction/record", "/m/securityCenter"]);
  });

  test.each([
    ["REWCEN3", "/m/rewardCenter"],
    ["DEPRECM3", "/m/vouReport"],
    ["WITHREC3", "/m/withdrawReport"],
    ["PERSREP", "/m/profitandloss"],
    ["MANPLAYREB3", "/m/member/manualRebate"],
    ["PLYRBT", "/m/member/rebateReport"],
    ["MAILCEN", "/m/webEmail"],
    ["FEEDBACK3", "/m/feedback"],
  ])("%s decides on the entry to %s @games-2-121 @games-6-09", async (flag, address) => {
    const links = () => linksOf('main ul[data-look="rows"]');
    await open({ flags: { [flag]: true } });
    expect(links()).toContain(address);
    await open({ flags: { [flag]: false } });
    expect(links()).not.toContain(address);
  });

  test.each([
    ["the flag is off", false, 0, true, false],
    ["the type is 2", true, 2, true, false],
    ["the member has no upline", true, 0, false, false],
    ["the flag is on and a member of type 0 has an upline", true, 0, true, true],
    ["the flag is on and an agent of type 1 has an upline", true, 1, true, true],
  ])(
    "a transfer to the upline where %s: @games-2-121 @games-3-40 @games-6-06",
    async (_, on, type, toUpline, isThere) => {
      await open({
        flags: { AGETRANSFERUP3: on },
        session: { type },
        answers: { memberInfo: { ...member, type, toUpline } } as never,
      });
      await eventually(() => expect(main()).toContain("Maria Clara"));
      expect(linksOf("main").includes("/m/upLine/transfer")).toBe(isThere);
    },
  );

  test.each([
    [0, false],
    [1, true],
    [40, false],
    [41, true],
  ])("the agency centre for the member type %s: %s @games-6-03", async (type, isThere) => {
    await open({ session: { type } });
    expect(linksOf("main").includes("/m/agent")).toBe(isThere);
  });

  test("customer service, the app and the panel of the invitation have one @games-2-122 @games-2-123 @games-2-124", async () => {
    const link = `${location.origin}/m/register?affiliateCode=ABCD2345`;
    await open({ answers: { invitation: { link } } as never });
    expect([seen("button", "Customer service"), seen("button", "Download app")]).toHaveLength(2);
    await tap("button", "Invitation link");
    await eventually(() => expect(seen("dialog").textContent).toContain(link));
  });
});

describe("signed out", () => {
  test("it asks to sign in or register, which opens login @games-2-118", async () => {
    await openAsGuest();
    await tap("button", "Log in or join");
    expect(await appears("dialog")).toBeTruthy();
  });

  test("protected entries open login over the page @games-2-125", async () => {
    const { address } = await openAsGuest();
    await tap("link", "Deposit record");
    await appears("dialog");
    expect(address()).toBe("/m/member/home");
  });
});

test.each([
  ["1", 1, 0],
  ["0", 0, 1],
  ["", 0, 1],
])("mem_cen %j selects the version of the member centre @account-2.2-07", async (mem_cen, portraits, profiles) => {
  await open({ answers: withCentre(mem_cen) as never });
  await eventually(() => expect(main()).toContain("Maria Clara"));
  const count = (look: string) => document.querySelectorAll(`main [data-look="${look}"]`).length;
  expect([count("portrait"), count("profile")]).toEqual([portraits, profiles]);
});
