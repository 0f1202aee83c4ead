import { mix } from "../paint/colour.ts";
import { box, ellipse, polygon, rays } from "../paint/path.ts";
import { neonCity } from "../scenes/arenas.ts";
import { sunset } from "../scenes/horizons.ts";
import { aurora, burst } from "../scenes/skies.ts";
import { many, n, type Stage } from "../scenes/stage.ts";
import type { BannerShape, MerchantPalette } from "../subject.ts";
import { waveRight, type Column } from "./banner-type.ts";
import { pick } from "./choice.ts";

/** The input of a composition. */
export interface BannerSet {
  stage: Stage;
  palette: MerchantPalette;
  dark: boolean;
  group: { x: number; y: number; size: number };
  column: Column;
}

/** Base and backdrop of a banner; `field` is the colour behind the words. */
type Composition = (set: BannerSet, shape: BannerShape) => { back: string; field: string };

function base({ stage: { brush, width, height }, palette, dark }: BannerSet): string {
  const far = dark ? mix(palette.surface, palette.accentAlt, 0.28) : mix(palette.surface, palette.accent, 0.22);
  return `<rect width="${width}" height="${height}" fill="${brush.linearAlong([0, 0.2, 1, 0.8], [0, palette.surface], [0.45, mix(palette.surface, far, 0.4)], [1, far])}"/>`;
}

/** A disc of the accent with rays, the motifs stepping out of it. */
const disc: Composition = (set) => {
  const {
    stage: { brush },
    palette,
    group: { x, y, size },
  } = set;
  const r = size * 0.5;
  const back =
    base(set) +
    brush.halo(x, y, size, palette.accentAlt, set.dark ? 0.55 : 0.28) +
    brush.stroke(ellipse(x, y, r * 1.16), palette.accent, 2, 0.5) +
    brush.flat(
      ellipse(x, y, r),
      brush.linear(
        [0, mix(palette.accentAlt, "#ffffff", 0.25)],
        [0.5, palette.accentAlt],
        [1, mix(palette.accentAlt, palette.ink, set.dark ? 0 : 0.35)],
      ),
    ) +
    brush.inside(ellipse(x, y, r), brush.flat(rays(x, y, 16, r, 5), "#ffffff", 0.13)) +
    brush.stroke(ellipse(x, y, r), palette.accent, size * 0.022);
  return { back, field: palette.surface };
};

/** A slanted panel of the second colour with stripes. */
const slant: Composition = (set, shape) => {
  const {
    stage: { brush, width: w, height: h },
    palette,
  } = set;
  const edge = (at: number): readonly (readonly [number, number])[] =>
    shape === "tall"
      ? [
          [-4, h * (at - 0.02)],
          [w + 4, h * (at - 0.14)],
          [w + 4, h + 4],
          [-4, h + 4],
        ]
      : [
          [w * (at + 0.1), -4],
          [w + 4, -4],
          [w + 4, h + 4],
          [w * (at - 0.02), h + 4],
        ];
  const at = shape === "tall" ? 0.54 : 0.52;
  const panel = polygon(...edge(at + 0.035));
  const back =
    base(set) +
    brush.flat(polygon(...edge(at)), palette.accent) +
    brush.flat(
      panel,
      brush.linear(
        [0, mix(palette.accentAlt, "#ffffff", 0.22)],
        [0.6, palette.accentAlt],
        [1, mix(palette.accentAlt, "#000014", 0.45)],
      ),
    ) +
    brush.inside(
      panel,
      many(12, (index) =>
        brush.flat(
          polygon(
            [w * 0.4 + index * w * 0.08, h],
            [w * 0.42 + index * w * 0.08, h],
            [w * 0.56 + index * w * 0.08, 0],
            [w * 0.54 + index * w * 0.08, 0],
          ),
          "#ffffff",
          0.06,
        ),
      ) + brush.halo(set.group.x, set.group.y, set.group.size * 0.62, mix(palette.accent, "#ffffff", 0.3), 0.6),
    );
  return { back, field: palette.surface };
};

/** A wave of the second colour over dots. */
const wave: Composition = (set, shape) => {
  const {
    stage: { brush, width: w, height: h },
    palette,
  } = set;
  const turned = (d: string) =>
    shape === "tall" ? `<g transform="translate(${w} 0) rotate(90) scale(${n(h / w)} ${n(w / h)})">${d}</g>` : d;
  const shift = shape === "strip" ? 0.1 : 0;
  const layer = (at: number, fill: string, opacity: number) =>
    turned(brush.flat(waveRight(w * (at + shift), w * (0.07 - shift * 0.3), w * 1.3, h), fill, opacity));
  const dots = many(56, (index) =>
    brush.flat(
      ellipse(w * 0.03 + (index % 14) * 16, h * 0.9 + Math.floor(index / 14) * 14, 1.8),
      palette.accentAlt,
      0.28,
    ),
  );
  const back =
    base(set) +
    dots +
    layer(0.5, palette.accent, 0.45) +
    layer(0.54, palette.accent, 1) +
    layer(
      0.58,
      brush.linear(
        [0, mix(palette.accentAlt, "#ffffff", 0.25)],
        [1, mix(palette.accentAlt, palette.ink, set.dark ? 0 : 0.3)],
      ),
      1,
    ) +
    brush.halo(set.group.x, set.group.y, set.group.size * 0.6, "#ffffff", 0.4);
  return { back, field: palette.surface };
};

/** A painted scene in the brand's hue that fades into the surface under the words. */
const vista: Composition = (set, shape) => {
  const { stage, palette, group } = set;
  const { brush, width: w, height: h, random } = stage;
  const scene = pick(set.dark ? [aurora, neonCity, burst] : [burst, sunset], random)(stage);
  const [fromX, toX, fromY, toY] = shape === "tall" ? [0, 0, 0, 1] : [0, 1, 0, 0];
  const fade = `<rect width="${w}" height="${h}" fill="${brush.linearAlong([fromX, fromY, toX, toY], [0, palette.surface], [0.36, palette.surface, 0.94], [0.56, palette.surface, 0.5], [0.72, palette.surface, 0])}"/>`;
  return {
    back: scene + brush.halo(group.x, group.y, group.size * 0.7, mix(palette.accent, "#ffffff", 0.3), 0.7) + fade,
    field: palette.surface,
  };
};

/** Beams of the accent from the group, with rings. */
const beams: Composition = (set) => {
  const {
    stage: { brush, width: w, height: h },
    palette,
    group: { x, y, size },
  } = set;
  const reach = Math.hypot(w, h);
  const glow = set.dark ? palette.accentAlt : palette.accent;
  const back =
    base(set) +
    brush.flat(
      rays(x, y, 22, reach, 4),
      brush.radial(
        [0, glow, set.dark ? 0.85 : 0.9],
        [0.4, glow, set.dark ? 0.3 : 0.3],
        [0.8, glow, 0.04],
        [1, glow, 0],
      ),
    ) +
    brush.halo(x, y, size * 0.8, glow, 0.7) +
    brush.halo(x, y, size * 0.5, mix(palette.accent, "#ffffff", 0.45), 0.8) +
    [0.52, 0.62, 0.75]
      .map((r, index) =>
        brush.stroke(
          ellipse(x, y, size * r),
          index === 1 ? palette.accent : palette.accentAlt,
          3 - index * 0.7,
          0.6 - index * 0.15,
        ),
      )
      .join("") +
    brush.flat(box(0, h - 5, w, 5), brush.linearAlong([0, 0, 1, 0], [0, palette.accent], [1, palette.accentAlt]));
  return { back, field: palette.surface };
};

/** The five ways a banner may be composed. */
export const compositions: readonly Composition[] = [disc, slant, wave, vista, beams];
