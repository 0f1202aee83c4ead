import { describe, expect, it } from "vitest";
import { compileTried, own } from "../fixtures/site.ts";
import { nameFix } from "./fix.ts";
import { meantHint, meantIn } from "./words.ts";

const fixes = (brand: unknown) =>
  compileTried({ extends: "acme", ...own, ...(brand as object) }).diagnostics.map(({ pointer, fix }) => [pointer, fix]);

describe("a finding with only one possible correction has a fix", () => {
  it.each([
    ["a misspelt key", { footer: { lok: "text" } }, "/footer/lok", { kind: "rename-key", text: "look" }],
    [
      "a misspelt name of something declared",
      { footer: { tabs: { deposit: { to: "voucherCentre" } } } },
      "/footer/tabs/deposit/to",
      { kind: "replace-value", text: "voucherCenter" },
    ],
    ["a misspelt choice", { footer: { look: "floatin" } }, "/footer/look", { kind: "replace-value", text: "floating" }],
    [
      "an override that changes nothing",
      { footer: { tabs: { home: { icon: "home" } }, look: "text" } },
      "/footer/tabs",
      { kind: "remove" },
    ],
  ])("%s", (_what, brand, pointer, fix) => expect(fixes(brand)).toEqual([[expect.stringContaining(pointer), fix]]));
  it("a name similar to none has no fix", () => {
    expect(fixes({ footer: { look: "sideways" } })).toEqual([["/footer/look", undefined]]);
  });
});

it("only a hint that suggests one name can be parsed", () => {
  expect(meantIn(meantHint("a b"))).toBe("a b");
  expect([meantIn('One of "a", "b".'), meantIn("Remove it."), meantIn('Did you mean "a"? Or not.')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(nameFix(undefined, () => "key")).toBeUndefined();
});
