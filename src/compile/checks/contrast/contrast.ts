import type { ColourName, Theme } from "#descriptor/theme.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { contrast as ratioOf, enough, nearestReadable } from "../../theme/contrast.ts";
import { pairs } from "../../theme/pairs.ts";
import { palettesOf, type Palette } from "../../theme/palette.ts";
import { unreadableStops } from "../../theme/on-gradients.ts";
import { over } from "../../theme/rgb.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const contrast: Check = {
  id: "contrast",
  severity: "error",
  suppressible: true,
  description: "Text is readable on its background: WCAG 2.2 AA requires a contrast of 4.5 for every pair in use.",
  run: { brand: unreadablePairs },
};

function unreadablePairs(draft: Draft): Finding[] {
  if (!looksAt(draft, "theme")) return [];
  if (draft.walk.mismatches.some(({ path }) => path[0] === "theme") || !draft.value.theme) return [];
  const theme = draft.value.theme as Theme;
  const { main, dark } = palettesOf(theme);
  const findings = [...findingsIn(main, "color", draft), ...(dark ? findingsIn(dark, "dark", draft) : [])];
  const plain = [
    ...new Map(findings.toReversed().map((finding) => [finding.path.join("/"), finding])).values(),
  ].reverse();
  // A colour that is unreadable on its flat background is reported there.
  return plain.length > 0 ? plain : gradientFindings(theme, main);
}

function findingsIn(palette: Palette, section: "color" | "dark", draft: Draft): Finding[] {
  const failing = pairs.filter(
    ([text, ground]) => ratioOf(palette[text], over(palette[ground], palette.surface)) < enough,
  );
  const crowded = failing.find(([, ground]) => isToBlame(ground, failing, section, draft))?.[1];
  // A colour derived from a wrong background, or placed on it, is corrected with it.
  const reported = crowded === undefined ? failing : failing.filter(([, ground]) => ground === crowded).slice(0, 1);
  return reported.flatMap(([text, ground]) => {
    const seen = over(palette[ground], palette.surface);
    const blamed = lastSet(crowded === undefined ? [text, ground] : [ground], section, draft);
    if (!blamed) return [];
    const better =
      blamed.name === text ? readableText(text, seen, palette) : readableGround(ground, palette[text], palette);
    const where = section === "dark" ? " in the dark scheme" : "";
    return [
      {
        path: blamed.path,
        at: "value",
        message: `"${text}" (${palette[text]}) on "${ground}" (${palette[ground]}) has a contrast of ${ratioOf(palette[text], seen).toFixed(2)}${where}; at least ${enough} is required.`,
        hint:
          better === undefined
            ? undefined
            : `The nearest readable ${blamed.name === text ? "text" : "background"} colour is ${better}.`,
      } satisfies Finding,
    ];
  });
}

/** When three or more texts are unreadable on a background that was set after them, the background is the mistake. */
function isToBlame(
  ground: ColourName,
  failing: readonly (readonly [ColourName, ColourName])[],
  section: "color" | "dark",
  draft: Draft,
): boolean {
  const texts = failing.filter(([, other]) => other === ground).map(([text]) => text);
  return texts.length >= 3 && lastSet([ground, ...texts], section, draft)?.name === ground;
}

/** The nearest text colour that is readable on every background it is used on, or at least on the given one. */
function readableText(text: ColourName, seen: string, palette: Palette): string | undefined {
  const grounds = pairs.filter(([other]) => other === text).map(([, ground]) => over(palette[ground], palette.surface));
  return nearestReadable(palette[text], grounds) ?? nearestReadable(palette[text], [seen]);
}

function readableGround(ground: ColourName, text: string, palette: Palette): string | undefined {
  const texts = pairs.filter(([, other]) => other === ground).map(([other]) => palette[other]);
  return nearestReadable(palette[ground], texts) ?? nearestReadable(palette[ground], [text]);
}

/** Text on gradients: one finding per gradient. */
function gradientFindings(theme: Theme, palette: Palette): Finding[] {
  const first = new Map(
    unreadableStops(theme, palette)
      .toReversed()
      .map((stop) => [stop.gradient, stop]),
  );
  return [...first.values()].reverse().map(({ gradient, text, index, place, ratio, colour }) => {
    const better = place === "here" ? nearestReadable(colour, [palette[text]]) : undefined;
    return {
      path: ["theme", "gradient", gradient, "$value", index],
      at: "value",
      hint: better === undefined ? undefined : `The nearest readable colour is ${better}.`,
      message: `"${text}" (${palette[text]}) on the gradient "${gradient}" has a contrast of ${ratio.toFixed(2)} ${place === "here" ? "here" : "between this colour and the next"}; at least ${enough} is required.`,
    };
  });
}

/** The colour that was set last: the one in the highest layer, or the first in the list when the layer is the same. */
function lastSet(
  names: readonly ColourName[],
  section: "color" | "dark",
  draft: Draft,
): { name: ColourName; path: Path } | undefined {
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
