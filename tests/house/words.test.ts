import { parseSync } from "@swc/core";
import { expect, test } from "vitest";
import { childrenOf, isRecord, type SyntaxNode } from "../../scripts/boundaries/syntax.ts";
import { filesLike, textOf } from "./support/tree.ts";

const readAloud = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "title",
  "alt",
  "placeholder",
  "label",
]);
const letters = /\p{L}/u;
/** What a component gets instead of text. */
const textKey = /^[a-z][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+$/;

/** The literal text of a component that should come from the text packs. */
function literalsIn(source: string): string[] {
  return literalsBelow(parseSync(source, { syntax: "typescript", tsx: true, target: "es2022" }));
}

function literalsBelow(node: unknown): string[] {
  return [...(isRecord(node) ? literalsAt(node) : []), ...childrenOf(node).flatMap(literalsBelow)];
}

function literalsAt(node: SyntaxNode): string[] {
  if (node.type === "JSXElement" || node.type === "JSXFragment") return childrenOf(node.children).flatMap(wordsOf);
  if (node.type !== "JSXAttribute" || !isRecord(node.name) || !readAloud.has(String(node.name.value))) return [];
  return wordsOf(node.value).filter((words) => !textKey.test(words));
}

/** The literal text that an expression can evaluate to, without calls and identifiers. */
function wordsOf(node: unknown): string[] {
  if (!isRecord(node)) return [];
  switch (node.type) {
    case "JSXText":
    case "StringLiteral":
      return letters.test(String(node.value)) ? [String(node.value).trim()] : [];
    case "TemplateLiteral":
      return childrenOf(node.quasis).flatMap((part) =>
        isRecord(part) && letters.test(String(part.raw)) ? [String(part.raw).trim()] : [],
      );
    case "JSXExpressionContainer":
    case "ParenthesisExpression":
      return wordsOf(node.expression);
    case "ConditionalExpression":
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case "BinaryExpression":
      return node.operator === "&&" || node.operator === "||" || node.operator === "??" || node.operator === "+"
        ? [...(node.operator === "&&" ? [] : wordsOf(node.left)), ...wordsOf(node.right)]
        : [];
    default:
      return [];
  }
}

test.each([
  ["text between tags", "<p>Hello</p>", ["Hello"]],
  ["text in braces", '<p>{"Hello"}</p>', ["Hello"]],
  ["one of two texts", '<p>{on ? "Yes" : t("no")}</p>', ["Yes"]],
  ["text behind a condition", '<p>{on && "Yes"}</p>', ["Yes"]],
  ["text around a value", "<p>{`${n} points`}</p>", ["points"]],
  ["a label that is read aloud", '<button aria-label="Close" type="button" />', ["Close"]],
  ["an alternative text", '<img alt={big ? "Logo" : ""} />', ["Logo"]],
  ["only symbols", "<p>• {value} ×</p>", []],
  ["a text key for a component", '<Section title="route.home">{t("home.title")}</Section>', []],
])("finds %s", (_, jsx, words) => {
  expect(literalsIn(`const view = ${jsx};`)).toEqual(words);
});

test("text comes from text keys, never from a component", () => {
  const found = filesLike("src", /\.tsx$/)
    .filter((file) => !file.endsWith(".test.tsx"))
    .flatMap((file) => literalsIn(textOf(file)).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});
