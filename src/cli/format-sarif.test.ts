import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { triedSite, type TriedSite } from "../../tests/support/tried-site.ts";

const text = z.strictObject({ text: z.string().min(1) });
const level = z.enum(["none", "note", "warning", "error"]);
const uri = z.string().regex(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/%]+$/);
const location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({ uri, uriBaseId: z.string().optional() }),
    region: z.strictObject({
      startLine: z.int().min(1),
      startColumn: z.int().min(1),
      endLine: z.int().min(1),
      endColumn: z.int().min(1),
    }),
  }),
  logicalLocations: z.array(z.strictObject({ fullyQualifiedName: z.string(), kind: z.string() })).optional(),
});
const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level,
  message: text,
  locations: z.array(location).min(1),
  relatedLocations: z.array(location.extend({ message: text })).optional(),
  partialFingerprints: z.record(z.string(), z.string()),
  properties: z.record(z.string(), z.unknown()),
});
const rule = z.strictObject({
  id: z.string(),
  shortDescription: text,
  fullDescription: text,
  help: z.strictObject({ text: z.string().min(1), markdown: z.string().min(1) }),
  defaultConfiguration: z.strictObject({ level }),
});
/** The part of the standard that is used here; the output must not contain anything else. */
const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal("2.1.0"),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          semanticVersion: z.string().regex(/^\d+\.\d+\.\d+/),
          rules: z.array(rule),
        }),
      }),
      columnKind: z.enum(["utf16CodeUnits", "unicodeCodePoints"]),
      originalUriBaseIds: z.record(z.string(), z.strictObject({ uri: z.string().endsWith("/") })),
      results: z.array(result),
    }),
  ]),
});
type Run = z.infer<typeof sarif>["runs"][0];
type Result = z.infer<typeof result>;

async function runOf({ livery }: TriedSite): Promise<Run> {
  return sarif.parse(JSON.parse((await livery("check", "--format", "sarif")).out)).runs[0];
}

describe("SARIF 2.1.0", () => {
  it("reports that nothing was found, and which rules exist", async () => {
    const { results, tool, columnKind } = await runOf(triedSite());
    expect([results, tool.driver.name, columnKind]).toEqual([[], "livery", "utf16CodeUnits"]);
    const ids = tool.driver.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tool.driver.rules.filter(({ id, help }) => !help.markdown.startsWith(`# ${id}\n`))).toEqual([]);
    // The last of a task: what comes after it on the page is about others.
    const { markdown = "" } = tool.driver.rules.find(({ id }) => id === "wrong-suppression")?.help ?? {};
    expect(markdown).toContain("```json");
    expect(markdown).not.toMatch(/^## /m);
  });

  it("has a result per mistake: rule, level, message, position in UTF-16 code units", async () => {
    const site = triedSite();
    site.write("brands/acme/footer.json", '{\n"tabs": { "deposit": { "😀": 1, "to": "voucherCentre" } } }');
    const { results, tool } = await runOf(site);
    const [wrong, dangling] = results as [Result, Result];
    expect([wrong.ruleId, dangling.ruleId, dangling.level]).toEqual(["unknown-key", "unknown-route", "error"]);
    expect(tool.driver.rules[dangling.ruleIndex]?.id).toBe("unknown-route");
    expect(dangling.message.text).toBe('There is no route "voucherCentre". Did you mean "voucherCenter"?');
    expect(dangling.locations[0]?.physicalLocation.region).toEqual({
      startLine: 2,
      startColumn: 39,
      endLine: 2,
      endColumn: 54,
    });
  });

  it("has the places where a mistake shows as related locations", async () => {
    const site = triedSite();
    site.write("brands/acme/forms.json", { login: { submit: { call: "changePassword" } } });
    const [{ relatedLocations = [] }] = (await runOf(site)).results as [Result];
    const uris = relatedLocations.map(({ physicalLocation }) => physicalLocation.artifactLocation.uri);
    expect(new Set(uris)).toEqual(new Set(["base/brand.json"]));
    expect(relatedLocations.length).toBeGreaterThan(1);
  });

  it("has relative addresses only; a folder elsewhere is named once", async () => {
    const site = triedSite();
    site.write("brands/acme/footer.json", '{ "lok": 1 }');
    site.write("text-packs/acme/EN.json", {
      $meta: { name: "English", code: "EN", tag: "en", direction: "ltr" },
      "footer.home": 5,
    });
    const { results, originalUriBaseIds } = await runOf(site);
    const artifacts = results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation);
    expect(artifacts).toEqual([
      { uri: "acme/footer.json", uriBaseId: "BRANDS" },
      { uri: "acme/EN.json", uriBaseId: "TEXT_PACKS" },
    ]);
    for (const artifact of artifacts) expect(isAbsolute(artifact?.uri ?? "")).toBe(false);
    expect(originalUriBaseIds).toEqual({
      BRANDS: { uri: "file://brands/" },
      TEXT_PACKS: { uri: "file://text-packs/" },
    });
  });

  it("has fingerprints that stay when lines move, and differ between mistakes", async () => {
    const site = triedSite();
    const prints = async (content: string) => {
      site.write("brands/acme/footer.json", content);
      return (await runOf(site)).results.map(({ partialFingerprints }) => partialFingerprints["livery/v1"]);
    };
    const before = await prints('{ "lok": 1, "lok": 2, "lok": 3 }');
    expect(await prints('{\n\n  "lok": 1,\n  "lok": 2,\n  "lok": 3 }')).toEqual(before);
    expect(new Set(before).size).toBe(2);
  });
});
