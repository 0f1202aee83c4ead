import { request as send } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { hosting } from "../../../tests/support/hosted-brand.ts";
import { ask, serve } from "../../../tests/support/http.ts";
import { isReservedPath } from "#descriptor/reserved-paths.ts";
import { logger } from "../logger.ts";
import { answerFailure } from "./answer.ts";

describe("an unknown host", () => {
  test.each([
    "evil.example",
    "acme.example.evil.example",
    "base.example",
    "127.0.0.1",
    "<script>alert(1)</script>.example",
  ])("%s gets 421 and a plain page that echoes nothing", async (name) => {
    const { visit } = await hosting();
    const reply = await visit("/m/home?<script>", { headers: { Host: name } });
    expect([reply.status, reply.headers["content-type"], reply.text]).toEqual([
      421,
      "text/plain; charset=utf-8",
      "This server does not serve that host name.\n",
    ]);
    expect(JSON.stringify(reply.headers)).not.toContain(name);
  });
  test("gets no asset, no slice and no call either", async () => {
    const { visit } = await hosting();
    const paths = ["/assets/entry.js", "/_livery/EN/site.json", "/api/start-up", "/_livery/events"];
    const replies = await Promise.all(paths.map((path) => visit(path, { headers: { Host: "evil.example" } })));
    expect(replies.map(({ status }) => status)).toEqual([421, 421, 421, 421]);
  });
  test.each(["ACME.example", "acme.example:4100", "acme.example.", "m.acme.example"])(
    "%s is a known host",
    async (name) => {
      const { visit } = await hosting();
      expect((await visit("/m/home", { headers: { Host: name } })).status).toBe(200);
    },
  );
});

test("a brand of an earlier format has its pages and slices, and its layer is named", async () => {
  const { edit, visit } = await hosting();
  const old = await edit({
    format: 1,
    menus: { main: { entries: { home: { do: { do: "navigate", to: "login" } } } } },
  });
  expect([old.migrated, old.updated.map(({ id }) => id)]).toEqual([["acme"], ["acme"]]);
  expect((await visit("/m/home")).status).toBe(200);
  expect((await visit("/_livery/EN/site.json")).text).toContain('"do":{"action":"navigate","to":"login"');
});

test('/healthz answers {"status":"ok"} for every host name', async () => {
  const { visit } = await hosting();
  const reply = await visit("/healthz", { headers: { Host: "127.0.0.1:4100" } });
  expect([reply.status, reply.text]).toEqual([200, '{"status":"ok"}']);
});

describe("a page", () => {
  test("is the brand's, at the route's path and its aliases", async () => {
    const { visit } = await hosting();
    for (const path of ["/m/home", "/", "/m", "/m/home/"])
      expect((await visit(path)).text).toContain("<main>acme EN home at /m/home</main>");
  });
  test("is in the language that the visitor chose, and varies by it", async () => {
    const { visit } = await hosting();
    const reply = await visit("/m/home", { headers: { Cookie: "livery_language=TY" } });
    expect(reply.text).toContain("<main>acme TY home");
    expect([reply.headers["content-language"], reply.headers["vary"], reply.headers["cache-control"]]).toEqual([
      "fil-PH",
      "Accept-Encoding, Cookie",
      "no-cache",
    ]);
  });
  test("has its own policy and the headers of every response", async () => {
    const { headers } = await (await hosting()).visit("/m/home");
    expect(headers["content-security-policy"]).toMatch(
      /script-src 'self' 'sha256-.*trusted-types dompurify livery-worker$/,
    );
    expect([headers["x-content-type-options"], headers["x-frame-options"]]).toEqual(["nosniff", "DENY"]);
  });
  test("says what time it is now, not when it was rendered, also to a browser that has it: phones count by it", async () => {
    const { visit } = await hosting();
    const { headers } = await visit("/m/home");
    const start = Date.now();
    for (const later of [start + 1000, start + 2000]) {
      const now = vi.spyOn(Date, "now").mockReturnValue(later);
      const again = await visit("/m/home", { headers: { "If-None-Match": String(headers.etag) } });
      now.mockRestore();
      expect([again.status, again.headers["server-timing"]]).toEqual([304, `now;dur=${later}`]);
    }
  });
  test("that does not exist is 404 with the brand's own page", async () => {
    const reply = await (await hosting()).visit("/m/nowhere");
    expect([reply.status, reply.text.includes("acme EN notFound")]).toEqual([404, true]);
  });
  test.each([
    ["//", 200],
    ["//evil.example/m/home", 404],
    ["/%", 404],
  ])("is never a server error, however odd its address: %s is %s", async (path, status) => {
    expect((await (await hosting()).visit(path)).status).toBe(status);
  });
  test("is the maintenance view during maintenance, at every address (account §2.2)", async () => {
    const { visit } = await hosting({ view: "maintenance" });
    expect((await visit("/m/login")).text).toContain("<main>acme EN maintenance at /m/login</main>");
  });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s to a page is 405, which says what is allowed", async (method) => {
  const { status, headers } = await (await hosting()).visit("/m/home", { method });
  expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
});
test("a request target that is not a path is 400", async () =>
  expect((await (await hosting()).visit("http://evil.example/")).status).toBe(400));

test("what the host answers itself is at a reserved path; beside it are pages", async () => {
  const { visit } = await hosting();
  const own = [
    "/healthz",
    "/api/x",
    "/assets/entry.js",
    "/service-worker.js",
    "/_livery/icon.svg",
    "/apple-touch-icon.png",
  ];
  for (const path of own)
    expect([isReservedPath(path), (await visit(path)).text.includes("<main>")]).toEqual([true, false]);
  for (const path of ["/healthz/x", "/apix", "/assets.x", "/service-worker.js/x"])
    expect([isReservedPath(path), (await visit(path)).text.includes("<main>")]).toEqual([false, true]);
});

describe("assets", () => {
  test("are cached for ever: their address contains their hash", async () => {
    const reply = await (await hosting()).visit("/assets/entry.js");
    expect([reply.status, reply.text, reply.headers["cache-control"]]).toEqual([
      200,
      "export const entry = 1;",
      "public, max-age=31536000, immutable",
    ]);
  });
  test.each([
    "/assets/gone.js",
    "/assets/../package.json",
    "/assets/%2e%2e/package.json",
    "/brand-assets/0000000000000000/logo.svg",
  ])("%s that does not exist is 404", async (path) => expect((await (await hosting()).visit(path)).status).toBe(404));
  test("of the brand are served at the address in its slice", async () => {
    const { visit } = await hosting();
    const { assets } = JSON.parse((await visit("/_livery/EN/site.json")).text) as { assets: Record<string, string> };
    const reply = await visit(assets["assets/logo.svg"] ?? "");
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  });
});

describe("slices", () => {
  test("of the brand and of each route are JSON in each language", async () => {
    const { visit } = await hosting();
    expect(JSON.parse((await visit("/_livery/TY/site.json")).text)).toMatchObject({
      brand: "acme",
      language: "TY",
      watched: true,
    });
    expect(JSON.parse((await visit("/_livery/EN/page/login.json")).text)).toMatchObject({
      route: "login",
      forms: { login: {} },
    });
  });
  test.each([
    ["the brand", "site"],
    ["a route", "route/home"],
  ])("of %s are cached for ever at the address with their hash, and at no other", async (_of, name) => {
    const { visit } = await hosting();
    const plain = `/_livery/EN/${name}.json`;
    const address = (await visit("/m/home")).text.split('"').find((text) => text.startsWith(plain)) ?? "";
    const replies = await Promise.all([address, address.replace(/v=./, "v=x"), plain].map((path) => visit(path)));
    expect(replies.map(({ headers }) => headers["cache-control"])).toEqual([
      "public, max-age=31536000, immutable",
      "no-cache",
      "no-cache",
    ]);
    expect(replies[0]?.text).toBe(replies[2]?.text);
  });
  test("are always the route's own: the page itself replaces it by the start-up view (account §2.2)", async () => {
    const { visit } = await hosting({ view: "maintenance" });
    expect(JSON.parse((await visit("/_livery/EN/page/login.json")).text)).toMatchObject({ route: "login" });
  });
  test.each([
    "/_livery/XX/site.json",
    "/_livery/EN/page/nowhere.json",
    "/_livery/EN/route/nowhere.json",
    "/_livery/EN/site/home.json",
    "/_livery/EN/page/constructor.json",
    "/_livery/EN/page/.json",
    "/_livery/",
    "/_livery/EN/site.json/x",
  ])("%s is 404", async (path) => expect((await (await hosting()).visit(path)).status).toBe(404));
});

describe("edits", () => {
  test("a saved edit is on the next page", async () => {
    const { edit, visit } = await hosting();
    const before = JSON.parse((await visit("/_livery/EN/site.json")).text) as { digest: string };
    await edit({ name: "Acme Two" });
    expect(JSON.parse((await visit("/_livery/EN/site.json")).text)).toMatchObject({
      name: "Acme Two",
      digest: expect.not.stringMatching(before.digest) as unknown,
    });
  });
  test("an invalid edit keeps the last good version, and an open page shows why", async () => {
    const { host, edit, visit } = await hosting();
    await edit("{ oops");
    expect((await visit("/m/home")).status).toBe(200);
    const sent: string[] = [];
    const brand = host.brands.atHost("acme.example");
    if (brand) host.listen(brand, { on: vi.fn(), write: (text: string) => sent.push(text) } as never);
    expect(sent.join("")).toContain('"kind":"broken","report":"brands/acme/brand.json:1:');
  });
});

test("of two Host headers none is believed", async () => {
  const { base } = await hosting();
  const twice = ["Host", "acme.example", "Host", "m.acme.example"];
  for (const headers of [twice, twice.map((text) => text.replace("Host", "hOST"))]) {
    const status = new Promise((resolve) => {
      send(base, { headers, agent: false }, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(await status).toBe(400);
  }
});

test("an exception while answering is a plain 500 and a line in the log; the visitor learns nothing of it", async () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  const base = await serve((_, response) => answerFailure(response, new Error("the secret of the house")));
  const reply = await ask(base);
  expect([reply.status, reply.text]).toEqual([500, "Something went wrong here. Please try again.\n"]);
  expect(log).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: "the secret of the house" }) as unknown },
    expect.any(String),
  );
});

test("the homes are rendered at the start, other pages when they are first asked for", async () => {
  const { host } = await hosting();
  const rendered: string[] = [];
  const prerender = host.build.prerender.prerender;
  vi.spyOn(host.build.prerender, "prerender").mockImplementation((slices, address, transport) => {
    rendered.push(`${slices.site.language} ${slices.page.route}`);
    return prerender(slices, address, transport);
  });
  await host.renderHomes();
  expect(rendered.toSorted()).toEqual(["EN home", "TY home"]);
  const [brand] = host.brands.all();
  await host.page(brand!, "EN", "login");
  expect(rendered.at(-1)).toBe("EN login");
});
