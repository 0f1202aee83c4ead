// @vitest-environment jsdom
import { expect, test } from "vitest";
import { compiledAcme } from "../../tests/support/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { composeOfflinePage } from "./offline-document.ts";
import { hashSource } from "./security-headers.ts";

const brand = await compiledAcme();
const { html, policy } = composeOfflinePage({
  brand, language: required(brand.languages[1], "TY"), title: "Offline · Acme", html: '<link rel="preload" as="image" href="/x.webp"/><section data-marker="offline"><a href="/m/home">Retry</a></section>', page: {}, siteAddress: "/s.json",
  entry: "/assets/entry.js", entryScripts: ["/assets/entry.js"], screenScripts: ["/assets/status.js"], styles: [{ path: "/assets/a.css", css: "p{}" }], laterStyles: ["/assets/later.css"],
  fontCss: "@font-face{}", fontFiles: ["/assets/sora.woff2"], pictureOrigins: [], gameOrigins: [], icon: "/_livery/icon.svg",
});
const page = new DOMParser().parseFromString(html, "text/html");
const all = (selector: string) => [...page.querySelectorAll(selector)];

test("it needs nothing that is not in it but fonts and pictures", () => {
  expect([all("script[src]"), all("link[rel=modulepreload]"), all("link[rel=stylesheet]"), all("link[as=fetch]")].flat()).toEqual([]);
  expect(all("link[rel=preload]").map((link) => link.getAttribute("href"))).toEqual(["/assets/sora.woff2"]);
  expect(all("style").map((style) => style.textContent)).toEqual([`@font-face{}${brand.css}`, "p{}"]);
});
test("its way on works without any script", () => expect(page.querySelector("[data-marker=offline] a")?.getAttribute("href")).toBe("/m/home"));
test("its one script is named by the policy, and tries the page that was wanted", () => {
  const [script, ...others] = all("script").map(({ textContent }) => textContent ?? "");
  expect(others).toEqual([]);
  expect(policy).toContain(hashSource(script ?? ""));
  expect(script).toContain("location.reload()");
});
test("it is in the visitor's language", () => expect(page.documentElement.lang).toBe("fil-PH"));
