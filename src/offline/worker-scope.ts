import type { WorkerMessage, WorkerSetting } from "./setting.ts";

/** An event whose work the browser waits for before it stops the worker. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The navigation preload: the page itself, requested while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: WorkerMessage;
}

/**
 * The part of a service worker's global scope that is used here: TypeScript's own types conflict with those of the DOM.
 */
export interface WorkerScope {
  readonly livery: WorkerSetting;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: Pick<ServiceWorkerRegistration, "unregister"> & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(kind: "message", listener: (event: WorkerMessageEvent) => void): void;
}
