/**
 * Starts the whole product for the journeys: the phone-auth provider's emulator, a fresh database, and copies of the
 * brands, so that tests may edit them.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startEmulator } from "./emulator.ts";
import { phoneAuthBrand } from "./phone-auth-brand.ts";
import { E2E_BRANDS, E2E_FOLDER, E2E_TEXT_PACKS, EMULATOR, SANDBOX_SECRET } from "./product.ts";

rmSync(E2E_FOLDER, { recursive: true, force: true });
cpSync("brands", E2E_BRANDS, { recursive: true });
cpSync("text-packs", E2E_TEXT_PACKS, { recursive: true });
mkdirSync(dirname(join(E2E_BRANDS, phoneAuthBrand.path)));
writeFileSync(join(E2E_BRANDS, phoneAuthBrand.path), phoneAuthBrand.text);
const emulator = await startEmulator();
const product = spawn(process.execPath, ["scripts/start.mjs"], {
  stdio: "inherit",
  env: {
    ...process.env,
    LIVERY_BRANDS: E2E_BRANDS,
    LIVERY_TEXT_PACKS: E2E_TEXT_PACKS,
    LIVERY_DATA: `${E2E_FOLDER}/data`,
    SANDBOX_SECRET,
    PHONE_AUTH_EMULATOR: EMULATOR,
  },
});
emulator.once("exit", () => product.kill());
product.once("exit", (code) => {
  emulator.kill();
  process.exit(code ?? 1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => product.kill(signal));
