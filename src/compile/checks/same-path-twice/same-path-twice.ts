import type { Route } from "#descriptor/route.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { sharedPaths } from "./shared-paths.ts";

export const samePathTwice: Check = {
  id: "same-path-twice",
  severity: "error",
  description: "An address leads to one route, and a path of the platform to one call with its method.",
  about: ["Of two routes with one address, one could never be reached."],
  reads: ([section, id = ""], { value }) => {
    const route = section === "routes" ? value.routes?.[id] : undefined;
    return [route?.path, route?.aliases];
  },
  run: { brand: (draft) => [...repeatedPaths(draft), ...sharedPaths(draft)] },
};

function repeatedPaths({ value, change }: Draft): Finding[] {
  if (change && !touches(change, "routes")) return [];
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [id, route] of Object.entries(value.routes ?? {})) {
    for (const { address, steps } of route ? addressesOf(route) : []) {
      if (address === undefined) continue;
      // Addresses that differ in their case only would be two pages for what visitors take for one.
      const owner = owners.get(address.toLowerCase());
      if (owner === undefined) owners.set(address.toLowerCase(), id);
      else findings.push(findingOf(address, owner, id, steps));
    }
  }
  return findings;
}

function findingOf(address: string, owner: string, id: string, steps: Path): Finding {
  return {
    path: ["routes", id, ...steps],
    at: "value",
    message:
      owner === id
        ? `"${address}" is listed twice in the route "${id}".`
        : `"${address}" already leads to the route "${owner}".`,
    // The address that it was meant to be is missing.
    explains: [["routes", id]],
  };
}

/** The addresses of a route, with the steps to each. Brands share most routes. */
const addressesOf = memoizeByIdentity((route: AsFarAsRead<Route>): { address: string | undefined; steps: Path }[] => [
  { address: route.path, steps: ["path"] },
  ...(route.aliases ?? []).map((address, index) => ({ address, steps: ["aliases", index] })),
]);
