import { useEffect, useState } from "react";
import { useSite } from "#data/page/site.ts";
import type { Load } from "./site-worker.ts";

/**
 * Milliseconds that starting the worker waits at most for a page with nothing to do, and where nobody can tell when
 * that is.
 */
const TIMEOUT = 10_000;
const PAUSE = 3000;

/**
 * Starts the site's service worker, or sends it away where the brand does not want one, once the page has loaded and
 * has nothing to do: it is for the next visit. Returns how to load the new version, while one waits.
 */
export function useSiteWorker(): Load | null {
  const { language, features } = useSite();
  const { offline } = features;
  const [load, setLoad] = useState<Load | null>(null);
  useEffect(() => {
    const start = async () => {
      const { startWorker, sendAway } = await import("./site-worker.ts");
      await (offline ? startWorker((found) => setLoad(() => found)) : sendAway());
    };
    // A browser that has no workers, or keeps none, shows the site as it is.
    return whenIdle(() => {
      start().catch(() => undefined);
    });
  }, [offline, language]);
  return load;
}

/** Calls back when the page has loaded and has nothing to do. Returns how to give that up. */
function whenIdle(work: () => void): () => void {
  const given = new AbortController();
  const unlessGivenUp = () => {
    if (!given.signal.aborted) work();
  };
  const wait = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(unlessGivenUp, { timeout: TIMEOUT });
    else setTimeout(unlessGivenUp, PAUSE);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: given.signal });
  return () => given.abort();
}
