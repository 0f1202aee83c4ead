/**
 * Calls back when the page has nothing else to do, after `timeout` milliseconds at the latest; where the browser does not
 * say when that is, after `pause`. Returns how to cancel.
 */
export function whenIdle(work: () => void, timeout = 2000, pause = 300): () => void {
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(work, { timeout });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}
