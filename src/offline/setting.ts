/** The worker's address. At the root, so that its scope is the whole site. */
export const WORKER_ADDRESS = "/service-worker.js";
/** The address of the page that replaces every other one without a connection. */
export const OFFLINE_PAGE = "/_livery/offline.html";
/** The trusted-types policy for the worker's address. The page's security policy allows it by this name. */
export const WORKER_POLICY = "livery-worker";
/** The prefix of our caches: the origin may have others. */
export const CACHE_PREFIX = "livery ";

/** The settings that the host writes before the worker's code. */
export interface WorkerSetting {
  /** False: the worker deletes its caches and unregisters. */
  on: boolean;
  /** The version of the site. Another one is another worker, which waits until it is activated. */
  version: string;
}

/** Messages from a page to the worker: activate, revalidate the offline page, or stop. */
export type WorkerMessage = "activate" | "revalidate-offline-page" | "stop";
