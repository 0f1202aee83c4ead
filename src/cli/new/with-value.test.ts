import { describe, expect, it } from "vitest";
import { withValue } from "./with-value.ts";

const long = { path: "/m/tried", title: "route.tried", screen: "tried", access: "x".repeat(90) };

describe("a value set in a file that a person has formatted", () => {
  const tabs = '{\r\n\t"routes" : {\r\n\t\t"a":{ "path":"/a" },\r\n\r\n\t\t"b" : { "path" : "/b" }\r\n\t}\r\n}';
  const wide = '{\n    "z":  1,\n    "list": [1,\n        2]\n}\n';

  it.each([
    ["with tabs and carriage returns", tabs, ["routes", "tried"], "\t", "\r\n"],
    ["with four spaces", wide, ["tried"], "    ", "\n"],
    ["with four spaces, and not there yet around it", wide, ["routes", "tried"], "    ", "\n"],
    ["after a byte order mark", `\uFEFF${tabs}`, ["routes", "tried"], "\t", "\r\n"],
    ["in an empty object", '{\n    "z": 1,\n    "routes": {}\n}', ["routes", "tried"], "    ", "\n"],
  ])("keeps each line %s, and writes its own in the same way", (_, text, where, indent, eol) => {
    const changed = withValue(text, where, long);
    const lines = changed.split(eol);
    expect(changed.replaceAll(eol, "")).not.toMatch(/[\r\n]/);
    for (const line of text.split(eol).filter((one) => !one.endsWith("{}")))
      expect(lines.map((one) => one.replace(/,$/, ""))).toContain(line.replace(/,$/, ""));
    expect(lines).toContain(`${indent.repeat(where.length + 1)}"screen": "tried",`);
    expect(JSON.parse(changed.replace("\uFEFF", ""))).toMatchObject(
      where.length === 1 ? { tried: long } : { routes: { tried: long } },
    );
  });

  it("stays on one line where the file is", () => {
    expect(withValue('{"a":1,"b":{"c":2}}', ["b", "d"], { e: [3] })).toBe('{"a":1,"b":{"c":2,"d": { "e": [3] }}}');
  });

  it("replaces a value and removes one without touching others", () => {
    expect(withValue(wide, ["z"], 2)).toBe(wide.replace("1,", "2,"));
    expect(withValue(wide, ["z"], undefined)).toBe('{\n    "list": [1,\n        2]\n}\n');
    expect(withValue(wide, ["y"], undefined)).toBe(wide);
  });
});
