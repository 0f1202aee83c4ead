import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { installBrowser, installEmulator, installMissing } from "./install.mjs";

/**
 * `npm run e2e -- [--brand X] [--language EN] [Playwright's arguments]`: runs the journeys for all or part of the
 * matrix. LIVERY_E2E_REPORT names a file for Playwright's JSON report.
 */
const root = resolve(import.meta.dirname, "..");

installMissing();
const { brand, language, rest } = readArguments(process.argv.slice(2));
await assertKnown("brand", brand, brandIds());
await assertKnown("language", language, languageCodes());
installBrowser();
installEmulator();
exitIfFailed(spawn(["--import", "tsx", "scripts/build.ts"]));
const report = process.env.LIVERY_E2E_REPORT;
process.exitCode = spawn(
  ["node_modules/@playwright/test/cli.js", "test", `--reporter=list${report ? ",json" : ""}`, ...rest],
  {
    ...(brand && { E2E_BRAND: brand }),
    ...(language && { E2E_LANGUAGE: language }),
    ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  },
);

function readArguments(args) {
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: { brand: { type: "string" }, language: { type: "string" } },
  });
  const own = new Map();
  const consumed = new Set();
  for (const token of tokens) {
    if (token.kind !== "option" || (token.name !== "brand" && token.name !== "language")) continue;
    own.set(token.name, token.value ?? "");
    consumed.add(token.index);
    if (token.value !== undefined && !token.inlineValue) consumed.add(token.index + 1);
  }
  return {
    brand: own.get("brand"),
    language: own.get("language"),
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
