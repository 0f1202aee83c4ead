// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closeOverlay, useOverlay } from "#actions/overlay.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

afterEach(() => act(closeOverlay));

describe("the message icon (account §2.3)", () => {
  it("opens the login popup when signed out @account-2.3-20 @games-2-58 @games-4-35", async () => {
    const { address, calls } = await renderWidget("message-button");
    await userEvent.click(screen.getByRole("button", { name: "header.messages" }));
    expect(renderHook(useOverlay).result.current).toEqual({ kind: "login" });
    expect(address()).toBe("/m/home");
    expect(calls.map(({ call }) => call)).not.toContain("unreadCount");
  });
  it("goes to /m/webEmail when signed in @account-2.3-18", async () => {
    const { address } = await renderWidget("message-button", { session: memberSession, answers: { unreadCount: 0 } });
    await userEvent.click(screen.getByRole("link", { name: "header.messages" }));
    expect(address()).toBe("/m/webEmail");
  });
  it.each([
    [0, false],
    [1, true],
    [250, true],
  ])("with %i unread messages shows a red dot: %s @account-2.3-19 @account-3-23 @games-4-35", async (count, dotted) => {
    const { container } = await renderWidget("message-button", {
      session: memberSession,
      answers: { unreadCount: count },
    });
    expect(container.querySelector("[data-dot]") !== null).toBe(dotted);
    expect(screen.getByRole("link").textContent?.includes("header.unread")).toBe(dotted);
  });
});
