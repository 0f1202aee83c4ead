import type { Benchmark } from "./benchmark.ts";

/** Every benchmark by its name. A further one is a folder with its code and a line here. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  paint: {
    about: "home and login of a brand against a static page written by hand: when a phone shows them, when they react",
    load: async () => (await import("./paint/paint.ts")).paint,
  },
};
