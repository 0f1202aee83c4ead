import { readFileSync } from "node:fs";

/**
 * How many tests passed and failed in a run. A run without a report, or one that failed without a failed test, counts
 * as one failure.
 */
export function countVitest(file, ended) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded }, ended);
}

/** The same for Playwright. A test that passed on a retry counts as passed, one that did not run as failed. */
export function countPlaywright(file, ended) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected + skipped + report.errors.length }, ended);
}

function atLeastOneFailure(counts, ended) {
  const nothingRan = counts.passed + counts.failed === 0;
  return (!ended.passed || nothingRan) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
