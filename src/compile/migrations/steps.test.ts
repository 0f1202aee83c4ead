import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { currentFormat } from "#descriptor/format.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { hashOf } from "#kernel/random.ts";
import { migrateLayer } from "./migrate-layer.ts";
import { readJson } from "./text/read-json.ts";
import { migrationSteps } from "./registry.ts";
import type { MigrationStep } from "./step.ts";

/**
 * Every step that ever existed, with the digest of its example. Layers of any age may still be migrated: an entry here
 * is never deleted and its number, format, name and example never change. A new step is added at the end.
 */
const recorded = [
  [1, 2, "name-actions", "b037902a"],
  [2, 2, "one-slot-is-the-body", "3cfed103"],
  [3, 2, "one-scale-of-looks", "13db9de9"],
  [4, 2, "plain-route-ids", "31d25cf6"],
  [5, 2, "plain-option-names", "b5aaaabc"],
  [6, 2, "keys-go-along", "c738506d"],
  [7, 2, "plain-text-keys", "e7c2fd46"],
  [8, 2, "sources-are-named", "ced22edf"],
  [9, 2, "boxes-say-what-they-remember", "b6e34578"],
  [10, 2, "lists-are-record-lists", "a67f4faf"],
  [11, 3, "messages-are-a-record-list", "c22bccca"],
  [12, 3, "sessions-and-passkeys-are-record-lists", "57348876"],
  [13, 3, "facts-are-parameters", "35401705"],
];

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

/** Every value in a file, except those in the operator's own maps. */
function valuesIn(value: Json): Json[] {
  const inner = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => (key === "query" || key === "$suppress" ? [] : [one]))
      : [];
  return [value, ...inner.flatMap(valuesIn)];
}

/** A short digest of a step's example: before, the layers below, and after. */
function exampleDigest(folder: string): string {
  const texts = [example(folder, "before"), raw[`./${folder}/below.json`] ?? "", example(folder, "after")];
  return hashOf(JSON.stringify(texts)).toString(16);
}

const folderOf = ({ number, name }: MigrationStep) => `${String(number).padStart(3, "0")}-${name}`;

it("all exist, in their order, with their original examples", () => {
  expect(migrationSteps.map((step) => [step.number, step.format, step.name, exampleDigest(folderOf(step))])).toEqual(
    recorded,
  );
  expect(migrationSteps.at(-1)?.format).toBe(currentFormat);
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
  it("is about what its old schema describes", () => {
    const isOld = new Ajv2020({ strict: false }).compile(
      JSON.parse(raw[`./${folder}/old.schema.json`] ?? "") as object,
    );
    const matches = (texts: Record<string, string>) =>
      Object.values(texts)
        .flatMap((text) => valuesIn(readJson(text).value))
        .filter((value) => isOld(value));
    expect(matches(before)).not.toEqual([]);
    if (name !== "one-slot-is-the-body") expect(matches(after)).toEqual([]);
  });
});
