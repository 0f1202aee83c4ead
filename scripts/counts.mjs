import { readFileSync } from "node:fs";

/**
 * How many tests a run passed and failed. A run that left no report, or that failed without a failed test, is one
 * failure.
 */
export function countVitest(file, ended) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded }, ended);
}

/** As above, for Playwright. A test that needed a second try passed; one that never ran failed. */
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
