import type { RouteSlice } from "#descriptor/compiled-brand.ts";
import type { CallFacts } from "#gateway/call-facts.ts";
import { callTable } from "#gateway/call-table.ts";
import { factsOfCall } from "#gateway/facts-of-call.ts";
import { required } from "#kernel/assert.ts";
import { memoize } from "#kernel/memoize.ts";
import { callNamed } from "../analyse/screen-values.ts";

/** What a slice says of the calls that its parts make: nothing of those that the site's code knows itself. */
export function describedCalls(names: readonly string[]): Pick<RouteSlice, "calls"> {
  const described = names.filter((name) => !Object.hasOwn(callTable, name));
  return described.length === 0 ? {} : { calls: Object.fromEntries(described.map((name) => [name, factsOf(name)])) };
}

const factsOf = memoize(
  (name: string): CallFacts => factsOfCall(required(callNamed(name), `The call "${name}" of the contract`)),
  (name) => name,
);
