import { factsOfRow } from "#facts/row-facts.ts";
import { useFactsNow } from "#facts/use-facts.ts";
import { useRun } from "#actions/use-run.ts";
import { holds } from "#conditions/holds.ts";
import type { Entry, RecordListOptions } from "./entries.ts";

/** What happens when an entry opens. */
export function useOpening(opening: RecordListOptions["opening"]): (entry: Entry) => void {
  const run = useRun();
  const factsNow = useFactsNow();
  return (row) => {
    if (opening && holds(opening.when, factsOfRow(factsNow(), row))) void run(opening.do, { row });
  };
}
