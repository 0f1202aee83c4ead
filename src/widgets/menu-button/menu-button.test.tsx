// @vitest-environment jsdom
import { cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closeOverlay, useOverlay } from "#actions/overlay.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

afterEach(() => {
  act(closeOverlay);
  cleanup();
});

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
});
