import type { Benchmark } from "./benchmark.ts";

/** Every benchmark by its name. A further one is a folder with its code and a line here. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  check: {
    about: "`livery check` of ten thousand brands against reading and parsing them: the whole, the second time, one brand alone",
    load: async () => (await import("./check/check.ts")).check,
  },
  paint: {
    about: "home and login of a brand against a static page written by hand: when a phone shows them, when they react",
    load: async () => (await import("./paint/paint.ts")).paint,
  },
};
