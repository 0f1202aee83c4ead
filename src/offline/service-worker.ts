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
 * Milliseconds until a page that has not begun to come counts as lost: a connection that hangs never says so itself.
 * The slowest one that is of use needs about half of that, four ways there and back.
 */
const PAGE_PATIENCE = 20_000;

/** A worker that nobody wants any more goes on for the pages that are open: it keeps nothing for them. */
let leaving = false;

if (worker.livery.on) lookAfterTheSite();
else leave();

/**
 * A new worker waits until every page of the one before is closed, or somebody asks for it: code of two versions does
 * not go together.
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
  // Pages are asked for while the worker wakes up: it must not make a phone wait.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** What is not answered here goes its way as if there were no worker. */
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
 * Pages come from the network and are never kept. One that hangs is waited for only where there is nothing to show in
 * its place.
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
