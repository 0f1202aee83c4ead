import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileFiles } from "#cli/compile-files.ts";
import { readProject } from "#cli/project.ts";
import { mixLine } from "../mix.ts";
import { writeSite, type Written } from "../write-site.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-random-"));
const count = 30;
let written: Written;
beforeAll(() => {
  written = writeSite(folder, count);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("random brands have no mistake: the bench would break off", () => {
  const { files } = readProject({ brands: join(folder, "brands"), textPacks: join(folder, "text-packs") });
  const { diagnostics } = compileFiles(files);
  expect(diagnostics.map(({ file, rule, message }) => `${file} ${rule}: ${message}`)).toEqual([]);
});

test("they have about 20 KB each, and every part of the vocabulary somewhere", () => {
  expect(written.bytes / count / 1024).toBeGreaterThan(18);
  expect(written.bytes / count / 1024).toBeLessThan(24);
  const parts = ["trees", "texts with values", "periods", "choices from calls", "bound initial values", "filters"];
  for (const part of parts) expect(mixLine(written.mix, count)).toMatch(new RegExp(`\\d+ with ${part}`));
});
