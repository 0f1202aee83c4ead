import { expect, test } from "vitest";
import { onGradients, pairs, tints } from "#compile/theme/pairs.ts";
import { listed, matchesIn, withoutComments, type Finding } from "./support/findings.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** Files that define tokens must contain raw colours. */
const tokenFiles = new Set(["src/ui/global.css"]);
const inStyles = /(?<=:[^;{}]*)(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\()/gi;
const inCode = /["'`](?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})["'`]|(?:rgba?|hsla?|oklch|oklab|lab|lch)\()/gi;

function rawColours(file: string, text: string): Finding[] {
  return matchesIn(withoutComments(text), file.endsWith(".css") ? inStyles : inCode, file);
}

test("raw colours are reported", () => {
  expect(
    listed(
      rawColours("a.css", ".a { color: #fff; }\n.b {\n  background: linear-gradient(#abcdef, rgb(0 0 0 / 50%)); }"),
    ),
  ).toEqual(["a.css:1  #fff", "a.css:3  #abcdef", "a.css:3  rgb("]);
  expect(listed(rawColours("a.tsx", '<path fill="#ffcc00" stroke={`hsl(${hue} 1% 1%)`} />'))).toHaveLength(2);
  expect(
    rawColours(
      "a.css",
      "/* #fff */ .a { color: var(--color-ink); background: color-mix(in srgb, var(--color-ink) 8%, transparent); }\n#fee { }",
    ),
  ).toEqual([]);
  expect(rawColours("a.tsx", 'href="#top"; import "#ui/a.ts";')).toEqual([]);
});

test("colours come from tokens", () => {
  const found = filesLike("src", /\.(?:css|tsx)$/)
    .filter((file) => !tokenFiles.has(file) && !file.endsWith(".test.tsx"))
    .flatMap((file) => rawColours(file, textOf(file)));
  expect(listed(found)).toEqual([]);
});

/** Pairs that the compiler neither derives nor checks: text and background of one rule. */
function unknownPairs(file: string, text: string): Finding[] {
  const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const known = new Set([
    ...pairs.flatMap(({ text: ink, ground, tint }) =>
      tint === undefined ? [`${ink} color-${ground}`, `${ground} color-${ink}`] : [`${ink} tint-${tint}`],
    ),
    ...Object.entries(onGradients).flatMap(([name, inks]) => inks.map((ink) => `${ink} gradient-${name}`)),
  ]);
  return matchesIn(withoutComments(text), /\{[^{}]*\}/g, file).flatMap((rule) => {
    const ink = /(?<![-\w])color: (?:var\(--button-ink, )?var\(--color-([\w-]+)\)/.exec(rule.found)?.[1];
    const ground = /background(?:-color)?: (?:var\(--[\w-]+, )?var\(--((?:color|tint|gradient)[\w-]*)\)/.exec(
      rule.found,
    )?.[1];
    if (ink === undefined || ground === undefined) return [];
    const found = `${camel(ink)} ${ground === "tint" ? "tint-ink" : ground.replace(/-.*/, (rest) => `-${camel(rest.slice(1))}`)}`;
    return known.has(found) ? [] : [{ ...rule, found }];
  });
}

test("text and background of a style are a pair that is checked in every brand", () => {
  expect(Object.keys(tints)).toEqual(["ink", "accent", "positive", "negative"]);
  const odd = ".a { color: var(--color-muted); background: var(--color-accent-alt); }";
  expect(listed(unknownPairs("a.css", odd))).toEqual(["a.css:1  muted color-accentAlt"]);
  const found = filesLike("src", /\.css$/).flatMap((file) => unknownPairs(file, textOf(file)));
  expect(listed(found)).toEqual([]);
});
