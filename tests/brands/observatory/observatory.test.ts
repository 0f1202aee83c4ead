import { request } from "node:https";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, siteServer, type SiteServer } from "#host/http/site-server.ts";
import { answer } from "#host/http/answer.ts";
import { settingsFrom } from "#host/settings.ts";
import { SiteHost } from "#host/site-host.ts";
import { LocalCompiler } from "#host/compiler/local-compiler.ts";
import { tlsFront, type TlsFront } from "../../../e2e/support/tls/tls-front.ts";
import { fakeBuild } from "../../support/fake-build.ts";
import { observatoryScore, type ScannedPage } from "../../../e2e/support/tls/observatory-score.ts";

const CSP = "content-security-policy";
const INLINE = "script-src 'self' 'unsafe-inline'";

/** A host with every brand, whose games have the given origin, behind TLS. */
async function overTls(games: string) {
  const settings = settingsFrom({ NODE_ENV: "production", LIVERY_GAMES: games });
  const host = new SiteHost(settings, fakeBuild(), { compiler: new LocalCompiler(settings) });
  await host.reload();
  const site: SiteServer = siteServer(settings.limits, host.trusted, (asked, response) => {
    void answer(host, asked, response);
  });
  await listen(site.server, { address: "127.0.0.1", port: 0 });
  const address = site.server.address();
  const front: TlsFront = await tlsFront(typeof address === "object" && address ? address.port : 0);
  const stop = () => {
    front.stop();
    site.server.close().closeAllConnections();
  };
  return { host, stop, scan: (name: string) => scan(front.port, name) };
}

function scan(port: number, name: string): Promise<ScannedPage> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: "127.0.0.1", path: "/", headers: { Host: name }, rejectUnauthorized: false, agent: false },
      (response) => {
        let html = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          html += chunk;
        });
        response.on("end", () => resolve({ headers: response.headers, html }));
      },
    );
    asked.on("error", reject).end();
  });
}

let secure: Awaited<ReturnType<typeof overTls>>;
beforeAll(async () => {
  secure = await overTls("https://games.example");
});
afterAll(() => secure.stop());

test("every brand has A+ by the Observatory's rules, with 130 points, over TLS", async () => {
  const scores = [];
  for (const { id, brand } of secure.host.brands.all())
    scores.push([id, observatoryScore(await secure.scan(brand.hosts[0] ?? ""))] as const);
  expect(scores.length).toBeGreaterThan(1);
  expect(scores.filter(([, { score }]) => score < 130)).toEqual([]);
});

test.each<[string, (policy: string) => Record<string, string | undefined>, number]>([
  ["games without TLS", (policy) => ({ [CSP]: `${policy}; frame-src http://games.localhost:4102` }), 80],
  ["inline code", (policy) => ({ [CSP]: policy.replace(/script-src[^;]*/, INLINE) }), 80],
  ["no policy", () => ({ [CSP]: undefined }), 75],
  ["pictures without TLS", (policy) => ({ [CSP]: `${policy}; media-src http://a.example` }), 110],
  ["no HSTS", () => ({ "strict-transport-security": undefined }), 80],
  ["an HSTS of a day", () => ({ "strict-transport-security": "max-age=86400" }), 120],
  ["a cookie without Secure", () => ({ "set-cookie": "a=b" }), 125],
  ["content whose type is guessed", () => ({ "x-content-type-options": undefined }), 125],
  ["a referrer for every site", () => ({ "referrer-policy": "unsafe-url" }), 120],
])("the score falls with %s", async (_, change, score) => {
  const { headers, html } = await secure.scan(secure.host.brands.all()[0]?.brand.hosts[0] ?? "");
  const changed = { ...headers, ...change(String(headers[CSP])) };
  expect(observatoryScore({ headers: changed, html }).score).toBe(score);
});
