import { readdirSync, readFileSync } from "node:fs";
import type { Merchant } from "../merchants/merchant.ts";
import { roundKinds, type RoundKind } from "./rules/kinds.ts";

/** The kinds of games: each has a script and a stylesheet of its name. */
export const gameKinds = [...(Object.keys(roundKinds) as RoundKind[]), "lottery"] as const;
export type GameKind = (typeof gameKinds)[number];

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
};
const folder = new URL("browser/", import.meta.url);
const files = new Map(
  readdirSync(folder).map((name) => [
    name,
    {
      type: TYPES[name.split(".")[1] ?? ""] ?? "",
      body: readFileSync(new URL(name, folder), "utf8"),
    },
  ]),
);

/** A file of the games' pages. */
export function gameFile(name: string): { type: string; body: string } | undefined {
  return files.get(name);
}

/**
 * The page of a demo game, with the policy it is served under. It contains no personal data: the ticket comes after
 * the # of its address, which reaches no server.
 */
export function gamePage(merchant: Merchant, kind: GameKind): { html: string; policy: string } {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>Demo game</title>
<link rel="stylesheet" href="/files/game.css"><link rel="stylesheet" href="/files/${kind}.css"><link rel="stylesheet" href="/${merchant.codeInCall}/theme.css"></head>
<body><main id="game"></main><script type="module" src="/files/${kind}.js"></script></body></html>`;
  return { html, policy: policyFor(merchant) };
}

/** The merchant's colours for its games, which are always dark. */
export function gameTheme({ palette }: Merchant): string {
  return `:root{--accent:${palette.accent};--on-accent:${isLight(palette.accent) ? "#14110a" : "#ffffff"}}`;
}

/** Only the merchant's own sites may frame its games. */
function policyFor({ hosts }: Merchant): string {
  const ancestors = hosts.flatMap((host) => [`https://${host}:*`, `http://${host}:*`]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(" ")}`,
  ].join("; ");
}

/** Whether black is easier to read on it than white: the relative luminance above which that is so (WCAG 2). */
const EVEN = 0.179;
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > EVEN;
}
