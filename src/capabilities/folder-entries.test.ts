import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { triedSite } from "../../tests/support/tried-site.ts";
import { readSources } from "#host/brands/read-folder.ts";
import { entriesBelow } from "./folder-entries.ts";
import { emptyFolder } from "../../tests/support/empty-folder.ts";

/** Puts everything into a folder that can be in a file's place. */
async function fillStrangely(folder: string): Promise<void> {
  mkdirSync(join(folder, "screens/home.json"), { recursive: true });
  writeFileSync(join(folder, "screens/home.json/inner.json"), "{}");
  symlinkSync("/etc/hostname", join(folder, "theme.json"));
  symlinkSync("nowhere", join(folder, "footer.json"));
  symlinkSync("..", join(folder, "forms"));
  execFileSync("mkfifo", [join(folder, "flags.json")]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder, "s.json"), resolve));
  onTestFinished(() => void server.close());
}
const strange = {
  "flags.json": "is a named pipe",
  "footer.json": "is a symbolic link, which is not followed",
  forms: "is a symbolic link, which is not followed",
  "s.json": "is a socket",
  "screens/home.json": "is a folder",
  "theme.json": "is a symbolic link, which is not followed",
};

test("what is no file is named, and neither opened nor followed", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "brand.json"), "{}");
  await fillStrangely(folder);
  const found = entriesBelow(folder).map(({ path, irregular }) => [relative(folder, path), irregular]);
  expect(Object.fromEntries(found)).toEqual({ "brand.json": undefined, ...strange });
});

test("the host and the check report it in its brand, and check the others", async () => {
  const { folder, write, livery } = triedSite();
  write("brands/other/brand.json", { hosts: ["other.example"], merchant: { code: "other", trialCode: "othertrial" } });
  await fillStrangely(join(folder, "brands/other"));
  const { irregular } = await readSources(join(folder, "brands"), join(folder, "text-packs"));
  expect(irregular).toEqual(
    Object.fromEntries(Object.entries(strange).map(([name, what]) => [`brands/other/${name}`, what])),
  );
  const { code, out } = await livery("check", "--format", "json");
  const found = JSON.parse(out) as { rule: string; file: string; brands: string[] }[];
  expect(code).toBe(1);
  expect(found.map(({ rule, file, brands }) => [rule, file, ...brands])).toEqual(
    Object.keys(strange).map((name) => ["not-a-file", `brands/other/${name}`, "other"]),
  );
});

test("a link in place of a brand is reported", async () => {
  const { folder, livery } = triedSite();
  symlinkSync("acme", join(folder, "brands/linked"));
  const { code, out } = await livery("check");
  expect([code, out]).toEqual([1, expect.stringContaining("brands/linked:1:1  error  not-a-file")]);
});
