import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DEBIAN_PACKAGE, hasQuickBrowser, systemBrowser } from "./browser.mjs";

const root = resolve(import.meta.dirname, "..");

/**
 * Runs `npm ci` when node_modules is missing or holds other versions than package-lock.json names. `npm install` is the
 * second try: it also copes with a lock file that npm wrote on another platform.
 */
export function installMissing() {
  if (packagesAreCurrent()) return;
  console.log("Installing packages (npm ci); this takes about a minute …");
  const words = ["--include=dev", "--no-audit", "--no-fund"];
  if (run("npm", ["ci", ...words]) || run("npm", ["install", "--no-save", ...words])) return;
  fail(
    "The packages could not be installed (npm's output stands above). Check the network, then run the command again.",
  );
}

/** Compares contents, not times: a checkout or a copy changes times only. */
function packagesAreCurrent() {
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, { version, optional, devOptional, peer }]) => {
    if (place === "") return true;
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
 * Sees to a Chromium: Debian's without a window by apt-get when this is root, else one that is there, else Playwright's
 * own.
 */
export function installBrowser() {
  if (hasQuickBrowser() || existsSync(playwrightChromium())) return;
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
  // An older Debian has only the one with a window.
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

/**
 * The phone-auth provider's emulator, of this version: too large (220 MB) to be among the packages that everybody
 * installs.
 */
const FIREBASE_TOOLS = "15.34.2";
const emulatorFolder = join(root, ".livery/firebase-tools");

/**
 * Sees to the emulator that journeys with a phone-auth provider talk to. It needs neither Java nor a network to run.
 */
export function installEmulator() {
  if (installedVersion() === FIREBASE_TOOLS) return;
  console.log(`Installing the phone-auth emulator for the tests (firebase-tools ${FIREBASE_TOOLS}) …`);
  mkdirSync(emulatorFolder, { recursive: true });
  // What is compiled or optional serves its other emulators.
  const words = [
    "--prefix",
    emulatorFolder,
    "--no-save",
    "--no-package-lock",
    "--ignore-scripts",
    "--omit=optional",
    "--no-audit",
    "--no-fund",
  ];
  if (run("npm", ["install", ...words, `firebase-tools@${FIREBASE_TOOLS}`])) return;
  fail(
    "The phone-auth emulator could not be installed (npm's output stands above). Check the network, then run the command again.",
  );
}

function installedVersion() {
  try {
    return JSON.parse(readFileSync(join(emulatorFolder, "node_modules/firebase-tools/package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}

function run(program, words, env = {}) {
  return (
    spawnSync(program, words, {
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
