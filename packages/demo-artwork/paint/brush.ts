import { ellipse } from "./path.ts";
import type { Tone } from "./tone.ts";

/** A colour stop: offset 0…1, colour, opacity 0…1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** How a form is modelled. Lengths are in the motif's own units (a motif is 100 wide). */
export interface Modelling {
  /** Width of the dark contour; 0 for none. */
  line?: number;
  /** Width of the lit edge at the upper left; 0 for none. */
  edge?: number;
  /** Strength of the light thrown back from below, 0…1. */
  bounce?: number;
}

/** Gathers gradients and clips while fragments are drawn. The light comes from the upper left in every fragment. */
export class Brush {
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();

  /** `line` is the colour of contours: nearly black, tinted like the picture's background. */
  constructor(readonly line: string) {}

  get defs(): string {
    return `<defs>${this.definitions.join("")}</defs>`;
  }

  private define(write: (id: string) => string): string {
    const key = write("");
    const known = this.known.get(key);
    if (known) return known;
    const id = `a${this.definitions.length}`;
    this.definitions.push(write(id));
    this.known.set(key, id);
    return id;
  }

  /** A linear gradient over the box of what it fills, from the upper left to the lower right. */
  linear(...stops: readonly Stop[]): string {
    return this.linearAlong([0.15, 0, 0.8, 1], ...stops);
  }

  /** A linear gradient over the box of what it fills, from one point to another. */
  linearAlong([x1, y1, x2, y2]: readonly [number, number, number, number], ...stops: readonly Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** A gradient between two colours from the top to the bottom. */
  fall(top: string, bottom: string): string {
    return this.linearAlong([0, 0, 0, 1], [0, top], [1, bottom]);
  }

  /** A radial gradient over the box of what it fills. */
  radial(...stops: readonly Stop[]): string {
    return this.radialAt([0.5, 0.5, 0.5], ...stops);
  }

  /** A radial gradient with its centre and radius. */
  radialAt([cx, cy, r]: readonly [number, number, number], ...stops: readonly Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** What is drawn inside a path only. */
  inside(d: string, content: string): string {
    return `<g clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${content}</g>`;
  }

  /** A shape defined once and drawn many times. */
  shape(d: string): string {
    return this.define((id) => `<path id="${id}" d="${d}"/>`);
  }

  /** A modelled form: contour, lit edge, body from light to dark, and light thrown back from below. */
  form(d: string, tone: Tone, { line = 2, edge = 1.6, bounce = 0.5 }: Modelling = {}): string {
    const id = this.shape(d);
    const body = this.linear([0, tone.light], [0.42, tone.mid], [1, tone.dark]);
    const contour =
      line > 0
        ? `<use href="#${id}" fill="${this.line}" stroke="${this.line}" stroke-width="${line * 2}" stroke-linejoin="round"/>`
        : "";
    const lit =
      edge > 0
        ? `<use href="#${id}" fill="${this.linear([0, tone.glow], [0.6, tone.light], [1, tone.mid])}"/>${this.inside(d, `<use href="#${id}" x="${edge}" y="${edge}" fill="${body}"/>`)}`
        : `<use href="#${id}" fill="${body}"/>`;
    const below =
      bounce > 0
        ? `<use href="#${id}" fill="${this.radialAt([0.72, 1.02, 0.45], [0, tone.light, bounce], [1, tone.light, 0])}"/>`
        : "";
    return contour + lit + below;
  }

  /** A ball-like form, lit from the upper left. */
  ball(cx: number, cy: number, rx: number, tone: Tone, ry = rx, line = 2): string {
    const d = ellipse(cx, cy, rx, ry);
    const contour = line > 0 ? `<path d="${ellipse(cx, cy, rx + line, ry + line)}" fill="${this.line}"/>` : "";
    const body = `<path d="${d}" fill="${this.radialAt([0.34, 0.28, 0.78], [0, tone.glow], [0.25, tone.light], [0.6, tone.mid], [0.9, tone.dark], [1, tone.mid])}"/>`;
    return contour + body + this.shine(cx - rx * 0.34, cy - ry * 0.46, rx * 0.34, ry * 0.2, -28);
  }

  /** A soft window of light on something glossy. */
  shine(cx: number, cy: number, rx: number, ry: number, turn = -30, strength = 0.85): string {
    const fill = this.linearAlong([0.3, 0, 0.6, 1], [0, "#ffffff", strength], [1, "#ffffff", strength * 0.1]);
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${turn} ${n(cx)} ${n(cy)})" fill="${fill}"/>`;
  }

  /** A round glow that fades to nothing. */
  halo(cx: number, cy: number, rx: number, colour: string, strength = 0.8, ry = rx): string {
    const fill = this.radial([0, colour, strength], [0.45, colour, strength * 0.42], [1, colour, 0]);
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
  }

  /** A flat fill without contour. */
  flat(d: string, fill: string, opacity = 1): string {
    return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ""}/>`;
  }

  /** A line. */
  stroke(d: string, colour: string, width: number, opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${n(opacity)}"` : ""}/>`;
  }

  /** A line of metal or wood: contour, body and a lit core. */
  tube(d: string, tone: Tone, width: number): string {
    return (
      this.stroke(d, this.line, width + 3.4) +
      this.stroke(d, tone.dark, width) +
      this.stroke(d, tone.mid, width * 0.72) +
      this.stroke(d, tone.light, width * 0.26)
    );
  }
}

const n = (value: number) => String(Math.round(value * 100) / 100);

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join("");
}

/** A fragment moved, scaled and turned around its own middle (motifs are 100×100). */
export function placed(content: string, cx: number, cy: number, size: number, turn = 0): string {
  return `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)}) scale(${n(size / 100)}) translate(-50 -50)">${content}</g>`;
}
