import { useEffect, useState } from "react";
import { useSite } from "#data/page/site.ts";
import { whenIdle } from "#ui/when-idle.ts";
import type { Load } from "./site-worker.ts";

/** Milliseconds to wait for the page to become idle, also where the browser cannot report that. */
const TIMEOUT = 10_000;
const PAUSE = 3000;

/**
 * Registers the site's service worker, or removes it where the brand has switched it off, once the page is loaded and
 * idle: it is for the next visit. Returns how to load the new version, while one waits.
 */
export function useSiteWorker(): Load | null {
  const { language, features } = useSite();
  const { offline } = features;
  const [load, setLoad] = useState<Load | null>(null);
  useEffect(() => {
    const start = async () => {
      const { startWorker, removeWorker } = await import("./site-worker.ts");
      await (offline ? startWorker((found) => setLoad(() => found)) : removeWorker());
    };
    // A browser that has no workers, or refuses to store one, shows the site as usual.
    return whenLoadedAndIdle(() => {
      start().catch(() => undefined);
    });
  }, [offline, language]);
  return load;
}

/** Calls back when the page is loaded and idle. Returns how to cancel. */
function whenLoadedAndIdle(work: () => void): () => void {
  const cancelled = new AbortController();
  const unlessCancelled = () => {
    if (!cancelled.signal.aborted) work();
  };
  const wait = () => whenIdle(unlessCancelled, TIMEOUT, PAUSE);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: cancelled.signal });
  return () => cancelled.abort();
}
