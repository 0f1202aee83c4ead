import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { additions, proof } from "./additions.ts";
import { ProjectCopy } from "./project-copy.ts";
import { fitsRow, pathsOfRow, rowsOf } from "./house-table.ts";

/** It starts a sandbox in a copy of the project, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const page = readFileSync("docs/house.md", "utf8");
const byHand = additions.flatMap(({ writes }) => Object.keys(writes));

describe.each(additions)("$name", ({ name, limit, writes }) => {
  test(`takes at most ${limit} files by hand`, () => expect(Object.keys(writes).length).toBeLessThanOrEqual(limit));
  test("takes exactly the files that docs/house.md names", () => {
    const row = pathsOfRow(page, name);
    expect(Object.keys(writes).filter((file) => !row.some((path) => fitsRow(file, path)))).toEqual([]);
    expect(row.filter((path) => !Object.keys(writes).some((file) => fitsRow(file, path)))).toEqual([]);
  });
});

test("every path in the table exists, unless its name is chosen when something is added", () => {
  const paths = rowsOf(page).flatMap((name) => pathsOfRow(page, name));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path.replace(/[^/]*[<N].*$/, "")))).toEqual([]);
});

test("a file that the table lacks is found, and a missing row", () => {
  const table = "| you add | you touch |\n|---|---|\n| a hat | `src/hats/<type>.ts`, then `npm run generate` |\n";
  expect(pathsOfRow(table, "a hat")).toEqual(["src/hats/<type>.ts"]);
  expect([fitsRow("src/hats/bowler.ts", "src/hats/<type>.ts"), fitsRow("src/hats.ts", "src/hats/<type>.ts")]).toEqual([
    true,
    false,
  ]);
  expect(() => pathsOfRow(table, "a shoe")).toThrow('docs/house.md has no row for "a shoe"');
});

describe("in a copy of the project", () => {
  let copy: ProjectCopy;
  let written: string[];
  beforeAll(async () => {
    copy = new ProjectCopy();
    for (const { writes } of additions) copy.write(writes);
    const output = await copy.run("--import", "tsx", "scripts/generate.ts");
    written = [...output.matchAll(/^wrote (.+)$/gm)].flatMap(([, file]) => file ?? []);
  });
  afterAll(() => copy.remove());

  test("nothing else than these files and the generated ones has changed", () => {
    expect(copy.changed().toSorted()).toEqual([...byHand, ...written].toSorted());
    expect(written).toContain("src/widgets/registry.generated.ts");
  });
  test("a second generation writes nothing", async () => {
    expect(await copy.run("--import", "tsx", "scripts/generate.ts", "--check")).toMatch(/^(\d+) of \1 generated files/);
  });
  test("the imports keep to the table", async () => {
    expect(await copy.run("--import", "tsx", "scripts/boundaries.ts")).toBe("");
  });
  test("the widget is drawn, the call is answered, the language is offered, the screen is compiled", async () => {
    const house = ["widgets", "endpoints", "text-keys"].map((name) => `tests/house/${name}.test.ts`);
    copy.write(proof);
    const all = [...house, "src/widgets/tip-line", ...Object.keys(proof)];
    const output = await copy.run("node_modules/vitest/vitest.mjs", "run", ...all);
    expect(output).toMatch(/Test Files\s+7 passed \(7\)/);
  });
});
