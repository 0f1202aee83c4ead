// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeCaches } from "../../../tests/support/fake-caches.ts";

/** A worker as a page sees it. */
class Worker extends EventTarget {
  readonly scriptURL = "https://acme.example/service-worker.js";
  readonly postMessage = vi.fn();
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
  readonly unregister = vi.fn(() => Promise.resolve(true));
}
/** A new worker is installed, and waits for the current one. */
function arrive(registration: Registration): Worker {
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event("statechange"));
  return worker;
}

let registration: Registration;
let container: EventTarget & {
  controller: Worker | null;
  register: ReturnType<typeof vi.fn>;
  getRegistrations: () => Promise<Registration[]>;
};
const reload = vi.fn();
const offer = vi.fn<(load: () => void) => void>();
const page = async () => {
  vi.resetModules();
  return import("./site-worker.ts");
};

beforeEach(() => {
  registration = new Registration();
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistrations: () => Promise.resolve([registration]),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("location", { reload });
  for (const mock of [reload, offer]) mock.mockReset();
});

describe("the site's worker", () => {
  test("is registered once a page; after that it only revalidates the offline page", async () => {
    const { startWorker } = await page();
    await startWorker(offer);
    registration.active = new Worker();
    await startWorker(offer);
    expect(container.register.mock.calls).toEqual([["/service-worker.js", { scope: "/" }]]);
    expect(registration.active.postMessage).toHaveBeenCalledWith("revalidate-offline-page");
  });
  test("gets its address from a trusted-types policy of its own where those are enforced", async () => {
    const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(text: string): string }) => ({
      createScriptURL: (text: string) => ({ trusted: createScriptURL(text) }),
    }));
    vi.stubGlobal("trustedTypes", { createPolicy });
    await (await page()).startWorker(offer);
    expect(createPolicy).toHaveBeenCalledWith("livery-worker", expect.anything());
    expect(container.register).toHaveBeenCalledWith({ trusted: "/service-worker.js" }, { scope: "/" });
  });
  test("is checked for updates when the visitor returns to the page", async () => {
    await (await page()).startWorker(offer);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe("a new version", () => {
  test("is not the first worker", async () => {
    await (await page()).startWorker(offer);
    arrive(registration);
    expect(offer).not.toHaveBeenCalled();
  });
  test("is offered while it waits, also when it did so before the page was opened", async () => {
    container.controller = new Worker();
    await (await page()).startWorker(offer);
    arrive(registration);
    expect(offer).toHaveBeenCalledTimes(1);
    await (await page()).startWorker(offer);
    expect(offer).toHaveBeenCalledTimes(2);
  });
  test("loads once its worker is active, once, and never automatically", async () => {
    container.controller = new Worker();
    await (await page()).startWorker(offer);
    const worker = arrive(registration);
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).not.toHaveBeenCalled();
    offer.mock.calls[0]?.[0]();
    expect(worker.postMessage).toHaveBeenCalledWith("activate");
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test("that another page has activated meanwhile is simply loaded", async () => {
    container.controller = new Worker();
    await (await page()).startWorker(offer);
    arrive(registration);
    registration.waiting = null;
    offer.mock.calls[0]?.[0]();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test("a brand without a worker removes its own with all caches, and nobody else's", async () => {
  const caches = new FakeCaches();
  vi.stubGlobal("caches", caches);
  for (const name of ["livery v1 build", "another cache"]) await caches.open(name);
  const other = Object.assign(new Registration(), {
    active: Object.assign(new Worker(), { scriptURL: "https://acme.example/messages.js" }),
  });
  registration.active = new Worker();
  container.getRegistrations = () => Promise.resolve([registration, other]);
  await (await page()).removeWorker();
  expect(registration.active.postMessage).toHaveBeenCalledWith("stop");
  expect([registration.unregister.mock.calls.length, other.unregister.mock.calls.length]).toEqual([1, 0]);
  expect(await caches.keys()).toEqual(["another cache"]);
});
