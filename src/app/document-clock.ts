import { learnClock } from "#data/client/transport/server-clock.ts";

/** Name of the host's time in the Server-Timing header of a document. */
const NOW = "now";

/**
 * Learns what time it is from the document itself, before anything shows it: a page may come with all its answers, and
 * call nobody for a while. A document that the browser had kept says nothing new.
 */
export function learnClockOfDocument(): void {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!document || document.transferSize === 0) return;
  const sentAt = document.serverTiming?.find(({ name }) => name === NOW)?.duration ?? Number.NaN;
  // By this clock as it is now: the browser's own time of the start is of before the phone's clock was set.
  learnClock(sentAt, Date.now() - (performance.now() - document.responseStart));
}
