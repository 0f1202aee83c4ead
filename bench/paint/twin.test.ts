import { expect, test } from "vitest";
import { linksIn, staticTwin } from "./twin.ts";

const page = [
  `<!doctype html><html lang="en" data-card="glass"><head><meta charset="utf-8"><title>Home</title>`,
  `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
  `<script>try{sessionStorage.getItem("x")}catch{}</script>`,
  `<style>:root{--color-ink:#000}</style><style>.a{color:var(--color-ink)}</style>`,
  `<link rel="preload" href="/_livery/EN/site.json?v=1" as="fetch" crossorigin id="livery-site">`,
  `<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>`,
  `<link rel="stylesheet" href="/assets/header.css" disabled>`,
  `<link rel="modulepreload" href="/assets/libraries.js"><link rel="modulepreload" href="/assets/grid.js" fetchpriority="low">`,
  `</head><body><div id="livery"><link rel="preload" as="image" imageSrcSet="/art/1?w=1&amp;v=2 1x" fetchPriority="high"/>`,
  `<h1 class="a">Welcome</h1><img src="/art/1?w=1&amp;v=2" width="3" height="4" alt=""/></div>`,
  `<link rel="stylesheet" href="/assets/section.css"><link rel="stylesheet" href="/assets/board.css">`,
  `<script type="application/json" id="livery-rendering">{"html":"\\u003cb>"}</script>`,
  `<script type="module" src="/assets/browser.js"></script></body></html>`,
].join("");

const sheets: Record<string, string> = {
  "/assets/section.css": '.s{content:"$&"}',
  "/assets/board.css": ".b{margin:0}",
};
const twinOf = (html: string) =>
  staticTwin(html, async (path) => sheets[path] ?? expect.unreachable(`${path} was asked for`));

test("no script, slice or preload of code is left", async () => {
  const twin = await twinOf(page);
  expect(twin).not.toMatch(/<script|modulepreload|site\.json|livery-rendering/);
});

test("every style is in one block in the head, in the order in which the page applied them", async () => {
  const twin = await twinOf(page);
  expect(twin).toContain(
    `<style>:root{--color-ink:#000}.a{color:var(--color-ink)}.s{content:"$&"}.b{margin:0}</style></head>`,
  );
  expect(twin.match(/<style/g)).toHaveLength(1);
  expect(twin).not.toContain("stylesheet");
});

test("visible content stays: markup, attributes, pictures, fonts and their preloads", async () => {
  const twin = await twinOf(page);
  expect(twin).toContain(`<html lang="en" data-card="glass">`);
  expect(twin).toContain(`<link rel="icon" href="/icon.svg" type="image/svg+xml">`);
  expect(twin).toContain(`<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>`);
  expect(twin).toContain(
    `<body><div id="livery"><link rel="preload" as="image" imageSrcSet="/art/1?w=1&amp;v=2 1x" fetchPriority="high"/><h1 class="a">Welcome</h1><img src="/art/1?w=1&amp;v=2" width="3" height="4" alt=""/></div></body></html>`,
  );
});

test("an address is read without the escapes of HTML", () => {
  expect(linksIn(`<link rel="preload" href="/a?b=1&amp;c=2" as="image">`)).toMatchObject([
    { rel: "preload", href: "/a?b=1&c=2" },
  ]);
});
