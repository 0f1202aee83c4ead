import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexOfOklch, oklchOf } from "./oklch.ts";
import { rgbOf } from "./rgb.ts";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("OKLCH", () => {
  it.each([
    ["#ffffff", 1, 0],
    ["#000000", 0, 0],
    ["#ff0000", 0.628, 0.258],
    ["#00ff00", 0.866, 0.295],
    ["#0000ff", 0.452, 0.313],
  ])("knows %s", (hex, l, c) => {
    const found = oklchOf(hex);
    expect([found.l, found.c]).toEqual([expect.closeTo(l, 2), expect.closeTo(c, 2)]);
  });
  it("converts back to the same colour, within one step of a channel", () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        const [before, after] = [rgbOf(hex), rgbOf(hexOfOklch(oklchOf(hex)))];
        for (const channel of ["r", "g", "b"] as const)
          expect(Math.abs(before[channel] - after[channel])).toBeLessThanOrEqual(1);
      }),
    );
  });
  it("keeps lightness and hue of a colour outside sRGB", () => {
    const found = oklchOf(hexOfOklch({ l: 0.6, c: 0.4, h: 150 }));
    expect([found.l, found.h]).toEqual([expect.closeTo(0.6, 1), expect.closeTo(150, -1)]);
    expect(found.c).toBeLessThan(0.25);
  });
});
