import { createRequire } from "node:module";
import { join } from "node:path";
import { fonts } from "#descriptor/vocabulary/font.ts";
import type { Copy } from "./with-package.ts";

/** Fonts that phones have: fallbacks are scaled from one of them. */
const PHONE_FONTS = ["Arial", "Times New Roman"];
const REGULAR = 400;

interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
  variants?: Readonly<Record<string, { xWidthAvg: number }>>;
}

/** The metrics of the engine's fonts and of the phones', by family, with the average width of letters by weight (MIT). */
export const fontMetrics: Copy = {
  name: "@capsizecss/metrics@4.3.0",
  path: "src/descriptor/vocabulary/font-metrics.json",
  contentOf(folder) {
    const collection = createRequire(import.meta.url)(join(folder, "dist/entireMetricsCollection.cjs")) as {
      entireMetricsCollection: Record<string, Metrics>;
    };
    const all = collection.entireMetricsCollection;
    const families = Object.values(fonts).flatMap((font) => (font.package ? [font.family] : []));
    return Object.fromEntries([...families, ...PHONE_FONTS].map((family) => [family, metricsOf(all, family)]));
  },
};

function metricsOf(all: Readonly<Record<string, Metrics>>, family: string) {
  const key = family
    .replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());
  const found = all[key];
  if (!found) throw new Error(`There are no metrics of "${family}" in ${fontMetrics.name}`);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg, variants = {} } = found;
  const heavier = Object.entries(variants).filter(([weight]) => /^\d+$/.test(weight) && Number(weight) > REGULAR);
  const widths = [[REGULAR, xWidthAvg], ...heavier.map(([weight, variant]) => [weight, variant.xWidthAvg])];
  return { ascent, descent, lineGap, unitsPerEm, widths: Object.fromEntries(widths) as Record<string, number> };
}
