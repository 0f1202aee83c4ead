// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closeOverlay, useOverlay } from "#actions/overlay.ts";
import { menu as menuSchema } from "#descriptor/menu.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

afterEach(() => act(closeOverlay));

describe("the menu button (account §2.3)", () => {
  it("opens its menu below itself and says that it is open @account-2.3-15 @account-2.3-16", async () => {
    await renderWidget("menu-button", { options: { menu: "main" } });
    const button = screen.getByRole("button", { name: "header.menu" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button);
    expect(renderHook(useOverlay).result.current).toMatchObject({
      kind: "menu",
      menu: "main",
      anchor: expect.anything() as unknown,
    });
    expect(button.getAttribute("aria-expanded")).toBe("true");
  });
  it.each([
    [0, memberSession, null],
    [3, memberSession, "header.menu. header.unread"],
    [3, null, null],
  ])("with %i unread messages of an entry has a dot, and says so", async (unreadCount, session, name) => {
    const entry = { icon: "message", label: "route.messages", do: { action: "navigate", to: "notice" } };
    const main = menuSchema.parse({
      entries: { messages: { ...entry, badge: "unreadMessages", when: { not: { visitor: "guest" } } } },
    });
    const { container } = await renderWidget("menu-button", {
      options: { menu: "main" },
      site: { menus: { main } },
      session,
      answers: { unreadCount },
    });
    expect(container.querySelectorAll("[data-dot]")).toHaveLength(name === null ? 0 : 1);
    expect(screen.getByRole("button").textContent).toBe(name ?? "header.menu");
  });
});
