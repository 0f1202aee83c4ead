import type { ColourName, Theme } from "#descriptor/theme.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { enough } from "../../theme/contrast.ts";
import { nearestFor, nearestGround } from "../../theme/nearest.ts";
import { groundOf, pairs, ratioOf, rgbsOf, tints, unreadable, type Pair, type Rgbs } from "../../theme/pairs.ts";
import { inTheDark, palettesOf, type Gradients, type Palette } from "../../theme/palette.ts";
import { unreadableStops } from "../../theme/on-gradients.ts";
import { hexOf } from "../../theme/rgb.ts";
import type { Check } from "../check.ts";
import { wordmarkFindings } from "./wordmark-findings.ts";
import { blamedFor, lastSet, type Blamed, type Section } from "./blame.ts";

export const contrast: Check = {
  id: "contrast",
  severity: "error",
  suppressible: true,
  description:
    "Text is readable on its background: WCAG 2.2 AA requires a contrast of 4.5 for every pair in use, and of 3 for the name in the logo.",
  about: [
    "The colour that was set last is marked, and the message names the nearest one that is readable on every background it is used on. Backgrounds are also tints of the accent, of the text and of success and failure over the page, cards and sheets; text on gradients is checked at their colours and between them. Colours that are not set are derived so that they are readable wherever they are used. The lines around fields, and around buttons whose fill is close to what is behind it, are always derived: they reach 3 on every surface and in the header. The name in the logo, filled with the accent or its gradient, is checked on the page and in the header.",
  ],
  reads: ([section], { value }) => [section === "theme" && value.theme, section === "logo" && value.logo],
  run: { brand: unreadablePairs },
};

function unreadablePairs(draft: Draft): Finding[] {
  const isWhole = looksAt(draft, "theme");
  if (!isWhole && !looksAt(draft, "logo")) return [];
  if (draft.walk.mismatches.some(({ path }) => path[0] === "theme") || !draft.value.theme) return [];
  const { gradient = {}, ...theme } = draft.value.theme as Theme;
  const { main, dark } = palettesOf({ ...theme, gradient });
  if (!isWhole) return wordmarkFindings(draft, gradient, { main, dark });
  const findings = [...findingsIn(main, "color", draft), ...(dark ? findingsIn(dark, "dark", draft) : [])];
  const plain = [
    ...new Map(findings.toReversed().map((finding) => [finding.path.join("/"), finding])).values(),
  ].reverse();
  // A colour that is unreadable on its flat background is reported there.
  if (plain.length > 0) return plain;
  const light = gradientFindings(gradient, main, "color");
  if (light.length > 0) return light;
  const onDark = dark ? gradientFindings(inTheDark(gradient), dark, "dark") : [];
  return onDark.length > 0 ? onDark : wordmarkFindings(draft, gradient, { main, dark });
}

function findingsIn(palette: Palette, section: Section, draft: Draft): Finding[] {
  const failing = causesIn(unreadable(palette));
  const crowded = failing.find(({ ground }) => isToBlame(ground, failing, section, draft))?.ground;
  // A colour derived from a wrong background, or placed on it, is corrected with it.
  const reported = crowded === undefined ? failing : failing.filter(({ ground }) => ground === crowded).slice(0, 1);
  return reported.flatMap((pair) => {
    const blamed = crowded === undefined ? blamedFor(pair, section, draft) : lastSet([crowded], section, draft);
    return blamed ? [findingFor(pair, blamed, palette, section)] : [];
  });
}

/** A text that is unreadable on a background is so on tints of it. */
function causesIn(failing: readonly Pair[]): Pair[] {
  const plain = failing.filter(({ tint }) => tint === undefined);
  const isKnown = ({ text, ground }: Pair) => plain.some((one) => one.text === text || one.ground === ground);
  return [...plain, ...failing.filter((pair) => pair.tint !== undefined && !isKnown(pair))];
}

function findingFor(pair: Pair, blamed: Blamed, palette: Palette, section: Section): Finding {
  const { text, ground, tint } = pair;
  const colours = rgbsOf(palette);
  const seen = hexOf(groundOf(pair, colours));
  const on =
    tint === undefined
      ? `"${ground}" (${palette[ground]})`
      : `the tint of "${tints[tint].of}" over "${ground}" (${seen})`;
  const where = section === "dark" ? " in the dark scheme" : "";
  return {
    path: blamed.path,
    at: "value",
    message: `"${text}" (${palette[text]}) on ${on} has a contrast of ${ratioOf(pair, colours).toFixed(2)}${where}; at least ${enough} is required.`,
    hint: hintFor(pair, blamed, colours),
  };
}

function hintFor(pair: Pair, { name, from }: Blamed, colours: Rgbs): string | undefined {
  if (from !== name) return `"${name}" is derived from "${from}": change that, or set "${name}".`;
  const better = nearestReadable(name, pair, colours);
  const role = name === pair.text ? "text" : name === pair.ground ? "background" : `"${name}"`;
  return better && `The nearest readable ${role} colour is ${better}.`;
}

/** When three or more texts are unreadable on a background that was set after them, the background is the mistake. */
function isToBlame(ground: ColourName, failing: readonly Pair[], section: Section, draft: Draft): boolean {
  const texts = [...new Set(failing.filter((pair) => pair.ground === ground).map(({ text }) => text))];
  return texts.length >= 3 && lastSet([ground, ...texts], section, draft)?.name === ground;
}

/** The nearest colour with which every pair that it is part of is readable, or at least the given one. */
function nearestReadable(name: ColourName, pair: Pair, colours: Rgbs): string | undefined {
  const own = pairs.filter(
    ({ text, ground, tint }) => text === name || ground === name || (tint !== undefined && tints[tint].of === name),
  );
  return nearestFor(name, { pairs: own }, colours) ?? nearestFor(name, { pairs: [pair] }, colours);
}

/** Text on gradients: one finding per gradient. */
function gradientFindings(gradients: Gradients, palette: Palette, section: Section): Finding[] {
  const first = new Map(
    unreadableStops(gradients, palette)
      .toReversed()
      .map((stop) => [stop.gradient, stop]),
  );
  const where = section === "dark" ? " in the dark scheme" : "";
  return [...first.values()].reverse().map(({ gradient, text, index, place, ratio, colour }) => {
    const better = place === "here" ? nearestGround(colour, palette[text]) : undefined;
    return {
      path: ["theme", "gradient", gradient, "$value", index],
      at: "value",
      hint: better === undefined ? undefined : `The nearest readable colour is ${better}.`,
      message: `"${text}" (${palette[text]}) on the gradient "${gradient}" has a contrast of ${ratio.toFixed(2)} ${place === "here" ? "here" : "between this colour and the next"}${where}; at least ${enough} is required.`,
    };
  });
}
