import { expect, test } from "vitest";
import { contrast, worst } from "./contrast.ts";
import { edgeGrounds, edgesOf, enoughForEdges } from "./edges.ts";
import { fillsOf } from "./fills.ts";
import { derivePalette } from "./palette.ts";
import { unreadable } from "./pairs.ts";
import { paletteFromSeed, seedColour } from "./seed-palette.ts";

const seeds = Array.from({ length: 24 }, (_, index) => seedColour(index / 24)).concat("#ffd23f", "#f5f5f5", "#101010");
const palettes = (["light", "dark"] as const).flatMap((scheme) =>
  seeds.flatMap((accent) => {
    const { color } = paletteFromSeed({ accent, scheme });
    return [color, { ...color, accent: color.surface }, { ...color, header: accent }].map((one) => derivePalette(one));
  }),
);

test("edges of controls have a contrast of 3 where they are: on every surface and in the header, also in the accent's colour", () => {
  for (const palette of palettes) {
    const { accent, fill, field, headerAccent, headerFill } = edgesOf({}, palette);
    const { page, header } = edgeGrounds(palette);
    const seen = (edge: string) => (edge === "transparent" ? palette.accent : edge);
    for (const edge of [accent, field, seen(fill)]) expect(worst(edge, page)).toBeGreaterThanOrEqual(enoughForEdges);
    for (const edge of [headerAccent, seen(headerFill)])
      expect(worst(edge, header)).toBeGreaterThanOrEqual(enoughForEdges);
  }
});
test("a fill that is distinct gets no edge, unless a colour of its gradient is not", () => {
  const palette = derivePalette({ accent: "#c02040", accentAlt: "#204080", surface: "#ffffff", ink: "#111111" });
  expect(edgesOf({}, palette).fill).toBe("transparent");
  const pale = { accent: { $value: ["#c02040", "#ffe0e0"] } };
  expect(edgesOf(pale, palette).fill).toBe("#c02040");
});
test("fills in a coloured header leave its text readable", () => {
  for (const palette of palettes) {
    const { headerQuiet, headerTint, headerAccent, accentAltShade } = fillsOf(palette);
    for (const fill of [headerQuiet, headerTint, headerAccent])
      expect(contrast(palette.onHeader, fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onAccentAlt, accentAltShade)).toBeGreaterThanOrEqual(4.5);
  }
  const bright = { accent: "#c8f526", accentAlt: "#17202a", surface: "#eceff1", ink: "#10151a", card: "#ffffff" };
  const headerQuiet = (header: string, onHeader: string) =>
    fillsOf(derivePalette({ ...bright, header, onHeader })).headerQuiet;
  expect([headerQuiet("#ffc629", "#3a2500"), headerQuiet("#10151a", "#f3f6f8")]).toEqual(["#ffeebf", "#64676a"]);
});
test("texts that are derived are readable on everything they lie on", () => {
  for (const palette of palettes) expect(unreadable(palette)).toEqual([]);
});
