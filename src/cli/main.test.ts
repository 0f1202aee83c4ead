import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "./main.ts";

const site = join(import.meta.dirname, "../compile/fixtures/site");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "livery-"));
  cpSync(site, folder, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command on the copied site; its paths are shown as if the folder were the working folder. */
function livery(...words: string[]): { code: number; out: string; complaint: string } {
  let out = "";
  let complaint = "";
  const code = runCli([...words, "--brands", join(folder, "brands"), "--text-packs", join(folder, "text-packs")], (text) => { out += text; }, (text) => { complaint += text; });
  const plain = (text: string) => stripVTControlCharacters(text).replaceAll(`${folder}/`, "").replaceAll(/\d+\.\d s/g, "0.0 s");
  return { code, out: plain(out), complaint: plain(complaint) };
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

describe("livery check", () => {
  it("says that there is nothing to say, and ends with 0", () => {
    expect(livery("check")).toEqual({ code: 0, out: "no mistakes · 1 brand · 0.0 s\n", complaint: "" });
  });
  it("shows a mistake with its lines, a marker, the message, the hint and the rule, and ends with 1", () => {
    write("brands/markets/zz/brand.json", "{\n  \"footer\": { \"tabs\": {\n    \"deposit\": { \"to\": \"voucherCentre\" } } }\n}\n");
    const { code, out } = livery("check");
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
  it("writes one array and nothing else as json", () => {
    write("brands/acme/footer.json", "{ \"lok\": \"bar\" }");
    const { code, out } = livery("check", "--format", "json");
    expect([code, JSON.parse(out)]).toEqual([1, [{ rule: "unknown-key", severity: "error", brands: ["acme"], file: "brands/acme/footer.json", line: 1, column: 3, pointer: "/lok", message: "\"lok\" is not a key here.", hint: "Did you mean \"look\"?" }]]);
  });
  it("writes an empty array when there is nothing", () => {
    expect(livery("check", "--format", "json").out).toBe("[]\n");
  });
  it("writes annotations for workflows, with what would end them early escaped", () => {
    write("brands/acme/footer.json", "{ \"100%\": 1 }");
    expect(livery("check", "--format", "github").out).toMatch(/^::error file=brands\/acme\/footer\.json,line=1,col=3,endColumn=9,title=unknown-key::"100%25" is not a key here\./);
  });
  it("shows the first hundred of very many mistakes, and counts the rest", () => {
    write("brands/acme/flags.json", JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`F${index}`, 1])), null, 1));
    const { out } = livery("check");
    expect(out.match(/wrong-shape/g)).toHaveLength(100);
    expect(out).toContain("… and 9900 more");
    expect(out).toContain("10000 errors in 1 file");
  });
  it("marks a mistake in a very long line without writing the line out", () => {
    write("brands/acme/footer.json", `{ "tabs": {}, "look": "bar",${" ".repeat(5000)}"lok": 1 }`);
    const longest = Math.max(...livery("check").out.split("\n").map((line) => line.length));
    expect(longest).toBeLessThan(160);
  });
  it("ends with 0 when there are only warnings", () => {
    write("text-packs/acme/EN.json", JSON.stringify({ $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" }, "footer.home": "Acme", "acme.only": "x" }));
    const { code, out } = livery("check");
    expect([code, out.includes("1 warning in 1 file")]).toEqual([0, true]);
  });
});

describe("livery explain", () => {
  it("shows the value and the layers that set it", () => {
    expect(livery("explain", "acme", "/footer/tabs/deposit/icon").out).toMatchInlineSnapshot(`
      ""wallet"
        brands/base/footer.json:5:26       "coins"
        brands/markets/zz/brand.json:1:46  "wallet"     over brands/base/footer.json:5:26
      "
    `);
  });
});

describe("livery list", () => {
  it("shows brands with their layers, languages and hosts", () => {
    expect(livery("list").out).toBe("acme  base ← markets/zz ← acme  EN TY  acme.example m.acme.example\n");
  });
  it("says which brands have errors", () => {
    write("brands/acme/footer.json", "{");
    expect(livery("list").out).toBe("acme  1 error: livery check acme\n");
  });
});

describe("what cannot be run ends with 2 and one clear line", () => {
  it.each([
    [["check", "acne"], "livery: There is no brand \"acne\". Did you mean \"acme\"?\n"],
    [["explain", "acne", "/name"], "livery: There is no brand \"acne\". Did you mean \"acme\"?\n"],
    [["explain", "acme", "/footer/tabz"], "livery: \"/footer/tabz\" leads to nothing in acme. Did you mean \"/footer/tabs\"?\n"],
    [["explain", "acme", "footer.tabs"], "livery: \"footer.tabs\" is no pointer: write \"/footer/tabs\".\n"],
  ])("%j", (words, complaint) => {
    expect(livery(...words)).toEqual({ code: 2, out: "", complaint });
  });
  it("a folder that is not there", () => {
    rmSync(join(folder, "text-packs"), { recursive: true });
    expect(livery("check")).toEqual({ code: 2, out: "", complaint: "livery: There is no folder \"text-packs\".\n" });
  });
  it("a format or a command that is not there", () => {
    expect([livery("check", "--format", "xml").code, livery("chekc").code]).toEqual([2, 2]);
  });
});

it("livery --help teaches by example", () => {
  expect(livery("--help")).toMatchObject({ code: 0, out: expect.stringContaining("livery explain acme /theme/color") });
});
