import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brokenLines } from "#host/brands/edit-lines.ts";
import { LocalCompiler } from "#host/compiler/local-compiler.ts";
import { settingsFrom } from "#host/settings.ts";
import { SiteHost } from "#host/site-host.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { emptyFolder } from "../support/empty-folder.ts";

/** A host of a brand and its market of format 1, as they were then, beside today's base: `start` is a restart, too. */
function hostOfThen() {
  const folder = emptyFolder();
  cpSync(join(import.meta.dirname, "untouched"), folder, { recursive: true });
  for (const kind of ["brands", "text-packs"])
    cpSync(join(kind, "base"), join(folder, kind, "base"), { recursive: true });
  const settings = {
    ...settingsFrom({}),
    brands: join(folder, "brands"),
    textPacks: join(folder, "text-packs"),
    data: join(folder, "data"),
  };
  const start = async () => {
    const host = new SiteHost(settings, fakeBuild(), { compiler: new LocalCompiler(settings) });
    const change = await host.reload();
    return { brand: host.brands.atHost("bilis.localhost"), change, lines: brokenLines(change, host.brands) };
  };
  const breakIt = () => {
    const path = join(folder, "brands/bilis/brand.json");
    writeFileSync(path, readFileSync(path, "utf8").replace(/"name": "\w+"/, '"name": 7'));
  };
  return { folder, start, breakIt };
}

/** Nobody edits the folder `untouched`: an operator's files of then would not be edited either. */
test("a brand of format 1 is served, whatever is asked for since; with a mistake it stays as it last was", async () => {
  const { start, breakIt } = hostOfThen();
  const { brand, change, lines } = await start();
  expect([brand?.id, lines, change.migrated]).toEqual(["bilis", [], ["markets/ph", "bilis"]]);
  expect(change.diagnostics.map(({ severity, rule }) => [severity, rule])).toContainEqual(["warning", "contrast"]);
  breakIt();
  const again = await start();
  expect([again.brand?.digest, again.lines]).toEqual([
    brand?.digest,
    ["bilis: not updated, its last good version stays"],
  ]);
});

test("one that was never right is named at the start, with the reason", async () => {
  const { start, breakIt } = hostOfThen();
  breakIt();
  const { brand, change, lines } = await start();
  expect([brand, lines]).toEqual([undefined, ["bilis: not served until this is corrected"]]);
  expect(change.broken.get("bilis")?.map(({ file, rule }) => [file, rule])).toEqual([
    ["brands/bilis/brand.json", "wrong-shape"],
  ]);
});
