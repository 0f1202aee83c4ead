import { inTime } from "./in-time.ts";
import { cacheFor } from "./may-keep.ts";
import { keepOfflinePage, keptOfflinePage, offlinePage } from "./offline-page.ts";
import { clearAll, clearOthers, keptAndRenewed, keptFirst, type Later, type Surroundings } from "./caches.ts";
import type { AskEvent, WorkerScope } from "./worker-scope.ts";

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const around: Surroundings = {
  caches: worker.caches,
  fetch: (...asked) => worker.fetch(...asked),
  version: worker.livery.version,
};

/**
 * Milliseconds until a page that has not begun to arrive counts as lost: a hanging connection never reports itself. The
 * slowest usable one needs about half of that, four round trips.
 */
const PAGE_PATIENCE = 20_000;

/** A disabled worker still serves the pages that are open: it caches nothing for them. */
let leaving = false;

if (worker.livery.on) lookAfterTheSite();
else leave();

/**
 * A new worker waits until every page of the previous version is closed, or a page asks it to activate: code of two
 * versions must not mix.
 */
function lookAfterTheSite(): void {
  worker.addEventListener("install", (event) => event.waitUntil(keepOfflinePage(around, origin)));
  worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  worker.addEventListener("fetch", answer);
  worker.addEventListener("message", (event) => {
    if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
    if (event.data === "renew-offline-page" && !leaving)
      event.waitUntil(keepOfflinePage(around, origin).catch(() => undefined));
    if (event.data === "leave") event.waitUntil(stop());
  });
}

async function takeOver(): Promise<void> {
  await clearOthers(around);
  // Navigation preload: pages are requested while the worker starts, so that it delays nothing.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Requests that are not answered here go to the network as if there were no worker. */
function answer(event: AskEvent): void {
  if (leaving) return;
  const { request } = event;
  const cacheName = cacheFor(request, origin);
  const later: Later = (work) => event.waitUntil(work);
  if (request.mode === "navigate") event.respondWith(pageOf(event));
  else if (cacheName === "pictures") event.respondWith(keptAndRenewed(around, request, later));
  else if (cacheName) event.respondWith(keptFirst(around, cacheName, request, later));
}

/**
 * Pages come from the network and are never cached. A hanging one is only given up where there is an offline page to
 * show.
 */
async function pageOf(event: AskEvent): Promise<Response> {
  const page = pageFromNetwork(event);
  try {
    return (await inTime(page, PAGE_PATIENCE)) ?? (await keptOfflinePage(around)) ?? (await page);
  } catch {
    return offlinePage(around);
  }
}

async function pageFromNetwork({ request, preloadResponse }: AskEvent): Promise<Response> {
  return (await preloadResponse) ?? worker.fetch(request);
}

async function stop(): Promise<void> {
  leaving = true;
  await clearAll(worker.caches);
  await worker.registration.unregister();
}

/** The brand has switched this off: nothing of it stays on the phone. */
function leave(): void {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(stop()));
}
