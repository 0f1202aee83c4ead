#!/usr/bin/env node
import { load } from "../scripts/cached-modules.mjs";

const { existsSync } = process.getBuiltinModule("node:fs");
const { join } = process.getBuiltinModule("node:path");

const root = join(import.meta.dirname, "..");
const builder = join(root, "scripts/cli-build.mjs");

try {
  const { endQuietlyWithoutReader, runCli } = load(await entry());
  endQuietlyWithoutReader();
  // Not process.exit: what is still on its way into a pipe arrives.
  process.exitCode = await runCli(process.argv.slice(2));
} catch (error) {
  // Node's own exit code for this would be 1, which means "errors were found".
  console.error(`livery: The command could not be started. Run npm ci, then try again.\n${error.stack}`);
  process.exitCode = 2;
}

/** A package contains the command as it was built; in a checkout it is built from the sources. */
async function entry() {
  if (!existsSync(builder)) return join(root, "dist/command/main.cjs");
  return (await import(builder)).builtCli();
}
