/** Where the worker is. At the root, so that it may look after every page of the site. */
export const WORKER_ADDRESS = "/service-worker.js";
/** Where the page is that stands in for every other one without a connection. */
export const OFFLINE_PAGE = "/_livery/offline.html";
/**
 * The trusted-types policy by which a page names the worker's address. The page's security policy allows it by this
 * name.
 */
export const WORKER_POLICY = "livery-worker";
/** How the names of our caches begin: an origin's caches may hold somebody else's. */
export const CACHE_PREFIX = "livery ";

/** What the host writes before the worker's code. */
export interface WorkerSetting {
  /** False: the worker removes what it kept, and itself. */
  on: boolean;
  /** Of the site. Another one is another worker, which waits until somebody wants it. */
  version: string;
}

/**
 * What a page tells the worker: to take over from the one before, to look whether the offline page has changed, or to
 * stop.
 */
export type WorkerMessage = "take-over" | "renew-offline-page" | "leave";
