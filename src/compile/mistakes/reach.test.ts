import { describe, expect, it } from "vitest";
import type { OwnerOf } from "../checks/check.ts";
import { checks } from "../checks/registry.ts";
import { compileBrands, type CompileOptions, type SourceFiles } from "../compile.ts";
import type { Diagnostic } from "../findings/diagnostic.ts";
import { exampleOf } from "../fixtures/examples.ts";
import { compileTried, digest, own, site, siteWith, reportOn } from "../fixtures/site.ts";

describe("a mistake in a layer", () => {
  it("hides its consequences in the layers above", () => {
    const base = (site.texts["brands/base/brand.json"] ?? "").replace('"page": {', '"pae": {');
    expect(reportOn({ header: { page: { look: "slim" } } }, { "brands/base/brand.json": base })).toMatchInlineSnapshot(`
        "brands/base/brand.json:18:5 unknown-key [acme tried]
        Unknown key "pae". Did you mean "page"?"
      `);
  });
  it("is reported even when every brand overrides it", () => {
    const footer = { look: "text" };
    const base = (site.texts["brands/base/footer.json"] ?? "").replace('"bar"', '"bra"');
    expect(reportOn({ footer }, { "brands/acme/footer.json": footer, "brands/base/footer.json": base }))
      .toMatchInlineSnapshot(`
        "brands/base/footer.json:2:11 wrong-shape []
        "bra" is not one of the allowed values. Did you mean "bar"?"
      `);
  });
  it("is reported once, in the layer's file, with every affected brand", () => {
    expect(
      reportOn(
        { extends: "acme" },
        { "brands/markets/zz/brand.json": { footer: { tabs: { deposit: { icon: "walet" } } } } },
      ),
    ).toMatchInlineSnapshot(`
      "brands/markets/zz/brand.json:5:17 unknown-icon [acme tried]
      There is no icon "walet". Did you mean "wallet"?"
    `);
  });
  it("is not reported for a brand that overrides it", () => {
    expect(
      reportOn(
        { extends: "acme", footer: { tabs: { deposit: { icon: "coins" } } } },
        { "brands/markets/zz/brand.json": { footer: { tabs: { deposit: { icon: "walet" } } } } },
      ),
    ).toContain("[acme]");
  });
  it("is reported for the layer itself when no brand extends it", () => {
    expect(reportOn({ extends: "base" }, { "brands/markets/yy/brand.json": { footer: { lok: "bar" } } }))
      .toMatchInlineSnapshot(`
        "brands/markets/yy/brand.json:3:5 unknown-key [markets/yy]
        Unknown key "lok". Did you mean "look"?"
      `);
  });
  it("that breaks the file hides its consequences", () => {
    expect(reportOn({ extends: "acme", footer: { look: "nonsense" } }, { "brands/base/footer.json": "{" }))
      .toMatchInlineSnapshot(`
        "brands/base/footer.json:1:1 broken-json [acme tried]
        Invalid JSON: the file ends too early, expected a closing brace }."
      `);
  });
});

/** A finding that can be compared: of a run over some brands it lists only those. */
const comparable = ({ rule, file, line, column, message }: Diagnostic) => ({ rule, file, line, column, message });

describe("a run over one brand", () => {
  const concerning = (files: SourceFiles, only?: readonly string[]) =>
    compileBrands(files, { digest, today: "2026-06-01", ...(only && { only }) })
      .diagnostics.filter(({ brands }) => brands.includes("tried"))
      .map(comparable);
  // The others look at each brand alone.
  const acrossBrands = checks.filter(({ run: { across, suppressions } }) => across ?? suppressions);
  it.each(acrossBrands.map(({ id }) => id))("finds what one over all brands finds in it: %s", (id) => {
    const files = exampleOf(id, "bad");
    expect(concerning(files, ["tried"])).toEqual(concerning(files));
  });
  it("does not call a suppression unused that a brand above may need", () => {
    const $suppress = [{ rule: "contrast", at: "", reason: "A campaign of next month.", until: "2026-12-31" }];
    const files = siteWith({
      "brands/tried/brand.json": { $suppress, ...own },
      "brands/above/brand.json": {
        extends: "tried",
        hosts: ["above.example"],
        merchant: { code: "above", trialCode: "abovetrial" },
      },
    });
    const rules = (only: readonly string[]) =>
      compileBrands(files, { digest, only }).diagnostics.map(({ rule }) => rule);
    expect([rules(["tried"]), rules(["above", "tried"])]).toEqual([[], ["unused-suppression"]]);
  });
});

describe("brands together", () => {
  it("have their mistakes reported together, by file and line", () => {
    const found = compileTried({ ...own, footer: { lok: "bar" }, routes: { home: { screen: "hom" } } }).diagnostics;
    expect(found.map(({ rule, line }) => `${rule} ${line}`)).toEqual(["unknown-key 10", "unknown-screen 14"]);
  });
  it("are compiled when another has a mistake", () => {
    const { brands, brandIds } = compileTried({ footer: { lok: "bar" }, ...own });
    expect([[...brands.keys()], brandIds]).toEqual([["acme"], ["acme", "tried"]]);
  });
  it("report only what affects the brand that was requested, and what it shares with others", () => {
    const files = siteWith({
      "brands/tried/brand.json": { ...own, hosts: ["acme.example"] },
      "brands/other/brand.json": { name: 3 },
    });
    const { diagnostics, brandIds } = compileBrands(files, { digest, only: ["tried"] });
    expect([diagnostics.map(({ rule }) => rule), brandIds]).toEqual([["same-host-twice"], ["tried"]]);
  });
  it("are both told that they share a host, and where the other has it; who had it first keeps it", () => {
    const files = siteWith({ "brands/tried/brand.json": { ...own, hosts: ["tried.example", "acme.example"] } });
    const ownedBy = (owner: string) => (identity: string) => (identity === "acme.example" ? owner : undefined);
    const found = (ownerOf?: OwnerOf) => compileBrands(files, { digest, ...(ownerOf && { ownerOf }) }).diagnostics;
    expect(found()).toMatchObject([
      { file: "brands/acme/brand.json", message: expect.stringContaining("brands/tried/brand.json:4") },
      { file: "brands/tried/brand.json", message: expect.stringContaining("brands/acme/brand.json:4") },
    ]);
    expect(found(ownedBy("tried"))).toMatchObject([{ file: "brands/acme/brand.json" }]);
    expect(found(ownedBy("gone")), "its owner's files cannot be read").toHaveLength(2);
  });
  it("have one mistake when a folder was copied, whose texts stay with the original", () => {
    const status = { widget: "status-view", options: { title: "tried.title", text: "soon.text", drawing: "compass" } };
    const brand = { ...own, screens: { home: { body: { extra: status } } } };
    const english = { name: "English", code: "EN", tag: "en", direction: "ltr" };
    const filipino = { name: "Filipino", code: "TY", tag: "fil-PH", direction: "ltr" };
    const files = siteWith({
      "brands/tried/brand.json": brand,
      "text-packs/tried/EN.json": { $meta: english, "tried.title": "Soon" },
      "text-packs/tried/TY.json": { $meta: filipino, "tried.title": "Malapit na" },
      "brands/copy/brand.json": brand,
    });
    const found = (options: Partial<CompileOptions> = {}) => compileBrands(files, { digest, ...options }).diagnostics;
    const alone = { rule: "same-host-twice", file: "brands/copy/brand.json", line: 2 };
    expect(found()).toMatchObject([{ ...alone, brands: ["copy", "tried"] }]);
    expect(found({ only: ["tried"] }), "which of them was copied is not sure").toMatchObject([alone]);
    expect(found({ ownerOf: (identity) => (identity.startsWith("tried") ? "tried" : undefined) })).toMatchObject([
      { ...alone, brands: ["copy"] },
    ]);
  });
  it("may be none at all", () => {
    expect(compileBrands({ texts: {}, assets: [] }, { digest })).toMatchObject({ diagnostics: [], brandIds: [] });
  });
  it("have no mistakes in the test site", () => expect(compileBrands(site, { digest }).diagnostics).toEqual([]));
});
