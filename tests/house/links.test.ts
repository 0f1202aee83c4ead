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

/** The addresses of a page's headings, as GitHub makes them. */
function headingsOf(text: string): Set<string> {
  const headings = [...text.replaceAll(/^```[^]*?^```$/gm, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
  const named = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name = ""]) => name);
  return new Set([...headings, ...named]);
}

/** Links into pages that have no such heading. */
function deadHeadings(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]*\.md)?#([^)\s]+)\)/g)];
  return targets
    .filter(([, file, heading = ""]) => {
      const path = file ? resolve(root, dirname(page), file) : undefined;
      return !headingsOf(path ? readFileSync(path, "utf8") : text).has(heading);
    })
    .map(([, file = "", heading]) => `${file}#${heading}`);
}

test.each(pages)("every link of %s leads to a heading that is there", (page) => {
  expect(deadHeadings(page, readFileSync(join(root, page), "utf8"))).toEqual([]);
});

test.each(pages)("every link of %s resolves", (page) => {
  expect(deadLinks(page, readFileSync(join(root, page), "utf8"))).toEqual([]);
});

test("a broken link is reported", () => {
  expect(
    deadHeadings("README.md", "# A page, `here`\n[here](#a-page-here) [gone](#nowhere) [too](docs/house.md#none)"),
  ).toEqual(["#nowhere", "docs/house.md#none"]);
  expect(
    deadLinks("README.md", "[here](README.md) [gone](docs/none.md) ![too](docs/none.png) [away](https://example.com)"),
  ).toEqual(["docs/none.md", "docs/none.png"]);
});
