// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RollingNumber } from "./rolling-number.tsx";

describe("a rolling number", () => {
  it("does not move at first, then replaces only the positions that changed", () => {
    const { container, rerender } = render(<RollingNumber value="1,234.50" />);
    const places = () => [...container.querySelectorAll(".character")];
    const before = places();
    expect(container.querySelector("[data-rolling]")).toBeNull();
    rerender(<RollingNumber value="1,239.50" />);
    expect(container.querySelector("[data-rolling]")).not.toBeNull();
    expect(places().map((place, index) => place === before[index])).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });
  it("is read out in one piece", () => {
    const { container } = render(<RollingNumber value="10.00" />);
    expect(container.querySelector(".visually-hidden")?.textContent).toBe("10.00");
  });
});
