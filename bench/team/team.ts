import { engines } from "../../tests/support/databases.ts";
import { measurement } from "../measurement.ts";
import { wholeNumber, oneOf } from "../options.ts";
import { thisMachine } from "../this-machine.ts";
import { isWithin, timedLines } from "../timed-calls.ts";
import { measureTeam } from "./measure.ts";

/** Milliseconds from the request to the answer, at most. */
const LIMIT = 100;

/** Measures what an agent's pages ask for on both engines. */
export const team = measurement("team", {
  about: `Asks for an agent's figures of a large team, and measures how long the answers take. The exit code is 1 when the median
of a call is over its limit.`,
  options: {
    members: wholeNumber(20_000, 100_000, "below the leading agent, in six levels"),
    runs: wholeNumber(9, 100, "how often each call is made"),
    engine: oneOf("engine", engines, `only on this one: ${engines.join(" or ")}`),
  },
  async measure({ members, runs, engine: only }) {
    let isOver = false;
    for (const engine of only === undefined ? engines : [only]) {
      const { bets, seeding, calls } = await measureTeam(engine, members, runs);
      console.log(
        `\n${engine}: a team of ${members} with ${bets} bets, written in ${Math.round(seeding / 1000)} s. Medians of ${runs}; at most ${LIMIT} ms.`,
      );
      console.log(`${thisMachine()}\n`);
      for (const line of timedLines(calls, LIMIT)) console.log(line);
      isOver ||= calls.some((call) => !isWithin(call, LIMIT));
    }
    return isOver ? 1 : 0;
  },
});
