/**
 * `node scripts/keep-code.mjs BUILD`, in its own process: checks the engine's brands without output and writes the code
 * cache of everything that ran, next to the build.
 */
import { join, resolve } from "node:path";
import { keepCode, load } from "./cached-modules.mjs";

const root = resolve(import.meta.dirname, "..");
const { runCli } = load(join(resolve(process.argv[2]), "main.cjs"));
await runCli(
  [
    "check",
    "--no-memory",
    "--draw",
    "none",
    "--brands",
    join(root, "brands"),
    "--text-packs",
    join(root, "text-packs"),
  ],
  {
    write: () => undefined,
    complain: () => undefined,
  },
);
keepCode();
