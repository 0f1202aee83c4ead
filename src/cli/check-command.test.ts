import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failIn } from "../../tests/support/failing-rule.ts";
import { answerOf, triedSite } from "../../tests/support/tried-site.ts";

describe("livery check", () => {
  it("reports that there are no findings, and exits with 0", async () => {
    expect(await triedSite().livery("check")).toEqual({
      code: 0,
      out: "no mistakes · 1 brand · 0.0 s\n",
      complaint: "",
    });
  });
  it("shows a mistake with its lines, a marker, the message, the hint and the rule, and ends with 1", async () => {
    const { write, livery } = triedSite();
    write(
      "brands/markets/zz/brand.json",
      '{ "format": 3,\n  "footer": { "tabs": {\n    "deposit": { "to": "voucherCentre" } } }\n}\n',
    );
    const { code, out } = await livery("check");
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "brands/markets/zz/brand.json:3:24  error  unknown-route  reaches acme
        2 |   "footer": { "tabs": {
        3 |     "deposit": { "to": "voucherCentre" } } }
          |                        ^^^^^^^^^^^^^^^
        There is no route "voucherCentre". Did you mean "voucherCenter"?

      1 error in 1 file · 1 brand · 0.0 s
      "
    `);
  });
  it("lists where a mistake shows", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/forms.json", { login: { submit: { call: "changePassword" } } });
    const { out } = await livery("check");
    expect(out.slice(out.indexOf("  It shows"))).toMatchInlineSnapshot(`
      "  It shows in 5 places:
          brands/base/brand.json:40:9
          brands/base/brand.json:41:9
          brands/base/brand.json:42:9
          brands/base/brand.json:42:100
          brands/base/brand.json:44:46

      1 error in 1 file · 1 brand · 0.0 s
      "
    `);
    const [finding] = JSON.parse((await livery("check", "--format", "json")).out) as [{ related: object[] }];
    expect(finding.related[0]).toEqual({
      file: "brands/base/brand.json",
      line: 40,
      column: 9,
      length: 10,
      pointer: "/forms/login/fields/username",
    });
  });
  it("reports an exception of a rule as a finding of the brand, and checks the others", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/footer.json", { lok: "bar" });
    write("brands/other/brand.json", { hosts: ["other.example"], merchant: { code: "o", trialCode: "otrial" } });
    failIn("other");
    const { code, out, complaint } = await livery("check");
    expect([code, complaint]).toEqual([1, ""]);
    expect(out).toContain("brands/acme/footer.json:1:2  error  unknown-key");
    expect(out).toContain("brands/other/brand.json:1:1  error  compiler-failure");
    expect(out).toContain("2 errors in 2 files · 2 brands");
  });
  it("finds the unused suppressions of the brand that is named, unless others extend it", async () => {
    const { write, livery } = triedSite();
    const $suppress = [{ rule: "contrast", at: "", reason: "A campaign of next month.", until: "2999-12-31" }];
    write("brands/acme/footer.json", { $suppress, look: "text" });
    expect((await livery("check", "acme")).out).toContain("unused-suppression");
    const merchant = { code: "other", trialCode: "othertrial" };
    write("brands/other/brand.json", { extends: "acme", hosts: ["other.example"], merchant });
    expect((await livery("check", "acme")).out).toContain("no mistakes");
    expect((await livery("check")).out).toContain("unused-suppression");
  });
  it("writes one array and nothing else as json", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/footer.json", '{ "lok": "bar" }');
    const { code, out } = await livery("check", "--format", "json");
    expect([code, JSON.parse(out)]).toEqual([
      1,
      [
        {
          rule: "unknown-key",
          severity: "error",
          brand: "acme",
          brands: ["acme"],
          file: "brands/acme/footer.json",
          line: 1,
          column: 3,
          pointer: "/lok",
          message: 'Unknown key "lok".',
          hint: 'Did you mean "look"?',
        },
      ],
    ]);
  });
  it("names the layer whose file it is, and the brands it reaches", async () => {
    const { write, livery } = triedSite();
    write("brands/markets/zz/footer.json", '{ "lok": "bar" }');
    expect(JSON.parse((await livery("check", "--format", "json")).out)).toMatchObject([
      { brand: "markets/zz", brands: ["acme"] },
    ]);
  });
  it("names other files by their places in a repository whose brands are beside other content", async () => {
    const { folder, write } = triedSite();
    for (const name of readdirSync(join(folder, "brands")))
      renameSync(join(folder, "brands", name), join(folder, name));
    write("acme/flags.json", { ACMEFIRST3: true });
    const main = JSON.parse(readFileSync(join(folder, "acme/brand.json"), "utf8")) as object;
    write("acme/brand.json", { ...main, flags: {} });
    expect((await answerOf(["check", "--brands", folder], folder)).out).toContain(
      '"flags" is set here and in acme/flags.json.',
    );
  });
  it("writes an empty array when there is nothing", async () => {
    expect((await triedSite().livery("check", "--format", "json")).out).toBe("[]\n");
  });
  it("writes annotations for workflows, escaping what would end them early", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/footer.json", '{ "100%": 1 }');
    expect((await livery("check", "--format", "github")).out).toMatch(
      /^::error file=brands\/acme\/footer\.json,line=1,col=3,endColumn=9,title=unknown-key::Unknown key "100%25"\./,
    );
  });
  it("names in an annotation where the mistake shows besides", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/forms/login.json", { submit: { call: "changePassword" } });
    expect((await livery("check", "--format", "github")).out).toMatch(
      /^::error file=brands\/acme\/forms\/login\.json,.*%0AIt shows in 5 places:%0A {2}brands\/base\/brand\.json:40%0A/,
    );
  });
  it("ends with 0 when there are only warnings", async () => {
    const { write, livery } = triedSite();
    write("text-packs/acme/EN.json", {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      "footer.home": "Acme",
      "acme.only": "x",
    });
    const { code, out } = await livery("check");
    expect([code, /\d warnings? in 1 file/.test(out)]).toEqual([0, true]);
  });
});

describe("very many mistakes in one file", () => {
  const flags = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`F${index}`, 1]));
  it("a thousand show the first hundred to people, and count the rest", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/flags.json", JSON.stringify(flags(1000), null, 1));
    const { out } = await livery("check");
    expect(out.match(/wrong-shape/g)).toHaveLength(100);
    expect(out).toContain("… and 900 more (all of them: --format json)");
    expect(out).toContain("1000 errors in 1 file");
  });
  it("are all written for programs", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/flags.json", flags(300));
    expect(JSON.parse((await livery("check", "--format", "json")).out)).toHaveLength(300);
    expect((await livery("check", "--format", "github")).out.match(/^::error /gm)).toHaveLength(300);
    expect(JSON.parse((await livery("check", "--format", "sarif")).out).runs[0].results).toHaveLength(300);
  });
  it("in one very long line do not write the line out", async () => {
    const { write, livery } = triedSite();
    write("brands/acme/footer.json", `{ "tabs": {}, "look": "bar",${" ".repeat(5000)}"lok": 1 }`);
    expect(Math.max(...(await livery("check")).out.split("\n").map((line) => line.length))).toBeLessThan(160);
  });
});
