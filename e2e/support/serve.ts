/**
 * Starts the whole product for the journeys: the phone-auth provider's emulator, a fresh database, and copies of the
 * brands, so that tests may edit them.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { startEmulator } from "./emulator.ts";
import { ownBrands } from "./own-brands.ts";
import {
  E2E_BRANDS,
  E2E_FOLDER,
  E2E_PORT,
  E2E_TEXT_PACKS,
  EMULATOR,
  GAMES_ORIGIN,
  GAMES_PORT,
  GAMES_TLS_PORT,
  PAYMENTS_ORIGIN,
  PAYMENTS_PORT,
  PAYMENTS_TLS_PORT,
  SANDBOX_SECRET,
  TLS_PORT,
} from "./product.ts";
import { tlsFront } from "./tls/tls-front.ts";

rmSync(E2E_FOLDER, { recursive: true, force: true });
cpSync("brands", E2E_BRANDS, { recursive: true });
cpSync("text-packs", E2E_TEXT_PACKS, { recursive: true });
for (const { file, text } of ownBrands) {
  mkdirSync(dirname(file));
  writeFileSync(file, text);
}
const product = spawn(process.execPath, ["scripts/start.mjs"], {
  stdio: "inherit",
  env: {
    ...process.env,
    LIVERY_BRANDS: E2E_BRANDS,
    LIVERY_TEXT_PACKS: E2E_TEXT_PACKS,
    LIVERY_DATA: `${E2E_FOLDER}/data`,
    SANDBOX_SECRET,
    SANDBOX_CACHE: tmpdir(),
    SANDBOX_GAMES_PORT: String(GAMES_PORT),
    SANDBOX_GAMES_ORIGIN: GAMES_ORIGIN,
    SANDBOX_PAYMENTS_PORT: String(PAYMENTS_PORT),
    SANDBOX_PAYMENTS_ORIGIN: PAYMENTS_ORIGIN,
    PHONE_AUTH_EMULATOR: EMULATOR,
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => product.kill(signal));
const emulator = startEmulator();
emulator.once("exit", () => product.kill());
product.once("exit", (code) => {
  emulator.kill();
  process.exit(code ?? 1);
});
await tlsFront(E2E_PORT, TLS_PORT);
await tlsFront(GAMES_PORT, GAMES_TLS_PORT);
await tlsFront(PAYMENTS_PORT, PAYMENTS_TLS_PORT);
