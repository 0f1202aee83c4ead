import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeDigest } from "./digest.ts";

/** An import that a rule of `.dependency-cruiser.mjs` forbids. */
export interface Violation {
  rule: string;
  /** Why the rule exists and what to do instead. */
  about: string;
  from: string;
  to: string;
  /** The files of a cycle, in order; empty if there is no cycle. */
  cycle: string[];
}

interface CruiseResult {
  summary: {
    violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    totalCruised: number;
  };
}

const projectRoot = resolve(import.meta.dirname, "../..");
const places = ["src", "sandbox", "packages", "scripts", "tests", "e2e", "bench"];

/** Checks every import below `root` against the rules derived from the import table. */
export function findViolations(root: string): Violation[] {
  const digest = mkdtempSync(join(tmpdir(), "livery-boundaries-"));
  try {
    writeDigest(root, digest, places);
    return violationsIn(cruise(digest));
  } finally {
    rmSync(digest, { recursive: true, force: true });
  }
}

/** dependency-cruiser runs in its own process, because its swc parser cannot be loaded under tsx. */
function cruise(digest: string): CruiseResult {
  const present = places.filter(
    (place) => existsSync(join(digest, place)) && readdirSync(join(digest, place)).length > 0,
  );
  const command = join(projectRoot, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [command, "--config", join(projectRoot, ".dependency-cruiser.mjs"), "--output-type", "json", ...present];
  return JSON.parse(
    execFileSync(process.execPath, args, {
      cwd: digest,
      encoding: "utf8",
      maxBuffer: 512 * 1024 * 1024,
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
}

function violationsIn({ summary }: CruiseResult): Violation[] {
  const about = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    about: about.get(rule.name) ?? "",
    from,
    to,
    cycle: (cycle ?? []).map((step) => step.name),
  }));
}
