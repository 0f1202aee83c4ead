/** Loaded before the host: answers a message with the bytes that its main thread holds, and those of the process. */
import { isMainThread } from "node:worker_threads";

if (isMainThread)
  process.on("message", (message) => {
    if (message !== "memory") return;
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ memory: { held: heapUsed + external, rss } });
  });
