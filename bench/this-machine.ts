import { availableParallelism, loadavg } from "node:os";

/** What else a figure depends on, as a line below it. */
export function thisMachine(): string {
  return `This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.`;
}
