import { isObject, type Json } from "#kernel/json.ts";

/** Longest line in which an object or array is kept together. */
const width = 120;

/** How the lines of a file end, and how far each level is indented. */
export interface Layout {
  unit: string;
  lineEnd: string;
}

const usual: Layout = { unit: "  ", lineEnd: "\n" };

/** The layout of a file: that of its first indented line, and the usual one where it says nothing. */
export function layoutOf(text: string): Layout {
  return {
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? usual.unit,
    lineEnd: text.includes("\r\n") ? "\r\n" : usual.lineEnd,
  };
}

/** JSON as a person would write it: short values are on one line, the outermost object never is. */
export function jsonText(value: Json): string {
  return `${writtenJson(value, "", usual, true)}\n`;
}

/** A value after `indent`; `open`: never on one line. */
export function writtenJson(value: Json, indent: string, layout: Layout, open = false): string {
  const short = onOneLine(value);
  if (!open && indent.length + short.length <= width) return short;
  const { unit, lineEnd } = layout;
  const inner = indent + unit;
  const lines = (entries: readonly string[]) =>
    lineEnd + entries.map((entry) => inner + entry).join(`,${lineEnd}`) + lineEnd + indent;
  if (Array.isArray(value)) return `[${lines(value.map((entry) => writtenJson(entry, inner, layout)))}]`;
  if (!isObject(value) || Object.keys(value).length === 0) return short;
  return `{${lines(Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${writtenJson(entry, inner, layout)}`))}}`;
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
