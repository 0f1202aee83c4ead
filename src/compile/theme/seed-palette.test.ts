import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unreadable } from "./pairs.ts";
import { derivePalette } from "./palette.ts";
import { oklchOf } from "./oklch.ts";
import { paletteFromSeed, seedColour } from "./seed-palette.ts";
import { luminance } from "./contrast.ts";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const scheme = fc.constantFrom("light", "dark", "auto");

describe("a palette from one colour", () => {
  it("is readable for any colour and scheme", () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour, { nil: undefined }), scheme, (accent, accentAlt, chosen) => {
        const { color, dark } = paletteFromSeed({ accent, accentAlt, scheme: chosen });
        expect(unreadable(derivePalette(color))).toEqual([]);
        expect(dark === undefined).toBe(chosen !== "auto");
        if (dark) expect(unreadable(derivePalette(dark))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
  it("keeps the chosen colours on a light page", () => {
    expect(paletteFromSeed({ accent: "#0b7a4b", accentAlt: "#c2603a", scheme: "light" }).color).toMatchObject({
      accent: "#0b7a4b",
      accentAlt: "#c2603a",
    });
  });
  it("lightens an accent too dark for a dark page", () => {
    const { accent } = paletteFromSeed({ accent: "#0a2a5c", scheme: "dark" }).color;
    expect(oklchOf(accent).l).toBeGreaterThan(0.6);
  });
  it("is dark in the dark scheme", () => {
    const { surface, ink } = paletteFromSeed({ accent: "#0b7a4b", scheme: "dark" }).color;
    expect(luminance(surface)).toBeLessThan(luminance(ink));
  });
});

it("a random seed colour is vivid and never a muddy yellow-green", () => {
  for (let share = 0; share < 1; share += 0.01) {
    const { h, c } = oklchOf(seedColour(share));
    expect(h > 84 && h < 126).toBe(false);
    expect(c).toBeGreaterThan(0.08);
  }
});
