import { contract } from "#gateway/contract.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";

/** Calls of a platform that a brand moves to where another one is: the platform would answer one as the other. */
export function sharedPaths(draft: Draft): Finding[] {
  const paths = draft.value.gateway?.paths ?? {};
  if (!looksAt(draft, "gateway") || Object.keys(paths).length === 0) return [];
  const calls = Object.entries(contract);
  const wires = calls.map(([call, { method, path }]) => ({ call, wire: `${method} ${paths[call] ?? path}` }));
  const unmoved = wires.filter(({ call }) => paths[call] === undefined);
  const owners = new Map(unmoved.map(({ call, wire }) => [wire, call]));
  return Object.keys(paths).flatMap((moved): Finding[] => {
    const wire = wires.find(({ call }) => call === moved)?.wire;
    const owner = wire === undefined ? undefined : owners.get(wire);
    if (wire === undefined) return [];
    if (owner === undefined) {
      owners.set(wire, moved);
      return [];
    }
    return [
      {
        path: ["gateway", "paths", moved],
        at: "value",
        message: `"${wire}" already is the call "${owner}".`,
        hint: "Write the path that your platform has for this call alone.",
      },
    ];
  });
}
