// @vitest-environment jsdom
import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closeOverlay, openOverlay, useOverlay } from "#actions/overlay.ts";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { LoginPopup } from "./login-popup.tsx";

afterEach(() => act(closeOverlay));

describe("the login popup", () => {
  it("says that the visitor is not logged in @account-2.3-20 @games-2-58", async () => {
    await renderInPage(<LoginPopup />);
    expect(screen.getByRole("dialog", { name: "loginPopup.title" }).textContent).toContain("message.loginFirst");
  });
  it.each([
    [true, 1],
    [false, 0],
  ])("offers registration only with the flag DIRECTREG3: %s", async (DIRECTREG3, links) => {
    await renderInPage(<LoginPopup />, { site: { flags: { DIRECTREG3 } } });
    expect(screen.queryAllByRole("link", { name: "loginPopup.register" })).toHaveLength(links);
  });
  it("goes to login and closes @games-2-58", async () => {
    const { address } = await renderInPage(<LoginPopup />);
    act(() => openOverlay({ kind: "login" }));
    await userEvent.click(screen.getByRole("link", { name: "loginPopup.login" }));
    expect(address()).toBe("/m/login");
    expect(renderHook(useOverlay).result.current).toBeNull();
  });
});
