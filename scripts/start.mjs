/**
 * Runs the product: installs what is missing, builds, and serves every brand (scripts/serve.mjs). Plain JavaScript
 * without dependencies, because on a fresh clone there is nothing but Node and npm.
 */
import { spawnSync } from "node:child_process";
import { installMissing } from "./install.mjs";
import { assertFree } from "./site-port.mjs";

installMissing();
await assertFree("npm start");
console.log("Building …");
const { status } = spawnSync("node", ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await import("./serve.mjs");
