import type { CompiledBrand, Language } from "#descriptor/compiled-brand.ts";
import type { PhoneAuthSetup } from "#descriptor/phone-auth.ts";
import { TOUCH_ICON } from "../install/app-icons.ts";
import { openedFor } from "./phone-auth.ts";
import { OLD_BROWSER_STYLE, oldBrowserSentence } from "./old-browser.ts";
import type { SearchFacts } from "./search-facts.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { MANIFEST_PATH } from "../install/web-manifest.ts";

/** Everything that a document is composed from. */
export interface DocumentParts {
  brand: CompiledBrand;
  language: Language;
  title: string;
  search: SearchFacts;
  /** The HTML inside the root element. */
  html: string;
  /** Where in it the styles of what is below the fold belong; null: nowhere. */
  fold: number | null;
  /** What this rendering adds to the slices. */
  rendering: unknown;
  /** Address of the brand's slice; it contains its hash. */
  siteAddress: string;
  /** Address of the route's slice; it contains its hash. */
  routeAddress: string;
  /** Addresses of the calls that the page makes for a member as soon as it knows one. */
  memberCalls: readonly string[];
  /** The script that hydrates the page. */
  entry: string;
  /** Every script that the entry needs, itself included, in load order. */
  entryScripts: readonly string[];
  /** Code without which the screen is of no use, after the entry: that of a form. */
  screenScripts: readonly string[];
  /** Stylesheets above the fold, by path with their text, in order: they are inlined. */
  styles: readonly { path: string; css: string }[];
  /** Stylesheets of what is below the fold. */
  laterStyles: readonly string[];
  fontCss: string;
  /** Fonts above the fold, by path. */
  fontFiles: readonly string[];
  pictureOrigins: readonly string[];
  /** Origins that may be framed, for games. */
  gameOrigins: readonly string[];
  /** The page's phone-auth provider, whose code it may load. */
  phoneAuth?: PhoneAuthSetup | undefined;
  /** Address of the favicon. */
  icon: string;
}

/** A document and the security policy for its inline blocks. */
export interface Document {
  html: string;
  policy: string;
}

/**
 * Marks what the host does not know before the first paint. A visit with a session: guests' content stays hidden until
 * the visitor is known. A query: what depends on it stays hidden until it applies.
 * Keeps the latest tap on a button until early-taps.ts takes it over: the code that answers it is on its way.
 * A theme with two schemes is painted at once in the one that was chosen on this phone.
 */
function firstScript({ brand }: CompiledBrand): string {
  return [
    'addEventListener("click",({target})=>{liveryTap=target.closest("button")},true)',
    "try{const{dataset}=document.documentElement",
    'location.search&&(dataset.query="")',
    'sessionStorage.getItem("MC_SESSION_INFO")&&(dataset.session="")',
    ...(brand.theme.scheme === "auto" ? CHOSEN_SCHEME : []),
  ]
    .join(";")
    .concat("}catch{}");
}

const CHOSEN_SCHEME = [
  'const scheme=localStorage.getItem("livery.scheme")',
  "/^(?:light|dark)$/.test(scheme)&&(dataset.scheme=scheme)",
];

/**
 * Reads the scroll position, for which the browser lays the page out: by itself it would do so only after it has waited
 * up to 50 ms for the font. Then requests what is not needed before the first paint.
 */
function laterScript({ memberCalls }: DocumentParts): string {
  const later = ['document.head.append(document.getElementById("later").content)', ...earlyCalls(memberCalls)];
  return `scrollY;requestAnimationFrame(()=>setTimeout(()=>{${later.join(";")}}))`;
}

/**
 * Sends a member's calls while the code that will ask for them is on its way; early-answers.ts hands them over. What an
 * address with a query asks for only the code can tell.
 */
function earlyCalls(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [
    'try{const{token,merchantCode}=JSON.parse(sessionStorage.getItem("MC_SESSION_INFO"))',
    "const answers={}",
    'const headers={"Merchant-Code":merchantCode,Authorization:"Bearer "+token}',
    // Once the code has asked by itself, an answer would be one of before: the code asks again only for a newer one.
    `if(!location.search&&!globalThis.liveryEarly){for(const address of ${asScript(addresses)})(answers[address]=fetch(address,{headers,signal:AbortSignal.timeout(1e4)})).catch(()=>{})`,
    "liveryEarly={token,merchantCode,answers}}}catch{}",
  ];
}

/** A value as an expression of an inline script. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Composes the HTML of a page. */
export function composeDocument(parts: DocumentParts): Document {
  const styles = [...stylesOf(parts), OLD_BROWSER_STYLE];
  const first = firstScript(parts.brand);
  const later = laterScript(parts);
  const { hints, markup } = splitHints(withStylesAtFold(parts));
  const html = [
    headOf(parts),
    // Bandwidth goes in this order: the first picture, the font, then code, the largest part first. Picture and font are
    // named before the script, which reads the storage and waits for the browser's, and before the styles, which are half
    // of the page.
    hints,
    ...fontLinks(parts),
    `<script>${first}</script>`,
    ...styles.map((text) => `<style>${text}</style>`),
    // Present but disabled: the text is inlined above, and Vite's loader takes them as loaded.
    ...parts.styles.map(({ path }) => `<link rel="stylesheet" href="${path}" disabled>`),
    codeOf(parts),
    // At the fold, where they hold back what needs them, and behind the page, where they stay when the screen changes.
    `</head><body><p id="old-browser">${escapeText(oldBrowserSentence(parts.brand, parts.language))}</p><div id="livery">${markup}</div>${laterLinks(parts)}`,
    `<script type="application/json" id="livery-rendering">${asScript(parts.rendering)}</script>`,
    afterPaint(parts, later),
    "</body></html>",
  ].join("");
  return {
    html,
    policy: contentSecurityPolicy(
      { scripts: [first, later], styles },
      parts,
      parts.phoneAuth && openedFor(parts.phoneAuth),
    ),
  };
}

/** The start of every document's head: title, icons and metadata. */
export function headOf({ brand, language, title, search, icon }: DocumentParts): string {
  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}" ${attributesOf(themeAttributes(brand))}><head><meta charset="utf-8">`,
    `<title>${escapeText(title)}</title>`,
    ...searchTags(search),
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">`,
    themeColourTags(brand),
    `<meta name="color-scheme" content="${{ light: "light", dark: "dark", auto: "light dark" }[brand.brand.theme.scheme]}">`,
    `<link rel="icon" href="${icon}" type="image/svg+xml"><link rel="apple-touch-icon" href="${TOUCH_ICON}">`,
    // With its cookies: the manifest is in the visitor's language.
    `<link rel="manifest" href="${MANIFEST_PATH}" crossorigin="use-credentials">`,
  ].join("");
}

/** The inline styles: theme and widgets. */
export function stylesOf({ brand, fontCss, styles }: DocumentParts): string[] {
  return [fontCss + brand.css, styles.map(({ css }) => css).join("")];
}

export function fontLinks({ fontFiles }: DocumentParts): string[] {
  return fontFiles.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`);
}

/** The look attributes of <html> that stylesheets select by. */
export function themeAttributes({ brand }: CompiledBrand): Record<string, string> {
  const { style, scheme } = brand.theme;
  return {
    "data-card": style.card,
    "data-title": style.title,
    "data-button": style.button,
    "data-field": style.field,
    "data-picture": style.picture,
    "data-ball": style.ball,
    "data-moment": style.moment,
    "data-scheme": scheme,
  };
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}

function themeColourTags({ themeColour: { light, dark } }: CompiledBrand): string {
  if (light === dark) return `<meta name="theme-color" content="${light}">`;
  return `<meta name="theme-color" content="${light}"><meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)">`;
}

function searchTags({ description, listed, canonical }: SearchFacts): string[] {
  return [
    `<meta name="description" content="${escapeText(description).replaceAll('"', "&quot;")}">`,
    ...(listed ? [] : ['<meta name="robots" content="noindex">']),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${canonical}">`]),
  ];
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function withStylesAtFold(parts: DocumentParts): string {
  const { html, fold } = parts;
  return fold === null ? html : `${html.slice(0, fold)}${laterLinks(parts)}${html.slice(fold)}`;
}

/** The code of the frame, the slices, and what starts the page with them: behind what is seen first. */
function codeOf({ entry, entryScripts, siteAddress, routeAddress }: DocumentParts): string {
  return [
    ...entryScripts.map(preloaded),
    `<link rel="preload" href="${siteAddress}" as="fetch" crossorigin id="livery-site" fetchpriority="low">`,
    `<link rel="preload" href="${routeAddress}" as="fetch" crossorigin id="livery-route" fetchpriority="low">`,
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
  ].join("");
}

/** The browser does not look into a template: each request that it makes before the first paint delays that. */
function afterPaint({ screenScripts }: DocumentParts, later: string): string {
  return `<template id="later">${screenScripts.map(preloaded).join("")}</template><script>${later}</script>`;
}

function preloaded(file: string): string {
  return `<link rel="modulepreload" href="${file}" fetchpriority="low">`;
}

function laterLinks({ laterStyles }: DocumentParts): string {
  return laterStyles.map((path) => `<link rel="stylesheet" href="${path}">`).join("");
}

/** React puts its preload hints for pictures before the markup; in the head the browser finds them earlier. */
export function splitHints(html: string): { hints: string; markup: string } {
  const hints = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html)?.[0] ?? "";
  return { hints, markup: html.slice(hints.length) };
}
