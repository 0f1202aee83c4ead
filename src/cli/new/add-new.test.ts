import { cpSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeEach, expect, it } from "vitest";
import { runCli } from "../main.ts";
import { emptyFolder } from "../../../tests/support/empty-folder.ts";

let folder: string;

beforeEach(() => {
  folder = emptyFolder();
  cpSync(join(import.meta.dirname, "../../compile/fixtures/site"), folder, { recursive: true });
});

async function livery(...words: string[]): Promise<{ code: number; out: string; complaint: string }> {
  let [out, complaint] = ["", ""];
  const code = await runCli([...words, "--brands", join(folder, "brands")], {
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      complaint += text;
    },
    screen: false,
    progress: false,
    onInterrupt: () => () => undefined,
  });
  return { code, out: stripVTControlCharacters(out), complaint: stripVTControlCharacters(complaint) };
}

it("reads flags if it cannot ask", async () => {
  expect(
    await livery(
      "new",
      "brand",
      "tried",
      "--color",
      "#0b7a4b",
      "--scheme",
      "dark",
      "--host",
      "tried.example",
      "m.tried.example",
    ),
  ).toMatchObject({ code: 0, complaint: "" });
  expect(await livery("check")).toMatchObject({ code: 0, out: expect.stringContaining("no mistakes · 2 brands") });
});
it.each([
  [["new", "brand", "tried", "--look", "clasic"], 'livery: There is no look "clasic". Did you mean "classic"?\n'],
  [
    ["new", "brand", "tried", "--scheme", "dim"],
    'livery: There is no scheme "dim". Use one of "light", "dark", "auto".\n',
  ],
  [["new", "brand", "acme"], 'livery: The brand "acme" already exists; nothing was written.\n'],
  [["new", "brand"], "livery: The command requires <id>. livery --help shows examples.\n"],
  [["fix", "acne"], 'livery: There is no brand "acne". Did you mean "acme"?\n'],
])("%j cannot be run: one line and 2", async (words, complaint) => {
  expect(await livery(...words)).toEqual({ code: 2, out: "", complaint });
});
it("teaches by example", async () => {
  expect(await livery("new", "brand", "--help")).toMatchObject({
    code: 0,
    out: expect.stringContaining("livery new brand acme-gold --from acme --yes"),
  });
});
