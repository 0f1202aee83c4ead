// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { footer as footerSchema } from "#descriptor/footer.ts";
import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import { plainStartUp, testSite } from "../../../tests/support/widget-page.ts";
import { ToastTexts } from "../../../tests/support/toast-texts.tsx";
import { SiteFooter } from "./site-footer.tsx";

const site: Partial<SiteSlice> = {
  footer: footerSchema.parse({
    tabs: {
      home: { icon: "home", label: "footer.home", to: "home" },
      deposit: { icon: "deposit", label: "footer.deposit", to: "deposit", raised: true },
      invite: { icon: "invite", label: "footer.invite", to: "inviteFriends", access: "referral" },
      members: {
        icon: "member",
        label: "footer.members",
        to: "memberHome",
        access: "member",
        badge: "unclaimedPromotions",
      },
    },
  }),
  routes: {
    ...testSite().routes,
    inviteFriends: { path: "/m/inviteFriends", header: "page", footer: true, access: "everyone" },
  },
  access: {
    everyone: { description: "Everyone.", enter: [] },
    member: {
      description: "Members.",
      enter: [
        { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } },
        { when: { memberType: [4] }, do: { action: "toast", text: "free_reject", for: 2000 } },
      ],
    },
    referral: {
      description: "Referral.",
      enter: [
        { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } },
        { when: { not: { promotion: "REFERRAL" } }, do: { action: "toast", text: "contact_service", for: 2000 } },
      ],
    },
  },
};
const show = (setting: Setting = {}, current = "home", named?: string) =>
  renderInPage(
    <>
      <SiteFooter current={current} named={named} />
      <ToastTexts />
    </>,
    { site, ...setting },
  );
const tab = (label: string) => screen.getByRole("link", { name: new RegExp(`^${label.replace(".", String.raw`\.`)}`) });
const tap = (label: string) =>
  act(async () => {
    fireEvent.click(tab(label));
  });
const texts = { "footer.badge_one": "{{count}} promotion", "footer.badge_other": "{{count}} promotions" };

describe("the footer's tabs (account §2.4)", () => {
  it("are links in the brand's order, and the current one is marked", async () => {
    await show({}, "deposit");
    const links = within(screen.getByRole("navigation", { name: "footer.label" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/m/home",
      "/m/voucherCenter",
      "/m/inviteFriends",
      "/m/member/home",
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null, null]);
  });

  it("are those of another bar where the route names one, with the parameters of their addresses", async () => {
    const footers = { agents: { tabs: { home: { icon: "home", label: "a.home", to: "home", query: { from: "a" } } } } };
    await show({ site: { ...site, footers } as Partial<SiteSlice> }, "home", "agents");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/m/home?from=a"]);
    expect(tab("a.home").getAttribute("aria-current")).toBe("page");
  });

  it("deposit goes to /m/voucherCenter @account-2.4-02", async () => {
    const { address } = await show();
    await tap("footer.deposit");
    expect(address()).toBe("/m/voucherCenter");
  });

  it.each(["footer.members", "footer.invite"])("a guest tapping %s goes to login @account-2.4-05", async (label) => {
    const { address } = await show();
    await tap(label);
    expect(address()).toBe("/m/login");
  });

  it("member type 4 tapping members is rejected with free_reject for 2 s @account-2.4-06", async () => {
    const { address, getByTestId } = await show({
      session: { ...memberSession, type: 4 },
      answers: { promotionCount: 0 },
    });
    await tap("footer.members");
    expect(address()).toBe("/m/home");
    expect(getByTestId("toasts").textContent).toBe("free_reject 2000");
  });

  it("invite friends while REFERRAL is off names customer service for 2 s @account-2.4-07", async () => {
    const startUp = { ...plainStartUp, info: { ...plainStartUp.info, promotions: { MISSION: true, REFERRAL: false } } };
    const { address, getByTestId } = await show({ session: memberSession, answers: { promotionCount: 0, startUp } });
    await tap("footer.invite");
    expect(address()).toBe("/m/home");
    expect(getByTestId("toasts").textContent).toBe("contact_service 2000");
  });

  it("a member gets to members and, with REFERRAL on, to invite friends", async () => {
    const { address } = await show({ session: memberSession, answers: { promotionCount: 0 } });
    await tap("footer.members");
    expect(address()).toBe("/m/member/home");
    await tap("footer.invite");
    expect(address()).toBe("/m/inviteFriends");
  });
});

describe("the badge of the members tab (account §2.4)", () => {
  it("shows the unclaimed promotion count above 0, with an accessible name @account-2.4-04 @games-3-45 @games-9-40", async () => {
    await show({ session: memberSession, answers: { promotionCount: 3 }, texts });
    expect(await screen.findByText("3 promotions")).toBeDefined();
    expect(tab("3").querySelector(".badge")?.textContent).toBe("3");
  });
  it("is not shown for 0 @account-2.4-04 @games-9-40", async () => {
    await show({ session: memberSession, answers: { promotionCount: 0 }, texts });
    expect(tab("footer.members").querySelector(".badge")).toBeNull();
  });
  it("fetches nothing for a guest", async () => {
    const { calls } = await show();
    expect(calls.map(({ call }) => call)).not.toContain("promotionCount");
  });
});
