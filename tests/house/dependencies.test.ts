import { expect, test } from "vitest";
import { missingBuilds } from "../../scripts/complete-lock.mjs";
import { jsonOf, textOf } from "./support/tree.ts";

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The packages that docs/dependencies.md has a line for: list items that begin with the name in backticks. */
function described(page: string): string[] {
  return [...page.matchAll(/^[-|] `([^`]+)`/gm)].map((match) => match[1] ?? "");
}

const { dependencies, devDependencies } = jsonOf("package.json") as Manifest;
const lock = jsonOf("package-lock.json") as { packages: Record<string, { resolved?: string }> };

test("docs/dependencies.md has exactly one line per dependency", () => {
  expect(described("- `a`: for x\n- b\n| `@c/d` | for y |")).toEqual(["a", "@c/d"]);
  expect(described(textOf("docs/dependencies.md")).toSorted()).toEqual(
    Object.keys({ ...dependencies, ...devDependencies }).toSorted(),
  );
});

test("the lock file names no registry host, so that npm's configuration decides where packages come from", () => {
  expect(
    Object.entries(lock.packages)
      .filter(([, entry]) => entry.resolved !== undefined)
      .map(([name]) => name),
  ).toEqual([]);
});

test("the lock file contains the builds for all platforms, or npm ci refuses it (node scripts/complete-lock.mjs adds them)", () => {
  const sample = {
    "node_modules/x": { optionalDependencies: { "@x/linux-x64-gnu": "1.0.0", "@x/darwin-arm64": "1.0.0" } },
    "node_modules/@x/linux-x64-gnu": {},
  };
  expect(missingBuilds(sample)).toEqual({
    "node_modules/@x/darwin-arm64": { version: "1.0.0", cpu: ["arm64"], optional: true, os: ["darwin"] },
  });
  expect(Object.keys(missingBuilds(lock.packages))).toEqual([]);
});
