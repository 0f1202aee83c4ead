import { isObject, type Json } from "#kernel/json.ts";

/** Longest line in which an object or array is kept together. */
const width = 120;

/** JSON as a person would write it: short values are on one line, the outermost object never is. */
export function jsonText(value: Json): string {
  return `${writtenJson(value, "", true)}\n`;
}

/** A value after `indent`; `open`: never on one line. */
export function writtenJson(value: Json, indent: string, open = false): string {
  const short = onOneLine(value);
  if (!open && indent.length + short.length <= width) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((entry) => inner + writtenJson(entry, inner)).join(",\n")}\n${indent}]`;
  if (!isObject(value) || Object.keys(value).length === 0) return short;
  return `{\n${Object.entries(value)
    .map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${writtenJson(entry, inner)}`)
    .join(",\n")}\n${indent}}`;
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
