import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkParts } from "./check.mjs";
import { countPlaywright, countVitest } from "./counts.mjs";
import { installBrowser, installMissing } from "./install.mjs";
import { runPart, runParts } from "./parts.mjs";

/**
 * Runs the gate, or with --all everything, also on a fresh clone. Every part runs even if an earlier one failed; the
 * last line is the total, which `.livery/last-test.json` has, too.
 */
const root = resolve(import.meta.dirname, "..");
const isGate = !process.argv.includes("--all");
/** A limit for what hangs, in seconds. */
const limit = isGate ? 3600 : 3 * 3600;
const start = Date.now();
const node = (...args) => [process.execPath, ...args];

installMissing();
installBrowser();
// Mostly a wait for the network: the checks run meanwhile.
const emulator = runPart({ name: "emulator", commands: [node("scripts/install-emulator.mjs")] }, root);
const reports = mkdtempSync(join(tmpdir(), "livery-test-"));
const counts = [];

heading("Checks");
for (const outcome of await runParts(checkParts(), { root }))
  counts.push({
    passed: Number(outcome.passed),
    failures: outcome.passed ? [] : [`check › ${outcome.name}`],
    flaky: [],
  });
exitUnlessInstalled(await emulator);

heading("Unit, contract and house tests beside journeys in Chromium");
// Side by side, because neither keeps all processors busy: components and pages wait for timers and for each other.
const unitReport = join(reports, "vitest.json");
const journeyReport = join(reports, "playwright.json");
const [unit, journeys] = await Promise.all([
  runPart(
    {
      name: "vitest",
      seconds: limit,
      env: isGate ? { LIVERY_TESTS: "gate" } : {},
      commands: [
        node(
          "node_modules/vitest/vitest.mjs",
          "run",
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${unitReport}`,
        ),
      ],
    },
    root,
  ),
  runPart(
    {
      name: "e2e",
      live: true,
      seconds: limit,
      env: { LIVERY_E2E_REPORT: journeyReport },
      commands: [node("scripts/e2e.mjs", ...(isGate ? ["--gate"] : []))],
    },
    root,
  ),
]);
console.log(unit.output);
counts.push(countVitest(unitReport, unit), countPlaywright(journeyReport, journeys));

rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = named("Failed", "failures");
const flaky = named("Flaky", "flaky");
writeOutcome({ passed, failed: failures.length, flaky: flaky.length });
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Names tests again at the end: the tail of a long log is what a person is given. */
function named(title, kind) {
  const tests = counts.flatMap((count) => count[kind].map((test) => test.replace(`${root}/`, "")));
  if (tests.length > 0) console.log(`\n${title}:\n${tests.map((test) => `- ${test}`).join("\n")}`);
  return tests;
}

function heading(text) {
  console.log(`\n== ${text} ==`);
}

/** What was tested and how it ended, for who asks later. */
function writeOutcome(counted) {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim();
  const outcome = {
    suite: isGate ? "gate" : "all",
    commit: git("rev-parse", "HEAD"),
    clean: git("status", "--porcelain") === "",
    ...counted,
    seconds: Math.round((Date.now() - start) / 1000),
  };
  writeFileSync(join(root, ".livery/last-test.json"), `${JSON.stringify(outcome, null, 2)}\n`);
}

function exitUnlessInstalled(install) {
  if (install.passed) return;
  console.error(install.output);
  process.exit(1);
}
