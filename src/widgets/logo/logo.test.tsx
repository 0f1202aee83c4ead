// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

describe("the logo (account §2.3)", () => {
  it("goes home @account-2.3-01", async () => {
    const { address } = await renderWidget("logo", { at: "/m/notice" });
    await userEvent.click(screen.getByRole("link", { name: "Acme. header.home" }));
    expect(address()).toBe("/m/home");
  });
  it.each([
    ["home", 1],
    ["notice", 0],
  ])("is the first heading where the page has no title of its own: %s", async (route, headings) => {
    await renderWidget("logo", { page: { route } });
    expect(screen.queryAllByRole("heading", { level: 1 })).toHaveLength(headings);
  });
  it("has the wordmark and the icon of the brand", async () => {
    const { container } = await renderWidget("logo", {
      site: { logo: { wordmark: "ACME!", mark: "sun", fill: "gradient" }, icons: { sun: [["circle", { r: "4" }]] } },
    });
    expect(screen.getByRole("link").textContent).toContain("ACME!");
    expect(container.querySelector("svg circle")).not.toBeNull();
    expect(container.querySelector("[data-fill=gradient]")).not.toBeNull();
  });
  it("has the brand's own drawing by its address", async () => {
    const { container } = await renderWidget("logo", {
      site: {
        logo: { mark: "assets/mark.svg", fill: "ink" },
        assets: { "assets/mark.svg": "/_livery/assets/mark-1.svg" },
      },
    });
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/_livery/assets/mark-1.svg");
  });
});
