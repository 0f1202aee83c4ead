import type { CallInput, CallName } from "#gateway/contract.ts";
import { addDays } from "../../sandbox/records/days.ts";
import type { AskedCall } from "./calls.ts";

/** Each call with the figures of a team: of a day that is not over, and of a month up to it and before it. */
export function teamCallsOf(today: string): AskedCall[] {
  const call = <Name extends CallName>(
    name: Name,
    filter: CallInput<Name> & object,
    words?: AskedCall["filter"],
  ): AskedCall => ({ name, filter: filter as AskedCall["filter"], ...(words && { words }) });
  const day = { from: today, to: today };
  const month = { from: addDays(today, -29), to: today };
  const over = { from: addDays(today, -30), to: addDays(today, -1) };
  return [
    call("teamKpi", { startDate: today, endDate: today }),
    call("teamKpi", { startDate: month.from, endDate: today }),
    call("teamReport", day),
    call("teamReport", month),
    call("teamReport", { ...month, reach: "all" }),
    call("teamReport", over, { ...over, until: "yesterday" }),
    call("teamResults", month),
    call("teamMembers", month),
    call("teamBetSummary", month),
  ];
}
