import type { Values } from "./phrases.ts";

/** Inserts values into a text without the text engine: for messages about a lost connection. It knows no plurals. */
export function writeIn(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
