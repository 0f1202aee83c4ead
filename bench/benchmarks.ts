import type { Benchmark } from "./benchmark.ts";

/** Every benchmark by its name. A further one is a folder with its code and a line here. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  check: {
    about:
      "`livery check` of ten thousand brands against reading and parsing them: the whole, the second time, one brand alone",
    load: async () => (await import("./check/check.ts")).check,
  },
  database: {
    about:
      "each call of records for a member with 100,000 bets, and the figures of a team of 20,000: what the database takes, at most 50 and 100 ms on both engines",
    load: async () => (await import("./database/database.ts")).database,
  },
  deposit: {
    about:
      "deposits on the built product: from the tap to the next step against the platform's own answer, at most 1.2 times",
    load: async () => (await import("./deposit/deposit.ts")).deposit,
  },
  host: {
    about:
      "a host of 1,000 and 10,000 brands: its start, an edit on an open page, its memory, and pages a second against nginx",
    load: async () => (await import("./host/host.ts")).host,
  },
  kills: {
    about:
      "fifty kills of the platform among deposits and withdrawals: what was acknowledged and is lost or there twice, which has to be nothing",
    load: async () => (await import("./kills/kills.ts")).kills,
  },
  paint: {
    about:
      "pages of a brand, as a guest or a member sees them, against a static page written by hand: when a phone shows them, when they react",
    load: async () => (await import("./paint/paint.ts")).paint,
  },
  rain: {
    about:
      "red envelopes that rain for half a minute and are tapped, against the same rain written by hand: frames a second, frames that come late",
    load: async () => (await import("./rain/rain.ts")).rain,
  },
  team: {
    about: "an agent's figures of a team of 20,000: from the request to the answer, at most 100 ms on both engines",
    load: async () => (await import("./team/team.ts")).team,
  },
};
