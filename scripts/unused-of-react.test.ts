import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesLike } from "../tests/house/support/tree.ts";
import { unusedOfReact, withoutUnused } from "./unused-of-react.ts";

const react = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");
/** What draws with React in the browser: the site, and the libraries that it uses. */
const drawing = [
  ...filesLike("src", /(?<!\.test)\.tsx?$/).filter((file) => !/^src\/(?:cli|compile|draw|host)\//.test(file)),
  "node_modules/react-hook-form/dist/index.esm.mjs",
  "node_modules/@tanstack/react-virtual/dist/esm/index.js",
  ...filesLike("node_modules/@tanstack/react-query/build/modern", /\.js$/),
];
const sources = drawing.map((file) => ({ file, code: withoutComments(readFileSync(file, "utf8")) }));

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

it.each(Object.entries(unusedOfReact))("nothing that draws uses %s", (_feature, { used }) => {
  expect(sources.filter(({ code }) => used.test(code)).map(({ file }) => file)).toEqual([]);
});

it.each([
  ["view transitions", "<ViewTransition>"],
  ["refs of fragments", "<Fragment key={id} ref={all}>"],
  ["elements that are drawn in the head, and files that are loaded ahead", '<link rel="stylesheet" />'],
  ["actions of forms", "<form action={send}>"],
  ["lists of parts that wait for each other, and parts that are hidden", '<Activity mode="hidden">'],
  ["names of the components around a mistake", "({ componentStack }) => componentStack"],
  ["elements of one's own", "<emoji-picker>"],
  ["styles of an element", "<p style={{ margin: 0 }}>"],
  ["roots without HTML from the host, and looking for elements", "createRoot(element)"],
])("code that uses %s is found", (feature, code) => {
  expect(unusedOfReact[feature]?.used.test(code)).toBe(true);
});

it("what is unused is left out, and everything else stays", () => {
  const feature = {
    used: /x/,
    functions: ["unused", ["asked", "return false"]] as const,
    statements: ["unused.prototype."],
  };
  const code =
    "function used() { return 1; }\nfunction unused() { return 2; }\nunused.prototype.go = used;\nfunction asked() { return 3; }\nused();";
  expect(withoutUnused(code, [feature])).toBe(
    "function used() { return 1; }\nfunction unused() {}\n\nfunction asked() {return false}\nused();",
  );
});

it("a version of React that has not what would be left out stops the build", () => {
  const feature = { used: /x/, functions: ["gone"] };
  expect(() => withoutUnused("function used() {}", [feature])).toThrow("has no gone");
});

it("the installed version has everything that is left out", () => {
  expect(withoutUnused(react, Object.values(unusedOfReact)).length).toBeLessThan(0.85 * react.length);
});
