// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { SESSION_KEY } from "#session/session.ts";
import { composeDocument, themeAttributes, type DocumentParts } from "./document.ts";
import { hashSource } from "../http/security-headers.ts";

const acme = await compiledAcme();
const brand = { ...acme, texts: { ...acme.texts, TY: { ...acme.texts["TY"], "state.oldBrowser": "Luma <na>" } } };
const data = { route: "home", texts: { a: "</script><script>alert(1)</script>", b: "<!-- <b>&amp; \u2028" } };
const HINT = '<link rel="preload" as="image" href="/first.webp" fetchPriority="high"/>';
const parts: DocumentParts = {
  brand,
  language: required(brand.languages[1], "TY"),
  title: "Home </title><b> & more",
  search: { description: 'Slots & "more"', listed: true, canonical: "https://acme.example/m/home" },
  html: `${HINT}<main>hello<i id="fold"></i></main>`,
  fold: HINT.length + 24,
  rendering: data,
  siteAddress: "/_livery/TY/site.json?v=1",
  routeAddress: "/_livery/TY/route/home.json?v=2",
  memberCalls: [],
  entry: "/assets/entry.js",
  entryScripts: ["/assets/libraries.js", "/assets/entry.js"],
  screenScripts: ["/assets/game-grid.js"],
  styles: [
    { path: "/assets/entry.css", css: "main{color:red}" },
    { path: "/assets/game-grid.css", css: "p{}" },
  ],
  laterStyles: ["/assets/later.css"],
  fontCss: "@font-face{}",
  fontFiles: ["/assets/sora.woff2"],
  pictureOrigins: [],
  gameOrigins: [],
  icon: "/_livery/icon.svg",
};
const { html, policy } = composeDocument(parts);
const parsed = (markup: string) => new DOMParser().parseFromString(markup, "text/html");
const page = parsed(html);
const linksOf = (root: Document) =>
  [...root.querySelectorAll("link[rel=modulepreload]")].map((link) => [
    link.getAttribute("href"),
    link.getAttribute("fetchpriority"),
  ]);
const all = (selector: string) => [...page.querySelectorAll(selector)];

test("data cannot close its own block: </script> in a text stays text", () => {
  expect(all("script")).toHaveLength(4);
  expect(JSON.parse(page.getElementById("livery-rendering")?.textContent ?? "")).toEqual(data);
});
test("a title is escaped", () => expect(page.title).toBe("Home </title><b> & more"));
test("search engines read what the page is about, and the address under which it is listed", () => {
  const tagsOf = (root: Document) => [
    root.querySelector("meta[name=description]")?.getAttribute("content"),
    root.querySelector("meta[name=robots]")?.getAttribute("content"),
    root.querySelector("link[rel=canonical]")?.getAttribute("href"),
  ];
  expect(tagsOf(page)).toEqual(['Slots & "more"', undefined, "https://acme.example/m/home"]);
  const search = { description: "Money.", listed: false, canonical: null };
  expect(tagsOf(parsed(composeDocument({ ...parts, search }).html))).toEqual(["Money.", "noindex", undefined]);
});
test("language, direction and the theme's look are attributes of <html>", () => {
  const { attributes } = page.documentElement;
  const written = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  expect(written).toEqual({ lang: "fil-PH", dir: "ltr", ...themeAttributes(brand) });
  expect(themeAttributes(brand)).toEqual({
    "data-card": "flat",
    "data-title": "plain",
    "data-button": "solid",
    "data-field": "outline",
    "data-picture": "plain",
    "data-ball": "round",
    "data-moment": "plain",
    "data-scheme": "light",
  });
});
test.each([
  ["auto", "dark", "dark"],
  ["auto", "light", "light"],
  ["auto", "odd", "auto"],
  ["light", "dark", "light"],
])("a theme of scheme %s where %s was chosen is first painted %s", (scheme, chosen, painted) => {
  const root = document.documentElement;
  root.dataset["scheme"] = scheme;
  localStorage.setItem("livery.scheme", chosen);
  const run = document.createElement("script");
  const themed = { ...brand, brand: { ...brand.brand, theme: { ...brand.brand.theme, scheme: scheme as "auto" } } };
  const ofTheme = new DOMParser().parseFromString(composeDocument({ ...parts, brand: themed }).html, "text/html");
  run.textContent = ofTheme.querySelector("script")?.textContent ?? "";
  document.head.append(run);
  expect(root.dataset["scheme"]).toBe(painted);
  localStorage.clear();
});
test("a tap on a button is known before the page's code has come, until a tap elsewhere", () => {
  const [button, other] = [document.createElement("button"), document.createElement("p")];
  const inside = button.appendChild(document.createElement("i"));
  document.body.append(button, other);
  const globals: { liveryTap?: typeof globalThis.liveryTap } = {};
  const listen = document.addEventListener.bind(document);
  runInNewContext(
    page.querySelector("script")?.textContent ?? "",
    Object.assign(globals, { addEventListener: listen }),
  );
  inside.click();
  expect(globals.liveryTap).toBe(button);
  other.click();
  expect(globals.liveryTap).toBeNull();
});
test("the policy names every inline block by its hash, and there is no other inline block", () => {
  const inline = [...all("script:not([src]):not([type='application/json'])"), ...all("style")];
  expect(inline).toHaveLength(5);
  for (const block of inline) expect(policy).toContain(hashSource(block.textContent ?? ""));
  expect(all("[style]")).toEqual([]);
  expect(
    all("*")
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith("on")),
  ).toEqual([]);
});
test("the page is complete without code: HTML in its root, theme and widgets styled", () => {
  expect(page.getElementById("livery")?.textContent).toBe("hello");
  const styles = all("style").map((style) => style.textContent);
  expect(styles.slice(0, 2)).toEqual([`@font-face{}${brand.css}`, "main{color:red}p{}"]);
});
test("the frame's code is loaded in order, and the entry starts it", () => {
  expect(linksOf(page)).toEqual([
    ["/assets/libraries.js", "low"],
    ["/assets/entry.js", "low"],
  ]);
  expect(page.querySelector("script[type=module]")?.getAttribute("src")).toBe("/assets/entry.js");
});
test("the screen's code is requested after the first paint", async () => {
  const later = required(page.getElementById("later"), "what is requested later");
  const run = document.createElement("script");
  run.textContent = later.nextElementSibling?.textContent ?? "";
  document.head.replaceChildren();
  document.body.append(document.importNode(later, true), run);
  expect(linksOf(document)).toEqual([]);
  await new Promise((painted) => requestAnimationFrame(painted));
  expect(linksOf(document)).toEqual([]);
  await expect.poll(() => linksOf(document)).toEqual([["/assets/game-grid.js", "low"]]);
});
const MEMBER_CALLS = ["/api/wallet", "/api/records/bets?from=2026-01-01</script>"];
/** Runs what a page of such calls does after its first paint; the page's own globals afterwards, and what it has sent. */
function afterPaint(session: string | null, search = "", liveryEarly?: typeof globalThis.liveryEarly) {
  const withCalls = parsed(composeDocument({ ...parts, memberCalls: MEMBER_CALLS }).html);
  const code = required(withCalls.getElementById("later"), "what is requested later").nextElementSibling?.textContent;
  const sent = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
  const atOnce = (run: () => void) => run();
  const globals: Partial<typeof globalThis> = runInNewContext(`${code ?? ""};globalThis`, {
    scrollY: 0,
    requestAnimationFrame: atOnce,
    setTimeout: atOnce,
    document: { head: { append: vi.fn() }, getElementById: () => ({}) },
    location: { search },
    sessionStorage: { getItem: (key: string) => (key === SESSION_KEY ? session : null) },
    AbortSignal,
    fetch: sent,
    liveryEarly,
  }) as never;
  return { globals, sent: sent.mock.calls };
}
test("a member's calls are sent after the first paint, while the code that asks for them is on its way", () => {
  const { globals, sent } = afterPaint('{"token":"opaque","merchantCode":"trial"}');
  expect(sent.map(([address]) => address)).toEqual(MEMBER_CALLS);
  expect(sent[0]?.[1]).toMatchObject({ headers: { "Merchant-Code": "trial", Authorization: "Bearer opaque" } });
  expect(globals.liveryEarly).toMatchObject({ token: "opaque", merchantCode: "trial" });
  expect(Object.keys(globals.liveryEarly?.answers ?? {})).toEqual(MEMBER_CALLS);
});
test.each([
  ["a guest", null, ""],
  ["a session that cannot be read", "{", ""],
  [
    "an address with a query: only the code knows what it asks for",
    '{"token":"t","merchantCode":"m"}',
    "?period=month",
  ],
])("%s sends none", (_who, session, search) => expect(afterPaint(session, search).sent).toEqual([]));
test("a call that the code has asked for before the document is not sent: its answer would be taken for a later one", () => {
  const asked = { token: "", merchantCode: "", answers: {} };
  const { globals, sent } = afterPaint('{"token":"opaque","merchantCode":"trial"}', "", asked);
  expect(sent).toEqual([]);
  expect(globals.liveryEarly).toBe(asked);
});
test("the first picture is preloaded before the font, the font before the brand's slice", () => {
  expect(
    all("link[rel=preload]").map((link) => [
      link.getAttribute("href"),
      link.getAttribute("as"),
      link.hasAttribute("crossorigin"),
    ]),
  ).toEqual([
    ["/first.webp", "image", false],
    ["/assets/sora.woff2", "font", true],
    ["/_livery/TY/site.json?v=1", "fetch", true],
    ["/_livery/TY/route/home.json?v=2", "fetch", true],
  ]);
  expect(page.getElementById("livery-site")?.getAttribute("href")).toBe("/_livery/TY/site.json?v=1");
});
test("the first picture and the font are requested before a script waits for the browser's storage", () => {
  const named = all("link[rel=preload], head > script:not([src])").map(
    (one) => one.getAttribute("as") ?? one.localName,
  );
  expect(named).toEqual(["image", "font", "script", "fetch", "fetch"]);
});
test("inlined stylesheets are not loaded; those below the fold are linked there and behind the page", () => {
  expect(
    all("head link[rel=stylesheet]").map((link) => [link.getAttribute("href"), link.hasAttribute("disabled")]),
  ).toEqual([
    ["/assets/entry.css", true],
    ["/assets/game-grid.css", true],
  ]);
  expect(all("body link[rel=stylesheet]").map((link) => [link.getAttribute("href"), link.parentElement?.id])).toEqual([
    ["/assets/later.css", "fold"],
    ["/assets/later.css", ""],
  ]);
});
test("the phone finds the manifest and icons for installing the site", () => {
  expect(
    all("link[rel=manifest]").map((link) => [link.getAttribute("href"), link.getAttribute("crossorigin")]),
  ).toEqual([["/manifest.webmanifest", "use-credentials"]]);
  expect(all("link[rel=apple-touch-icon]").map((link) => link.getAttribute("href"))).toEqual(["/apple-touch-icon.png"]);
});
test("the browser's own bar has the brand's colour, one for each scheme where they differ", async () => {
  expect(all("meta[name=theme-color]").map((meta) => meta.getAttribute("content"))).toEqual([brand.themeColour.light]);
  const both = composeDocument({ ...parts, brand: { ...brand, themeColour: { light: "#ffffff", dark: "#000000" } } });
  expect(both.html).toContain(
    '<meta name="theme-color" content="#ffffff"><meta name="theme-color" content="#000000" media="(prefers-color-scheme:dark)">',
  );
});

test("a browser too old for the site reads a sentence, in the page's language; the others hide it", () => {
  const said = required(page.getElementById("old-browser"), "the sentence");
  expect([said.textContent, said.nextElementSibling?.id]).toEqual(["Luma <na>", "livery"]);
  const style = all("style").at(-1)?.textContent ?? "";
  expect(style).toMatch(/@supports \(color:color-mix\(.*\)\{#old-browser\{display:none\}\}/);
  expect(policy).toContain(hashSource(style));
});
