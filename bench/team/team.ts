import { availableParallelism, loadavg } from "node:os";
import { isWithin, timedLines } from "../timed-calls.ts";
import { measureTeam } from "./measure.ts";
import { TEAM_HELP, teamOptions } from "./options.ts";

/** Milliseconds from the request to the answer, at most. */
const LIMIT = 100;

/** Measures what an agent's pages ask for on both engines, and returns the exit code. */
export async function team(words: readonly string[]): Promise<number> {
  const options = teamOptions(words);
  if (options.help) {
    console.log(TEAM_HELP);
    return 0;
  }
  let isOver = false;
  for (const engine of options.engines) {
    const { bets, seeding, calls } = await measureTeam(engine, options);
    console.log(
      `\n${engine}: a team of ${options.members} with ${bets} bets, written in ${Math.round(seeding / 1000)} s. Medians of ${options.runs}; at most ${LIMIT} ms.`,
    );
    console.log(`This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n`);
    for (const line of timedLines(calls, LIMIT)) console.log(line);
    isOver ||= calls.some((call) => !isWithin(call, LIMIT));
  }
  return isOver ? 1 : 0;
}
