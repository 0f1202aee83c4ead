import type { Values } from "./phrases.ts";

/**
 * Writes values into a text without the text engine: for what is said when there may be no connection to bring it. It
 * knows no plurals.
 */
export function writeIn(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
