import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const include = [
  "src/**/*.test.{ts,tsx}",
  "sandbox/**/*.test.ts",
  "tests/**/*.test.{ts,tsx}",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
  "e2e/support/**/*.test.ts",
];

/**
 * Files that get a process of their own. What one of them puts in the place of a module, the next would get too; and
 * what the tools around a document remember of it outlives the document.
 */
const alone = ["src", "sandbox", "tests", "scripts", "bench", "e2e"]
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((path) => `${folder}/${path}`))
  .filter(
    (path) => /\.test\.tsx?$/.test(path) && /vi\.mock\(|@vitest-environment jsdom/.test(readFileSync(path, "utf8")),
  );

/** What takes longest begins first: begun last, it would keep one processor busy while the others wait. */
const slow = ["tests/brands/mutations/", "tests/contract/", "tests/brands/"];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      slow.findIndex((folder) => moduleId.includes(`/${folder}`)) >>> 0;
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    // One for each processor: left to itself it keeps one free, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include,
          exclude: alone,
          isolate: false,
          setupFiles: ["tests/support/fresh-modules.ts"],
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
    sequence: { sequencer: SlowFirst },
    restoreMocks: true,
    // A limit for what hangs, not a measure: machines may be busy with something else.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
