import { resolve } from "node:path";
import { findTrespasses, type Trespass } from "./boundaries/cruise.ts";

/** `node --import tsx scripts/boundaries.ts`: every import against the table in architecture.mjs. */
const trespasses = findTrespasses(resolve(import.meta.dirname, ".."));

for (const [rule, cases] of byRule(trespasses)) {
  console.error(`${rule}\n  ${cases[0]?.about ?? ""}`);
  for (const one of cases) console.error(`    ${one.from} → ${one.cycle.length > 0 ? one.cycle.join(" → ") : one.to}`);
  console.error();
}
if (trespasses.length > 0) {
  console.error(`${trespasses.length} imports break the rules of architecture.mjs.`);
  process.exitCode = 1;
}

function byRule(list: readonly Trespass[]): Map<string, Trespass[]> {
  const groups = new Map<string, Trespass[]>();
  for (const one of list) groups.set(one.rule, [...(groups.get(one.rule) ?? []), one]);
  return groups;
}
