import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countPlaywright, countVitest } from "../../scripts/counts.mjs";
import { runPart } from "../../scripts/parts.mjs";
import { root } from "./support/tree.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const part = (code: string, seconds = 20) =>
  runPart(
    {
      name: "part",
      seconds,
      commands: [
        [process.execPath, "-e", code],
        [process.execPath, "-e", "console.log('second')"],
      ],
    },
    root,
  );

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("a part runs its commands in order and stops at the first that fails", async () => {
  expect(await part("console.log('first')")).toMatchObject({ passed: true, output: "first\nsecond\n" });
  expect(await part("console.error('broken'); process.exit(3)")).toMatchObject({ passed: false, output: "broken\n" });
});

test("a part that takes too long is stopped, and says so", async () => {
  const outcome = await part("setInterval(() => {}, 1000)", 0.5);
  expect(outcome.passed).toBe(false);
  expect(outcome.output).toContain("Stopped");
});

test("a run that crashed without a report is one failure", () => {
  expect(countVitest(join(folder, "none.json"), { passed: false })).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(join(folder, "none.json"), { passed: false })).toEqual({ passed: 0, failed: 1 });
});

test("a test file that does not load is one failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
  ];
  expect(
    countVitest(report("v.json", { numPassedTests: 5, numFailedTests: 1, testResults }), { passed: false }),
  ).toEqual({ passed: 5, failed: 2 });
});

test("a run that ends badly without a failed test, or with no test at all, is one failure", () => {
  expect(
    countVitest(report("w.json", { numPassedTests: 5, numFailedTests: 0, testResults: [] }), { passed: false }),
  ).toEqual({ passed: 5, failed: 1 });
  expect(
    countPlaywright(report("p.json", { errors: [], stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } }), {
      passed: true,
    }),
  ).toEqual({ passed: 0, failed: 1 });
});

test("a journey that did not run counts as failed", () => {
  expect(
    countPlaywright(report("q.json", { errors: [], stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 } }), {
      passed: false,
    }),
  ).toEqual({ passed: 4, failed: 3 });
});

test.each([
  ["brand", "nosuchbrandatall", "There is no brand"],
  ["language", "EM", 'There is no language "EM". Did you mean "EN"?'],
])("npm run e2e names an unknown %s in one line and exits with 2", (kind, value, words) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/e2e.mjs"), `--${kind}`, value], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain(words);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
