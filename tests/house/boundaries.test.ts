import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findViolations } from "../../scripts/boundaries/cruise.ts";
import { root, textOf } from "./support/tree.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const bad: Record<string, string> = {
  "src/kernel/up.ts": 'import { card } from "#ui/card.tsx";\nexport const up = card;',
  "src/ui/card.tsx":
    'import { up } from "#kernel/up.ts";\nimport { readFileSync } from "node:fs";\nimport { z } from "zod";\nexport const card = () => <div>{String(up)}</div>;',
  "src/ui/here.ts": 'import type { Route } from "#descriptor/route.ts";\nexport type Here = Route;',
  "src/data/client.ts":
    'import { contract } from "#gateway/contract.ts";\nimport type { Route } from "#descriptor/route.ts";\nimport "./nowhere.ts";\nexport type Client = Route;',
  "src/descriptor/route.ts": 'import type { Ring } from "./ring.ts";\nexport interface Route { ring: Ring }',
  "src/descriptor/ring.ts": 'import type { Route } from "./route.ts";\nexport interface Ring { route: Route }',
  "src/data/page/slice.ts": 'import type { Reply } from "../client/reply.ts";\nexport type Slice = Reply;',
  "src/data/client/reply.ts": 'import type { Near } from "../page/near.ts";\nexport type Reply = Near;',
  "src/data/page/near.ts": "export type Near = string;",
  "src/gateway/contract.ts": "export const contract = {};",
  "src/widgets/a/a.tsx": 'import { B } from "../b/b.tsx";\nimport "../b/b.test.ts";\nexport const A = () => <B />;',
  "src/widgets/b/b.tsx": 'import "vitest";\nexport const B = () => <div />;\nexport const load = () => import("jose");',
  "src/widgets/b/b.test.ts": 'import "node:fs";\nimport "vitest";\nimport "#gateway/contract.ts";',
  "src/widgets/registry.ts": 'export const lazy = () => import("./a/a.tsx");',
  "src/widgets/lazy.ts": 'export const lazy = () => import("./a/a.tsx");',
  "packages/demo-artwork/paint/brush.ts": "export const brush = 1;",
  "sandbox/pictures/picture.ts": 'import { brush } from "#demo-artwork/paint/brush.ts";\nexport const picture = brush;',
};

const tree = emptyFolder(afterAll);
for (const [file, content] of Object.entries({ ...bad, "package.json": textOf("package.json") })) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), content);
}
symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "dir");

const found = findViolations(tree).map(({ rule, from, to }) =>
  `${rule}: ${from} → ${to}`.replace(/node_modules\/([^/]+)\/.*/, "$1"),
);

test.each([
  [
    "a lower folder does not import a higher one",
    "src/kernel imports only what the table lists: src/kernel/up.ts → src/ui/card.tsx",
  ],
  [
    "code is not imported where only types are allowed",
    "src/data imports only what the table lists: src/data/client.ts → src/gateway/contract.ts",
  ],
  [
    "types are not imported if the table lists nothing",
    "src/ui imports types only from where the table says: src/ui/here.ts → src/descriptor/route.ts",
  ],
  ["no Node module in the site", "src/ui touches no Node module: src/ui/card.tsx → fs"],
  ["only the packages of the table", "src/ui uses only its packages: src/ui/card.tsx → zod"],
  ["lazy imports count, too", "src/widgets uses only its packages: src/widgets/b/b.tsx → jose"],
  [
    "production code imports no development package",
    "what runs needs no development package: src/widgets/b/b.tsx → vitest",
  ],
  ["an import has to resolve", "every import resolves: src/data/client.ts → ./nowhere.ts"],
  ["widgets never import each other", "widgets never import each other: src/widgets/a/a.tsx → src/widgets/b/b.tsx"],
  [
    "a subfolder does not import a later one",
    "src/data/page imports only from the rooms before it: src/data/page/slice.ts → src/data/client/reply.ts",
  ],
  [
    "only the registry imports individual widgets",
    "only the registry knows the widgets: src/widgets/lazy.ts → src/widgets/a/a.tsx",
  ],
  [
    "a package of the workspace has one entrance",
    "sandbox imports only what the table lists: sandbox/pictures/picture.ts → packages/demo-artwork/paint/brush.ts",
  ],
  ["nothing imports a test", "nothing imports a test: src/widgets/a/a.tsx → src/widgets/b/b.test.ts"],
])("%s", (_, violation) => {
  expect(found).toContain(violation);
});

test("import cycles are forbidden at run time and allowed for types", () => {
  const cycles = found.filter((one) => one.startsWith("no cycles"));
  expect(cycles.length).toBeGreaterThan(0);
  expect(cycles.filter((one) => one.includes("src/descriptor"))).toEqual([]);
});

test("imports that the table lists are allowed, and tests may import anything", () => {
  expect(found.filter((one) => one.includes("src/data/client.ts → src/descriptor/route.ts"))).toEqual([]);
  expect(found.filter((one) => one.includes(": src/widgets/b/b.test.ts → "))).toEqual([]);
  expect(found.filter((one) => one.includes("src/widgets/registry.ts"))).toEqual([]);
  expect(found.filter((one) => one.includes("src/data/client/reply.ts → "))).toEqual([]);
});
