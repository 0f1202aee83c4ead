import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes minutes, and rarely fails where the rest passes: `npm test` leaves it to `npm run test:all`. */
const ofTheNight = [
  /^tests\/(?:merchant|adding)\//,
  /^tests\/brands\/(?:renamed-ids|check-change|base-changes|continued-runs|new-screens|mutants\/mutants)\.test\.ts$/,
  /^tests\/contract\/locked-folder\.test\.ts$/,
  /^bench\/kills\//,
];
const isInGate = (path: string) => !ofTheNight.some((pattern) => pattern.test(path));

const tests = ["src", "sandbox", "packages", "tests", "scripts", "bench", "e2e"]
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((path) => `${folder}/${path}`))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => process.env["LIVERY_TESTS"] !== "gate" || isInGate(path));

const saying = (words: RegExp) => tests.filter((path) => words.test(readFileSync(path, "utf8")));

/** Files with a document: they share one, which each finds empty, because making one takes longer than most of them. */
const withDocument = saying(/@vitest-environment jsdom/);

/**
 * Files that load all modules themselves: those that mock one, and those of a page's modules, which have its state. All
 * other modules keep only what follows from what they are given.
 */
const loadingModules = [
  ...saying(/\bvi\.(?:doMock|mock|resetModules)\(/),
  ...tests.filter((path) => /^src\/(?:actions|app|data|facts|offline|parts|renderer|session|ui|widgets)\//.test(path)),
].filter((path) => !withDocument.includes(path));

/** Files that start a process: that may come too late on a busy machine, so in CI they have a second chance. */
const startingProcesses = [
  ...saying(/node:child_process|\/(?:databases|postgres|sandbox-process|tried-site|project-copy)\.ts/),
  ...tests.filter((path) => /^(?:bench\/kills|tests\/merchant)\//.test(path)),
].filter((path) => !withDocument.includes(path) && !loadingModules.includes(path));

/** What takes longest begins first: begun last, it would keep one processor busy while the others wait. */
const slow = ["tests/merchant/", "tests/adding/", "tests/brands/mutations/", "tests/contract/", "tests/brands/"];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      slow.findIndex((folder) => moduleId.includes(`/${folder}`)) >>> 0;
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    // In `npm test` the journeys run beside these: with one more, the whole was no faster, and what is slow much slower.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: tests.filter((path) => ![...withDocument, ...loadingModules, ...startingProcesses].includes(path)),
          isolate: false,
          setupFiles: ["tests/support/fresh-globals.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          include: startingProcesses,
          isolate: false,
          retry: process.env["CI"] ? 1 : 0,
          setupFiles: ["tests/support/fresh-globals.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "modules",
          include: loadingModules,
          isolate: false,
          setupFiles: ["tests/support/fresh-globals.ts", "tests/support/fresh-modules.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "document",
          include: withDocument,
          environment: "jsdom",
          isolate: false,
          setupFiles: [
            "tests/support/fresh-globals.ts",
            "tests/support/fresh-modules.ts",
            "tests/support/fresh-document.ts",
          ],
          // What looks for a document when it is loaded is loaded for each file.
          server: { deps: { inline: [/@testing-library/, /@tanstack/, /dompurify/] } },
        },
      },
    ],
    // In order, because what is set up first is put back last.
    sequence: { sequencer: SlowFirst, setupFiles: "list" },
    restoreMocks: true,
    alias: { "@node-rs/argon2": resolve("tests/support/quick-argon2.ts") },
    // A limit for what hangs, not a measure: machines may be busy with something else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
