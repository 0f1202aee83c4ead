import { answer, answerFailure } from "./http/answer.ts";
import { readBuild } from "./pages/build.ts";
import { changeReport, reportOf } from "./brands/diagnostics-report.ts";
import { logger } from "./logger.ts";
import { brokenLines, editLines, pageLines } from "./brands/edit-lines.ts";
import { provision } from "./platform/provision.ts";
import { settingsFrom } from "./settings.ts";
import { SiteHost } from "./site-host.ts";
import { listen, siteServer } from "./http/site-server.ts";
import { watchEdits } from "./brands/watch-edits.ts";

/** Milliseconds for what is being answered when the host stops. */
const STOP_TIME = 2000;

/**
 * Starts the site server: reads the build, compiles the brands, listens, watches for edits, and renders their homes.
 */
async function start(): Promise<void> {
  const settings = settingsFrom(process.env);
  const host = new SiteHost(settings, await readBuild(settings.dist));
  const change = await host.reload();
  const report = changeReport(change);
  if (report !== "") console.error(`${report}\n`);
  for (const line of brokenLines(change, host.brands)) console.log(line);
  if (host.brands.all().length === 0)
    throw new Error(`No brand in ${settings.brands} compiles. Run \`npx livery check\` to see why.`);
  await provision(host.brands.all(), settings);

  const { server, drain } = siteServer(settings.limits, host.trusted, (request, response) => {
    answer(host, request, response).catch((error: unknown) => answerFailure(response, error));
  });
  await listen(server, settings);
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : settings.port;
  const stopWatching = settings.watch
    ? watchEdits([settings.brands, settings.textPacks], () => applyEdit(host, port))
    : async () => undefined;
  await host.renderHomes();
  process.send?.({
    ready: true,
    port,
    brands: host.brands.all().map(({ id, brand }) => ({ id, name: brand.name, host: brand.hosts[0] })),
  });

  async function stop(): Promise<void> {
    host.events.close();
    await Promise.all([stopWatching(), drain()]);
    process.exit(0);
  }
  process.once("SIGTERM", () => {
    setTimeout(() => process.exit(0), settings.limits.keepAlive + STOP_TIME).unref();
    void stop();
  });
  // Ctrl+C: nobody wants to wait for idle connections.
  process.once("SIGINT", () => {
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), STOP_TIME).unref();
    void stop();
  });
}

/** Applies an edit, and reports the outcome in the terminal. */
async function applyEdit(host: SiteHost, port: number): Promise<void> {
  const change = await host.reload();
  await provision(change.updated, host.settings);
  host.announce();
  const report = changeReport(change);
  if (report !== "") console.error(`\n${report}\n`);
  for (const line of editLines(change, host.brands, port)) console.log(line);
  reportPages(host).catch((error: unknown) => logger.error({ err: error }, "the pages could not be drawn"));
}

/** Reports what is wrong with the drawn pages of edited brands, after the edit itself: it takes seconds. */
async function reportPages(host: SiteHost): Promise<void> {
  const drawn = await host.drawEdits();
  if (!drawn) return;
  if (drawn.diagnostics.length > 0) console.error(`\n${reportOf(drawn.diagnostics)}\n`);
  for (const line of pageLines(drawn)) console.log(line);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
