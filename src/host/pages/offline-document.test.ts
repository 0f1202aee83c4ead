// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { composeOfflinePage } from "./offline-document.ts";
import { hashSource } from "../http/security-headers.ts";

const brand = await compiledAcme();
const { html, policy } = composeOfflinePage({
  brand,
  language: required(brand.languages[1], "TY"),
  title: "Offline · Acme",
  search: { description: "No connection.", listed: false, canonical: null },
  html: '<link rel="preload" as="image" href="/x.webp"/><section data-marker="offline"><a href="/m/home">Retry</a></section>',
  fold: null,
  rendering: {},
  siteAddress: "/s.json",
  routeAddress: "/r.json",
  memberCalls: [],
  entry: "/assets/entry.js",
  entryScripts: ["/assets/entry.js"],
  screenScripts: ["/assets/status.js"],
  styles: [{ path: "/assets/a.css", css: "p{}" }],
  laterStyles: ["/assets/later.css"],
  fontCss: "@font-face{}",
  fontFiles: ["/assets/sora.woff2"],
  pictureOrigins: [],
  gameOrigins: [],
  icon: "/_livery/icon.svg",
});
const page = new DOMParser().parseFromString(html, "text/html");
const all = (selector: string) => [...page.querySelectorAll(selector)];

test("it depends on nothing but fonts and pictures", () => {
  expect(
    [all("script[src]"), all("link[rel=modulepreload]"), all("link[rel=stylesheet]"), all("link[as=fetch]")].flat(),
  ).toEqual([]);
  expect(all("link[rel=preload]").map((link) => link.getAttribute("href"))).toEqual(["/assets/sora.woff2"]);
  expect(all("style").map((style) => style.textContent)).toEqual([`@font-face{}${brand.css}`, "p{}"]);
});
test("its link works without any script", () =>
  expect(page.querySelector("[data-marker=offline] a")?.getAttribute("href")).toBe("/m/home"));
const [script = "", ...otherScripts] = all("script").map(({ textContent }) => textContent ?? "");
test("the policy names its one script", () => {
  expect(otherScripts).toEqual([]);
  expect(policy).toContain(hashSource(script));
});

describe("the requested page is retried", () => {
  const reload = vi.fn();
  const fetched = vi.fn<() => Promise<unknown>>();
  const phone = { onLine: true };
  const listeners = new Map<string, () => void>();
  const run = () =>
    runInNewContext(script, {
      location: { href: "/m/wanted", reload },
      navigator: phone,
      fetch: fetched,
      document: page,
      setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
      addEventListener: (kind: string, listener: () => void) => listeners.set(kind, listener),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
    fetched.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
    phone.onLine = true;
    run();
  });

  test("at a tap, without going home", () => {
    const tap = new MouseEvent("click", { bubbles: true, cancelable: true });
    page.querySelector("[data-marker=offline] a")?.dispatchEvent(tap);
    expect([tap.defaultPrevented, reload.mock.calls.length > 0]).toEqual([true, true]);
  });
  test("once the phone reports a connection", () => {
    listeners.get("online")?.();
    expect(reload).toHaveBeenCalledOnce();
  });
  test("once the host answers, where the phone reported it before this page was loaded or never lost it", async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([6, 0]);
    expect(fetched).toHaveBeenCalledWith("/m/wanted", { method: "HEAD", cache: "no-store" });
    fetched.mockResolvedValue({});
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
  });
  test("never while the phone is offline", async () => {
    phone.onLine = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
    phone.onLine = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
test("it is in the visitor's language", () => expect(page.documentElement.lang).toBe("fil-PH"));
