import { describe, expect, it } from "vitest";
import { currentFormat } from "#descriptor/format.ts";
import type { JsonObject } from "#kernel/json.ts";
import { migrateLayer } from "./migrate-layer.ts";
import { readJson } from "./text/read-json.ts";
import { migrationSteps } from "./registry.ts";
import type { MigrationStep } from "./step.ts";

const raw = import.meta.glob<string>("./*/**/*.json", { query: "?raw", import: "default", eager: true });

/** The files of a step's example as those of the layer "acme". */
function example(folder: string, kind: "before" | "after"): Record<string, string> {
  const start = `./${folder}/${kind}/`;
  const files = Object.entries(raw).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(
    files.map(([path, text]) => {
      const name = path.slice(start.length);
      return [name.startsWith("text-packs/") ? name.replace("/", "/acme/") : `brands/acme/${name}`, text];
    }),
  );
}

const folderOf = ({ number, name }: MigrationStep) => `${String(number).padStart(3, "0")}-${name}`;

it("lead to the current format one after the other, and those of one format follow each other", () => {
  const formats = migrationSteps.map(({ format }) => format);
  expect(migrationSteps.map(({ number }) => number)).toEqual(formats.map((_format, index) => index + 1));
  expect([...new Set(formats)]).toEqual(Array.from({ length: currentFormat - 1 }, (_, index) => index + 2));
});

describe.each(migrationSteps.map((step) => [step.name, step] as const))("%s", (name, step) => {
  const folder = folderOf(step);
  const below = readJson(raw[`./${folder}/below.json`] ?? "{}").value as JsonObject;
  const before = example(folder, "before");
  const after = example(folder, "after");
  const upToThis = migrationSteps.filter(({ number }) => number <= step.number);

  it("changes what it is about and nothing else: comments, order and spacing stay", () => {
    const migrated = migrateLayer("acme", before, 1, below, upToThis);
    expect(migrated.conflicts).toEqual([]);
    expect(migrated.texts).toEqual(after);
    expect(migrated.steps.map((one) => one.name)).toContain(name);
  });
  it("finds nothing in its own result", () => {
    expect(migrateLayer("acme", after, 1, below, upToThis)).toMatchObject({ texts: after, steps: [] });
  });
});
