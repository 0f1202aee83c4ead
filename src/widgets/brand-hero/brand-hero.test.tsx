// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testSite } from "../../../tests/support/widget-page.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

const untitled = testSite().header;
/** A header with the brand's name on home, and the route's title elsewhere. */
const titled = {
  home: { ...untitled.home, start: { logo: { widget: "logo" as const } } },
  page: { ...untitled.page, centre: { title: { widget: "page-title" as const } } },
};

describe("the brand's hero", () => {
  it.each([
    ["login", titled, 1],
    ["home", titled, 2],
    ["notice", titled, 2],
    ["home", untitled, 1],
  ])(
    "has the logo, a heading and a line of text; the first heading is the header's where that has one: on %s",
    async (route, header, level) => {
      const { container } = await renderWidget("brand-hero", {
        options: { title: "login.title", text: "brand.tagline" },
        page: { route },
        site: { header },
      });
      expect(screen.getByRole("heading", { level }).textContent).toBe("login.title");
      expect(container.textContent).toContain("Acme");
      expect(container.textContent).toContain("brand.tagline");
    },
  );
  it("has a corner for the back arrow of a page without a header", async () => {
    const { container } = await renderWidget("brand-hero", {
      options: { title: "t" },
      body: "back",
    });
    expect(container.querySelector(".corner")?.textContent).toBe("back");
  });
  it("draws five different motifs, the same at every render and without inline styles", async () => {
    const drawings = new Set<string>();
    for (const motif of ["rays", "aurora", "grid", "leaves", "facets"]) {
      const { container } = await renderWidget("brand-hero", { options: { title: "t", motif } });
      const drawing = container.querySelector("svg")?.innerHTML ?? "";
      expect(drawing).not.toContain("style=");
      drawings.add(drawing);
      cleanup();
    }
    expect(drawings.size).toBe(5);
  });
});
