import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { gateJourneys } from "./gate-journeys.mjs";
import { installBrowser, installEmulator, installMissing } from "./install.mjs";

/**
 * `npm run e2e -- [--brand X] [--language EN] [--gate] [Playwright's arguments]`: runs the journeys for all or part of
 * the matrix; with --gate those of `npm test`. LIVERY_E2E_REPORT names a file for Playwright's JSON report.
 */
const root = resolve(import.meta.dirname, "..");

installMissing();
const { brand, language, gate, rest } = readArguments(process.argv.slice(2));
await assertKnown("brand", brand, brandIds());
await assertKnown("language", language, languageCodes());
installBrowser();
installEmulator();
exitIfFailed(spawn(["--import", "tsx", "scripts/build.ts"]));
const report = process.env.LIVERY_E2E_REPORT;
const playwright = ["node_modules/@playwright/test/cli.js", "test"];
const narrowed = { ...(brand && { E2E_BRAND: brand }), ...(language && { E2E_LANGUAGE: language }) };
const chosen = gate ? ["--test-list", writeGateList()] : [];
process.exitCode = spawn([...playwright, `--reporter=list${report ? ",json" : ""}`, ...chosen, ...rest], {
  ...narrowed,
  ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
});

/** Lists all journeys, chooses those of the gate, and writes them where Playwright reads them. */
function writeGateList() {
  const listing = spawnSync(process.execPath, [...playwright, "--list", "--reporter=json"], {
    cwd: root,
    env: { ...process.env, ...narrowed },
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = gateJourneys(JSON.parse(listing.stdout), { brands: brandIds(), languages: languageCodes() });
  const file = join(root, ".livery/gate-journeys.txt");
  mkdirSync(join(root, ".livery"), { recursive: true });
  writeFileSync(file, lines.join("\n"));
  return file;
}

function readArguments(args) {
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: { brand: { type: "string" }, language: { type: "string" }, gate: { type: "boolean" } },
  });
  const own = new Map();
  const consumed = new Set();
  for (const token of tokens) {
    if (token.kind !== "option" || !["brand", "language", "gate"].includes(token.name)) continue;
    own.set(token.name, token.value ?? "");
    consumed.add(token.index);
    if (token.value !== undefined && !token.inlineValue) consumed.add(token.index + 1);
  }
  return {
    brand: own.get("brand"),
    language: own.get("language"),
    gate: own.has("gate"),
    rest: args.filter((_, index) => !consumed.has(index)),
  };
}

function brandIds() {
  return readdirSync(join(root, "brands")).filter(
    (id) => id !== "base" && existsSync(join(root, "brands", id, "brand.json")),
  );
}

function languageCodes() {
  return readdirSync(join(root, "text-packs/base"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
}

async function assertKnown(kind, value, known) {
  if (value === undefined || known.includes(value)) return;
  const { tsImport } = await import("tsx/esm/api");
  const { nearest } = await tsImport("../src/kernel/near.ts", import.meta.url);
  const near = nearest(value, known);
  console.error(`There is no ${kind} "${value}". ${near ? `Did you mean "${near}"?` : `Known: ${known.join(", ")}.`}`);
  process.exit(2);
}

function spawn(args, env = {}) {
  return (
    spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    }).status ?? 1
  );
}

function exitIfFailed(status) {
  if (status !== 0) process.exit(status);
}
