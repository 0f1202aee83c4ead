import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, enough } from "./contrast.ts";
import { nearestGround } from "./nearest.ts";
import { derivePalette } from "./palette.ts";
import { hexOf, mix, over, rgbOf } from "./rgb.ts";

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map(([r = 0, g = 0, b = 0]) => hexOf({ r, g, b, a: 1 }));
const palettes = fc
  .record({ accent: colour, accentAlt: colour, surface: colour, ink: colour })
  .filter(({ surface, ink }) => contrast(ink, surface) >= enough);

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
  ])("of %s on %s is %d", (text, ground, ratio) => {
    expect(contrast(text, ground)).toBeCloseTo(ratio, 2);
  });
  it("is symmetric", () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(contrast(a, b)).toBeCloseTo(contrast(b, a), 10);
      }),
    );
  });
  it("can always be reached on one background by going towards black or white", () => {
    fc.assert(
      fc.property(colour, colour, (text, ground) => {
        const found = nearestGround(ground, text);
        expect(found).toBeDefined();
        expect(contrast(text, found ?? ground)).toBeGreaterThanOrEqual(enough);
      }),
    );
  });
});

describe("the palette", () => {
  it("has readable text in every pair that is derived from four colours", () => {
    fc.assert(
      fc.property(palettes, (given) => {
        const palette = derivePalette(given);
        const pairs = [
          ["ink", "card"],
          ["ink", "raised"],
          ["muted", "surface"],
          ["accentInk", "surface"],
          ["onAccent", "accent"],
          ["onAccentAlt", "accentAlt"],
          ["onHeader", "header"],
          ["onBadge", "badge"],
          ["positive", "surface"],
          ["negative", "surface"],
        ] as const;
        for (const [text, ground] of pairs)
          expect([text, ground, contrast(palette[text], palette[ground]) >= enough]).toEqual([text, ground, true]);
      }),
      { numRuns: 500 },
    );
  });
  it("keeps colours that are set", () => {
    const given = {
      accent: "#112233",
      accentAlt: "#445566",
      surface: "#ffffff",
      ink: "#000000",
      muted: "#eeeeee",
      card: "#abcdef",
    };
    expect(derivePalette(given)).toMatchObject(given);
  });
});

describe("colours", () => {
  it("are parsed in all three formats", () => {
    expect([rgbOf("#f80"), rgbOf("#ff8800"), rgbOf("#ff880080").a.toFixed(2)]).toEqual([
      { r: 255, g: 136, b: 0, a: 1 },
      { r: 255, g: 136, b: 0, a: 1 },
      "0.50",
    ]);
  });
  it("mix, and blend with the background when translucent", () => {
    expect([mix("#000000", "#ffffff", 0.5), over("#ff000080", "#ffffff"), over("#ff0000", "#ffffff")]).toEqual([
      "#808080",
      "#ff7f7f",
      "#ff0000",
    ]);
  });
});
