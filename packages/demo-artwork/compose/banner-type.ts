import { lchOf, oklch, mix } from "../paint/colour.ts";
import type { Brush } from "../paint/brush.ts";
import { box, pair } from "../paint/path.ts";
import { lockupOf, type Setting } from "../lettering/lockup.ts";
import type { MerchantPalette } from "../subject.ts";

/** The position of a banner's text, in its own units. */
export interface Column {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Largest size of the headline. */
  largest: number;
  lines: number;
}

/** The lettering that suits a merchant's colours, the same on all its banners. */
export function settingFor({ accent, surface }: MerchantPalette): Setting {
  const [a, s] = [lchOf(accent), lchOf(surface)];
  const flat = { capitals: true, tracking: -0.015, bend: "none" } as const;
  if (s.l < 0.45) return a.c < 0.09 ? { ...flat, face: "elegant", tracking: 0.01 } : { ...flat, face: "geometric" };
  const warm = s.c > 0.006 && s.h > 50 && s.h < 120;
  if (!warm) return { ...flat, face: "condensedItalic", tracking: 0 };
  return a.l > 0.72
    ? { face: "round", capitals: false, tracking: -0.015, bend: "none" }
    : { face: "soft", capitals: false, tracking: -0.01, bend: "none" };
}

/** A colour of the palette that reads on the given ground: the first whose lightness lies far enough away. */
export function readable(ground: string, candidates: readonly string[]): string {
  const base = lchOf(ground).l;
  return candidates.find((colour) => Math.abs(lchOf(colour).l - base) > 0.36) ?? (base > 0.6 ? "#14141c" : "#ffffff");
}

/** The headline with a stroke of the accent beneath it, and the short second line. */
export function words(
  brush: Brush,
  palette: MerchantPalette,
  ground: string,
  column: Column,
  title: string,
  subtitle: string,
): string {
  const setting = settingFor(palette);
  const share = subtitle === "" ? 1 : 0.7;
  const headline = lockupOf(title, setting, {
    ...column,
    height: column.height * share,
    align: "start",
    vertical: subtitle === "" ? "middle" : "bottom",
  });
  const ink = readable(ground, [palette.ink, "#ffffff", "#14141c"]);
  const lit = readable(ground, [palette.accent, palette.accentAlt, ink]);
  const shade =
    lchOf(ground).l > 0.6 ? mix(ground, "#ffffff", 0.6) : oklch(lchOf(ground).l * 0.5, 0.04, lchOf(ground).h);
  const last = headline.lines.length - 1;
  const letters = headline.lines
    .map(
      ({ d, size }, index) =>
        `<path d="${d}" fill="none" stroke="${shade}" stroke-width="${(size * 0.12).toFixed(1)}" stroke-linejoin="round" opacity=".55"/>` +
        brush.flat(
          d,
          index === last && last > 0 ? brush.fall(mix(lit, "#ffffff", lchOf(ground).l > 0.6 ? 0 : 0.35), lit) : ink,
        ),
    )
    .join("");
  if (subtitle === "") return letters;
  const bar = headline.bottom + column.height * 0.05;
  const thick = column.height * 0.028;
  const second = lockupOf(
    subtitle,
    { face: "plain", capitals: false, tracking: 0, bend: "none" },
    {
      ...column,
      y: bar + thick + column.height * 0.04,
      height: column.height * 0.2,
      largest: column.largest * 0.36,
      lines: 2,
      align: "start",
      vertical: "top",
    },
  );
  const stroke =
    brush.flat(box(column.x, bar, column.width * 0.2, thick, thick / 2), palette.accent) +
    brush.flat(box(column.x + column.width * 0.22, bar, thick * 1.6, thick, thick / 2), palette.accentAlt);
  return letters + stroke + second.lines.map(({ d }) => brush.flat(d, mix(ink, ground, 0.14))).join("");
}

/** A wavy edge from the top to the bottom of a picture, filled to the right. */
export function waveRight(x: number, swing: number, width: number, height: number): string {
  return `M${pair(x, -2)}C${pair(x + swing, height * 0.3)} ${pair(x - swing, height * 0.6)} ${pair(x + swing * 0.4, height + 2)}L${pair(width + 2, height + 2)}L${pair(width + 2, -2)}Z`;
}
