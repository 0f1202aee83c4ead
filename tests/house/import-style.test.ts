import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "../../scripts/boundaries/imports.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** The problem with how a file of src writes an import, or undefined. */
function complaintAbout(file: string, specifier: string): string | undefined {
  const [, home] = /^src\/([^/]+)\//.exec(file) ?? [];
  if (specifier.startsWith("#")) {
    const [target] = specifier.slice(1).split("/");
    return target === home ? `${file}: "${specifier}" stays in ${home}: write it with ./` : undefined;
  }
  if (!specifier.startsWith(".")) return undefined;
  const [, target] = /^src\/([^/]+)\//.exec(posix.join(posix.dirname(file), specifier)) ?? [];
  return target === home ? undefined : `${file}: "${specifier}" leaves ${home ?? file}: write it with #folder/…`;
}

function complaintsIn(file: string, source: string): string[] {
  return importsOf(source, file).flatMap(({ specifier }) => complaintAbout(file, specifier) ?? []);
}

test("all forms of imports are found", () => {
  const source =
    'import a from "./a.ts"; export * from "#b/b.ts"; const c = () => import("./c.ts"); type D = import("d").D; import type { E } from "e"; import { type F } from "f"; import g, { type G } from "g"; import type { G2 } from "g";';
  expect(importsOf(source, "x.ts")).toEqual([
    { specifier: "./a.ts", kind: "code" },
    { specifier: "#b/b.ts", kind: "code" },
    { specifier: "./c.ts", kind: "lazy" },
    { specifier: "d", kind: "type" },
    { specifier: "e", kind: "type" },
    { specifier: "f", kind: "code" },
    { specifier: "g", kind: "code" },
  ]);
});

test("imports are written #folder/… across folders and ./ within a folder", () => {
  expect(
    complaintsIn("src/ui/card/card.tsx", 'import "../../kernel/json.ts"; import "../../../package.json";'),
  ).toHaveLength(2);
  expect(complaintsIn("src/ui/card/card.tsx", 'import "#ui/control/button.tsx";')).toHaveLength(1);
  expect(
    complaintsIn("src/ui/card/card.tsx", 'import "#kernel/json.ts"; import "../button.tsx"; import "react";'),
  ).toEqual([]);
  expect(
    filesLike("src", /\.tsx?$/)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => complaintsIn(file, textOf(file))),
  ).toEqual([]);
});
