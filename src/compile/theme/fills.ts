import { contrast, enough } from "./contrast.ts";
import type { Palette } from "./palette.ts";
import { tints } from "./pairs.ts";
import { mix, over } from "./rgb.ts";

/** The fills of what has the text of the colour behind it: that text is readable on them, too. */
export interface Fills {
  /** Of quiet buttons in the header. */
  headerQuiet: string;
  /** Of what is set apart in the header, in its text's colour. */
  headerTint: string;
  /** Of main buttons without a fill of their own, in the header. */
  headerAccent: string;
  /** The darker end of what is filled with the second accent. */
  accentAltShade: string;
}

export function fillsOf({ surface, card, header, accent, accentAlt, onHeader, onAccentAlt }: Palette): Fills {
  const page = over(surface, "#ffffff");
  const inHeader = (colour: string, share: number) => readableMix(over(header, page), colour, share, onHeader);
  return {
    headerQuiet: inHeader(over(card, page), 0.7),
    headerTint: inHeader(onHeader, 0.09),
    headerAccent: inHeader(accent, tints.accent.share),
    accentAltShade: readableMix(over(accentAlt, page), "#000000", 0.14, onAccentAlt),
  };
}

/** A share of a colour over another, or as much of it as leaves the text readable. */
function readableMix(ground: string, colour: string, most: number, text: string): string {
  for (let tenths = 10; tenths > 0; tenths--) {
    const tried = mix(ground, colour, (most * tenths) / 10);
    if (contrast(text, tried) >= enough) return tried;
  }
  return ground;
}
