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
const below = ["src/kernel", "src/conditions", "src/ui", "src/text", "src/session", "src/data", "src/guards"];
/** The site knows what a brand may say and what a platform answers as types only. */
const asTypes = ["src/descriptor", "src/gateway"];
/** What the data layer reads of the contract at run time. */
const calls = "call-table call-effects call-presumptions call-wires sent-input answer-outlines error-behaviour"
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

export const folders = {
  "src/kernel": {
    level: 0,
    imports: [],
    types: [],
    packages: [],
    node: false,
    about: "Pure helpers with no domain. Twelve files at most.",
  },
  "src/descriptor": {
    level: 1,
    imports: ["src/kernel", "src/gateway/languages.ts", "src/gateway/field-types.ts"],
    types: [],
    packages: ["zod"],
    node: false,
    about: "Everything a brand may say, as zod schemas.",
  },
  "src/conditions": {
    level: 1,
    imports: ["src/kernel"],
    types: ["src/descriptor"],
    packages: [],
    node: false,
    about: "Whether a condition holds, what it depends on, and what it can come out as. Nothing else reads conditions.",
  },
  "src/gateway": {
    level: 1,
    imports: ["src/kernel"],
    types: [],
    packages: ["zod"],
    node: false,
    about: "The contract with a platform: endpoints and entities.",
  },
  "src/offline": {
    level: 1,
    imports: [],
    types: [],
    packages: [],
    node: false,
    about: "The service worker, a bundle of its own: what a phone caches, and what it shows without a connection.",
  },
  "src/ui": {
    level: 1,
    imports: ["src/kernel"],
    types: [],
    packages: [...site, "dompurify", "uqr"],
    node: false,
    about: "Buttons, sheets, dialogs, fields, skeletons, glyphs. No domain, no data, no words.",
  },
  "src/text": {
    level: 2,
    imports: ["src/kernel"],
    types: ["src/descriptor"],
    packages: [...site, "i18next"],
    node: false,
    about: "Words, money, dates, choice of language.",
  },
  "src/session": {
    level: 2,
    imports: ["src/kernel", "src/conditions"],
    types: asTypes,
    packages: [...site],
    node: false,
    about: "Who is here: state and storage only.",
  },
  "src/compile": {
    level: 3,
    imports: ["src/kernel", "src/conditions", "src/descriptor", "src/gateway"],
    types: [],
    packages: ["zod", "jsonc-parser", "culori", "libphonenumber-js"],
    node: false,
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
    node: false,
    about: "What reaches the browser: the page's slice, the gateway client, queries and mutations.",
  },
  "src/guards": {
    level: 3,
    imports: ["src/kernel", "src/conditions", "src/session"],
    types: asTypes,
    packages: [],
    node: false,
    about: "(visitor, brand, remote state) → allow | redirect | refuse.",
  },
  "src/actions": {
    level: 4,
    imports: [...below],
    types: asTypes,
    packages: [...site, "react-router-dom"],
    node: false,
    about: "One handler for each action of a descriptor.",
  },
  "src/cells": {
    level: 4,
    imports: [...below],
    types: asTypes,
    packages: [...site],
    node: false,
    about: "One component for each way in which a field of the contract is shown.",
  },
  "src/parts": {
    level: 5,
    imports: [...below, "src/actions", "src/cells"],
    types: asTypes,
    packages: [...site, "react-router-dom"],
    node: false,
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
    node: false,
    about: "One folder a widget. Widgets never import each other or the renderer.",
  },
  "src/renderer": {
    level: 7,
    imports: [...below, "src/actions", "src/parts", "src/widgets"],
    types: ["src/descriptor"],
    packages: [...site],
    node: false,
    about: "Screen → slot → widget. The only place that maps a type to a component.",
  },
  "src/app": {
    level: 8,
    imports: [...below, "src/actions", "src/parts", "src/widgets", "src/renderer", ...offline],
    types: asTypes,
    packages: [...site, "react-router-dom", "@tanstack/react-query"],
    node: false,
    about: "Boot, router, providers; browser entry and prerender entry.",
  },
  "src/capabilities": {
    level: 4,
    imports: ["src/kernel", "src/descriptor", "src/compile"],
    types: [],
    packages: ["refa", "@eslint-community/regexpp", "recheck"],
    node: true,
    about: "What the pure compiler is handed: SHA-256, today, proofs about patterns. Never part of the site.",
  },
  "src/draw": {
    level: 8,
    imports: [...compiler],
    types: ["src/app", "src/conditions", "src/session"],
    packages: [],
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
    types: [],
    packages: ["commander", "picocolors", "chokidar", "@clack/prompts", "diff", "jsonc-parser"],
    node: true,
    about: "The operator's command `livery`.",
  },
  "sandbox/artwork": {
    level: 8,
    imports: ["src/kernel"],
    types: [],
    packages: ["culori", "fontkit", "sharp", "wawoff2"],
    node: true,
    about: "Draws the demo's pictures. Demonstration material that does not grow (sandbox/artwork/README.md).",
  },
  sandbox: {
    level: 9,
    imports: ["src/kernel", "src/gateway"],
    types: [],
    packages: ["*"],
    node: true,
    about: "A reference platform behind the contract. Never imported by the site.",
  },
  scripts: {
    level: 10,
    imports: [...compiler, "src/capabilities", "src/draw", "src/host", "src/cli", "sandbox"],
    types: [],
    packages: ["*"],
    node: true,
    about: "The project's own commands.",
  },
  tests: { level: 10, imports: ["*"], types: [], packages: ["*"], node: true, about: "What crosses folders." },
  e2e: {
    level: 10,
    imports: [...compiler, "src/capabilities", "src/host", "sandbox"],
    types: [],
    packages: ["*"],
    node: true,
    about: "Journeys over the brand matrix.",
  },
  bench: {
    level: 10,
    imports: ["*"],
    types: [],
    packages: ["*"],
    node: true,
    about: "Measurements, each a command that prints its figures.",
  },
};
