import { chromium, type Browser } from "playwright";
import { systemBrowser } from "../scripts/browser.mjs";

/** None of the browser's own traffic may share the measured connection. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the Chromium of the system, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ args: FLAGS, ...systemBrowser() });
}
