/** A page's paint timings, in milliseconds since the visit began; 0 when it did not happen. */
export interface PaintFacts {
  /** When the largest picture or text was shown. */
  lcp: number;
  /** What that was. */
  element: string;
  /** When the HTML was read to its end. */
  parsed: number;
  /** When the page was hydrated. */
  hydrated: number;
  /** When a dialog covered the page, which the visitor then sees instead. */
  covered: number;
  /** When something was shown first. */
  shown: number;
  /** The tasks over 50 ms, during which no tap is answered. */
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    liveryPaint?: PaintFacts;
  }
}

/**
 * Runs in the page before its code. It is sent as text, so it must not refer to anything outside itself and names no
 * function.
 */
export function probe(): void {
  const facts: PaintFacts = { lcp: 0, element: "", parsed: 0, hydrated: 0, covered: 0, shown: 0, tasks: [] };
  window.liveryPaint = facts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; url: string })[]) {
      const what = entry.url
        ? entry.url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*/, "")
        : (entry.element?.textContent ?? "").trim().slice(0, 40);
      facts.lcp = entry.startTime;
      // The browser names no element for what it draws inside a control of its own, such as the choice of a <select>.
      facts.element = `${entry.element?.tagName.toLowerCase() ?? "text of a control, or gone"} ${what}`.trim();
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) facts.tasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    facts.shown = list.getEntriesByName("first-contentful-paint")[0]?.startTime ?? facts.shown;
  }).observe({ type: "paint", buffered: true });
  document.addEventListener("DOMContentLoaded", () => {
    facts.parsed = performance.now();
  });
  new MutationObserver(() => {
    if (!facts.hydrated && document.documentElement.hasAttribute("data-hydrated")) facts.hydrated = performance.now();
    if (!facts.covered && document.querySelector("dialog[open]")) facts.covered = performance.now();
  }).observe(document, {
    attributes: true,
    attributeFilter: ["data-hydrated", "open"],
    childList: true,
    subtree: true,
  });
}
