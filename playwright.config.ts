import { defineConfig } from "@playwright/test";
import { compileOnce } from "./e2e/support/compiled-brands.ts";
import { E2E_PORT, SANDBOX_PORT, TLS_PORT } from "./e2e/support/product.ts";
import { systemBrowser } from "./scripts/browser.mjs";

compileOnce();

/** Journeys over the brand matrix, against the whole product with a database of its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // In CI one late frame of a busy machine does not undo a run: what passes only then is listed there as flaky.
  retries: process.env["CI"] ? 2 : 0,
  // Three journeys keep a small machine with two processors busy; more get no more done in the same time, because each
  // takes longer. And one for the states, which wait most of theirs.
  workers: 4,
  // Limits for what hangs, not measures: a machine may be slow, or busy with something else.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // A journey asks the host, not what a phone has kept; the one about that allows them.
    serviceWorkers: "block",
    // The certificate of the proxy in front of the sites is its own.
    ignoreHTTPSErrors: true,
    // What moves by itself is drawn by a processor here, over and over; the journeys about motion want it.
    contextOptions: { reducedMotion: "reduce" },
    // A phone has four or nine points where this has one; drawing those takes a sixth of the time of all journeys, and
    // what they look at is measured in CSS pixels.
    deviceScaleFactor: 1,
    // Without the film of the screen: drawing it takes longer than the journeys.
    screenshot: "only-on-failure",
    // Keeping one costs every journey a tenth of its time: E2E_TRACE=1 keeps those of what failed.
    trace: process.env["E2E_TRACE"]
      ? { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false }
      : "off",
    launchOptions: {
      ...systemBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives for seconds: optimising its code takes up to a sixth of Chromium's processor time.
        "--js-flags=--no-maglev --no-turbofan",
        // For what asks for a certificate without errors, too: workers and passkeys.
        "--ignore-certificate-errors",
      ],
    },
  },
  // What changes a platform's state or a brand's files has a brand of its own, and bets wait for their draws: one test
  // at a time, beside the journeys.
  projects: [
    { name: "states", testMatch: "states/**/*.spec.ts", fullyParallel: false, workers: 1 },
    { name: "journeys", testMatch: "journeys/**/*.spec.ts", workers: 3 },
  ],
  webServer: {
    command: "node --import tsx e2e/support/serve.ts",
    url: `https://127.0.0.1:${TLS_PORT}/healthz`,
    ignoreHTTPSErrors: true,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: "pipe",
    env: { PORT: String(E2E_PORT), SANDBOX_PORT: String(SANDBOX_PORT) },
  },
});
