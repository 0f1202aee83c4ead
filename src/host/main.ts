import cluster from "node:cluster";
import { answer, answerFailure } from "./http/answer.ts";
import { readBuild } from "./pages/build.ts";
import { changeReport, reportOf } from "./brands/diagnostics-report.ts";
import { logger } from "./logger.ts";
import { brokenLines, editLines, pageLines } from "./brands/edit-lines.ts";
import { provision } from "./platform/provision.ts";
import { settingsFrom, type HostSettings } from "./settings.ts";
import { SiteHost } from "./site-host.ts";
import type { Change } from "./brands/brand-store.ts";
import { ThreadCompiler } from "./compiler/thread-compiler.ts";
import { listen, siteServer } from "./http/site-server.ts";
import { watchEdits } from "./brands/watch-edits.ts";
import { runWorkers } from "./workers.ts";

/** Milliseconds for what is being answered when the host stops. */
const STOP_TIME = 2000;

/**
 * Starts the site server: reads the build, watches for edits, compiles the brands if they are few, listens, renders homes,
 * and compiles the brands that are left. Edits are watched for first: one while the brands are compiled counts, too.
 */
async function start(settings: HostSettings): Promise<void> {
  const stopping = stoppable(settings.limits.keepAlive);
  const compiler = new ThreadCompiler(settings, settings.dist);
  const host = new SiteHost(settings, await readBuild(settings.dist), { compiler });
  let listens = () => {};
  const listening = new Promise<void>((resolve) => (listens = resolve));
  let edited: (paths: readonly string[]) => Promise<void> = async () => undefined;
  const stopWatching = settings.watch
    ? watchEdits([settings.brands, settings.textPacks], (paths) => edited(paths), listening)
    : async () => undefined;
  const change = await host.reload();
  const report = changeReport(change);
  if (speaks(host) && report !== "") console.error(`${report}\n`);
  if (speaks(host)) for (const line of brokenLines(change, host.brands)) console.log(line);
  const brands = host.brands.known().filter(({ id }) => host.brands.isServed(id) || host.isWaiting(id));
  if (brands.length === 0)
    throw new Error(`No brand in ${settings.brands} compiles. Run \`npx livery check\` to see why.`);
  await provision(host.brands.all(), settings);

  const { server, drain } = siteServer(settings.limits, host.trusted, (request, response) => {
    answer(host, request, response).catch((error: unknown) => answerFailure(response, error));
  });
  await listen(server, settings);
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : settings.port;
  const compileRest = compilingRest(host, port);
  edited = async (paths) => {
    await tell(host, port, await host.reload(paths));
    compileRest();
  };
  listens();
  await host.renderHomes();
  process.send?.({
    ready: true,
    port,
    brands: brands.map(({ id, name, hosts }) => ({ id, name, host: hosts[0] })),
  });
  compileRest();

  stopping.idle = () => server.closeIdleConnections();
  stopping.all = async () => {
    host.events.close();
    await Promise.all([stopWatching(), drain()]);
  };
}

/**
 * Ends the process at a signal: at once while it starts, afterwards when `all` is done.
 *
 * @param keepAlive Milliseconds for which an idle connection stays open.
 */
function stoppable(keepAlive: number) {
  const stopping = { idle: () => {}, all: async () => {} };
  let isEnding = false;
  const end = (limit: number) => {
    // Of several processes each may get the signal twice: by itself, and from the one that started it.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), limit).unref();
    void stopping.all().then(() => process.exit(0));
  };
  process.on("SIGTERM", () => end(keepAlive + STOP_TIME));
  // Ctrl+C: nobody wants to wait for idle connections.
  process.on("SIGINT", () => {
    stopping.idle();
    end(STOP_TIME);
  });
  return stopping;
}

/** Of several processes behind one port one prints what all of them find. */
function speaks({ settings }: SiteHost): boolean {
  return settings.worker === 1;
}

/** Tells the sandbox, open pages and the terminal what has changed. */
async function tell(host: SiteHost, port: number, change: Change): Promise<void> {
  await provision(change.updated, host.settings);
  host.announce();
  if (!speaks(host)) return;
  const report = changeReport(change);
  if (report !== "") console.error(`\n${report}\n`);
  for (const line of editLines(change, host.brands, port)) console.log(line);
}

/**
 * Compiles the brands that wait, one after the other, then draws the pages of those that edits have changed. Asked for
 * again meanwhile, it goes on: two runs would have an edit wait for two brands.
 */
function compilingRest(host: SiteHost, port: number): () => void {
  let isWanted = false;
  let isRunning = false;

  async function work(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      for (let change = await host.compileNext(); change; change = await host.compileNext())
        await tell(host, port, change).catch(log);
      await reportPages(host);
    }
  }
  const log = (error: unknown) => logger.error({ err: error }, "brands could not be compiled or drawn");

  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void work()
      .catch(log)
      .finally(() => {
        isRunning = false;
      });
  };
}

/** Reports what is wrong with the drawn pages of edited brands, after the edit itself: it takes seconds. */
async function reportPages(host: SiteHost): Promise<void> {
  const drawn = await host.drawEdits();
  if (!drawn || !speaks(host)) return;
  if (drawn.diagnostics.length > 0) console.error(`\n${reportOf(drawn.diagnostics)}\n`);
  for (const line of pageLines(drawn)) console.log(line);
}

async function run(): Promise<void> {
  const settings = settingsFrom(process.env);
  if (settings.workers > 1 && cluster.isPrimary) process.send?.(await runWorkers(settings.workers));
  else await start(settings);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
