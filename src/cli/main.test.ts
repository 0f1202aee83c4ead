import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { engineVersion } from "./engine.ts";
import { answerOf, triedSite } from "../../tests/support/tried-site.ts";

describe("a command that cannot run exits with 2 and one clear line", () => {
  it.each([
    [["check", "acne"], 'There is no brand "acne". Did you mean "acme"?'],
    [["explain", "acne", "/name"], 'There is no brand "acne". Did you mean "acme"?'],
    [["explain", "acme", "/footer/tabz"], '"/footer/tabz" does not exist in acme. Did you mean "/footer/tabs"?'],
    [["explain", "acme", "footer.tabs"], '"footer.tabs" is not a JSON Pointer: write "/footer/tabs".'],
    [["check", "--format", "jsno"], 'There is no format "jsno". Did you mean "json"?'],
    [["check", "--format", "xml"], 'There is no format "xml". Use one of "pretty", "json", "github", "sarif".'],
    [["check", "--fromat", "json"], "There is no option --fromat. Did you mean --format?"],
    [["check", "--watch", "--format", "json"], "--watch is for people: it cannot be combined with --format json."],
    [["chekc"], 'There is no command "chekc". Did you mean check?'],
    [["explain", "acme"], "The command requires <pointer>. livery --help shows examples."],
    [["list", "acme"], "There are too many arguments. livery --help shows examples."],
    [["affected"], "The option --since <ref> is required. livery --help shows examples."],
    [["diff", "acme"], "Compare acme with what? Name a second brand, or a git reference: --since main."],
    [["diff", "acme", "acne"], 'There is no brand "acne". Did you mean "acme"?'],
    [
      ["diff", "acme", "acme", "--since", "main"],
      "Compare with another brand or with a git reference (--since), not both.",
    ],
  ])("%j", async (words, complaint) => {
    expect(await triedSite().livery(...words)).toEqual({ code: 2, out: "", complaint: `livery: ${complaint}\n` });
  });
  it("a missing folder", async () => {
    const { remove, livery } = triedSite();
    remove("text-packs");
    expect(await livery("check")).toEqual({
      code: 2,
      out: "",
      complaint: 'livery: There is no folder "text-packs".\n',
    });
  });
  it("a path in place of a brand's name", async () => {
    const { folder, livery } = triedSite();
    for (const path of ["brands/acme", "brands/acme/brand.json", "text-packs/acme/EN.json"])
      expect(await livery("check", join(folder, path))).toMatchObject({
        code: 2,
        complaint: expect.stringContaining("livery check acme checks this one."),
      });
    expect((await livery("check", ".")).complaint).toContain("livery check checks all of them");
  });
  it("a folder without brands", async () => {
    const { folder, write } = triedSite();
    write("elsewhere/readme.txt", "no brands");
    expect(await answerOf(["list", "--brands", join(folder, "elsewhere")], folder)).toEqual({
      code: 2,
      out: "",
      complaint:
        'livery: There are no brands in "elsewhere": a brand is a folder with a brand.json. livery new brand acme creates one.\n',
    });
  });
  it("a brand whose files cannot be merged", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/brand.json", '{ "format": 3, "extends": "acme" }');
    expect((await livery("explain", "acme", "/name")).complaint).toBe(
      "livery: The files of acme cannot be put together: livery check acme says why.\n",
    );
  });
  it("no command at all lists the commands", async () => {
    const { code, complaint } = await answerOf([], "");
    expect([code, complaint.includes("livery check")]).toEqual([2, true]);
  });
});

test("livery --version prints the version of the engine", async () => {
  expect(await answerOf(["--version"], "")).toMatchObject({ code: 0, out: `${engineVersion}\n` });
});

describe("livery --help", () => {
  it("teaches every command by example", async () => {
    const { code, out } = await triedSite().livery("--help");
    expect(code).toBe(0);
    for (const line of [
      "livery check --watch",
      "livery explain acme /footer/tabs/deposit",
      "livery diff acme --since main",
      "livery affected --since origin/main",
      "livery migrate acme --write",
      "livery list",
    ])
      expect(out).toContain(line);
  });
  it("shows a command's own examples", async () => {
    const { code, out } = await triedSite().livery("diff", "--help");
    expect([code, out.includes("livery diff acme other"), out.includes("livery list")]).toEqual([0, true, false]);
  });
});

describe("livery list", () => {
  it("shows brands with their layers, languages and hosts", async () => {
    expect((await triedSite().livery("list")).out).toBe(
      "acme  base ← markets/zz ← acme  EN TY  acme.example m.acme.example\n",
    );
  });
  it("writes them for programs", async () => {
    const { write, livery } = triedSite();
    write("brands/other/footer.json", { lok: "bar" });
    expect(JSON.parse((await livery("list", "--format", "json")).out)).toEqual([
      {
        brand: "acme",
        errors: 0,
        name: "Acme",
        layers: ["base", "markets/zz", "acme"],
        languages: ["EN", "TY"],
        hosts: ["acme.example", "m.acme.example"],
      },
      { brand: "other", errors: expect.any(Number) },
    ]);
  });
  it("marks the brands that have errors", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/footer.json", "{");
    expect((await livery("list")).out).toBe("acme  1 error: livery check acme\n");
  });
});

describe("a repository that contains only brands", () => {
  const brand = {
    extends: "markets/ph",
    name: "Merchant",
    hosts: ["merchant.example"],
    merchant: { code: "merchant", trialCode: "merchanttrial" },
    logo: { mark: "gem", wordmark: "Merchant" },
  };
  it("extends the engine's base, and its other folders are no brands", async () => {
    const { folder, write } = triedSite();
    for (const old of ["brands", "text-packs"]) rmSync(join(folder, old), { recursive: true });
    write("package.json", {});
    write("merchant/brand.json", brand);
    write("text-packs/merchant/EN.json", {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      "footer.home": "Start",
    });
    write("text-packs/merchant/TY.json", {
      $meta: { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" },
      "footer.home": "Simula",
    });
    write("src/settings.json", { no: "brand" });
    write("node_modules/something/brand.json", "{");
    expect((await answerOf(["list", "--brands", folder], folder)).out).toBe(
      "merchant  base ← markets/ph ← merchant  TY EN  merchant.example\n",
    );
    write("merchant/footer.json", { tabs: { deposit: { to: "depozit" } } });
    const { code, out } = await answerOf(["check", "--brands", folder, "--format", "github"], folder);
    expect([code, out]).toEqual([
      1,
      '::error file=merchant/footer.json,line=1,col=26,endColumn=35,title=unknown-route::There is no route "depozit". Did you mean "deposit"?\n',
    ]);
    expect(
      (await answerOf(["explain", "merchant", "/footer/tabs/home/label", "--brands", folder], folder)).out,
    ).toMatch(/"footer.home"\n +\S*brands\/base\/footer.json:\d+:\d+/);
  });
});
