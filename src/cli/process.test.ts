import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { triedSite, type TriedSite } from "../../tests/support/tried-site.ts";

const program = join(import.meta.dirname, "../../bin/livery.mjs");
const manyMistakes = JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`F${index}`, 1])));

function wordsFor({ folder }: TriedSite): string[] {
  return [
    program,
    "check",
    "--format",
    "json",
    "--brands",
    join(folder, "brands"),
    "--text-packs",
    join(folder, "text-packs"),
  ];
}

it("output into a pipe arrives completely, and nothing else does", async () => {
  const site = triedSite();
  site.write("brands/acme/flags.json", manyMistakes);
  const ended: unknown = await promisify(execFile)(process.execPath, wordsFor(site), { maxBuffer: 2 ** 26 }).catch(
    (error: unknown) => error,
  );
  const { code, stdout, stderr } = ended as { code: number; stdout: string; stderr: string };
  expect([code, stderr, (JSON.parse(stdout) as unknown[]).length]).toEqual([1, "", 5000]);
});

it("a reader that closes the pipe early is not an error", async () => {
  const site = triedSite();
  site.write("brands/acme/flags.json", manyMistakes);
  const child = spawn(process.execPath, wordsFor(site), { stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (text: Buffer) => {
    complaint += text.toString();
  });
  child.stdout.once("data", () => {
    child.stdout.destroy();
  });
  await new Promise((resolve) => {
    child.once("close", resolve);
  });
  expect(complaint).toBe("");
});
