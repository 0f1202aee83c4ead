import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./support/tree.ts";

/** A gap, padding, margin or inset in pixels that is a step of the scale in ui/global.css. */
const offScale =
  /^\s+(?:(?:row-|column-)?gap|(?:padding|margin|inset)[a-z-]*): [^;]*\b(?:[2468]|1[02468]|2[048]|3[26]|4[08])px/gm;
/** A side or a size by where it is on the screen instead of where it is in the text. */
const physical =
  /^\s+(?:(?:min-|max-)?(?:width|height)|top|bottom|left|right|(?:margin|padding|border)-(?:top|bottom|left|right)[a-z-]*): /gm;

const sheets = filesLike("src", /\.css$/);
const found = (rule: RegExp) =>
  sheets.flatMap((file) => [...textOf(file).matchAll(rule)].map(([line]) => `${file}: ${line.trim()}`));

describe("stylesheets", () => {
  test("take spaces from the one scale", () => expect(found(offScale)).toEqual([]));
  test("name sizes and sides by the flow of text", () => expect(found(physical)).toEqual([]));
  test("share a class only where two files use it, under a name that no hashed class can have", () => {
    const shared = [
      ...new Set([...textOf("src/ui/surfaces.css").matchAll(/^\.([a-z][\w-]*)/gm)].map(([, name = ""]) => name)),
    ];
    const code = filesLike("src", /(?<!\.test)\.tsx?$/).map(textOf);
    const uses = (name: string) => code.filter((text) => new RegExp(`["\`\\s]${name}["\`\\s]`).test(text)).length;
    expect(shared.filter((name) => name.length === 3 || uses(name) < 2)).toEqual([]);
  });
  test.each([
    [offScale, "  padding: 0 12px;"],
    [physical, "  margin-top: 0;"],
    [physical, "  max-width: 3ch;"],
  ])("the rule %s sees %j", (rule, bad) => expect(bad.match(rule)).not.toBeNull());
});
