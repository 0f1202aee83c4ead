import { expect, test } from "vitest";
import { withoutFiles } from "./known-styles.ts";

const listed = (...files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;
const known = /\/header-/;

test("a part does not name what every page has", () =>
  expect(
    withoutFiles(
      `${listed("a/header-1.css", "a/one.js", "a/one.css", "a/two.js")}p(()=>x,__vite__mapDeps([1,0,2]));p(()=>y,__vite__mapDeps([3,2]))`,
      known,
    ),
  ).toBe(
    `${listed("a/one.js", "a/one.css", "a/two.js")}p(()=>x,__vite__mapDeps([0,1]));p(()=>y,__vite__mapDeps([2,1]))`,
  ));

test("a part that needs nothing else names nothing, and a file without names has no list", () =>
  expect(withoutFiles(`${listed("a/one.js", "a/header-1.css")}p(()=>x,__vite__mapDeps([0,1]))`, known)).toBe(
    "p(()=>x,[])",
  ));

test("styles of its own stay, also where its code is on every page", () => {
  const code = `${listed("a/one.css")}p(()=>x,__vite__mapDeps([0]))`;
  expect(withoutFiles(code, known)).toBe(code);
});

test("a file that loads nothing later stays as it is", () => expect(withoutFiles("let a=1;", known)).toBe("let a=1;"));
