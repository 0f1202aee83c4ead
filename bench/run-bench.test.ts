import { expect, test } from "vitest";
import type { Benchmark } from "./benchmark.ts";
import { runBench } from "./run-bench.ts";
import { UsageError } from "./usage-error.ts";

const benchmarks: Record<string, Benchmark> = {
  paint: { about: "how soon a page shows", load: async () => async (words) => words.length },
  broken: {
    about: "refuses its words",
    load: async () => async () => {
      throw new UsageError("--runs wants a number");
    },
  },
  failing: {
    about: "cannot go on",
    load: async () => async () => {
      throw new Error("The product ended meanwhile.");
    },
  },
};

async function run(...words: string[]) {
  const output: string[] = [];
  const complaints: string[] = [];
  const code = await runBench(words, benchmarks, {
    say: (line) => output.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, output, complaints };
}

test("a benchmark gets the arguments after its name, and its exit code is the command's", async () => {
  expect(await run("paint", "--runs", "2")).toMatchObject({ code: 2, complaints: [] });
  expect(await run("paint", "--strict")).toMatchObject({ code: 1 });
});

test("an unknown name is one line with the nearest name and the list, and exit code 2", async () => {
  expect(await run("pant")).toEqual({
    code: 2,
    output: [],
    complaints: [`There is no benchmark "pant". Did you mean "paint"? There are: paint, broken, failing.`],
  });
});

test("a name that every object has is no benchmark", async () => {
  expect(await run("constructor")).toMatchObject({ code: 2 });
});

test("--help lists the benchmarks", async () => {
  const { code, output } = await run("--help");
  expect(code).toBe(0);
  expect(output.join("\n")).toContain("  paint    how soon a page shows");
});

test("no name at all prints the list, with exit code 2", async () => {
  const { code, complaints } = await run();
  expect(code).toBe(2);
  expect(complaints.join("\n")).toContain("paint");
});

test("a benchmark that refuses its arguments ends with one line that points to its help", async () => {
  expect(await run("broken")).toEqual({
    code: 2,
    output: [],
    complaints: ["--runs wants a number (npm run bench -- broken --help)"],
  });
});

test("a benchmark that fails reports why, and the exit code is 1", async () => {
  expect(await run("failing")).toEqual({
    code: 1,
    output: [],
    complaints: ["failing broke off. The product ended meanwhile."],
  });
});
