import { currentFormat } from "#descriptor/format.ts";
import { brand } from "#descriptor/brand.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { nearest } from "#kernel/near.ts";
import type { FileFinding } from "../layer/layer.ts";
import type { SourceFile } from "./source-file.ts";

const known: ReadonlySet<string> = new Set(Object.keys(brand.shape));

/** The format that a brand.json declares, 1 if it declares none; undefined if it is invalid, or its key misspelt. */
export function formatIn(content: unknown): number | undefined {
  const format = isObject(content) ? content["format"] : undefined;
  if (format === undefined || format === null) return isObject(content) && isMisspelt(content) ? undefined : 1;
  return typeof format === "number" && Number.isInteger(format) && format >= 1 ? format : undefined;
}

/** Whether an unknown key was meant to declare the format: that key is the mistake, not an old format. */
function isMisspelt(content: JsonObject): boolean {
  return Object.keys(content).some((key) => !known.has(key) && nearest(key, known) === "format");
}

/** The only finding about a layer that is not in the current format. */
export function wrongFormat(layer: string, file: SourceFile): FileFinding | undefined {
  const format = formatIn(file.value);
  if (format === undefined || format === currentFormat || file.problems.length > 0) return undefined;
  const isOld = format < currentFormat;
  return {
    rule: isOld ? "old-format" : "newer-format",
    layer,
    file,
    path: ["format"],
    at: "value",
    message: isOld
      ? `The layer "${layer}" is in format ${format}; the current format is ${currentFormat}.`
      : `The layer "${layer}" is in format ${format}, and this version of Livery reads formats up to ${currentFormat}.`,
    hint: isOld ? `Run: livery migrate ${layer}` : "Update Livery.",
  };
}
