// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closeOverlay, openOverlay } from "#actions/overlay.ts";
import { menu as menuSchema } from "#descriptor/menu.ts";
import { shownOverlay } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import { MenuSidebar } from "./menu-sidebar.tsx";

afterEach(() => act(closeOverlay));

const main = menuSchema.parse({
  look: "sidebar",
  entries: {
    help: { icon: "help", label: "menu.help", do: { action: "navigate", to: "notice" } },
    out: { icon: "sign-out", label: "menu.signOut", when: { not: { visitor: "guest" } }, do: { action: "sign-out" } },
  },
  note: "menu.copyright",
});
async function show(setting: Setting = {}) {
  act(() => openOverlay({ kind: "menu", menu: "main", anchor: null }));
  return renderInPage(<MenuSidebar menu="main" />, { site: { menus: { main } }, ...setting });
}
const push = (x: number, y: number) => {
  const entry = screen.getByRole("menuitem", { name: "menu.help" });
  fireEvent.touchStart(entry, { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchEnd(entry, { changedTouches: [{ clientX: x, clientY: y }] });
};

describe("the sidebar (games §2)", () => {
  it("links a guest to login, and has the entries for guests @games-2-51", async () => {
    const { address } = await show();
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["menu.help"]);
    await userEvent.click(screen.getByRole("link", { name: /sidebar.login/ }));
    expect([address(), shownOverlay()]).toEqual(["/m/login", null]);
  });
  it.each([
    ["Maria Clara", "Maria Clara"],
    ["", "maria"],
  ])("with the nickname %j is headed by %s, which links to the account", async (nickname, name) => {
    const { address } = await show({ session: memberSession, answers: { memberInfo: { nickname } } });
    await userEvent.click(screen.getByRole("link", { name: new RegExp(name) }));
    expect(address()).toBe("/m/member/home");
  });
  it("closes by its button, by Escape and by a swipe towards its side @games-2-51", async () => {
    const ways = [
      () => userEvent.click(screen.getByRole("button", { name: "menu.close" })),
      () => userEvent.keyboard("{Escape}"),
      () => push(120, 110),
    ];
    for (const close of ways) {
      await show();
      await close();
      expect(shownOverlay()).toBeNull();
      cleanup();
    }
  });
  it.each([
    ["scrolls", 120, 300],
    ["is short", 160, 100],
    ["goes the other way", 320, 100],
  ])("a swipe that %s leaves it open", async (_what, x, y) => {
    await show();
    push(x, y);
    expect(shownOverlay()).not.toBeNull();
  });
  it("traps the focus", async () => {
    await show();
    const sheet = screen.getByRole("dialog", { name: "header.menu" });
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      expect(sheet.contains(document.activeElement)).toBe(true);
    }
  });
});
