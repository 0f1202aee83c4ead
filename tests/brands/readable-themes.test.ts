import { wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onGradients, pairs, tints } from "#compile/theme/pairs.ts";
import { mix, over } from "#compile/theme/rgb.ts";
import { paletteFromSeed } from "#compile/theme/seed-palette.ts";
import { compileTried, own } from "../../src/compile/fixtures/site.ts";

const names = [
  "accent",
  "accentAlt",
  "surface",
  "ink",
  "onAccent",
  "onAccentAlt",
  "accentInk",
  "card",
  "raised",
] as const;
const others = ["header", "onHeader", "muted", "positive", "negative", "badge", "onBadge", "line"] as const;
const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...names, ...others), colour), {
  selector: ([name]) => name,
  maxLength: 3,
});
const stops = fc.option(
  fc.array(colour, { minLength: 2, maxLength: 3 }).map(($value) => ({ $value })),
  { nil: undefined, freq: 1 },
);
/** What an operator writes: good colours, and some that were chosen without a look at the others. */
const themes = fc
  .record({
    accent: colour,
    scheme: fc.constantFrom("light", "dark", "auto"),
    changed: some,
    night: some,
    gradient: fc.record({ accent: stops, page: stops }),
  })
  .map(({ accent, scheme, changed, night, gradient }) => {
    const { color, dark } = paletteFromSeed({ accent, scheme });
    const tokens = (given: object, written: [string, string][]) =>
      Object.fromEntries(
        [...Object.entries(given), ...written].map(([name, $value]) => [name, { $value: $value as string }]),
      );
    return { scheme, gradient, color: tokens(color, changed), ...(dark && { dark: tokens(dark, night) }) };
  });

/** The custom properties of a compiled theme: of the page, and of the dark scheme. */
function declared(css: string, selector: string): Record<string, string> {
  const block = css.split(`${selector}{`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries(block.split(/;(?=--)/).map((line) => line.split(/:(.*)/s).slice(0, 2)));
}

const property = (prefix: string, name: string) =>
  `--${prefix}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What is hard to see in a compiled theme, measured without the compiler's own arithmetic of contrast. */
function hardToSee(values: Record<string, string>): string[] {
  const page = over(values["--color-surface"] ?? "", "#ffffff");
  const solid = (name: string) => over(values[property("color", name)] ?? "", page);
  const gradient = (name: string) =>
    (values[`--gradient-${name}`]?.match(/#[0-9a-f]{3,8}/g) ?? []).map((one) => over(one, page));
  const seen: [string, string, string, number][] = [
    ...pairs.map(({ text, ground, tint }): [string, string, string, number] => {
      const below = tint === undefined ? solid(ground) : mix(solid(ground), solid(tints[tint].of), tints[tint].share);
      return [`${text} on ${tint ?? ""} ${ground}`, solid(text), below, 4.5];
    }),
    ...(["accent", "page"] as const).flatMap((name) =>
      onGradients[name].flatMap((text) =>
        gradient(name).map((stop): [string, string, string, number] => [`${text} on ${name}`, solid(text), stop, 4.5]),
      ),
    ),
    ...(["accent", "field"] as const).flatMap((edge) =>
      ["surface", "card", "raised"].map((ground): [string, string, string, number] => [
        `edge ${edge} on ${ground}`,
        values[`--edge-${edge}`] ?? "",
        solid(ground),
        3,
      ]),
    ),
    ["edge in header", values["--edge-header-accent"] ?? "", solid("header"), 3],
    ...["quiet", "tint", "accent"].map((fill): [string, string, string, number] => [
      `onHeader on ${fill}`,
      solid("onHeader"),
      values[`--fill-header-${fill}`] ?? "",
      4.5,
    ]),
  ];
  return seen.filter(([, text, ground, least]) => wcagContrast(text, ground) < least).map(([name]) => name);
}

test("of any theme everything is readable, or the check names a colour that the operator wrote", () => {
  let readable = 0;
  fc.assert(
    fc.property(themes, (theme) => {
      const { brands, diagnostics } = compileTried({ ...own, theme });
      const found = diagnostics.filter(({ rule }) => rule === "contrast");
      for (const { file, message } of found)
        expect([file, message]).toEqual([
          "brands/tried/brand.json",
          expect.stringMatching(/has a contrast of \d+\.\d\d/),
        ]);
      const lines = found.map(({ line }) => line);
      expect(new Set(lines).size, "one colour is reported once").toBe(lines.length);
      const css = brands.get("tried")?.css;
      if (found.length > 0) return;
      readable++;
      expect(css).toBeDefined();
      expect(hardToSee(declared(css ?? "", ":root"))).toEqual([]);
      if (theme.scheme === "auto") expect(hardToSee(declared(css ?? "", ':root[data-scheme="dark"]'))).toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(readable).toBeGreaterThan(20);
});
