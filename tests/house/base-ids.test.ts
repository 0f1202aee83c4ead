import { parseSync } from "@swc/core";
import { expect, test } from "vitest";
import { z } from "zod";
import { childrenOf, isRecord, type SyntaxNode } from "../../scripts/boundaries/syntax.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { contract } from "#gateway/contract.ts";
import { listed, type Finding } from "./support/findings.ts";
import { filesLike, jsonOf, textOf } from "./support/tree.ts";

const idsOf = (file: string) => Object.keys(jsonOf(file) as object).filter((id) => !id.startsWith("$"));
const idsIn = (folder: string) => filesLike(folder, /\.json$/).map((file) => file.slice(folder.length + 1, -5));

/** The ids that base gives, and that another brand may rename. */
const ids = new Set([
  ...["routes", "menus", "access"].flatMap((section) => idsOf(`brands/base/${section}.json`)),
  ...["screens", "forms"].flatMap((folder) => idsIn(`brands/base/${folder}`)),
]);
/** The ids that stand inside these. Many are also words of the contract, so only lookups by them count. */
const innerIds = new Set([
  ...idsOf("brands/base/rules.json"),
  ...idsIn("brands/base/forms").flatMap((id) => keysAt(`brands/base/forms/${id}.json`, "fields")),
  ...keysAt("brands/base/footer.json", "tabs"),
  ...idsOf("brands/base/menus.json").flatMap((id) => keysAt("brands/base/menus.json", id, "entries")),
]);
const calls = new Set(Object.keys(contract));

function keysAt(file: string, ...steps: string[]): string[] {
  const at = steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), jsonOf(file));
  return isRecord(at) ? Object.keys(at) : [];
}

/** Keys, attributes and parameters by which code names an entry of a brand. */
const naming = new Set(["to", "route", "screen", "form", "menu", "access", "replace"]);
/** Maps of a site whose entries are a brand's. */
const maps = new Set(["routes", "screens", "forms", "menus", "access"]);
const innerMaps = new Set(["rules", "fields", "tabs", "entries"]);

const literalOf = (node: unknown): string | undefined =>
  isRecord(node) && node.type === "StringLiteral" ? String(node.value) : undefined;
const nameOf = (node: unknown): string | undefined =>
  isRecord(node) ? String((isRecord(node.property) ? node.property.value : node.value) ?? "") : undefined;

/** Every value that an expression can be. */
function literalsOf(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const literal = literalOf(node);
  if (literal !== undefined) return [literal];
  if (node.type === "ConditionalExpression") return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === "BinaryExpression") return [...literalsOf(node.left), ...literalsOf(node.right)];
  return ["JSXExpressionContainer", "ParenthesisExpression"].includes(String(node.type))
    ? literalsOf(node.expression)
    : [];
}

/** The ids of base that code names at a node, and calls that it compares or collects instead of making them. */
function namedAt(node: SyntaxNode): string[] {
  const known = (all: ReadonlySet<string>, names: readonly string[]) => names.filter((name) => all.has(name));
  switch (node.type) {
    case "KeyValueProperty":
    case "JSXAttribute": {
      const key = nameOf(node.type === "JSXAttribute" ? node.name : node.key) ?? "";
      const isKey = key === "queryKey" && isRecord(node.value) && node.value.type === "ArrayExpression";
      const collected = isKey ? childrenOf(node.value) : [];
      return naming.has(key) ? known(ids, literalsOf(node.value)) : known(calls, collected.flatMap(callsIn));
    }
    case "MemberExpression": {
      const computed =
        isRecord(node.property) && node.property.type === "Computed" ? node.property.expression : undefined;
      const map = nameOf(node.object) ?? "";
      if (innerMaps.has(map)) return known(innerIds, literalsOf(computed));
      return maps.has(map) ? known(ids, literalsOf(computed)) : [];
    }
    case "BinaryExpression": {
      const sides = [node.left, node.right];
      const about = sides.map(nameOf).find((name) => name !== undefined && (naming.has(name) || name === "call"));
      return about === undefined ? [] : known(about === "call" ? calls : ids, sides.flatMap(literalsOf));
    }
    default:
      return [];
  }
}

function callsIn(node: unknown): string[] {
  return childrenOf(node).flatMap((entry) => (isRecord(entry) ? literalsOf(entry.expression ?? entry) : []));
}

/** Lists of calls by name: what follows from a call is declared at its endpoint. */
function listAt(node: SyntaxNode): string[] {
  if (node.type !== "ArrayExpression") return [];
  const names = callsIn(node.elements);
  return names.length > 1 && names.every((name) => calls.has(name)) ? names : [];
}

function namedIn(file: string, text: string): Finding[] {
  const visit = (node: unknown): string[] => [
    ...(isRecord(node) ? [...namedAt(node), ...listAt(node)] : []),
    ...childrenOf(node).flatMap(visit),
  ];
  const found = visit(parseSync(text, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" }));
  return found.map((name) => ({ file, line: lineOf(text, name), found: `"${name}"` }));
}

function lineOf(text: string, name: string): number {
  return text.slice(0, text.indexOf(`"${name}"`)).split("\n").length;
}

/** Examples in descriptions are what an operator copies: they name entries of base. */
const engine = filesLike("src", /\.tsx?$/).filter(
  (file) =>
    file !== "src/gateway/call-effects.ts" &&
    !/\.test\.tsx?$|^src\/(?:cli|descriptor\/widgets|gateway\/endpoints|compile\/fixtures)\//.test(file),
);

test.each([
  ['run({ action: "navigate", to: "login" })', ["login"]],
  ['const a = <RouteLink to={session ? "memberHome" : "login"} />;', ["memberHome", "login"]],
  ['const path = site.routes["home"]?.path;', ["home"]],
  [
    'if (form.fields["captcha"] && brand.footer.tabs["deposit"]) show(site.rules["email"]);',
    ["captcha", "deposit", "email"],
  ],
  ['if (refusal.to === "login") leave();', ["login"]],
  ['if (lobby.call !== "gameList") leave();', ["gameList"]],
  ['const changed = ["wallet", "merchantWallet"];', ["wallet", "merchantWallet"]],
  ['run({ action: "navigate", to: places.signIn }); send("login", input); x({ header: "home" });', []],
])("%s names %j", (text, names) =>
  expect(namedIn("a.tsx", text).map(({ found }) => found.replaceAll('"', ""))).toEqual(names),
);

test("there are ids of base to look for", () => {
  expect(ids.size).toBeGreaterThan(60);
  expect(innerIds.size).toBeGreaterThan(40);
});

test("no id of base is named by the engine's code, and calls are not listed or compared by name", () => {
  expect(listed(engine.flatMap((file) => namedIn(file, textOf(file))))).toEqual([]);
});

test("no default of a widget's options names an entry of base", () => {
  const descriptions = filesLike("src/descriptor/widgets", /\.ts$/).map((file): [string, string] => [
    file,
    textOf(file)
      .replace(/\n {2}calls: .*/, "")
      .replace(/\n {2}example: [\s\S]*$/, "\n});"),
  ]);
  expect(listed(descriptions.flatMap(([file, text]) => namedIn(file, text)))).toEqual([]);
});

test("no default of a widget's options names a call", () => {
  const defaultsIn = (schema: unknown): unknown[] => [
    ...(isRecord(schema) && "default" in schema ? [schema["default"]] : []),
    ...childrenOf(schema).flatMap(defaultsIn),
  ];
  const namesCall = (value: unknown): boolean =>
    (isRecord(value) && "call" in value) || childrenOf(value).some(namesCall);
  expect(namesCall(defaultsIn({ a: [{ default: { source: { call: "wallet" } } }] }))).toBe(true);
  const wrong = Object.values(widgetDescriptions).filter(({ options }) =>
    namesCall(defaultsIn(z.toJSONSchema(options, { io: "input" }))),
  );
  expect(wrong.map(({ type }) => type)).toEqual([]);
});
