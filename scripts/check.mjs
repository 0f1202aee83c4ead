import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installMissing } from "./install.mjs";
import { runParts } from "./parts.mjs";

const root = resolve(import.meta.dirname, "..");
const node = (...args) => [process.execPath, ...args];
const typescript = (script, ...args) => node("--import", "tsx", script, ...args);

/** The checks, the longest first so that two parallel workers finish at about the same time. */
export function checkParts() {
  return [
    { name: "build", commands: [typescript("scripts/build.ts")], env: { NODE_ENV: "production" } },
    // More checkers would each infer the same types again: twice the work, and no sooner done on two processors.
    { name: "types (tsc)", commands: [node("node_modules/typescript/bin/tsc", "-p", ".", "--checkers", "1")] },
    {
      name: "budgets",
      after: "build",
      commands: [typescript("scripts/budgets.ts"), typescript("scripts/page-budgets.ts")],
      env: { NODE_ENV: "production" },
    },
    {
      name: "chunks link",
      after: "build",
      commands: [
        node("--experimental-vm-modules", "--no-warnings", "scripts/linked-chunks.mjs"),
        typescript("scripts/young-code.ts"),
      ],
    },
    { name: "brands (livery check)", after: "build", commands: [node("bin/livery.mjs", "check")] },
    { name: "generated files", commands: [typescript("scripts/generate.ts", "--check")] },
    { name: "imports (architecture)", commands: [typescript("scripts/boundaries.ts")] },
    { name: "format (oxfmt)", commands: [node("node_modules/oxfmt/bin/oxfmt", "--check")] },
    { name: "lint (oxlint)", commands: [node("node_modules/oxlint/bin/oxlint", "--deny-warnings")] },
  ];
}

/** The house rules that neither the compiler nor the linter can check; in `npm test` they run with the unit tests. */
export function housePart() {
  return {
    name: "house rules",
    commands: [node("node_modules/vitest/vitest.mjs", "run", "tests/house", "--reporter=dot")],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const start = Date.now();
  installMissing();
  console.log("Checks");
  const outcomes = await runParts([housePart(), ...checkParts()], { root });
  const failed = outcomes.filter((outcome) => !outcome.passed);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    failed.length === 0
      ? `\nAll ${outcomes.length} checks passed in ${seconds} s.`
      : `\n${failed.length} of ${outcomes.length} checks failed in ${seconds} s: ${failed.map((one) => one.name).join(", ")}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
