import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { triedSite, type TriedSite } from "../../../tests/support/tried-site.ts";

/** A footer of format 1: nothing in it changes. */
const footer = '{ "icons": "filled" }\n';
/** A menu of format 1. */
const menus = '{\n  "main": { "entries": { "home": { "do": { "do": "navigate", "to": "login" } } } }\n}\n';

const read = ({ folder }: TriedSite, path: string) => readFileSync(join(folder, path), "utf8");

function siteWithOldBrand(format = '"format": 1, '): TriedSite {
  const site = triedSite();
  site.write(
    "brands/old/brand.json",
    `{ ${format}"name": "Old", "hosts": ["old.example"], "merchant": { "code": "old", "trialCode": "oldtrial" } }\n`,
  );
  site.write("brands/old/footer.json", footer);
  site.write("brands/old/menus.json", menus);
  return site;
}

describe("livery migrate", () => {
  it("does nothing if every layer is in the current format", async () => {
    const { code, out } = await triedSite().livery("migrate");
    expect([code, out]).toEqual([0, "Nothing to migrate: format 3 is the current one.\n"]);
  });
  it("shows the changes by file, and writes nothing", async () => {
    const site = siteWithOldBrand();
    const { code, out } = await site.livery("migrate");
    expect(code).toBe(1);
    expect(out).toContain('-  "main": { "entries": { "home": { "do": { "do": "navigate", "to": "login" } } } }\n');
    expect(out).toContain('+  "main": { "entries": { "home": { "do": { "action": "navigate", "to": "login" } } } }\n');
    expect(out).toMatch(
      /old: format 1 → 3\n {2}Actions are named by "action"[^\n]*\nNothing was written: livery migrate --write changes 2 files like this\.\n$/,
    );
    expect(read(site, "brands/old/menus.json")).toBe(menus);
  });
  it("writes the same with --write, and does not touch unchanged files", async () => {
    const site = siteWithOldBrand("");
    const { code, out } = await site.livery("migrate", "old", "--write");
    expect([code, out.endsWith("Migrated 1 layer: 2 files written. Next: livery check\n")]).toEqual([0, true]);
    expect(read(site, "brands/old/menus.json")).toBe(menus.replace('"do": "navigate"', '"action": "navigate"'));
    expect(read(site, "brands/old/brand.json")).toMatch(/^\{ "format": 3, "name": "Old"/);
    expect(read(site, "brands/old/footer.json")).toBe(footer);
    expect(readdirSync(join(site.folder, "brands/old")).sort()).toEqual(["brand.json", "footer.json", "menus.json"]);
    expect((await site.livery("check", "old")).code).toBe(0);
    expect((await site.livery("migrate")).out).toBe("Nothing to migrate: format 3 is the current one.\n");
  });
  it("adds a brand.json with the format to a layer without one", async () => {
    const site = triedSite();
    site.write("brands/markets/yy/footer.json", footer);
    expect((await site.livery("migrate", "markets/yy", "--write")).code).toBe(0);
    expect(read(site, "brands/markets/yy/brand.json")).toBe('{\n  "format": 3\n}\n');
  });
  it("changes only the layers that are named", async () => {
    const site = siteWithOldBrand();
    const { code, out } = await site.livery("migrate", "acme", "--write");
    expect([code, out]).toEqual([0, "Nothing to migrate: format 3 is the current one.\n"]);
    expect(read(site, "brands/old/menus.json")).toBe(menus);
  });
  it("reports an unknown layer", async () => {
    expect(await triedSite().livery("migrate", "acne")).toMatchObject({
      code: 2,
      complaint: 'livery: There is no layer "acne". Did you mean "acme"?\n',
    });
  });
});

describe("livery migrate refuses with a sentence, and rewrites nothing of", () => {
  it.each([
    [
      "a newer format",
      "brands/old/brand.json",
      '{ "format": 99 }',
      'The layer "old" is in format 99, and this version of Livery writes format 3. Update Livery.',
    ],
    ["what is not JSON", "brands/old/header.json", "{", "This is not valid JSON."],
    [
      "what is not UTF-8",
      "brands/old/header.json",
      Buffer.from('{ "x": "é" }', "latin1"),
      "This is not UTF-8. Save it as UTF-8 first.",
    ],
    [
      "a route whose id base uses now",
      "brands/old/routes.json",
      '{ "trial": { "path": "/m/own-trial" } }',
      'There is a route "trial" here, and base now gives this id to one of its own. Give yours another id first.',
    ],
  ])("%s", async (_what, file, content, sentence) => {
    const site = siteWithOldBrand();
    writeFileSync(join(site.folder, file), content);
    const { code, out } = await site.livery("migrate", "--write");
    expect([code, out]).toEqual([1, `not migrated  ${file}: ${sentence}\n`]);
    expect(read(site, "brands/old/menus.json")).toBe(menus);
  });
  it("a layer based on one that is refused", async () => {
    const site = siteWithOldBrand();
    site.write("brands/markets/zz/brand.json", { format: 99 });
    site.write("brands/old/brand.json", '{ "format": 1, "extends": "markets/zz" }');
    const { out } = await site.livery("migrate", "old", "--write");
    expect(out).toBe(
      'not migrated  brands/old/brand.json: This layer is based on "markets/zz", which cannot be brought to format 3.\n',
    );
  });
});

it("livery check reports one finding for an old layer, and for a newer one, whatever else is wrong in it", async () => {
  for (const [format, rule] of [
    [1, "old-format"],
    [99, "newer-format"],
  ] as const) {
    const site = siteWithOldBrand(`"format": ${format}, "nmae": "x", `);
    const { code, out } = await site.livery("check", "--format", "json");
    expect([code, (JSON.parse(out) as { rule: string }[]).map((one) => one.rule)]).toEqual([1, [rule]]);
  }
});
