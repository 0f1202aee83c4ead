import { clearCaches } from "#offline/clear-caches.ts";
import { WORKER_ADDRESS, WORKER_POLICY, type WorkerMessage } from "#offline/setting.ts";

/** The part of the browser's trusted types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** Loads the new version of the site. */
export type Load = () => void;

let started: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Registers the site's service worker, once a page, and lets it revalidate the offline page. `offer` is called when a
 * new version waits.
 */
export async function startWorker(offer: (load: Load) => void): Promise<void> {
  started ??= register(offer);
  postTo((await started).active, "revalidate-offline-page");
}

/** Removes the worker and its caches: the brand has switched it off. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  // The worker still serves the open pages, and would refill the caches that are deleted here.
  await Promise.all(
    registrations
      .filter(isOurs)
      .map((registration) => (postTo(registration.active, "stop"), registration.unregister())),
  );
  await clearCaches(caches);
}

async function register(offer: (load: Load) => void): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: "/" });
  const look = () => {
    // Without a predecessor, a worker activates by itself, and there is nothing new to load.
    if (registration.waiting && navigator.serviceWorker.controller) offer(() => loadNewVersion(registration));
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
  look();
  return registration;
}

/** Reloads once the new worker is active, and only on the page that asked: other pages of the site carry on. */
function loadNewVersion({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  postTo(waiting, "activate");
}

function postTo(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  return [active, waiting, installing].some(
    (worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER_ADDRESS,
  );
}

/**
 * Trusted types: the page's policy lets no plain text name a script; this policy creates the worker's address and no
 * other.
 */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_ADDRESS }).createScriptURL("")
    : WORKER_ADDRESS;
}
