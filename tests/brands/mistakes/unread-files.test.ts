import { describe, expect, it } from "vitest";
import { findingsWith, all } from "./findings-with.ts";

const places = [
  ["brands/kawayan/zz.json", "unknown-file [kawayan]"],
  ["brands/kawayan/foo/x.json", "unknown-file [kawayan]"],
  ["brands/markets/ph/zz.json", `unknown-file ${all}`],
  ["text-packs/habagatt/EN.json", "unknown-layer [habagatt]"],
  ["text-packs/kawayan/XX.json", "unknown-file [kawayan]"],
] as const;

describe.each(places)("a file that no layer reads, %s, is one finding,", (path, finding) => {
  it.each([
    ["nested much too deep", "[".repeat(5000) + "]".repeat(5000)],
    ["nested much too deep and not closed", "[".repeat(5000)],
    ["broken", '{ "a":'],
    ["with a key that is repeated", '{ "a": 1, "a": 2 }'],
    ["with suppressions of another shape", '{ "$suppress": 3 }'],
  ])("also when it is %s", (_what, text) => {
    expect(findingsWith({ [path]: text })).toEqual([expect.stringContaining(`${path}# ${finding}: `)]);
  });
});

it("a secret in a file that no layer reads is reported, too", () => {
  const report = findingsWith({ "brands/kawayan/zz.json": { apiKey: "9f8a7c6b5d4e3f2a1b0c" } });
  expect(report.map((line) => line.split(" ")[1])).toEqual(["unknown-file", "secret-looking"]);
});
