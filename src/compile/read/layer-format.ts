import { currentFormat } from "#descriptor/format.ts";
import { isObject } from "#kernel/json.ts";
import type { FileFinding } from "../layer/layer.ts";
import type { SourceFile } from "./source-file.ts";

/** The format that the content of a brand.json says, 1 where it says none; undefined where that is no format. */
export function formatIn(content: unknown): number | undefined {
  const said = isObject(content) ? content["format"] : undefined;
  if (said === undefined || said === null) return 1;
  return typeof said === "number" && Number.isInteger(said) && said >= 1 ? said : undefined;
}

/** What is to say of a layer that is not in the current format: nothing else can be said of it then. */
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
