import type { Benchmark } from "./benchmark.ts";
import { unknownName, UsageError } from "./usage-error.ts";

/** The outputs of a run: results, and errors. */
export interface Voice {
  say: (line: string) => void;
  complain: (line: string) => void;
}

/**
 * Runs the benchmark that the first argument names. Exit code: its own, 1 if it failed, 2 if the arguments are invalid.
 */
export async function runBench(
  words: readonly string[],
  benchmarks: Readonly<Record<string, Benchmark>>,
  { say, complain }: Voice,
): Promise<number> {
  const [name, ...rest] = words;
  if (name === "--help" || name === "-h") {
    say(helpOf(benchmarks));
    return 0;
  }
  if (name === undefined) {
    complain(helpOf(benchmarks));
    return 2;
  }
  const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
  if (!benchmark) {
    complain(unknownName("benchmark", name, Object.keys(benchmarks)));
    return 2;
  }
  try {
    const measure = await benchmark.load();
    return await measure(rest);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message} (npm run bench -- ${name} --help)`);
      return 2;
    }
    complain(`${name} broke off. ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

function helpOf(benchmarks: Readonly<Record<string, Benchmark>>): string {
  const width = Math.max(...Object.keys(benchmarks).map((name) => name.length));
  const lines = Object.entries(benchmarks).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return [
    "npm run bench -- <name> [options]",
    "",
    ...lines,
    "",
    "npm run bench -- <name> --help lists the options of a benchmark.",
  ].join("\n");
}
