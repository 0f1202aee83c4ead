import { expect, test } from "vitest";
import { listed, matchesIn, type Finding } from "./support/findings.ts";
import { filesBelow, filesLike, jsonOf, textOf } from "./support/tree.ts";

interface BrandFile {
  name?: string;
  hosts?: string[];
  merchant?: { code: string; trialCode: string };
}

/** Everything that identifies a brand: its folder, name, hosts and merchant codes. */
function namesOfBrands(): string[] {
  const files = filesLike("brands", /^brands\/(?!base\/|markets\/)[^/]+\/brand\.json$/);
  const names = files.flatMap((file) => {
    const { name, hosts, merchant } = jsonOf(file) as BrandFile;
    return [file.split("/")[1], name, ...(hosts ?? []), merchant?.code, merchant?.trialCode];
  });
  return [...new Set(names.filter((name) => name !== undefined).map((name) => name.toLowerCase()))];
}

function mentions(names: readonly string[], file: string, text: string): Finding[] {
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return matchesIn(text, new RegExp(`(?<![A-Za-z0-9])(?:${escaped.join("|")})(?![A-Za-z0-9])`, "gi"), file);
}

test("a brand is found by its name, host and merchant code, in any capitalisation", () => {
  const text = 'if (id === "acme") {}\n// Acme only\nconst host = "m.acme.example"; acmetrial; macmeow;';
  expect(mentions(["acme", "m.acme.example", "acmetrial"], "a.ts", text)).toHaveLength(4);
});

test("there are brands to search for", () => {
  expect(namesOfBrands().length).toBeGreaterThanOrEqual(3);
});

test.each(["src", "sandbox", "packages"])("%s contains no brand id, host or merchant code", (place) => {
  const names = namesOfBrands();
  expect(
    listed(
      filesBelow(place).flatMap((file) => [...mentions(names, file, textOf(file)), ...mentions(names, file, file)]),
    ),
  ).toEqual([]);
});
