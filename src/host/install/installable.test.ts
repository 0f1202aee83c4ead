import { describe, expect, test } from "vitest";
import { compiledAcme } from "../../../tests/support/compiled-brand.ts";
import { hosting } from "../../../tests/support/hosted-brand.ts";

describe("what makes a site installable", () => {
  const page = { offline: { path: "/m/offline", screen: "voucher-center", header: "page" } };
  /** A host whose brand has an offline page among its routes, and these changes. */
  async function offline(changes: object = {}, view: "app" | "maintenance" = "app") {
    const hosted = await hosting({ view });
    const { routes, places } = (await compiledAcme()).brand;
    await hosted.edit({ routes: { ...routes, ...page }, places: { ...places, offline: "offline" }, ...changes });
    return hosted;
  }
  test("the manifest is in the visitor's language, and 304 for a client that has it", async () => {
    const { visit } = await hosting();
    const reply = await visit("/manifest.webmanifest", { headers: { Cookie: "livery_language=TY" } });
    expect(JSON.parse(reply.text)).toMatchObject({ name: "Acme", lang: "fil-PH", start_url: "/m/home" });
    expect([reply.headers["content-type"], reply.headers["cache-control"], reply.headers["vary"]]).toEqual([
      "application/manifest+json; charset=utf-8",
      "no-cache",
      "Accept-Encoding, Cookie",
    ]);
    expect(
      (
        await visit("/manifest.webmanifest", {
          headers: { Cookie: "livery_language=TY", "If-None-Match": String(reply.headers.etag) },
        })
      ).status,
    ).toBe(304);
  });
  test("its icons are cached for ever; an outdated address is 404", async () => {
    const { visit } = await hosting();
    const { icons } = JSON.parse((await visit("/manifest.webmanifest")).text) as {
      icons: { src: string; type: string }[];
    };
    const replies = await Promise.all(icons.map(({ src }) => visit(src)));
    expect(replies.map(({ status, headers }) => [status, headers["content-type"]])).toEqual(
      icons.map(({ type }) => [200, type]),
    );
    expect(replies[0]?.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await visit("/_livery/icons/0000000000000000/192.png")).status).toBe(404);
  });
  test("iPhones' icon is at its default address, and is revalidated by its ETag", async () => {
    const { visit } = await hosting();
    const reply = await visit("/apple-touch-icon.png");
    expect([reply.headers["content-type"], reply.headers["cache-control"]]).toEqual(["image/png", "no-cache"]);
    expect(
      (await visit("/apple-touch-icon.png", { headers: { "If-None-Match": String(reply.headers.etag) } })).status,
    ).toBe(304);
  });
  test("the worker names its version, and may fetch from its own host only", async () => {
    const { visit } = await offline();
    const reply = await visit("/service-worker.js");
    expect(reply.text).toBe('self.livery={"on":true,"version":"v1"};\nworker();');
    expect([
      reply.headers["content-type"],
      reply.headers["cache-control"],
      reply.headers["content-security-policy"],
    ]).toEqual(["text/javascript; charset=utf-8", "no-cache", expect.stringContaining("connect-src 'self'")]);
  });
  test("the offline page is self-contained, in the visitor's language, and is not hydrated", async () => {
    const { visit } = await offline();
    const reply = await visit("/_livery/offline.html", { headers: { Cookie: "livery_language=TY" } });
    expect(reply.text).toContain("<main>acme TY offline at /m/offline</main>");
    expect(reply.text).not.toMatch(/script[^>]+src=|modulepreload|application\/json/);
    expect(reply.headers["vary"]).toBe("Accept-Encoding, Cookie");
  });
  test("the offline page ignores maintenance at the time a phone fetches it", async () => {
    const { visit } = await offline({}, "maintenance");
    expect((await visit("/_livery/offline.html")).text).toContain("acme EN offline");
  });
  test.each([
    ["has switched it off", () => offline({ features: { offline: false } })],
    ["has no page to show", () => hosting()],
  ])("when a brand %s, the worker removes itself, and there is no offline page", async (_, hosted) => {
    const { visit } = await hosted();
    expect((await visit("/service-worker.js")).text).toContain('"on":false');
    expect((await visit("/_livery/offline.html")).status).toBe(404);
  });
});
