import { describe, expect, it } from "vitest";
import { hueDistance, lchOf, mix, oklch } from "./colour.ts";
import { mirrored, symmetric } from "./path.ts";

describe("colours", () => {
  it("go to OKLCH and back", () => {
    for (const hex of ["#37f2b1", "#d43cff", "#f2b705", "#10151a", "#ffffff"]) {
      const { l, c, h } = lchOf(hex);
      const back = oklch(l, c, h);
      [1, 3, 5].forEach((at) =>
        expect(
          Math.abs(parseInt(back.slice(at, at + 2), 16) - parseInt(hex.slice(at, at + 2), 16)),
        ).toBeLessThanOrEqual(2),
      );
    }
  });

  it("outside the gamut lose chroma, not hue", () => {
    const { h, c } = lchOf(oklch(0.6, 0.5, 145));
    expect(hueDistance(h, 145)).toBeLessThan(4);
    expect(c).toBeLessThan(0.3);
  });

  it("mix from one to the other", () => {
    expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff");
  });
});

describe("paths", () => {
  it("are mirrored on an axis", () => {
    expect(mirrored("M60 10L80 20Z")).toBe("M40 10L20 20Z");
  });

  it("are completed from their right half", () => {
    expect(symmetric("M50 0L90 20Q95 60 50 100")).toBe("M50 0L90 20Q95 60 50 100Q5 60 10 20L50 0Z");
  });
});
