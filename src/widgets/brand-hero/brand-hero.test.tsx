// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

afterEach(cleanup);

describe("the brand's hero", () => {
  it("has the logo, the first heading and a line of text", async () => {
    const { container } = await renderWidget("brand-hero", { options: { title: "login.title", text: "brand.tagline" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("login.title");
    expect(container.textContent).toContain("Acme");
    expect(container.textContent).toContain("brand.tagline");
  });
  it("draws five motifs that differ, the same at every render and without inline styles", async () => {
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
