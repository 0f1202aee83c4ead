import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DEBIAN_PACKAGE, hasHeadlessShell, systemBrowser } from "./browser.mjs";

const root = resolve(import.meta.dirname, "..");

/**
 * Runs `npm ci` if node_modules is missing or has other versions than package-lock.json. `npm install` is the fallback:
 * it also accepts a lock file that npm wrote on another platform.
 */
export function installMissing() {
  if (packagesAreCurrent()) return;
  console.log("Installing packages (npm ci); this takes about a minute …");
  const args = ["--include=dev", "--no-audit", "--no-fund"];
  if (run("npm", ["ci", ...args]) || run("npm", ["install", "--no-save", ...args])) return;
  fail("The packages could not be installed (see npm's output above). Check the network, then run the command again.");
}

/** Compares versions, not modification times, which a checkout or a copy changes. */
function packagesAreCurrent() {
  const expected = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  if (!expected || !present) return false;
  return Object.entries(expected).every(([place, { version, link, optional, devOptional, peer }]) => {
    // The project itself and its own packages are there with the checkout.
    if (link || !place.startsWith("node_modules/")) return true;
    return present[place] ? present[place].version === version : Boolean(optional || devOptional || peer);
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Makes sure there is a Chromium: Debian's headless one through apt-get if running as root, otherwise an installed one,
 * otherwise Playwright's own.
 */
export function installBrowser() {
  if (hasHeadlessShell() || existsSync(playwrightChromium())) return;
  console.log("Installing a browser for the tests (Chromium) …");
  if (installWithApt() || isOnSystem() || installWithPlaywright()) return;
  fail(
    `No Chromium could be installed. Install Debian's ${DEBIAN_PACKAGE} or run: npx playwright install --with-deps chromium`,
  );
}

function isOnSystem() {
  return systemBrowser().executablePath !== undefined;
}

function playwrightChromium() {
  const { chromium } = createRequire(import.meta.url)("playwright");
  return chromium.executablePath();
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update"], env);
  const install = (browser) =>
    run(
      "apt-get",
      ["install", "-y", "--no-install-recommends", browser, "fonts-liberation", "fonts-noto-color-emoji"],
      env,
    );
  // Older Debian releases have only the full browser.
  return install(DEBIAN_PACKAGE) || isOnSystem() || install("chromium");
}

function installWithPlaywright() {
  const cli = join(root, "node_modules/playwright/cli.js");
  const asRoot = process.getuid?.() === 0 || process.platform !== "linux";
  const ran =
    (asRoot && run(process.execPath, [cli, "install", "--with-deps", "chromium"])) ||
    run(process.execPath, [cli, "install", "chromium"]);
  return ran && existsSync(playwrightChromium());
}

/** The version of the phone-auth provider's emulator, which is too large (220 MB) to be a dependency. */
const FIREBASE_TOOLS = "15.34.2";
const emulatorFolder = join(root, ".livery/firebase-tools");

/** Installs the emulator that journeys with a phone-auth provider use. It runs without Java and without a network. */
export function installEmulator() {
  if (installedVersion() === FIREBASE_TOOLS) return;
  console.log(`Installing the phone-auth emulator for the tests (firebase-tools ${FIREBASE_TOOLS}) …`);
  mkdirSync(emulatorFolder, { recursive: true });
  // Install scripts and optional packages are only for its other emulators.
  const args = [
    "--prefix",
    emulatorFolder,
    "--no-save",
    "--no-package-lock",
    "--ignore-scripts",
    "--omit=optional",
    "--no-audit",
    "--no-fund",
  ];
  if (run("npm", ["install", ...args, `firebase-tools@${FIREBASE_TOOLS}`])) return;
  fail(
    "The phone-auth emulator could not be installed (see npm's output above). Check the network, then run the command again.",
  );
}

function installedVersion() {
  try {
    return JSON.parse(readFileSync(join(emulatorFolder, "node_modules/firebase-tools/package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}

function run(program, args, env = {}) {
  return (
    spawnSync(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    }).status === 0
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  installMissing();
  if (process.argv.includes("--browser")) installBrowser();
}
