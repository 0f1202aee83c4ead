// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon, IconsContext } from "./icon.tsx";

const icons = {
  deposit: [
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["path", { d: "M8 12h8" }],
    ["path", { d: "M12 8v8" }],
  ],
} as const;

describe("an icon", () => {
  it("draws the page's shapes in the requested size, hidden from screen readers", () => {
    const { container } = render(
      <IconsContext value={icons}>
        <Icon name="deposit" size={20} />
      </IconsContext>,
    );
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("width")).toBe("20");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    expect(svg?.children).toHaveLength(3);
  });
  it("cuts inner shapes out where icons are filled", () => {
    const { container } = render(
      <IconsContext value={icons}>
        <Icon name="deposit" />
      </IconsContext>,
    );
    expect([...container.querySelectorAll(".inside")].map((shape) => shape.getAttribute("d"))).toEqual([
      "M8 12h8",
      "M12 8v8",
    ]);
  });
  it("is an empty drawing where the page has no icon of that name", () => {
    const { container } = render(<Icon name="nothing" />);
    expect(container.querySelector("svg")?.children).toHaveLength(0);
  });
});
