import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesLike } from "../../tests/house/support/tree.ts";
import { withoutUnused } from "./leave-out.ts";
import { unusedIn } from "./unused-in.ts";

const library = (file: string) => readFileSync(`node_modules/${file}`, "utf8");
/** What draws in the browser: the site, and the libraries that it uses for that. */
const drawing = [
  ...filesLike("src", /(?<!\.test)\.tsx?$/)
    .filter((file) => !/^src\/(?:cli|compile|draw|host)\//.test(file))
    .map((file) => ({ file, code: readFileSync(file, "utf8") })),
  ...["@tanstack/react-virtual/dist/esm/index.js", "react-hook-form/dist/index.esm.mjs"].map((file) => ({
    file,
    code: library(file),
  })),
].map(({ file, code }) => ({ file, code: code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "") }));

const features = Object.entries(unusedIn).flatMap(([module, unused]) =>
  Object.entries(unused).map(([feature, { used }]) => ({ module, feature, used })),
);

it.each(features)("nothing that draws uses this of $module: $feature", ({ module, used }) => {
  const [owner = module] = module.split("/");
  const others = drawing.filter(({ file }) => !file.startsWith(`${owner}/`));
  expect(others.filter(({ code }) => used.test(code)).map(({ file }) => file)).toEqual([]);
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
  ["lists of fields", "useFieldArray({ name })"],
  ["checks of a whole form", 'useForm<Values>({ mode: "onSubmit", resolver: byRules })'],
  ["values that are given, and going back to them", "methods.reset()"],
  ["the browser's own messages", "{ shouldUseNativeValidation: true }"],
  ["whether a check is running", "methods.formState.isValidating"],
  ["mutations", "useMutation({ mutationFn })"],
  ["queries without a component", "client.fetchQuery({ queryKey })"],
  ["settings for some queries", 'client.setQueryDefaults(["games"], {})'],
])("code that uses %s is found", (feature, code) => {
  const { used } = features.find((one) => one.feature === feature) ?? {};
  expect(used?.test(code)).toBe(true);
});

it("what is unused is left out, and everything else stays", () => {
  const functions = ["unused", "later", "method", ["asked", "return false"]] as const;
  const unused = { feature: { used: /x/, functions, statements: ["unused.prototype."] } };
  const code = [
    "function used() { const later = () => { return 1; }; return later(); }",
    "function unused() { return 2; }",
    "unused.prototype.go = used;",
    "class Kept { method() { return 3; } asked() { return 4; } other() { return 5; } }",
  ].join("\n");
  expect(withoutUnused(code, unused, "lib")).toBe(
    [
      "function used() { const later = () => {}; return later(); }",
      "function unused() {}",
      "",
      "class Kept { method() {} asked() {return false} other() { return 5; } }",
    ].join("\n"),
  );
});

it.each([
  ["has none", "function used() {}"],
  ["has two", "function gone() {} class Kept { gone() {} }"],
])("a version of a library that %s of what would be left out stops the build", (_what, code) => {
  const unused = { feature: { used: /x/, functions: ["gone"] } };
  expect(() => withoutUnused(code, unused, "lib")).toThrow("This version of lib has not exactly one gone");
});

it.each(Object.entries(unusedIn))("the installed version of %s has what is left out", (module, unused) => {
  expect(withoutUnused(library(module), unused, module).length).toBeLessThan(library(module).length);
});
