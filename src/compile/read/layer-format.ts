import { currentFormat } from "#descriptor/format.ts";
import { isObject } from "#kernel/json.ts";
import type { FileFinding } from "../layer/layer.ts";
import type { SourceFile } from "./source-file.ts";

/** The format that a brand.json declares, 1 if it declares none; undefined if it is invalid. */
export function formatIn(content: unknown): number | undefined {
  const format = isObject(content) ? content["format"] : undefined;
  if (format === undefined || format === null) return 1;
  return typeof format === "number" && Number.isInteger(format) && format >= 1 ? format : undefined;
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
