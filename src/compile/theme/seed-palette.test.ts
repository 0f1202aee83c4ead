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
  it("can be read, whatever the colours and the scheme", () => {
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
  it("keeps the colours that were chosen on a light page", () => {
    expect(paletteFromSeed({ accent: "#0b7a4b", accentAlt: "#c2603a", scheme: "light" }).color).toMatchObject({
      accent: "#0b7a4b",
      accentAlt: "#c2603a",
    });
  });
  it("lifts an accent that would sink into a dark page", () => {
    const { accent } = paletteFromSeed({ accent: "#0a2a5c", scheme: "dark" }).color;
    expect(oklchOf(accent).l).toBeGreaterThan(0.6);
  });
  it("is dark where dark is wanted", () => {
    const { surface, ink } = paletteFromSeed({ accent: "#0b7a4b", scheme: "dark" }).color;
    expect(luminance(surface)).toBeLessThan(luminance(ink));
  });
});

it("a colour for whoever chose none is never a muddy yellow-green, and always strong", () => {
  for (let share = 0; share < 1; share += 0.01) {
    const { h, c } = oklchOf(seedColour(share));
    expect(h > 84 && h < 126).toBe(false);
    expect(c).toBeGreaterThan(0.08);
  }
});
