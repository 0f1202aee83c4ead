import { contract } from "#gateway/contract.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";

/** Calls of a platform that a brand moves to where another one is: the platform would answer one as the other. */
export function sharedPaths(draft: Draft): Finding[] {
  const paths = draft.value.gateway?.paths ?? {};
  if (!looksAt(draft, "gateway") || Object.keys(paths).length === 0) return [];
  const wires = Object.entries(contract).map(([call, { method, path }]) => ({
    call,
    wire: `${method} ${paths[call] ?? path}`,
    isMoved: paths[call] !== undefined,
  }));
  const owners = new Map<string, string>();
  // A call that stays where the contract has it is not the one at fault.
  return wires
    .toSorted((one, other) => Number(one.isMoved) - Number(other.isMoved))
    .flatMap(({ call, wire, isMoved }) => {
      const owner = owners.get(wire);
      owners.set(wire, owner ?? call);
      return owner !== undefined && isMoved ? [shared(call, wire, owner)] : [];
    });
}

function shared(call: string, wire: string, owner: string): Finding {
  return {
    path: ["gateway", "paths", call],
    at: "value",
    message: `"${wire}" is the call "${owner}" already.`,
    hint: "Write the path that your platform has for this call alone.",
  };
}
