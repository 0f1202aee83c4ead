/**
 * Loaded before the host: answers a message with the bytes that its main thread holds, those of the process, and the
 * milliseconds of processor that the process has taken.
 */
import { isMainThread } from "node:worker_threads";

if (isMainThread)
  process.on("message", (message) => {
    if (message !== "memory") return;
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ memory: { held: heapUsed + external, rss, worked: (user + system) / 1000 } });
  });
