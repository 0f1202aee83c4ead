import { defineConfig } from "@playwright/test";
import { E2E_PORT, SANDBOX_PORT } from "./e2e/support/product.ts";
import { systemBrowser } from "./scripts/browser.mjs";

/** Journeys over the brand matrix, against the whole product with a database of its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  // One more than the processors of a small machine: a journey waits a third of its time, for toasts that go and pages
  // that fade.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // A journey asks the host, not what a phone has kept; the one about that allows them.
    serviceWorkers: "block",
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
      ],
    },
  },
  // What changes a platform's state or a brand's files for everybody runs after everything else, one test at a time.
  projects: [
    { name: "journeys", testMatch: "journeys/**/*.spec.ts" },
    {
      name: "states",
      testMatch: "states/**/*.spec.ts",
      dependencies: process.env["E2E_ALONE"] ? [] : ["journeys"],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    command: "node --import tsx e2e/support/serve.ts",
    url: `http://127.0.0.1:${E2E_PORT}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: "pipe",
    env: { PORT: String(E2E_PORT), SANDBOX_PORT: String(SANDBOX_PORT) },
  },
});
