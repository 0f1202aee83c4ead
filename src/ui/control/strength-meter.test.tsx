// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StrengthMeter } from "./strength-meter.tsx";

const filled = (container: HTMLElement) => container.querySelectorAll("[data-filled]").length;

test.each([
  [1, "low"],
  [2, "middle"],
  [3, "middle"],
  [4, "high"],
])("level %s of 4 fills as many bars, and is %s", (level, share) => {
  const { container } = render(<StrengthMeter label="Strength:" level={level} levels={4} word="fair" />);
  expect(filled(container)).toBe(level);
  expect(container.querySelector("[data-share]")?.getAttribute("data-share")).toBe(share);
});

test("text and hint are announced politely; the bars are silent", () => {
  const { container } = render(<StrengthMeter label="Strength:" level={2} levels={4} word="fair" hint="Add a word." />);
  expect(screen.getByRole("status").textContent).toBe("Strength: fair Add a word.");
  expect(container.querySelector("[aria-hidden]")?.querySelectorAll("[data-filled]")).toHaveLength(2);
});

test("while the level is unknown, the space is reserved and there is nothing to read", () => {
  const { container } = render(<StrengthMeter label="Strength:" level={0} levels={4} word="" />);
  expect(filled(container)).toBe(0);
  expect(screen.getByRole("status").textContent).toBe("");
});
