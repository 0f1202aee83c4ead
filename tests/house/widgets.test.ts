import { expect, test } from "vitest";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { filesLike, textOf } from "./support/tree.ts";

const types = Object.keys(widgetDescriptions);
const registries = filesLike("src/widgets", /^src\/widgets\/registry[^/]*\.tsx?$/);
const pages = filesLike("docs", /\.md$/);

/** The files of a widget's folder among all files. */
function folderOf(type: string, files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith(`src/widgets/${type}/`));
}

function withoutTest(all: readonly string[], files: readonly string[]): string[] {
  return all.filter((type) => !folderOf(type, files).some((file) => /\.test\.tsx?$/.test(file)));
}

function withoutComponent(all: readonly string[], texts: readonly string[]): string[] {
  return all.filter(
    (type) => !texts.some((text) => new RegExp(`(?:^|["'\\s{,])${type}["']?\\s*[:,(]`, "m").test(text)),
  );
}

function withoutPage(all: readonly string[], texts: readonly string[]): string[] {
  return all.filter(
    (type) => !texts.some((text) => text.includes(`\`${type}\``) || new RegExp(`^#+ ${type}$`, "m").test(text)),
  );
}

test("an incomplete widget is reported", () => {
  expect(withoutTest(["a", "b"], ["src/widgets/a/a.test.tsx", "src/widgets/b/b.tsx"])).toEqual(["b"]);
  expect(
    withoutComponent(["game-grid", "form", "tabs"], ['export const x = {\n  "game-grid": y,\n  form,\n};']),
  ).toEqual(["tabs"]);
  expect(withoutPage(["a", "b"], ["the widget `a` and b"])).toEqual(["b"]);
});

test("every widget description has a component in the registry", () => {
  expect(withoutComponent(types, registries.map(textOf))).toEqual([]);
});

test("every widget, including those of the frame, has a test in its folder", () => {
  const files = filesLike("src/widgets", /^src\/widgets\/[^/]+\/.*\.tsx?$/);
  const folders = files.map((file) => file.split("/")[2] ?? "");
  expect(withoutTest([...new Set([...types, ...folders])], files)).toEqual([]);
});

test("every widget appears in docs", () => {
  expect(withoutPage(types, pages.map(textOf))).toEqual([]);
});
