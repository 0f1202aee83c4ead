import type { GeneratedFile } from "../generated-file.ts";
import { endpoints, handlers } from "./calls.ts";
import { languages } from "./languages.ts";
import { widgetComponents, widgetDescriptions } from "./widgets.ts";

/**
 * Indexes of folders. They are made from file names and source text only, because the code may not load while an index
 * is out of date.
 */
export function indexes(): GeneratedFile[] {
  return [widgetDescriptions(), widgetComponents(), endpoints(), handlers(), languages()];
}
