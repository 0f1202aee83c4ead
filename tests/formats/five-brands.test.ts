import { expect, test } from "vitest";
import { migrateSources } from "#compile/migrations/migrate-sources.ts";
import { currentFormat } from "#descriptor/format.ts";
import { compiled, exampleFormats, exampleOf } from "./support.ts";

const now = compiled(exampleOf(currentFormat));
const digests = (brands: typeof now.brands) => Object.fromEntries([...brands].map(([id, { digest }]) => [id, digest]));

test("there are five brands of every format", () => {
  expect(exampleFormats).toEqual(Array.from({ length: currentFormat }, (_, index) => index + 1));
  expect([...now.brands.keys()]).toHaveLength(5);
  expect(now.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each(exampleFormats.filter((format) => format < currentFormat))(
  "brands of format %i, migrated, compile to the same sites as those of the current format",
  (format) => {
    const old = exampleOf(format);
    const { texts, layers } = migrateSources(old);
    expect(layers.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect(digests(compiled({ ...old, texts }).brands)).toEqual(digests(now.brands));
  },
);

test.each(exampleFormats.filter((format) => format < currentFormat))(
  "a layer of format %i that is not migrated has one finding, which names the command",
  (format) => {
    const { diagnostics, brands } = compiled(exampleOf(format));
    expect(brands.size).toBe(0);
    expect(diagnostics.map(({ rule, file, hint }) => [rule, file, hint])).toEqual(
      ["araw", "bilis", "kawayan", "lumora", "markets/ph", "perlas"].map((id) => [
        "old-format",
        `brands/${id}/brand.json`,
        `Run: livery migrate ${id}`,
      ]),
    );
  },
);
