/**
 * The import table: which folder may import which. This is the only place where it is written; the rules of
 * dependency-cruiser (`.dependency-cruiser.mjs`) are derived from it, and docs/house.md shows it as a picture.
 *
 * `imports`: folders whose code this folder may use. `types`: folders of which it may use types only, so that not a
 * byte of them reaches it at run time. `packages`: npm packages it may use (a trailing `*` stands for a family).
 * `node`: whether it may touch Node's own modules. `about`: the sentence a broken rule prints.
 */
const site = ["react", "react-dom"];
/** What actions and everything above them in the site use. */
const below = [
  "src/kernel",
  "src/conditions",
  "src/ui",
  "src/text",
  "src/session",
  "src/data",
  "src/guards",
  "src/facts",
];
/** The site knows what a brand may say and what a platform answers as types only. */
const asTypes = ["src/descriptor", "src/gateway"];
/** What the data layer reads of the contract at run time. */
const calls = "call-table call-effects call-wires sent-input answer-outlines error-behaviour"
  .split(" ")
  .map((file) => `src/gateway/${file}.ts`);
/** What widgets read of the contract at run time. */
const contractData = ["application-images", "common-passwords", "described-fields"].map(
  (file) => `src/gateway/${file}.ts`,
);
/** What everything that compiles brands uses. */
const compiler = ["src/kernel", "src/descriptor", "src/gateway", "src/compile"];
/** The files of the service worker that a page uses. */
const offline = ["src/offline/clear-caches.ts", "src/offline/setting.ts"];

/**
 * Rooms inside a large folder, in the order in which they may know each other: a room imports from itself, from the
 * rooms it lists and from files that lie directly in the folder.
 */
export const rooms = {
  "src/data": {
    page: [],
    client: ["page"],
    screen: ["page", "client"],
    games: ["page", "client"],
    "sign-in": ["page", "client"],
    information: ["page", "client"],
  },
};

/** What a folder does not say is what none needs: no types, no packages, not Node. */
const table = {
  "src/kernel": {
    level: 0,
    imports: [],
    about: "Pure helpers with no domain. Twelve files at most.",
  },
  "src/descriptor": {
    level: 1,
    imports: [
      "src/kernel",
      "src/gateway/languages.ts",
      "src/gateway/field-types.ts",
      "src/gateway/white-label-menu.ts",
    ],
    types: ["src/gateway/call-facts.ts"],
    packages: ["zod"],
    about: "Everything a brand may say, as zod schemas.",
  },
  "src/conditions": {
    level: 1,
    imports: ["src/kernel"],
    types: ["src/descriptor"],
    about: "Whether a condition holds, what it depends on, and what it can come out as. Nothing else reads conditions.",
  },
  "src/gateway": {
    level: 1,
    imports: ["src/kernel"],
    packages: ["zod"],
    about: "The contract with a platform: endpoints and entities.",
  },
  "src/offline": {
    level: 1,
    imports: [],
    about: "The service worker, a bundle of its own: what a phone caches, and what it shows without a connection.",
  },
  "src/ui": {
    level: 1,
    imports: ["src/kernel"],
    packages: [...site, "dompurify", "uqr"],
    about: "Buttons, sheets, dialogs, fields, skeletons, glyphs. No domain, no data, no words.",
  },
  "src/text": {
    level: 2,
    imports: ["src/kernel"],
    types: ["src/descriptor"],
    packages: [...site, "i18next"],
    about: "Words, money, dates, choice of language.",
  },
  "src/session": {
    level: 2,
    imports: ["src/kernel", "src/conditions"],
    types: asTypes,
    packages: [...site],
    about: "Who is here: state and storage only.",
  },
  "src/compile": {
    level: 3,
    imports: ["src/kernel", "src/conditions", "src/descriptor", "src/gateway"],
    packages: ["zod", "jsonc-parser", "culori", "libphonenumber-js"],
    about: "Pure: files as objects in, CompiledBrand or diagnostics out.",
  },
  "src/data": {
    level: 3,
    imports: ["src/kernel", "src/session", "src/text", ...calls],
    types: ["src/conditions", ...asTypes],
    packages: [
      ...site,
      "@tanstack/react-query",
      "jose",
      "des.js",
      "@simplewebauthn/browser",
      "@firebase/app",
      "@firebase/auth",
    ],
    about: "What reaches the browser: the page's slice, the gateway client, queries and mutations.",
  },
  "src/guards": {
    level: 3,
    imports: ["src/kernel", "src/conditions", "src/session"],
    types: asTypes,
    about: "(visitor, brand, remote state) → allow | redirect | refuse.",
  },
  "src/facts": {
    level: 3,
    imports: ["src/kernel", "src/conditions", "src/ui", "src/text", "src/session", "src/data"],
    types: asTypes,
    packages: [...site, "react-router-dom"],
    about: "What a page knows of its visitor, its platform and itself, as conditions compare it.",
  },
  "src/actions": {
    level: 4,
    imports: [...below],
    types: asTypes,
    packages: [...site, "react-router-dom"],
    about: "One handler for each action of a descriptor.",
  },
  "src/cells": {
    level: 4,
    imports: [...below],
    types: asTypes,
    packages: [...site],
    about: "One component for each way in which a field of the contract is shown.",
  },
  "src/parts": {
    level: 5,
    imports: [...below, "src/actions", "src/cells"],
    types: asTypes,
    packages: [...site, "react-router-dom"],
    about: "Domain components and hooks that several widgets share: game card, route link, what only members see.",
  },
  "src/widgets": {
    level: 6,
    imports: [...below, "src/actions", "src/cells", "src/parts", ...contractData],
    types: asTypes,
    packages: [
      ...site,
      "react-hook-form",
      "swiper",
      "@tanstack/react-virtual",
      "react-router-dom",
      "libphonenumber-js",
      "@zxcvbn-ts/core",
    ],
    about: "One folder a widget. Widgets never import each other or the renderer.",
  },
  "src/renderer": {
    level: 7,
    imports: [...below, "src/actions", "src/parts", "src/widgets"],
    types: ["src/descriptor"],
    packages: [...site],
    about: "Screen → slot → widget. The only place that maps a type to a component.",
  },
  "src/app": {
    level: 8,
    imports: [...below, "src/actions", "src/parts", "src/widgets", "src/renderer", ...offline],
    types: asTypes,
    packages: [...site, "react-router-dom", "@tanstack/react-query"],
    about: "Boot, router, providers; browser entry and prerender entry.",
  },
  "src/capabilities": {
    level: 4,
    imports: ["src/kernel", "src/descriptor", "src/compile"],
    packages: ["refa", "@eslint-community/regexpp", "recheck"],
    node: true,
    about: "What the pure compiler is handed: SHA-256, today, proofs about patterns. Never part of the site.",
  },
  "src/draw": {
    level: 8,
    imports: [...compiler],
    types: ["src/app", "src/conditions", "src/session"],
    node: true,
    about: "Draws the pages of brands in the site's built renderer, in threads: for the command and the host.",
  },
  "src/host": {
    level: 9,
    imports: [...compiler, "src/capabilities", "src/draw", "src/offline/setting.ts"],
    types: ["src/app", "src/data"],
    packages: ["@fastify/proxy-addr", "pino", "sharp"],
    node: true,
    about: "The site server: host name → brand → HTML, assets, manifest, icons.",
  },
  "src/cli": {
    level: 9,
    imports: [...compiler, "src/conditions", "src/capabilities", "src/draw"],
    packages: ["commander", "picocolors", "chokidar", "@clack/prompts", "diff", "jsonc-parser"],
    node: true,
    about: "The operator's command `livery`.",
  },
  "packages/demo-artwork": {
    level: 8,
    imports: [],
    packages: ["culori", "fontkit", "sharp", "wawoff2"],
    node: true,
    about: "Draws the demo's pictures. Demonstration material that does not grow (packages/demo-artwork/README.md).",
  },
  sandbox: {
    level: 9,
    imports: ["src/kernel", "src/gateway", "packages/demo-artwork/art.ts"],
    packages: ["*"],
    node: true,
    about: "A reference platform behind the contract. Never imported by the site.",
  },
  scripts: {
    level: 10,
    imports: [...compiler, "src/capabilities", "src/draw", "src/host", "src/cli", "sandbox"],
    packages: ["*"],
    node: true,
    about: "The project's own commands.",
  },
  tests: { level: 10, imports: ["*"], packages: ["*"], node: true, about: "What crosses folders." },
  e2e: {
    level: 10,
    imports: [...compiler, "src/capabilities", "src/host", "sandbox"],
    packages: ["*"],
    node: true,
    about: "Journeys over the brand matrix.",
  },
  bench: {
    level: 10,
    imports: ["*"],
    packages: ["*"],
    node: true,
    about: "Measurements, each a command that prints its figures.",
  },
};

export const folders = Object.fromEntries(
  Object.entries(table).map(([name, folder]) => [name, { types: [], packages: [], node: false, ...folder }]),
);
