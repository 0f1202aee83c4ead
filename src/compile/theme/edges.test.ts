import { expect, test } from "vitest";
import { worst } from "./contrast.ts";
import { edgesOf, enoughForEdges } from "./edges.ts";
import { derivePalette, tintsOf } from "./palette.ts";
import { over } from "./rgb.ts";
import { paletteFromSeed, seedColour } from "./seed-palette.ts";

const seeds = Array.from({ length: 24 }, (_, index) => seedColour(index / 24)).concat("#ffd23f", "#f5f5f5", "#101010");
const palettes = (["light", "dark"] as const).flatMap((scheme) =>
  seeds.flatMap((accent) => {
    const { color } = paletteFromSeed({ accent, scheme });
    return [derivePalette(color), derivePalette({ ...color, accent: color.surface })];
  }),
);

test("edges of controls have a contrast of 3 on every surface, also where the accent is the surface", () => {
  for (const palette of palettes) {
    const grounds = [palette.surface, over(palette.card, palette.surface), over(palette.raised, palette.surface)];
    const { accent, fill, field } = edgesOf({ gradient: {} }, palette);
    for (const edge of [accent, field, fill === "transparent" ? palette.accent : fill])
      expect(worst(edge, grounds)).toBeGreaterThanOrEqual(enoughForEdges);
  }
});
test("a fill that is distinct gets no edge, unless a colour of its gradient is not", () => {
  const palette = derivePalette({ accent: "#c02040", accentAlt: "#204080", surface: "#ffffff", ink: "#111111" });
  expect(edgesOf({ gradient: {} }, palette).fill).toBe("transparent");
  const pale = { accent: { $type: "gradient" as const, $value: ["#c02040", "#ffe0e0"] } };
  expect(edgesOf({ gradient: pale }, palette).fill).toBe("#c02040");
});
test("accent as text is readable on the tints of every surface", () => {
  for (const palette of palettes.filter(({ accent, surface }) => accent !== surface))
    expect(
      worst(palette.accentInk, tintsOf(palette.accent, [palette.surface, palette.card, palette.raised])),
    ).toBeGreaterThanOrEqual(4.5);
});
