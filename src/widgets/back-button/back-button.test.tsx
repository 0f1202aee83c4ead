// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

const tapBack = () => userEvent.click(screen.getByRole("button", { name: "header.back" }));

describe("the back arrow (account §2.3)", () => {
  it("replaces the entry with the route in the route's `back` @account-2.3-03", async () => {
    const { address } = await renderWidget("back-button", { page: { route: "login" }, at: "/m/login" });
    await tapBack();
    expect(address()).toBe("/m/home");
  });
  it("goes home when there is no history @account-2.3-05", async () => {
    vi.spyOn(history, "length", "get").mockReturnValue(1);
    const { address } = await renderWidget("back-button", { page: { route: "withdraw" }, at: "/m/withdraw" });
    await tapBack();
    expect(address()).toBe("/m/home");
  });
});
