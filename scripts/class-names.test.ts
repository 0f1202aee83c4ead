import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "livery-classes-"));
  mkdirSync(join(folder, "deep"));
  for (const [name, css] of Object.entries(files)) writeFileSync(join(folder, name), css);
  return folder;
}

test("each class gets a unique name of three characters, whatever its selector", () => {
  const names = shortClassNames(
    folderWith({
      "a.module.css": ".one, .two > .three:hover { margin: 1.5em } /* .not */",
      "deep/b.module.css": ".one { }",
      "c.css": ".global { }",
    }),
  );
  expect([...names.keys()]).toEqual(["a_one", "a_three", "a_two", "b_one"]);
  for (const short of names.values()) expect(short).toMatch(/^[a-z][a-z\d]{2}$/);
  expect(new Set(names.values()).size).toBe(4);
});

test("thousands of names are unique, and a new class renames almost no other", () => {
  const css = Array.from({ length: 3000 }, (_, index) => `.class${index} { }`).join("\n");
  const before = shortClassNames(folderWith({ "a.module.css": css }));
  expect(new Set(before.values()).size).toBe(3000);
  const after = shortClassNames(folderWith({ "a.module.css": `${css}\n.another { }` }));
  expect([...before].filter(([name, short]) => after.get(name) !== short).length).toBeLessThan(5);
});
