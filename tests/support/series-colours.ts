import { readFileSync } from "node:fs";
import { formatHex, interpolate } from "culori";
import { hexOfOklch, oklchOf, turned } from "#compile/theme/oklch.ts";
import type { Palette } from "#compile/theme/palette.ts";
import { over } from "#compile/theme/rgb.ts";

const styles = readFileSync("src/widgets/chart/chart.module.css", "utf8");
/** How much of the accent's ink is in the colour between, in hundredths. */
const ink = Number(
  /--between: color-mix\(in oklab, var\(--color-accent-ink\) (\d+)%, var\(--color-card\)\)/.exec(styles)?.[1],
);
/** By series: the colour whose hue it turns, and by how many hundredths of a circle. */
const turns = [...styles.matchAll(/longer hue, var\((--[\w-]+)\), var\(\1\) ([\d.]+)%/g)].map(
  ([, from = "", share]) => ({ from, share: Number(share) }),
);

/** The colours of a chart's series in a palette, as its styles mix and turn them, and what they lie on. */
export function seriesColours({ accentInk, card: own, surface }: Palette): { series: string[]; card: string } {
  const card = over(own, over(surface, "#ffffff"));
  const between = formatHex(interpolate([card, accentInk], "oklab")(ink / 100));
  const turn = ({ from, share }: (typeof turns)[number]) => {
    const { l, c, h } = oklchOf(from === "--between" ? between : accentInk);
    return hexOfOklch({ l, c, h: turned(h + share * 3.6) });
  };
  return { series: [accentInk, ...turns.map(turn)], card };
}
