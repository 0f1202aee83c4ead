/** Starts the whole product for the journeys: a fresh database, and copies of the brands, so that tests may edit them. */
import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { E2E_BRANDS, E2E_FOLDER, E2E_TEXT_PACKS, SANDBOX_SECRET } from "./product.ts";

rmSync(E2E_FOLDER, { recursive: true, force: true });
cpSync("brands", E2E_BRANDS, { recursive: true });
cpSync("text-packs", E2E_TEXT_PACKS, { recursive: true });
const product = spawn(process.execPath, ["scripts/start.mjs"], {
  stdio: "inherit",
  env: { ...process.env, LIVERY_BRANDS: E2E_BRANDS, LIVERY_TEXT_PACKS: E2E_TEXT_PACKS, LIVERY_DATA: `${E2E_FOLDER}/data`, SANDBOX_SECRET },
});
product.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => product.kill(signal));
