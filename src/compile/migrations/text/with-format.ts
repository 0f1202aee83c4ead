import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { byteOrderMark } from "./read-json.ts";
import type { LayerTexts } from "../migrate-layer.ts";
import { spaceBefore } from "./lines.ts";

/** The layer's files with the format written into its brand.json, which is created if missing. */
export function withFormat(id: string, texts: LayerTexts, format: number): LayerTexts {
  const file = `brands/${id}/brand.json`;
  const text = texts[file];
  return { ...texts, [file]: text === undefined ? `{\n  "format": ${format}\n}\n` : written(text, format) };
}

function written(text: string, format: number): string {
  if (text.startsWith(byteOrderMark)) return byteOrderMark + written(text.slice(1), format);
  const root = parseTree(text);
  if (root?.type !== "object") return text;
  const current = findNodeAtLocation(root, ["format"]);
  if (current) return text.slice(0, current.offset) + format + text.slice(current.offset + current.length);
  const [first] = root.children ?? [];
  const { offset, length } = root;
  if (!first) return `${text.slice(0, offset)}{ "format": ${format} }${text.slice(offset + length)}`;
  const line = `${spaceBefore(text, first.offset)}"format": ${format}`;
  const isSchema = first.children?.[0]?.value === "$schema";
  const end = isSchema ? first.offset + first.length : offset + 1;
  return `${text.slice(0, end)}${isSchema ? `,${line}` : `${line},`}${text.slice(end)}`;
}
