import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "sandbox/**/*.test.ts", "tests/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "bench/**/*.test.ts", "e2e/support/**/*.test.ts"],
    restoreMocks: true,
    // One for each processor: left to itself it keeps one free, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    // A limit for what hangs, not a measure: machines may be busy with something else.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
