import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root, textOf } from "./support/tree.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const long = (lines: number) => Array.from({ length: lines }, (_, index) => `  total += ${index};`).join("\n");

const bad: Record<string, string> = {
  "src/ui/Bad_name.tsx": "export const Bad = () => null;",
  "src/ui/card.tsx": `import { useEffect, useState } from "react";
export default function Card({ on, list }: { on: any; list: string[] }) {
  if (on) useState(1);
  useEffect(() => { console.log(list); }, []);
  return <div onClick={() => list.pop()} style={{ top: 1 }}><img src="x" /><button>{process.env["X"]}</button></div>;
}`,
  "src/ui/barrel.ts": 'export * from "./card";',
  "src/ui/long.ts": `export function long(): number {\n  let total = 0;\n${long(251)}\n  return total;\n}`,
  "src/ui/card.test.ts":
    'import { expect, test } from "vitest";\ntest("empty", () => {});\ntest("also", () => { if (Math.random() > 2) expect(1).toBe(1); });',
  "src/cli/fine.ts": "export function say(words: string): void {\n  console.log(words);\n}",
};

const tree = emptyFolder(afterAll);
for (const [file, content] of Object.entries({ ...bad, ".oxlintrc.json": textOf(".oxlintrc.json") })) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), content);
}

const run = spawnSync(process.execPath, [join(root, "node_modules/oxlint/bin/oxlint"), "-f", "unix"], {
  cwd: tree,
  encoding: "utf8",
});
const found = run.stdout.split("\n");

test.each([
  ["src/ui/Bad_name.tsx", "filename-case"],
  ["src/ui/card.tsx", "no-default-export"],
  ["src/ui/card.tsx", "no-explicit-any"],
  ["src/ui/card.tsx", "rules-of-hooks"],
  ["src/ui/card.tsx", "exhaustive-deps"],
  ["src/ui/card.tsx", "no-console"],
  ["src/ui/card.tsx", "no-restricted-globals"],
  ["src/ui/card.tsx", "forbid-dom-props"],
  ["src/ui/card.tsx", "alt-text"],
  ["src/ui/card.tsx", "click-events-have-key-events"],
  ["src/ui/card.tsx", "button-has-type"],
  ["src/ui/barrel.ts", "no-barrel-file"],
  ["src/ui/barrel.ts", "extensions"],
  ["src/ui/long.ts", "max-lines)"],
  ["src/ui/long.ts", "max-lines-per-function"],
  ["src/ui/card.test.ts", "expect-expect"],
])("%s breaks %s", (file, rule) => {
  expect(found.filter((line) => line.startsWith(file) && line.includes(rule))).not.toEqual([]);
});

test("the command line may print", () => {
  expect(found.filter((line) => line.startsWith("src/cli"))).toEqual([]);
});
