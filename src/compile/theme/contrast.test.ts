import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.478],
    ["#767676", "#ffffff", 4.542],
    ["#ff0000", "#ffffff", 3.998],
  ])("of %s on %s is WCAG's", (text, ground, ratio) => expect(contrast(text, ground)).toBeCloseTo(ratio, 3));
  it("equals culori's for every two colours", () => {
    fc.assert(
      fc.property(anyColour, anyColour, (text, ground) => {
        expect(contrast(text, ground)).toBe(wcagContrast(text, ground));
      }),
    );
  });
  it("of a translucent text is that of the blended colour", () => {
    expect(contrast("#00000080", "#ffffff")).toBe(contrast("#7f7f7f", "#ffffff"));
  });
});
