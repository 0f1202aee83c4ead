import { resolve } from "node:path";
import { findViolations, type Violation } from "./boundaries/cruise.ts";

/** `node --import tsx scripts/boundaries.ts`: checks every import against the table in architecture.mjs. */
const violations = findViolations(resolve(import.meta.dirname, ".."));

for (const [rule, cases] of byRule(violations)) {
  console.error(`${rule}\n  ${cases[0]?.about ?? ""}`);
  for (const one of cases) console.error(`    ${one.from} → ${one.cycle.length > 0 ? one.cycle.join(" → ") : one.to}`);
  console.error();
}
if (violations.length > 0) {
  console.error(`${violations.length} imports break the rules of architecture.mjs.`);
  process.exitCode = 1;
}

function byRule(list: readonly Violation[]): Map<string, Violation[]> {
  const groups = new Map<string, Violation[]>();
  for (const one of list) groups.set(one.rule, [...(groups.get(one.rule) ?? []), one]);
  return groups;
}
