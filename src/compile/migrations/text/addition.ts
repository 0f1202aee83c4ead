import type { Node } from "jsonc-parser";
import { isObject, type Json } from "#kernel/json.ts";
import type { Change } from "../change.ts";
import { spaceBefore } from "./lines.ts";
import { endOf, type TextEdit } from "./text-edit.ts";

/** Properties that were not there, spaced as their neighbour is. Comments and commas around them stay where they are. */
export function addition({ entries, after }: Extract<Change, { kind: "add" }>, around: Node, text: string): TextEdit[] {
  const written = Object.entries(entries).map(property);
  const siblings = around.children ?? [];
  const previous = siblings.find(({ children }) => after !== undefined && children?.[0]?.value === after);
  const neighbour = previous ?? siblings[0];
  if (!neighbour) return [inserted(around.offset + 1, ` ${written.join(", ")} `)];
  const space = spaceBefore(text, neighbour.offset);
  return previous
    ? [inserted(endOf(previous), written.map((one) => `,${space}${one}`).join(""))]
    : [inserted(around.offset + 1, written.map((one) => `${space}${one},`).join(""))];
}

function inserted(at: number, text: string): TextEdit {
  return { from: at, to: at, text };
}

/** A value in one line, spaced as a formatter does. */
export function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(property);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function property([key, value]: [string, Json]): string {
  return `${JSON.stringify(key)}: ${inline(value)}`;
}
