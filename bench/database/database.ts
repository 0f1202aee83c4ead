import { engines } from "../../tests/support/databases.ts";
import { measurement } from "../measurement.ts";
import { wholeNumber, oneOf } from "../options.ts";
import { thisMachine } from "../this-machine.ts";
import { isWithin, timedLines } from "../timed-calls.ts";
import { measureCalls, type MeasuredGroup } from "./measure.ts";
import { wholeTable } from "./read-from.ts";

/** Measures each call of records and of a team's figures on both engines. */
export const database = measurement("database", {
  about: `Makes each call of records for a member with very many bets, with the filters that are worst for a database, and each
call with the figures of a large team, and measures what the database itself says it took. The exit code is 1 when the
median of a call is over its limit, or when a figure of the team is read from all accounts or bets.`,
  options: {
    bets: wholeNumber(100_000, 1_000_000, "and what was booked for them"),
    team: wholeNumber(20_000, 100_000, "members below an agent, in six levels"),
    runs: wholeNumber(5, 100, "how often each call is made"),
    engine: oneOf("engine", engines, `only on this one: ${engines.join(" or ")}`),
  },
  async measure({ engine: only, ...options }) {
    let isWrong = false;
    for (const engine of only === undefined ? engines : [only])
      for (const group of await measureCalls(engine, options)) {
        console.log(
          `\n${engine}: ${group.title}. Medians of ${options.runs}; at most ${group.limit} ms in the database.`,
        );
        console.log(`${thisMachine()}\n`);
        const faults = report(group);
        isWrong ||= faults.length > 0;
        for (const fault of faults) console.log(`\n${fault}`);
      }
    return isWrong ? 1 : 0;
  },
});

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
