import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { currentFormat } from "#descriptor/format.ts";
import { FIXTURE } from "../../../tests/support/compiled-brand.ts";
import { LocalCompiler } from "./local-compiler.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

/** A compiler of a folder with the brand "acme", and how files are written there. */
function besideAcme() {
  const folder = emptyFolder();
  cpSync(FIXTURE, folder, { recursive: true });
  const [brands = "", textPacks = "", data = ""] = ["brands", "text-packs", "data"].map((name) => join(folder, name));
  const compiler = new LocalCompiler({ brands, textPacks, data, engine: null, worker: 1 });
  const write = (path: string, content: object) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  return { folder, compiler, write };
}

const zenith = {
  format: currentFormat,
  name: "Zenith",
  hosts: ["zenith.example"],
  merchant: { code: "zenith", trialCode: "zenithtrial" },
};

/** What is found in a brand that is compiled alone; beside it is the brand "acme". */
async function rulesIn(changes: object): Promise<string[]> {
  const { compiler, write } = besideAcme();
  write("brands/zenith/brand.json", { ...zenith, ...changes });
  await compiler.look();
  return (await compiler.compile(["zenith"], [])).diagnostics.map(({ rule }) => rule);
}

test("a brand that extends another is compiled with the layers of that one", async () => {
  expect(await rulesIn({ extends: "acme" })).toEqual([]);
});
test("a layer under a misspelt key is read, too: only the key is a mistake", async () => {
  expect(await rulesIn({ extendz: "acme" })).toEqual(["unknown-key"]);
});
test("a text pack of no brand is a mistake until it is removed, or its brand is made", async () => {
  const { folder, compiler, write } = besideAcme();
  const words = { $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" } };
  const foundAfter = async (paths: readonly string[]) => {
    const { known } = await compiler.look(paths);
    const ids = [...new Set(["acme", ...known.map(({ id }) => id)])];
    return (await compiler.compile(ids, [])).diagnostics.map(({ rule, file }) => `${rule} ${file}`);
  };
  expect(await foundAfter([])).toEqual([]);
  const pack = write("text-packs/zenith/EN.json", words);
  const stray = ["unknown-layer text-packs/zenith/EN.json"];
  expect(await foundAfter([pack])).toEqual(stray);
  rmSync(join(folder, "text-packs/zenith"), { recursive: true });
  expect(await foundAfter([pack])).toEqual([]);
  write("text-packs/zenith/EN.json", words);
  expect(await foundAfter([pack])).toEqual(stray);
  expect(await foundAfter([write("brands/zenith/brand.json", { ...zenith, extends: "acme" })])).toEqual([]);
});
