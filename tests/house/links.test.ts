import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const pages = [
  "README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

/** Links and pictures of a page that lead to files which are not there. */
function deadLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? "");
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !existsSync(resolve(root, dirname(page), target)));
}

test.each(pages)("every link of %s leads somewhere", (page) => {
  expect(deadLinks(page, readFileSync(join(root, page), "utf8"))).toEqual([]);
});

test("a link to nowhere is seen", () => {
  expect(
    deadLinks("README.md", "[here](README.md) [gone](docs/none.md) ![too](docs/none.png) [away](https://example.com)"),
  ).toEqual(["docs/none.md", "docs/none.png"]);
});
