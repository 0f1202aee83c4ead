import { inTime } from "./in-time.ts";
import { cacheFor } from "./cacheable.ts";
import { cacheOfflinePage, cachedOfflinePage, offlinePage } from "./offline-page.ts";
import { clearOthers, staleWhileRevalidate, cacheFirst, type Later, type Environment } from "./caches.ts";
import { clearCaches } from "./clear-caches.ts";
import type { WorkerFetchEvent, WorkerScope } from "./worker-scope.ts";

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const environment: Environment = {
  caches: worker.caches,
  fetch: (...parameters) => worker.fetch(...parameters),
  version: worker.livery.version,
};

/**
 * Milliseconds until a page that has not begun to arrive counts as lost: a hanging connection never reports itself. The
 * slowest usable one needs about half of that, four round trips.
 */
const PAGE_TIMEOUT = 20_000;

/** A disabled worker still serves the pages that are open: it caches nothing for them. */
let stopped = false;

if (worker.livery.on) serveSite();
else unregister();

/**
 * A new worker waits until every page of the previous version is closed, or a page asks it to activate: code of two
 * versions must not mix.
 */
function serveSite(): void {
  worker.addEventListener("install", (event) => event.waitUntil(cacheOfflinePage(environment, origin)));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("fetch", answer);
  worker.addEventListener("message", (event) => {
    if (event.data === "activate") event.waitUntil(worker.skipWaiting());
    if (event.data === "revalidate-offline-page" && !stopped)
      event.waitUntil(cacheOfflinePage(environment, origin).catch(() => undefined));
    if (event.data === "stop") event.waitUntil(stop());
  });
}

async function activate(): Promise<void> {
  await clearOthers(environment);
  // Navigation preload: pages are requested while the worker starts, so that it delays nothing.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Requests that are not answered here go to the network as if there were no worker. */
function answer(event: WorkerFetchEvent): void {
  if (stopped) return;
  const { request } = event;
  const cacheName = cacheFor(request, origin);
  const later: Later = (work) => event.waitUntil(work);
  if (request.mode === "navigate") event.respondWith(pageOf(event));
  else if (cacheName === "pictures") event.respondWith(staleWhileRevalidate(environment, request, later));
  else if (cacheName) event.respondWith(cacheFirst(environment, cacheName, request, later));
}

/**
 * Pages come from the network and are never cached. A hanging one is only given up where there is an offline page to
 * show.
 */
async function pageOf(event: WorkerFetchEvent): Promise<Response> {
  const page = pageFromNetwork(event);
  try {
    return (await inTime(page, PAGE_TIMEOUT)) ?? (await cachedOfflinePage(environment)) ?? (await page);
  } catch {
    return offlinePage(environment);
  }
}

async function pageFromNetwork({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? worker.fetch(request);
}

async function stop(): Promise<void> {
  stopped = true;
  await clearCaches(worker.caches);
  await worker.registration.unregister();
}

/** The brand has switched this off: nothing of it stays on the phone. */
function unregister(): void {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(stop()));
}
