import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * How many tests passed in a run, and an entry for each that failed: its file, its name, the start of its message; and
 * the same for those that passed only on a retry. A run without a report, or one that failed without a failed test,
 * counts as one failure.
 */
export function countVitest(file, ended) {
  const report = readReport(file);
  if (!report) return withoutReport("Vitest");
  const failures = report.testResults
    .filter((suite) => suite.status === "failed")
    .flatMap((suite) => {
      const failed = suite.assertionResults.filter((test) => test.status === "failed");
      return failed.length === 0
        ? [line(suite.name, "the file could not be run", suite.message)]
        : failed.map((test) => line(suite.name, test.fullName, test.failureMessages?.[0]));
    });
  // Vitest keeps what a test said before its retry.
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === "passed" && test.failureMessages?.length > 0)
      .map((test) => line(name, test.fullName, test.failureMessages[0])),
  );
  return atLeastOneFailure({ passed: report.numPassedTests, failures, flaky }, ended, "Vitest");
}

/** The same for Playwright. A test that did not run counts as failed. */
export function countPlaywright(file, ended) {
  const report = readReport(file);
  if (!report) return withoutReport("Playwright");
  const failures = report.errors.map((error) => line("Playwright", "", error.message));
  const flaky = [];
  let passed = 0;
  for (const { spec, test } of testsOf(report.suites ?? [])) {
    const isPassed = test.status === "expected" || test.status === "flaky";
    if (isPassed) passed++;
    if (test.status === "expected") continue;
    (isPassed ? flaky : failures).push(`e2e/${spec.file}:${spec.line} › ${spec.title} › ${messageOf(test)}`);
  }
  return atLeastOneFailure({ passed, failures, flaky }, ended, "Playwright");
}

function testsOf(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ spec, test }))),
    ...testsOf(suite.suites ?? []),
  ]);
}

function messageOf(test) {
  if (test.status === "skipped") return "it did not run";
  const { error, attachments = [] } = test.results.findLast((result) => result.error) ?? {};
  const { body = "" } = attachments.find(({ name }) => name === "shown") ?? {};
  return shortened(error?.message, [...framesOf(error), ...linesOf(Buffer.from(body, "base64").toString())]);
}

/** Lines of a message, and of what the page showed, that are printed: the last log of a run is often all there is. */
const PRINTED = { message: 8, around: 40 };

function line(file, name, message) {
  return [file, name, shortened(message)].filter((part) => part !== "").join(" › ");
}

function shortened(message, around = []) {
  const said = linesOf(message).filter(isMessage).slice(0, PRINTED.message);
  return [...said, ...around.slice(0, PRINTED.around)].join("\n    ");
}

function linesOf(message = "") {
  return stripVTControlCharacters(message)
    .split("\n")
    .filter((text) => text.trim() !== "");
}

/** Where in the project's own files a journey failed: often in a helper, which many lines of it call. */
function framesOf({ stack } = {}) {
  return linesOf(stack)
    .filter((text) => /^\s+at .*e2e\//.test(text))
    .map((text) => text.trim());
}

/** A line of a message, and not of the stack below it. */
function isMessage(text) {
  return !/^\s+at /.test(text);
}

function withoutReport(runner) {
  return { passed: 0, failures: [`${runner} ended without a report`], flaky: [] };
}

function atLeastOneFailure(counts, ended, runner) {
  if (counts.failures.length > 0) return counts;
  if (counts.passed === 0) return { ...counts, failures: [`${runner} ran no test`] };
  return ended.passed ? counts : { ...counts, failures: [`${runner} failed although no test did`] };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
