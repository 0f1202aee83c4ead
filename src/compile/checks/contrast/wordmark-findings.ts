import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";
import type { Gradients, Palette } from "../../theme/palette.ts";
import { enoughForLogos, paleWordmark, type PaleWordmark } from "../../theme/wordmark.ts";
import type { Path } from "../../validate/walk.ts";
import { lastSet, type Section } from "./blame.ts";

const fillPath = ["logo", "fill"];

/** The name in the logo where it is hard to see: one finding, because its fill is one. */
export function wordmarkFindings(
  draft: Draft,
  gradient: Gradients,
  { main, dark }: { main: Palette; dark?: Palette | undefined },
): Finding[] {
  const fill = draft.value.logo?.fill ?? "ink";
  const sections = [["color", main] as const, ...(dark ? [["dark", dark] as const] : [])];
  const [found] = sections.flatMap(([section, palette]) => {
    const pale = paleWordmark(fill, gradient, palette);
    return pale ? [{ section, pale }] : [];
  });
  if (!found) return [];
  const { pale, section } = found;
  const where = section === "dark" ? " in the dark scheme" : "";
  return [
    {
      path: placeOf(pale, section, draft),
      at: "value",
      message: `The name in the logo, filled with "${fill}", has a contrast of ${pale.ratio.toFixed(2)} on "${pale.ground}"${where}; at least ${enoughForLogos} is required.`,
      hint: 'Choose a colour that stands out from it, or "fill": "ink".',
    },
  ];
}

/** What was set last of the fill, its colours and what is behind them. */
function placeOf({ ground, index }: PaleWordmark, section: Section, draft: Draft): Path {
  const { layers, value } = draft;
  const stops = ["theme", "gradient", "accent", "$value"];
  const ofGradient = value.logo?.fill === "gradient" && value.theme?.gradient?.accent !== undefined;
  const own = ofGradient ? [...stops, index] : undefined;
  const flat = value.logo?.fill === "gradient" ? "accent" : "accentInk";
  const behind = lastSet(own ? [ground] : [flat, ground], section, draft)?.path;
  const places = [own, behind, fillPath].filter((one) => one !== undefined);
  return places.reduce((last, one) => (isSetAbove(layers, one, last) ? one : last));
}
