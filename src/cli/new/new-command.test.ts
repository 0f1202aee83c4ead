import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { everything, found, inSite, json, make, onFixtureSite, read } from "../../../tests/support/new-brand-site.ts";
import { UsageError } from "../usage-error.ts";
import { lookIds } from "./looks.ts";
import type { NewBrandOptions } from "./new-command.ts";
import { writeFolders } from "./write-folders.ts";

onFixtureSite();

describe("a new brand passes the check at once, without errors and without warnings", () => {
  it.each(lookIds.flatMap((look) => (["light", "dark", "auto"] as const).map((scheme) => [look, scheme] as const)))(
    "%s, %s",
    async (look, scheme) => {
      expect((await make("tried", { look, scheme })).code).toBe(0);
      expect(found()).toEqual([]);
    },
  );
  it.each(["#ffff00", "#000000", "#ffffff", "#808080", "#0b7a4b", "#f00"])("whatever its colour: %s", async (color) => {
    await make("tried", { color, scheme: "dark", secondColor: "#ff00ff" });
    await make("other", { color });
    expect(found()).toEqual([]);
  });
  it("whatever options are given", async () => {
    await make("tried-more", {
      name: "Tried & More",
      host: ["tried.example", "m.tried.example"],
      merchant: "tried01",
      trial: "trial01",
      languages: "ty",
      mark: "sun",
      market: "zz",
    });
    expect(found()).toEqual([]);
    expect(json("brands/tried-more/brand.json")).toMatchObject({
      extends: "markets/zz",
      name: "Tried & More",
      hosts: ["tried.example", "m.tried.example"],
      merchant: { code: "tried01", trialCode: "trial01" },
      logo: { mark: "sun" },
      languages: { offered: ["TY"], default: "TY" },
    });
    expect(existsSync(inSite("text-packs/tried-more/EN.json"))).toBe(false);
  });
  it("reports what it created and what comes next", async () => {
    const { out } = await make("tried");
    expect(out).toContain("Created tried: 3 files, no mistakes.\n  brands/tried/brand.json\n");
    expect(out).toContain("http://tried.localhost:4100/");
    vi.stubEnv("PORT", "4300");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await make("other")).out).toContain("http://other.localhost:4300/");
  });
  it("does not repeat values of the layers below", async () => {
    await make("tried", { languages: "EN,TY", look: "plain" });
    expect(json("brands/tried/brand.json")).not.toHaveProperty("languages");
    expect(json("brands/tried/theme.json")).not.toHaveProperty("scheme");
  });
});

describe("a copy of another brand", () => {
  it("has its files, and its own name, hosts, merchant and logo", async () => {
    await make("tried", { from: "acme" });
    expect(found()).toEqual([]);
    expect(json("brands/tried/brand.json")).toMatchObject({
      extends: "markets/zz",
      name: "Tried",
      hosts: ["tried.localhost"],
      merchant: { code: "tried", trialCode: "triedtrial" },
      screens: json("brands/acme/brand.json")["screens"],
    });
    expect(read("brands/tried/assets/logo.svg")).not.toBe(read("brands/acme/assets/logo.svg"));
    expect(read("text-packs/tried/EN.json")).toContain("Tried");
  });
  it("keeps the formatting of the rest", async () => {
    await make("tried", { from: "acme" });
    const [before, after] = [read("brands/acme/brand.json").split("\n"), read("brands/tried/brand.json").split("\n")];
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '  "name": "Tried",',
      '  "hosts": ["tried.localhost"],',
      '  "merchant": { "code": "tried", "trialCode": "triedtrial" },',
      '  "logo": { "mark": "assets/logo.svg", "wordmark": "Tried" },',
    ]);
  });
  it("uses new colours if any are given", async () => {
    await make("tried", { from: "acme", color: "#0b7a4b", scheme: "dark" });
    expect(found()).toEqual([]);
    expect(json("brands/tried/brand.json")).toHaveProperty("theme.scheme", "dark");
  });
  it("is not made from a brand with mistakes", async () => {
    writeFileSync(inSite("brands/acme/footer.json"), '{ "lok": "bar" }');
    await expect(make("tried", { from: "acme" })).rejects.toThrow(
      'The new brand would not pass the check: brands/tried/footer.json:1:3 Unknown key "lok". Correct "acme" first: livery check acme',
    );
    expect(existsSync(inSite("brands/tried"))).toBe(false);
  });
});

describe("an invalid brand is reported in one line, and nothing is written", () => {
  it.each<[string, string, Omit<NewBrandOptions, "brands" | "textPacks">, string]>([
    ["an id that is taken", "acme", {}, 'The brand "acme" already exists; nothing was written.'],
    ["an id that is a layer", "base", {}, '"base" is a reserved name and cannot be a brand.'],
    [
      "an id that is no id",
      "Acme Gold",
      {},
      '"Acme Gold" is not a valid brand id: use lowercase letters, digits and single hyphens, starting with a letter, for example "acme-gold".',
    ],
    ["an id that leads elsewhere", "../tried", {}, '"../tried" is not a valid brand id'],
    [
      "a host that is taken",
      "tried",
      { host: ["m.acme.example"] },
      'The host "m.acme.example" already belongs to "acme".',
    ],
    ["a host that is none", "tried", { host: ["http://x"] }, '"http://x" is not a host name'],
    [
      "a merchant code that is taken",
      "tried",
      { merchant: "acme" },
      'The merchant code "acme" already belongs to "acme".',
    ],
    [
      "a trial code that is taken",
      "tried",
      { trial: "acmetrial" },
      'The merchant code "acmetrial" already belongs to "acme".',
    ],
    ["one code for both", "tried", { trial: "tried" }, "Trial accounts need their own merchant code"],
    ["a market that is not there", "tried", { market: "zy" }, 'There is no market "zy". Did you mean "zz"?'],
    [
      "a brand to copy that is not there",
      "tried",
      { from: "acne" },
      'There is no brand "acne" to start from. Did you mean "acme"?',
    ],
    ["a colour that is none", "tried", { color: "green" }, '"green" is not a colour: write it as "#0b7a4b".'],
    ["a language that is not there", "tried", { languages: "EM" }, 'There is no language "EM". Did you mean "EN"?'],
    [
      "a mark that is not there",
      "tried",
      { mark: "gemm" },
      'There is no icon "gemm" for the mark. Did you mean "gem"?',
    ],
  ])("%s", async (_what, id, options, message) => {
    const before = everything();
    const failure = await make(id, options).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as Error).message).toContain(message);
    expect((failure as Error).message).not.toContain("\n");
    expect(everything()).toEqual(before);
  });
  it("an existing folder that is not a brand", async () => {
    mkdirSync(inSite("brands/tried"));
    await expect(make("tried")).rejects.toThrow("already exists; nothing was written");
  });
  it("a mistake in a layer below", async () => {
    writeFileSync(inSite("brands/base/footer.json"), "{");
    const before = everything();
    await expect(make("tried")).rejects.toThrow("The new brand would not pass the check: brands/base/footer.json:1:1");
    expect(everything()).toEqual(before);
  });
  it("nothing remains of the first folder if the second cannot be created", () => {
    symlinkSync("nowhere", inSite("text-packs/tried"));
    const before = everything();
    const files = new Map(
      ["brands/tried/brand.json", "text-packs/tried/EN.json"].map((path) => [path, { text: "{}" }]),
    );
    const folders = { brands: inSite("brands"), textPacks: inSite("text-packs") };
    expect(() => writeFolders("tried", files, folders)).toThrow(
      /^The brand could not be written \(ENOTDIR\); nothing was changed\.$/,
    );
    expect(everything()).toEqual(before);
  });
  it("a link instead of the folder of texts", async () => {
    symlinkSync("nowhere", inSite("text-packs/tried"));
    await expect(make("tried")).rejects.toThrow(
      'The new brand would not pass the check: text-packs/tried:1:1 "tried" is a symbolic link',
    );
  });
  it("an existing folder of texts", async () => {
    writeFileSync(
      inSite("text-packs/base/EN.json"),
      JSON.stringify({ ...json("text-packs/base/EN.json"), "brand.tagline": "x" }),
    );
    writeFileSync(
      inSite("text-packs/base/TY.json"),
      JSON.stringify({ ...json("text-packs/base/TY.json"), "brand.tagline": "x" }),
    );
    mkdirSync(inSite("text-packs/tried"));
    writeFileSync(inSite("text-packs/tried/notes.txt"), "mine");
    const before = everything();
    await expect(make("tried")).rejects.toThrow("already exists; nothing was written");
    expect(everything()).toEqual(before);
  });
});
