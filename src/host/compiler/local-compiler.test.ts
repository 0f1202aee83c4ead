import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { currentFormat } from "#descriptor/format.ts";
import { FIXTURE } from "../../../tests/support/compiled-brand.ts";
import { LocalCompiler } from "./local-compiler.ts";

/** What is found in a brand that is compiled alone; beside it is the brand "acme". */
async function rulesIn(zenith: object): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "livery-compiler-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(FIXTURE, folder, { recursive: true });
  const [brands = "", textPacks = "", data = ""] = ["brands", "text-packs", "data"].map((name) => join(folder, name));
  mkdirSync(join(brands, "zenith"));
  const own = {
    format: currentFormat,
    name: "Zenith",
    hosts: ["zenith.example"],
    merchant: { code: "zenith", trialCode: "zenithtrial" },
  };
  writeFileSync(join(brands, "zenith/brand.json"), JSON.stringify({ ...own, ...zenith }));
  const compiler = new LocalCompiler({ brands, textPacks, data, engine: null });
  await compiler.look();
  return (await compiler.compile(["zenith"], [])).diagnostics.map(({ rule }) => rule);
}

test("a brand that extends another is compiled with the layers of that one", async () => {
  expect(await rulesIn({ extends: "acme" })).toEqual([]);
});
test("a layer under a misspelt key is read, too: only the key is a mistake", async () => {
  expect(await rulesIn({ extendz: "acme" })).toEqual(["unknown-key"]);
});
