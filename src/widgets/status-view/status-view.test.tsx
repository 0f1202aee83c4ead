// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testSite } from "../../../tests/support/widget-page.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

const options = {
  title: "t",
  text: "x",
  marker: "maintenance",
  action: { label: "go", do: { action: "navigate", to: "home" } },
};

describe("a status view", () => {
  it.each(["tools", "globe", "compass", "inbox", "plug"])(
    "has the drawing %s, text, a marker and one action",
    async (drawing) => {
      const { container } = await renderWidget("status-view", { options: { ...options, drawing } });
      expect(container.querySelectorAll("svg path").length).toBeGreaterThan(2);
      expect(container.querySelector("[data-marker=maintenance]")).not.toBeNull();
      expect(screen.getByRole("link", { name: "go" }).getAttribute("href")).toBe("/m/home");
    },
  );
  it.each([
    ["login", 1],
    ["notice", 2],
  ])("leaves the first heading to the header where there is one: on %s it is of level %i", async (route, level) => {
    const { header } = testSite();
    const page = { ...header.page, centre: { title: { widget: "page-title" as const } } };
    await renderWidget("status-view", {
      options: { ...options, drawing: "plug" },
      page: { route },
      site: { header: { ...header, page } },
    });
    expect(screen.getByRole("heading", { level })).toBeDefined();
  });
});
