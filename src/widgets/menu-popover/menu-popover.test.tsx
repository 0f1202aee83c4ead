// @vitest-environment jsdom
import { cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closeOverlay, openOverlay, useOverlay } from "#actions/overlay.ts";
import { menu as menuSchema } from "#descriptor/menu.ts";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import { MenuPopover } from "./menu-popover.tsx";

afterEach(() => act(closeOverlay));

const member = { not: { visitor: "guest" } } as const;
const main = menuSchema.parse({
  entries: {
    deposit: { icon: "deposit", label: "menu.deposit", do: { action: "navigate", to: "deposit" } },
    refresh: { icon: "refresh", label: "menu.refreshBalance", when: member, do: { action: "refresh", what: "wallet" } },
    toggle: { icon: "eye", label: "menu.toggleBalance", when: member, do: { action: "toggle-balance" } },
    signOut: { icon: "sign-out", label: "menu.signOut", when: member, do: { action: "sign-out" } },
    help: { icon: "help", label: "menu.help", do: { action: "navigate", to: "notice" } },
  },
  note: "menu.copyright",
});
const show = (setting: Setting = {}) =>
  renderInPage(<MenuPopover menu="main" anchor={null} />, { site: { menus: { main } }, ...setting });
const labels = () => screen.getAllByRole("menuitem").map((item) => item.textContent);
const overlay = () => renderHook(useOverlay).result.current;

describe("the menu popover (account §2.3)", () => {
  it("shows refresh, hide/show balance and sign out only when signed in @account-2.3-15 @account-2.3-16", async () => {
    await show();
    expect(labels()).toEqual(["menu.deposit", "menu.help"]);
    cleanup();
    await show({ session: memberSession });
    expect(labels()).toEqual([
      "menu.deposit",
      "menu.refreshBalance",
      "menu.toggleBalance",
      "menu.signOut",
      "menu.help",
    ]);
  });
  it("is headed by the visitor, unless its descriptor says otherwise", async () => {
    const { address } = await show({ session: memberSession });
    await userEvent.click(screen.getByRole("link", { name: /maria/ }));
    expect(address()).toBe("/m/member/home");
    cleanup();
    await show({ site: { menus: { main: { ...main, profile: false } } } });
    expect(screen.queryByRole("link")).toBeNull();
  });
  it("has the count of an entry beside it", async () => {
    const messages = { icon: "message", label: "route.messages", do: { action: "navigate", to: "notice" } };
    const counted = menuSchema.parse({ entries: { messages: { ...messages, badge: "unreadMessages" } } });
    await show({ session: memberSession, answers: { unreadCount: 3 }, site: { menus: { main: counted } } });
    expect(labels()).toEqual(["route.messages3header.unread"]);
  });
  it("has the copyright line at the bottom @account-2.3-17 @games-9-41", async () => {
    await show();
    expect(screen.getByText("menu.copyright")).toBeDefined();
  });
  it("runs the chosen action and closes", async () => {
    const { address } = await show();
    act(() => openOverlay({ kind: "menu", menu: "main", anchor: null }));
    await userEvent.click(screen.getByRole("menuitem", { name: "menu.deposit" }));
    expect(address()).toBe("/m/voucherCenter");
    expect(overlay()).toBeNull();
  });
  it("moves by arrow keys, wraps around, and closes by Escape", async () => {
    await show();
    act(() => openOverlay({ kind: "menu", menu: "main", anchor: null }));
    const [first, last] = screen.getAllByRole("menuitem");
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(last);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(last);
    await userEvent.keyboard("{Escape}");
    expect(overlay()).toBeNull();
  });
});
