import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { answerOf } from "../support/tried-site.ts";
import { textOf } from "./support/tree.ts";

/** What docs/how-to/cli.md shows of a command: its arguments, and the lines that it prints. */
const samples = [...textOf("docs/how-to/cli.md").matchAll(/^```\n\$ npx livery (.+)\n([^]*?)^```$/gm)].map(
  ([, line = "", lines = ""]) => ({ line, lines: lines.trimEnd().split("\n") }),
);
const sampleOf = (line: string) => samples.find((sample) => sample.line === line)?.lines ?? [];
const livery = async (line: string, folder = process.cwd()) => {
  const { out, complaint } = await answerOf(line.split(" "), folder);
  return `${complaint}${out}`.trimEnd().split("\n");
};

test.each(samples.map(({ line }) => line).filter((line) => line.startsWith("explain")))(
  "docs/how-to/cli.md shows what this prints: %s",
  async (line) => expect(sampleOf(line)).toEqual(await livery(line)),
);

test("docs/how-to/cli.md shows the first lines of the list of brands", async () => {
  const shown = sampleOf("list");
  expect(shown.length).toBeGreaterThan(1);
  expect((await livery("list")).slice(0, shown.length).map((one) => one.trimEnd())).toEqual(shown);
});

/** A copy of the brands, and the command as it is run there. */
function copiedSite(): { folder: string; inCopy: (line: string) => Promise<string[]> } {
  const folder = mkdtempSync(join(tmpdir(), "livery-samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["brands", "text-packs"]) cpSync(name, join(folder, name), { recursive: true });
  const named = `--brands ${join(folder, "brands")} --text-packs ${join(folder, "text-packs")}`;
  return { folder, inCopy: (line) => livery(`${line} ${named}`, folder) };
}

test("docs/how-to/cli.md shows what a new screen consists of", async () => {
  const line = samples.find((one) => one.line.startsWith("new screen"))?.line ?? "";
  expect(sampleOf(line)).toEqual(await copiedSite().inCopy(line));
});

test("docs/how-to/cli.md shows how a mistake is reported", async () => {
  const { folder, inCopy } = copiedSite();
  const footer = join(folder, "brands/base/footer.json");
  writeFileSync(footer, readFileSync(footer, "utf8").replace('"to": "deposit"', '"to": "deposits"'));
  const seconds = (lines: readonly string[]) => lines.map((one) => one.replace(/\d+\.\d s$/, "0.0 s"));
  expect(seconds(sampleOf("check"))).toEqual(seconds(await inCopy("check")));
});
