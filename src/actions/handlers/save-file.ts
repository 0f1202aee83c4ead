import { saveBlob } from "#ui/save-blob.ts";
import type { ActionHandler } from "../action-handler.ts";
import { boundValues } from "../bound-values.ts";
import { withAnswer } from "../resolved-query.ts";

/** Saves a text as a file. What it contains its name says: a browser that knew its type would show it instead. */
export const saveFile: ActionHandler<"save-file"> = async ({ name, content }, context) => {
  const given = await boundValues(withAnswer({ name, content }, context.subject.answer), context);
  const text = new Blob([String(given["content"] ?? "")], { type: "application/octet-stream" });
  saveBlob(text, String(given["name"] ?? ""));
};
