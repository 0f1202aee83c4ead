import { seededRandom } from "#kernel/random.ts";
import { contrast, enough, luminance } from "#compile/theme/contrast.ts";
import { hexOfOklch, oklchOf } from "#compile/theme/oklch.ts";
import { fields } from "./fields.ts";
import type { Motif, Shape } from "./motif.ts";
import { pointedMotifs } from "./pointed-motifs.ts";
import { roundMotifs } from "./round-motifs.ts";
import { straightMotifs } from "./straight-motifs.ts";

/** The colours of a mark. `ground` is its background, the header. */
export interface MarkColours {
  accent: string;
  accentAlt: string;
  ground: string;
}

/** Contrast that a drawing needs on what is behind it (WCAG 2.2, 1.4.11). */
const visible = 3;

/**
 * A mark for a name, as an SVG file: the shape of the first letter selects the family of the motif, all letters the
 * rest.
 */
export function drawMark(name: string, colours: MarkColours): string {
  const random = seededRandom(`mark ${name.toLowerCase()}`);
  const family = familyOf(name);
  const motif = family[Math.floor(random() * family.length)] as Motif;
  const count = 3 + (name.replaceAll(/[^a-z]/gi, "").length % 6);
  const alone = motif.alone && random() < 0.5 && contrast(colours.accent, colours.ground) >= visible;
  const names = Object.keys(fields);
  const field = alone ? undefined : fields[names[Math.floor(random() * names.length)] ?? ""];
  return svg(
    { field, smaller: motif.alone && !alone },
    motif.shapes({ random, count }),
    alone ? aloneTones(colours) : fieldTones(colours),
  );
}

function familyOf(name: string): readonly Motif[] {
  const letter = (/[a-z]/i.exec(name)?.[0] ?? "i").toUpperCase();
  if ("BCDGJOPQRSU".includes(letter)) return roundMotifs;
  return "AKMNVWXYZ".includes(letter) ? pointedMotifs : straightMotifs;
}

type Tones = Record<Shape["tone"], readonly [from: string, to: string]>;

/** On a field of the accent: the figure in the accent's lightest or darkest, the rest between. */
function fieldTones({ accent, accentAlt }: MarkColours): Tones {
  const own = oklchOf(accent);
  const second = oklchOf(accentAlt);
  const deep = hexOfOklch({ ...own, l: Math.max(0.2, own.l - 0.16), h: own.h + 18 });
  const light = luminance(accent) < 0.3;
  const figure = light ? hexOfOklch({ l: 0.97, c: 0.02, h: own.h }) : hexOfOklch({ l: 0.22, c: 0.05, h: own.h });
  const highlight = hexOfOklch({ l: light ? 0.86 : 0.4, c: Math.max(0.1, second.c), h: second.h });
  return {
    field: [accent, deep],
    figure: [figure, figure],
    second: [highlight, highlight],
    shade: [deep, hexOfOklch({ ...own, l: 0.3 })],
  };
}

/** Without a field: the accent itself is the figure. */
function aloneTones({ accent, accentAlt, ground }: MarkColours): Tones {
  const own = oklchOf(accent);
  const toLight = luminance(ground) < 0.2;
  const other =
    contrast(accentAlt, ground) >= visible ? accentAlt : hexOfOklch({ ...oklchOf(accentAlt), l: toLight ? 0.75 : 0.5 });
  const near = hexOfOklch({
    ...own,
    l: toLight ? Math.min(0.9, own.l + 0.1) : Math.max(0.3, own.l - 0.1),
    h: own.h + 20,
  });
  return {
    field: [ground, ground],
    figure: [accent, near],
    second: [other, contrast(near, ground) >= enough ? near : other],
    shade: [near, near],
  };
}

/** `smaller`: the motif does not reach the edges of its field. */
function svg(
  { field, smaller }: { field: string | undefined; smaller: boolean },
  shapes: readonly Shape[],
  tones: Tones,
): string {
  const used = [...new Set([...(field === undefined ? [] : ["field" as const]), ...shapes.map(({ tone }) => tone)])];
  const fillOf = (tone: Shape["tone"]) => (tones[tone][0] === tones[tone][1] ? tones[tone][0] : `url(#${tone})`);
  const gradients = used
    .filter((tone) => fillOf(tone).startsWith("url"))
    .map(
      (tone) =>
        `    <linearGradient id="${tone}" x1="6" y1="4" x2="58" y2="62" gradientUnits="userSpaceOnUse"><stop stop-color="${tones[tone][0]}"/><stop offset="1" stop-color="${tones[tone][1]}"/></linearGradient>`,
    );
  const clip = field === undefined || smaller ? [] : [`    <clipPath id="edge"><path d="${field}"/></clipPath>`];
  const defs = [...gradients, ...clip];
  const group =
    field === undefined
      ? "  <g>"
      : smaller
        ? '  <g transform="translate(8 8) scale(.75)">'
        : '  <g clip-path="url(#edge)">';
  const drawn = shapes.map(
    ({ d, tone, opacity = 1 }) =>
      `    <path fill="${fillOf(tone)}"${opacity < 1 ? ` opacity="${opacity}"` : ""} d="${d}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">`,
    ...(defs.length > 0 ? ["  <defs>", ...defs, "  </defs>"] : []),
    ...(field === undefined ? [] : [`  <path fill="${fillOf("field")}" d="${field}"/>`]),
    group,
    ...drawn,
    "  </g>",
    "</svg>",
    "",
  ].join("\n");
}
