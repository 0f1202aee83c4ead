import { expect, it } from "vitest";
import { copied, findingsWith } from "./findings-with.ts";

it("a file that is a copy of base's is one finding", () => {
  expect(findingsWith(copied("brands/base/routes.json", "brands/araw/routes.json"))).toEqual([
    expect.stringContaining("brands/araw/routes.json# no-op-override [araw]: "),
  ]);
});

it("a copy in which one value is another is one finding, which counts the rest", () => {
  const copy = copied("brands/base/routes.json", "brands/araw/routes.json", { help: { footer: false } });
  const [finding, ...others] = findingsWith(copy);
  expect(others).toEqual([]);
  expect(finding).toMatch(
    /^brands\/araw\/routes\.json#\/home no-op-override \[araw\]: \d\d parts of this file change nothing/,
  );
});

it("a screen's copy in which one value is another is one finding", () => {
  const copy = copied("brands/base/screens/help.json", "brands/araw/screens/help.json", { layout: undefined });
  expect(findingsWith(copy)).toHaveLength(1);
});

const identity = { name: "Two", hosts: ["two.example"], merchant: { code: "twocode", trialCode: "twotrial" } };
const own = (extra: object = {}) => ({
  "brands/two/brand.json": { format: 3, extends: "lumora", ...identity, ...extra },
});

it("a brand below which there is another inherits from it", () => {
  expect(findingsWith(own())).toEqual([]);
});

it("a brand that says again what the brand below says has one finding a file", () => {
  const copy = copied("brands/lumora/brand.json", "brands/two/brand.json", { extends: "lumora", ...identity });
  expect(findingsWith({ ...copy, ...copied("brands/lumora/theme.json", "brands/two/theme.json") })).toEqual([
    expect.stringMatching(/^brands\/two\/brand\.json#\/logo no-op-override \[two\]: 4 parts of this file/),
    expect.stringContaining("brands/two/theme.json# no-op-override [two]: "),
  ]);
});

it("what the brand below has removed is not unknown to one that removes it again", () => {
  const screens = { "brands/two/screens/home.json": { body: { money: null } } };
  expect(findingsWith({ ...own(), ...screens })).toEqual([
    expect.stringContaining(
      'brands/two/screens/home.json#/body/money no-op-override [two]: This changes nothing: "lumora" has nothing to remove here.',
    ),
  ]);
});
