import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFile } from "./read-file.ts";

const text = `{
  "name": "Acme",
  "footer": { "tabs": {
    "home": { "to": "home" } } },
  "hosts": ["a.example",
    "b.example"]
}
`;
const file = readFile("brands/acme/brand.json", text);

describe("positions in a file", () => {
  it("of a value, of its key, of an entry of a list", () => {
    expect(file.placeOf(["footer", "tabs", "home", "to"], "value")).toEqual({ line: 4, column: 21, length: 6 });
    expect(file.placeOf(["footer", "tabs", "home", "to"], "key")).toEqual({ line: 4, column: 15, length: 4 });
    expect(file.placeOf(["hosts", 1], "value")).toEqual({ line: 6, column: 5, length: 11 });
  });
  it("of a multi-line value end with its first line", () => {
    expect(file.placeOf(["footer"], "value")).toEqual({ line: 3, column: 13, length: 11 });
  });
  it("of a missing value are those of its nearest parent", () => {
    expect(file.placeOf(["footer", "tabs", "home", "icon"], "value")).toEqual({ line: 4, column: 5, length: 6 });
  });
  it("mark the same text with any line break", () => {
    const other = readFile("x", text.replaceAll("\n", "\r\n"));
    expect(other.placeOf(["hosts", 1], "value")).toEqual({ line: 6, column: 5, length: 11 });
    expect(other.lineText(6)).toBe('    "b.example"]');
  });
  it("are always inside the text", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        const made = readFile("x", JSON.stringify(value, null, indent));
        const place = made.placeOf(["a", 0], "key");
        expect(place.line).toBeGreaterThan(0);
        expect(place.column + place.length - 1).toBeLessThanOrEqual(Math.max(1, made.lineText(place.line).length));
      }),
    );
  });
});

describe("a file that is not JSON", () => {
  it.each([
    ['{"a": 1,}', "1:8", "Invalid JSON: trailing commas are not allowed."],
    ['{\n  "a" 1\n}', "2:7", "Invalid JSON: expected a colon."],
    ['{ "a": 1\n  "b": 2 }', "2:3", "Invalid JSON: expected a comma."],
    ['{ "a": 1', "1:8", "Invalid JSON: the file ends too early, expected a closing brace }."],
    ['{ "a": "b }', "1:8", "Invalid JSON: a string is not closed."],
    ["// hi\n{}", "1:1", "Invalid JSON: comments are not allowed."],
    ["{ 'a': 1 }", "1:3", "Invalid JSON: strings and keys cannot be in single quotes."],
    ["{ a: 1 }", "1:3", "Invalid JSON: unknown value; strings need double quotes."],
    ["  ", "1:1", "The file is empty."],
  ])("%j is reported at %s", (broken, where, message) => {
    const read = readFile("x", broken);
    const [problem] = read.problems;
    const { line, column } = read.placeAt(problem?.offset ?? -1, 1);
    expect([`${line}:${column}`, problem?.message, read.problems.length]).toEqual([where, message, 1]);
  });

  it("has a problem exactly when JSON.parse throws", () => {
    const cut = fc.tuple(fc.json(), fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1)));
    fc.assert(
      fc.property(fc.oneof(cut, fc.json()), (tried) => {
        let sound = true;
        try {
          JSON.parse(tried);
        } catch {
          sound = false;
        }
        const broken = readFile("x", tried).problems.filter(({ rule }) => rule === "broken-json");
        expect(broken.length).toBe(sound ? 0 : 1);
      }),
    );
  });
});
