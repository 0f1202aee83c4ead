import { availableParallelism, loadavg } from "node:os";
import { isWithin, timedLines } from "../timed-calls.ts";
import { measureCalls } from "./measure.ts";
import { DATABASE_HELP, databaseOptions } from "./options.ts";

/** Milliseconds in the database, at most. */
const LIMIT = 50;

/** Measures each call of records on both engines, and returns the exit code. */
export async function database(words: readonly string[]): Promise<number> {
  const options = databaseOptions(words);
  if (options.help) {
    console.log(DATABASE_HELP);
    return 0;
  }
  let isOver = false;
  for (const engine of options.engines) {
    const measured = await measureCalls(engine, options);
    console.log(
      `\n${engine}: a member with ${options.bets} bets in a quarter, and what was booked for them. Medians of ${options.runs}; at most ${LIMIT} ms in the database.`,
    );
    console.log(`This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n`);
    for (const line of timedLines(measured, LIMIT)) console.log(line);
    for (const call of measured.filter((one) => !isWithin(one, LIMIT))) {
      isOver = true;
      console.log(`\n${call.name} ${JSON.stringify(call.filter)}:\n${call.slowest}`);
    }
  }
  return isOver ? 1 : 0;
}
