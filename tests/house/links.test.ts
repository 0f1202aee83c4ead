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

/** Links and pictures of a page whose files do not exist. */
function deadLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? "");
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !existsSync(resolve(root, dirname(page), target)));
}

test.each(pages)("every link of %s resolves", (page) => {
  expect(deadLinks(page, readFileSync(join(root, page), "utf8"))).toEqual([]);
});

test("a broken link is reported", () => {
  expect(
    deadLinks("README.md", "[here](README.md) [gone](docs/none.md) ![too](docs/none.png) [away](https://example.com)"),
  ).toEqual(["docs/none.md", "docs/none.png"]);
});
