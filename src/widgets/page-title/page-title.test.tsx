// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

const routes = {
  ...testSite().routes,
  notice: { path: "/m/notice", title: "route.notice", header: "page" as const, footer: false, access: "everyone" },
};

describe("the title (account §2.3)", () => {
  it("is the route's, as the first heading @account-2.3-06", async () => {
    await renderWidget("page-title", { site: { routes }, page: { route: "notice" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("route.notice");
  });
  it("renders nothing for a route without one", async () => {
    const { container } = await renderWidget("page-title", { site: { routes }, page: { route: "messages" } });
    expect(container.innerHTML).toBe("");
  });
});
