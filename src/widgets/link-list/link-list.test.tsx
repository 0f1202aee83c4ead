// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { BALANCE_MASKED, setPreference } from "#session/preferences.ts";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

const links = {
  home: { label: "login.home", icon: "home", do: { action: "navigate", to: "home" } },
  register: { label: "login.register", when: { visitor: "guest" }, do: { action: "navigate", to: "register" } },
  service: { label: "login.service", do: { action: "open-service" } },
};

describe("a list of links (account §2.5)", () => {
  it.each(["bar", "grid", "rows", "discs", "tiles", "table", "lines"])(
    "with the look %s has every link in order @account-2.5-11",
    async (look) => {
      const { container } = await renderWidget("link-list", { options: { look, links } });
      expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
        "login.home",
        "login.register",
        "login.service",
      ]);
      expect(container.querySelector("ul")?.dataset["look"]).toBe(look);
    },
  );
  it("leaves out links whose condition does not hold", async () => {
    await renderWidget("link-list", { options: { links }, session: memberSession });
    expect(screen.queryByText("login.register")).toBeNull();
  });
});

it("a link checks its access rule before its route's own, and is a link all the same", async () => {
  const enter = [{ when: { visitor: "guest" }, do: { action: "navigate", to: "login" } }];
  const view = await renderWidget("link-list", {
    options: {
      links: { messages: { label: "x.messages", access: "signIn", do: { action: "navigate", to: "messages" } } },
    },
    site: { access: { ...testSite().access, signIn: { description: "", enter } } } as never,
  });
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("/m/webEmail");
  fireEvent.click(link);
  await waitFor(() => expect(view.address()).toBe("/m/login"));
});

describe("a link's badge and value", () => {
  const deposit = {
    label: "menu.deposit",
    icon: "deposit",
    value: { data: "wallet", fields: { sumBalance: {} } },
    do: { action: "navigate", to: "deposit" },
  };
  const messages = { label: "route.messages", badge: "unreadMessages", do: { action: "navigate", to: "notice" } };
  const page = { screen: { layout: "stack", data: { wallet: { call: "wallet" } }, body: {} } } as const;
  const wallet = { sumBalance: "1234.50", currency: "PHP" };
  const show = (setting: Setting = {}) =>
    renderWidget("link-list", {
      options: { look: "rows", links: { deposit, messages } },
      page,
      session: memberSession,
      ...setting,
      answers: { wallet, unreadCount: 3, ...setting.answers },
    });
  const linkNames = () => screen.getAllByRole("link").map((link) => link.textContent);

  it("are there once they have come", async () => {
    await show();
    await waitFor(() =>
      expect(linkNames()).toEqual(["menu.depositwallet.sumBalance 1,234.50", "route.messages3header.unread"]),
    );
  });
  it("are awaited with nothing in their place, and the place of the value is kept", async () => {
    const never = () => new Promise(() => undefined);
    const { container } = await show({ answers: { wallet: never, unreadCount: never } });
    expect(linkNames()).toEqual(["menu.deposit", "route.messages"]);
    expect(container.querySelectorAll(".value")).toHaveLength(1);
  });
  it("are not there when they cannot be loaded, and for a count of 0", async () => {
    await show({ answers: { wallet: () => Promise.reject(new GatewayError("network", "")), unreadCount: 0 } });
    expect(linkNames()).toEqual(["menu.deposit", "route.messages"]);
  });
  it("are not asked for without a session", async () => {
    const { calls } = await show({ session: null });
    expect(calls).toEqual([]);
    expect(linkNames()).toEqual(["menu.deposit", "route.messages"]);
  });
  it("hide a balance that the member has hidden", async () => {
    setPreference(BALANCE_MASKED, "1");
    await show();
    await waitFor(() => expect(linkNames()[0]).toBe("menu.depositwallet.sumBalance ******balance.masked"));
    await act(async () => setPreference(BALANCE_MASKED, "0"));
    expect(linkNames()[0]).toContain("1,234.50");
  });
});
