import { availableParallelism, loadavg } from "node:os";
import { isWithin, timedLines } from "../timed-calls.ts";
import { measureCalls, type MeasuredGroup } from "./measure.ts";
import { DATABASE_HELP, databaseOptions } from "./options.ts";
import { wholeTable } from "./read-from.ts";

/** Measures each call of records and of a team's figures on both engines, and returns the exit code. */
export async function database(words: readonly string[]): Promise<number> {
  const options = databaseOptions(words);
  if (options.help) {
    console.log(DATABASE_HELP);
    return 0;
  }
  let isWrong = false;
  for (const engine of options.engines)
    for (const group of await measureCalls(engine, options)) {
      console.log(
        `\n${engine}: ${group.title}. Medians of ${options.runs}; at most ${group.limit} ms in the database.`,
      );
      console.log(`This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n`);
      const faults = report(group);
      isWrong ||= faults.length > 0;
      for (const fault of faults) console.log(`\n${fault}`);
    }
  return isWrong ? 1 : 0;
}

/** Prints how long the calls took and what they read; returns what is wrong, with the plans. */
function report({ limit, neverWhole, calls }: MeasuredGroup): string[] {
  for (const line of timedLines(
    calls.map((call) => ({ ...call, filter: call.words ?? call.filter })),
    limit,
  ))
    console.log(line);
  console.log("\nWhat their plans read:");
  const asked = ({ name, filter }: MeasuredGroup["calls"][number]) => `${name} ${JSON.stringify(filter)}`;
  for (const call of calls) console.log(`${asked(call)}: ${call.reads.join(", ")}`);
  const isTooMuch = ({ reads }: MeasuredGroup["calls"][number]) =>
    neverWhole.some((table) => reads.includes(wholeTable(table)));
  return calls
    .filter((call) => !isWithin(call, limit) || isTooMuch(call))
    .map((call) => `${asked(call)}:\n${call.slowest}`);
}
