import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countPlaywright, countVitest } from "../../scripts/counts.mjs";
import { runPart } from "../../scripts/parts.mjs";
import { root } from "./support/tree.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const folder = emptyFolder(afterAll);
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

test("a stopped part may write its report, and has failed all the same", async () => {
  // A shell is listening long before the time is over, also on a busy machine.
  const listening = ["sh", "-c", "trap 'echo report; exit 0' INT; while :; do sleep 0.05; done"];
  const second = [process.execPath, "-e", "console.log('second')"];
  const outcome = await runPart({ name: "part", seconds: 1, commands: [listening, second] }, root);
  expect(outcome.passed).toBe(false);
  expect(outcome.output).toContain("report");
  expect(outcome.output).not.toContain("second");
});

test("a run that crashed without a report is one failure", () => {
  const without = (runner: string) => ({ passed: 0, failures: [`${runner} ended without a report`], flaky: [] });
  expect(countVitest(join(folder, "none.json"), { passed: false })).toEqual(without("Vitest"));
  expect(countPlaywright(join(folder, "none.json"), { passed: false })).toEqual(without("Playwright"));
});

test("a failed test is named with its file and what its message says without its stack, a file that does not load too, and one that passed on a retry", () => {
  const failed = {
    status: "failed",
    fullName: "money adds up",
    failureMessages: ["\u001b[31mexpected 1\u001b[39m\n\nto be 2\n    at x"],
  };
  const retried = { status: "passed", fullName: "money moves", failureMessages: ["too late"] };
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
    {
      name: "b.test.ts",
      status: "failed",
      assertionResults: [failed, { status: "passed", failureMessages: [] }, retried],
    },
  ];
  expect(countVitest(report("v.json", { numPassedTests: 5, testResults }), { passed: false })).toEqual({
    passed: 5,
    failures: [
      "a.test.ts › the file could not be run › Cannot find module",
      "b.test.ts › money adds up › expected 1\n    to be 2",
    ],
    flaky: ["b.test.ts › money moves › too late"],
  });
});

test("a run that ends badly without a failed test, or with no test at all, is one failure", () => {
  expect(countVitest(report("w.json", { numPassedTests: 5, testResults: [] }), { passed: false })).toEqual({
    passed: 5,
    failures: ["Vitest failed although no test did"],
    flaky: [],
  });
  expect(countPlaywright(report("p.json", { errors: [], suites: [] }), { passed: true })).toEqual({
    passed: 0,
    failures: ["Playwright ran no test"],
    flaky: [],
  });
});

test("a journey that failed or did not run is named, one that passed on a retry has passed and is named as flaky", () => {
  const results = [{ error: { message: "Timeout\n    at y" } }];
  const spec = (status: string) => ({ file: "home.spec.ts", line: 3, title: status, tests: [{ status, results }] });
  const inner = { specs: [spec("unexpected"), spec("skipped")] };
  const suites = [{ specs: [spec("expected"), spec("flaky")], suites: [inner] }];
  expect(countPlaywright(report("q.json", { errors: [], suites }), { passed: false })).toEqual({
    passed: 2,
    failures: ["e2e/home.spec.ts:3 › unexpected › Timeout", "e2e/home.spec.ts:3 › skipped › it did not run"],
    flaky: ["e2e/home.spec.ts:3 › flaky › Timeout"],
  });
});

test("a journey that failed says where in its helpers, and what the page showed", () => {
  const stack =
    "Error: no button\n    at send (/x/e2e/support/a.ts:5:1)\n    at /x/node_modules/b.js:1:1\n    at /x/e2e/c.spec.ts:9:2";
  const body = Buffer.from("/m/home\n- button: Send\n").toString("base64");
  const results = [{ error: { message: "no button", stack }, attachments: [{ name: "shown", body }] }];
  const specs = [{ file: "c.spec.ts", line: 3, title: "it sends", tests: [{ status: "unexpected", results }] }];
  expect(countPlaywright(report("s.json", { errors: [], suites: [{ specs }] }), { passed: false }).failures).toEqual([
    `e2e/c.spec.ts:3 › it sends › ${["no button", "at send (/x/e2e/support/a.ts:5:1)", "at /x/e2e/c.spec.ts:9:2", "/m/home", "- button: Send"].join("\n    ")}`,
  ]);
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
