import { jsonText } from "#cli/new/json-text.ts";
import type { Json } from "#kernel/json.ts";

/** A value as a block of JSON, laid out as brand files are. */
export function code(value: unknown): string {
  return codeOf(jsonText(value as Json));
}

/** A text that is JSON, or meant to be, as a block. */
export function codeOf(text: string): string {
  return `\`\`\`json\n${text.trim()}\n\`\`\``;
}
