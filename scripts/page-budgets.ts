/**
 * Checks the size of the HTML and that every picture in it has dimensions: home and login of each brand and language,
 * rendered by the host with answers from a sandbox that runs only for this check. The slices beside the HTML are printed:
 * hydration waits for them, browsers cache them.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Encoded } from "#host/http/encoded.ts";
import { readBuild } from "#host/pages/build.ts";
import type { CachedPage } from "#host/pages/page-cache.ts";
import { provision } from "#host/platform/provision.ts";
import { settingsFrom } from "#host/settings.ts";
import { SiteHost } from "#host/site-host.ts";
import { start } from "../sandbox/start.ts";

/** Kilobytes (1024 bytes), brotli as it is served. */
const HTML_BUDGET = 21;
const ROUTES = ["home", "login"];
const SECRET = "only-for-budgets";

const dataFolder = await mkdtemp(join(tmpdir(), "livery-budgets-"));
const sandbox = await start({
  port: 0,
  gamesPort: 0,
  gamesOrigin: undefined,
  paymentsPort: 0,
  paymentsOrigin: undefined,
  dataFolder,
  cacheFolder: tmpdir(),
  databaseUrl: undefined,
  secret: SECRET,
  logLevel: "silent",
  games: 0,
  team: 0,
  checkAnswers: false,
  outbox: "off",
  idTokens: { keys: "https://keys.invalid/", emulator: false },
});
try {
  const settings = settingsFrom({
    LIVERY_SANDBOX: `http://127.0.0.1:${sandbox.port}`,
    LIVERY_GAMES: sandbox.gamesOrigin,
    SANDBOX_SECRET: SECRET,
    LIVERY_WATCH: "0",
  });
  const host = new SiteHost(settings, await readBuild(settings.dist));
  await host.reload();
  await provision(host.brands.all(), settings);
  for (const brand of host.brands.all())
    for (const { code } of brand.languages)
      for (const route of ROUTES) await report(brand.id, code, route, await host.page(brand, code, route));
} finally {
  await sandbox.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function report(
  brand: string,
  language: string,
  routeId: string,
  { html, site, route }: CachedPage,
): Promise<void> {
  const [bytes, ...slices] = await Promise.all([sizeOf(html), sizeOf(site), sizeOf(route)]);
  const unsized = picturesWithoutSize(html.plain.toString("utf8"));
  const problems = [
    ...(bytes > HTML_BUDGET * 1024 ? ["over budget"] : []),
    ...unsized.map((source) => `a picture without width and height: ${source}`),
  ];
  console.log(
    [
      `${brand.padEnd(10)} ${language}  ${routeId.padEnd(7)} ${kilobytes(bytes)} of ${HTML_BUDGET} KB HTML`,
      `${kilobytes(slices[0] + slices[1])} KB slices`,
      ...problems,
    ].join("   "),
  );
  if (problems.length > 0) process.exitCode = 1;
}

async function sizeOf({ encodings, plain }: Encoded): Promise<number> {
  return ((await encodings.br?.()) ?? plain).length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6);
}

/** Dimensions must be whole pixels: browsers truncate fractions, so the reserved box would not match the picture. */
function picturesWithoutSize(html: string): string[] {
  const pictures = html.match(/<img\b[^>]*>/g) ?? [];
  return pictures
    .filter((tag) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag))
    .map((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? tag);
}
