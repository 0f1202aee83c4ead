import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "livery-chunks-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the command says of chunks by their names, and how it ends. */
function link(chunks: Record<string, string>): [status: number | null, said: string] {
  for (const [name, code] of Object.entries(chunks)) writeFileSync(join(folder, name), code);
  const flags = ["--experimental-vm-modules", "--no-warnings"];
  const script = join(import.meta.dirname, "linked-chunks.mjs");
  const { status, stderr, stdout } = spawnSync(process.execPath, [...flags, script, folder], { encoding: "utf8" });
  return [status, `${stdout}${stderr}`];
}

test("chunks that export and import what there is link, in circles, too", () => {
  expect(
    link({
      "a.js": 'import { b } from "./b.js"; export const a = () => b;',
      "b.js": 'import { a } from "./a.js"; export const b = () => a;',
    }),
  ).toEqual([0, "All chunks link.\n"]);
});
test.each<[what: string, chunks: Record<string, string>, words: string]>([
  ["exports what it does not define", { "a.js": "export { gone };" }, "a.js: Export 'gone' is not defined"],
  [
    "imports what another does not export",
    { "a.js": "export const a = 1;", "b.js": 'import { gone } from "./a.js";' },
    "b.js: The requested module './a.js' does not provide an export named 'gone'",
  ],
  ["imports a file that is not there", { "a.js": 'import "./gone.js";' }, 'a.js: it imports "./gone.js"'],
  ["is no JavaScript", { "a.js": "const = 1;" }, "a.js: Unexpected token"],
])("a chunk that %s is named", (_what, chunks, words) => {
  const [status, said] = link(chunks);
  expect(status).toBe(1);
  expect(said).toContain(words);
});
