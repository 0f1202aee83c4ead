import { differenceCiede2000 } from "culori";
import { expect, test } from "vitest";
import { derivePalette } from "#compile/theme/palette.ts";
import { paletteFromSeed, seedColour } from "#compile/theme/seed-palette.ts";
import { worst } from "#compile/theme/contrast.ts";
import { seriesColours } from "../../../tests/support/series-colours.ts";

const differs = differenceCiede2000();
const seeds = Array.from({ length: 24 }, (_, index) => seedColour(index / 24)).concat("#ffd23f", "#f5f5f5", "#101010");

test("series of any theme are told apart from their neighbours, and from the card", () => {
  for (const accent of seeds)
    for (const scheme of ["light", "dark"] as const) {
      const { series, card } = seriesColours(derivePalette(paletteFromSeed({ accent, scheme }).color));
      const next = series.map((one, place) => differs(one, series[(place + 1) % series.length] ?? one));
      expect(series).toHaveLength(8);
      expect(Math.min(...next), `${accent} ${scheme}`).toBeGreaterThan(12);
      expect(Math.min(...series.map((one) => worst(one, [card]))), `${accent} ${scheme}`).toBeGreaterThanOrEqual(3);
    }
});
