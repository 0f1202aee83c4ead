import type { ColourName, Theme } from "#descriptor/theme.ts";
import type { Draft, Finding } from "../../draft.ts";
import { settingsOf } from "../../provenance.ts";
import { contrast as ratioOf, enough, nearestReadable } from "../../theme/contrast.ts";
import { palettesOf, type Palette } from "../../theme/palette.ts";
import { over } from "../../theme/rgb.ts";
import type { Path } from "../../walk/walk.ts";
import type { Check } from "../check.ts";

export const contrast: Check = {
  id: "contrast",
  severity: "error",
  description: "Text is readable on its ground: WCAG 2.2 AA wants a contrast of 4.5 for every pair in use.",
  run: { brand: unreadablePairs },
};

/** Text on ground, as the components use them. */
const pairs: readonly (readonly [ColourName, ColourName])[] = [
  ["ink", "surface"], ["ink", "card"], ["ink", "raised"], ["muted", "surface"], ["muted", "card"], ["accentInk", "surface"], ["onAccent", "accent"], ["onAccentAlt", "accentAlt"], ["onHeader", "header"], ["onBadge", "badge"],
  ["positive", "surface"], ["negative", "surface"],
];

function unreadablePairs(draft: Draft): Finding[] {
  if (draft.walk.mismatches.some(({ path }) => path[0] === "theme") || !draft.value.theme) return [];
  const theme = draft.value.theme as Theme;
  const { main, dark } = palettesOf(theme);
  const findings = [...findingsIn(main, "color", draft), ...(dark ? findingsIn(dark, "dark", draft) : [])];
  return [...new Map(findings.toReversed().map((finding) => [finding.path.join("/"), finding])).values()].reverse();
}

function findingsIn(palette: Palette, section: "color" | "dark", draft: Draft): Finding[] {
  return pairs.flatMap(([text, ground]) => {
    const seen = over(palette[ground], palette.surface);
    const ratio = ratioOf(palette[text], seen);
    if (ratio >= enough) return [];
    const blamed = lastSaid([text, ground], section, draft);
    if (!blamed) return [];
    const better = blamed.name === text ? nearestReadable(palette[text], [seen]) : nearestReadable(palette[ground], [palette[text]]);
    const where = section === "dark" ? " on a dark phone" : "";
    return [{
      path: blamed.path, at: "value",
      message: `${spoken(text)} ${palette[text]} on ${spoken(ground)} ${palette[ground]} has a contrast of ${ratio.toFixed(2)}${where}; ${enough} is needed to read it.`,
      hint: better === undefined ? undefined : `${better} is the nearest ${blamed.name === text ? "text" : "ground"} colour that is readable.`,
    } satisfies Finding];
  });
}

/** Which of the two colours was said last: the one in the highest layer, the text when both stand in the same. */
function lastSaid(names: readonly ColourName[], section: "color" | "dark", draft: Draft): { name: ColourName; path: Path } | undefined {
  let best: { name: ColourName; path: Path; height: number } | undefined;
  for (const name of names) {
    for (const part of section === "dark" ? (["dark", "color"] as const) : (["color"] as const)) {
      const path = ["theme", part, name, "$value"];
      const layer = settingsOf(draft.layers, path).at(-1)?.layer;
      if (!layer) continue;
      const height = draft.layers.indexOf(layer);
      if (!best || height > best.height) best = { name, path, height };
      break;
    }
  }
  return best;
}

function spoken(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
