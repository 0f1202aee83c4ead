import type { GeneratedFile } from "../generated-file.ts";
import { endpoints, handlers } from "./calls.ts";
import { languages } from "./languages.ts";
import { widgetComponents, widgetDescriptions } from "./widgets.ts";

/**
 * Lists of what lies in a folder. They are made of file names and texts alone: the code that would have to be imported
 * may not load while a list is out of date.
 */
export function indexes(): GeneratedFile[] {
  return [widgetDescriptions(), widgetComponents(), endpoints(), handlers(), languages()];
}
